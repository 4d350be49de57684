import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { selectionYearName, selectionYearOf } from '#domain/council/selection/selectionYear.ts';
import { expectAccessible, picture, VIEWPORTS, visit } from '../../support/browser/browser.ts';
import { expectUsableLayout } from '../../support/browser/panelLayout.ts';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { PanelUser } from '../../support/browser/panelUser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { signInToStorage } from '../../support/browser/signInToStorage.ts';
import { ApiClient } from '../../support/product/ApiClient.ts';
import { SEED_PASSWORD, seedPanel } from '../../support/product/panelSeed.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);
const YEAR = selectionYearOf(Date.now());
const PLAN = 'Uma rampa para todos';

beforeAll(async () => {
  const { base } = fixture.product;
  await seedPanel(base, fixture.password);
  const admin = await new ApiClient(base).signIn('admin', fixture.password);
  for (const { team } of await admin.get<{ team: string }[]>('/get-proposals/all')) {
    await admin.send('POST', `/proposal/${team}/submit`);
  }
});

/** Checks a state of a page at a laptop's and at a phone's width. */
async function look(page: Page, name: string): Promise<void> {
  for (const size of ['laptop', 'phone'] as const) {
    await page.setViewportSize(VIEWPORTS[size]);
    await picture(page, `selecao-${name}-${size}`);
    await expectUsableLayout(page, `${name}, ${size}`);
  }
  await page.setViewportSize(VIEWPORTS.laptop);
}

async function judge(user: PanelUser, plan: string | RegExp, scores: readonly number[]): Promise<void> {
  await user.row(plan).getByRole('button', { name: /^Ler/ }).click();
  const dialog = user.dialog(/^Proposta de/);
  for (const [index, criterion] of ['Serve a comunidade', 'É possível fazer', 'É justa'].entries()) {
    const group = dialog.getByRole('group', { name: criterion });
    await group.getByLabel(String(scores[index]), { exact: true }).check({ force: true });
  }
  await dialog.getByLabel('Em poucas palavras').fill('Faz falta.');
  if (plan === PLAN) await look(user.page, 'opiniao');
  await user.button('Guardar a opinião').click();
  await user.dismissToast('A sua opinião está guardada.');
}

it('plans are drawn among readers, judged, chosen, published, hidden and withdrawn', async () => {
  const { base } = fixture.product;
  const admin = await people.visit('administrator', 'laptop');
  const storageState = await signInToStorage(base, 'vizinha', SEED_PASSWORD);
  const vera = await visit(fixture.browser, 'laptop', { storageState });
  const public_ = await visit(fixture.browser, 'laptop');
  const reader = new PanelUser(vera.page, base);

  await admin.user.open('/panel/solar-systems/proposals', 'Propostas');
  await admin.page.getByRole('link', { name: 'Seleção de maio' }).click();
  await admin.user.waitForPage('Seleção de maio');
  await admin.user.row(PLAN).getByText('Sem leitores').waitFor();
  await look(admin.page, 'por-ler');

  await admin.user.button('Sortear leitores').click();
  for (const name of [/^admin /, /^Vera Vizinha/, /^Professor de Demonstração/])
    await admin.page.getByRole('dialog').getByLabel(name).check();
  await look(admin.page, 'sorteio');
  await admin.user.button('Sortear').click();
  await admin.user.dialog('Leituras sorteadas').getByText('4 leituras sorteadas.').waitFor();
  await expectAccessible(admin.page, 'the drawn readers');
  await admin.user.button('Fechar').last().click();

  await reader.open('/panel/solar-systems/proposals', 'Propostas');
  await vera.page.getByRole('link', { name: 'Ler propostas (1)' }).click();
  await reader.waitForPage('Ler propostas');
  await look(vera.page, 'leituras');
  await judge(reader, PLAN, [5, 4, 4]);
  await reader.row(PLAN).getByText('Lida por si').waitFor();
  await admin.user.open('/panel/selection/readings', 'Ler propostas');
  await judge(admin.user, 'Uma rampa', [5, 5, 4]);
  await reader.open('/panel/selection/readings', 'Ler propostas');
  await reader.row(PLAN).getByRole('button', { name: /^Ver/ }).click();
  await vera.page.getByRole('article', { name: 'A opinião da outra pessoa' }).waitFor();
  await expectAccessible(vera.page, 'all judgements');

  await admin.user.open('/panel/selection', 'Seleção de maio');
  await admin.user.row(PLAN).getByText('Lida: média 4,5').waitFor();
  await admin.user
    .row(PLAN)
    .getByRole('button', { name: /^Pôr na lista final/ })
    .click();
  await admin.page.getByLabel('Porque foi escolhida').fill('Serve quem vive na rua da escola.');
  await look(admin.page, 'escolha');
  await admin.user.button('Pôr na lista final').click();
  await admin.user.dismissToast('A proposta está na lista final.');

  await public_.page.goto(`${base}/selecao/${YEAR}`);
  await public_.page.getByText(`A seleção de maio de ${YEAR} ainda não foi publicada.`).waitFor();
  await expectAccessible(public_.page, 'no result yet');
  await admin.user.button('Publicar o resultado').click();
  await admin.page.getByLabel(/^Escreva o ano letivo/).fill(selectionYearName(YEAR));
  await admin.page.getByText('1 proposta na lista final').waitFor();
  await look(admin.page, 'publicar');
  await admin.user.button('Publicar').click();
  await admin.user.dismissToast('O resultado está publicado.');
  await admin.page.getByRole('link', { name: 'Ver a página pública' }).waitFor();
  await look(admin.page, 'publicado');

  await public_.page.getByRole('button', { name: 'Ver de novo' }).click();
  await public_.page.getByRole('heading', { level: 1, name: `Seleção de maio de ${YEAR}` }).waitFor();
  await public_.page.getByText('Serve quem vive na rua da escola.').waitFor();
  for (const size of ['laptop', 'phone'] as const) {
    await public_.page.setViewportSize(VIEWPORTS[size]);
    await picture(public_.page, `selecao-publica-${size}`);
    await expectAccessible(public_.page, `the public page, ${size}`);
    const overflow = await public_.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await public_.page.emulateMedia({ media: 'print' });
  await picture(public_.page, 'selecao-publica-papel');
  await public_.page.emulateMedia({ media: 'screen' });

  const teacher = await people.visit('teacher', 'laptop');
  await teacher.user.open('/panel', /^Olá/);
  await teacher.page.getByText('foi escolhida na seleção de maio', { exact: false }).waitFor();
  await look(teacher.page, 'inicio');
  await teacher.user.navigate('/panel/moderation?kind=proposals&part=all', 'Moderação');
  await teacher.user.row(PLAN).getByRole('button', { name: 'Esconder' }).click();
  await public_.page.reload();
  await public_.page.getByText('Nenhuma das propostas escolhidas está à vista neste momento.').waitFor();

  await admin.user.button('Retirar o resultado').click();
  await admin.page.getByLabel('Motivo').fill('Escondida por engano.');
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Retirar o resultado' }).click();
  await admin.user.dismissToast('O resultado já não está publicado.');
  await public_.page.reload();
  await public_.page.getByText('ainda não foi publicada', { exact: false }).waitFor();
  for (const { errors, context } of [admin, vera, public_, teacher]) {
    expect(errors).toEqual([]);
    await context.close();
  }
}, 240_000);

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { expectAccessible, picture, VIEWPORTS, type Viewport, visit } from '../../support/browser/browser.ts';
import { expectFitsSizes } from '../../support/browser/panelLayout.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TestPlatform } from '../../support/lti/testPlatform.ts';
import { freePort } from '../../support/product/freePort.ts';

/** The game opened from a learning platform of another site: registration, a teacher, content, a pupil, marks and names. */

const port = await freePort();
// The platform is at 127.0.0.1, which is another site than localhost, as in a school.
const base = `http://localhost:${port}`;
const platform = await TestPlatform.start();
platform.tool = {
  login: `${base}/api/lti/login`,
  launch: `${base}/api/lti/launch`,
  deepLink: `${base}/api/lti/deep-link`,
};
platform.redirectUris = [platform.tool.launch];
platform.toolKeysUrl = `${base}/api/lti/jwks`;
const folder = mkdtempSync(join(tmpdir(), 'platforms-'));
writeFileSync(join(folder, 'sign-in.json'), JSON.stringify({ publicUrl: base, privatePlatforms: ['127.0.0.1'] }));
const fixture = productUnderTest({ port, env: () => ({ SIGN_IN_CONFIG: join(folder, 'sign-in.json') }) });
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const SIZES = ['laptop', 'tablet', 'portrait', 'phone'] as const satisfies readonly Viewport[];
/** Written into every page that shows it: it must stay text. */
const NAME = 'Moodle <img src=x onerror=alert(1)>';
const TEACHER = { sub: 'docente', role: 'Instructor' } as const;
const PUPIL = { sub: 'aluna', role: 'Learner', given_name: 'Rita' } as const;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const fitsWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

async function signedIn(user: string) {
  const visitor = await visit(fixture.browser, 'laptop');
  visitor.page.setDefaultTimeout(9_000);
  await visitor.page.goto(`${base}/login`);
  await submitSignInForm(visitor.page, user, fixture.password);
  await heading(visitor.page, /^Olá/).waitFor();
  return visitor;
}

/** Opens a dialog by keyboard, and leaves it by Escape with the focus where it was. */
async function questionIsAccessible(page: Page, action: RegExp, title: string): Promise<void> {
  const button = page.getByRole('button', { name: action });
  await button.press('Enter');
  await page.getByRole('dialog', { name: title }).waitFor();
  await picture(page, `plataformas-${title}`);
  await expectAccessible(page, `plataformas-${title}`);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
}

it('an administrator registers a platform by keyboard, and renews the key', async () => {
  const { page, context, errors } = await signedIn('admin');
  await page.getByRole('link', { name: 'Entrada e segurança' }).click();
  await page.getByRole('link', { name: 'Plataformas de ensino' }).click();
  await page.getByText(`${base}/api/lti/jwks`).waitFor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: base });
  await page.getByRole('button', { name: /^Copiar Endereço das chaves/ }).press('Enter');
  await page.getByText('Copiado: Endereço das chaves').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${base}/api/lti/jwks`);
  await expectFitsSizes(page, 'plataformas-vazias', [...SIZES].reverse());
  await page.getByRole('button', { name: 'Registar uma plataforma' }).focus();
  await page.keyboard.press('Enter');
  const { name: _, trustsEmail: __, emailDomains: ___, ...registration } = platform.registration();
  await page.getByLabel('Nome').fill(NAME);
  await page.getByLabel('Platform ID (issuer)').fill(registration.issuer);
  await page.getByLabel('Client ID').fill(registration.clientId);
  await page.getByLabel('Authentication request URL').fill('http://evil.example/');
  await page.getByLabel('Access token URL').fill(registration.tokenUrl);
  await page.getByLabel('Public keyset URL').fill(registration.jwksUrl);
  await page.getByLabel('Deployment ID').fill(String(registration.deploymentIds));
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Tem de ser um endereço https://').first().waitFor();
  await picture(page, 'plataformas-registar');
  await expectAccessible(page, 'plataformas-registar');
  await page.getByLabel('Authentication request URL').fill(registration.authorizeUrl);
  const trust = page.getByRole('checkbox', { name: /dá os endereços de email/ });
  await trust.check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Falta o domínio destes endereços.').first().waitFor();
  await page.getByLabel('Domínios destes endereços').fill('escola.example');
  await picture(page, 'plataformas-confiar');
  await expectAccessible(page, 'plataformas-confiar');
  await trust.uncheck();
  await page.getByLabel('Client ID').press('Enter');
  await page.getByText(NAME).first().waitFor();
  await page.getByRole('button', { name: 'Mudar a chave' }).click();
  await expectAccessible(page, 'plataformas-chave');
  await page.getByRole('dialog').getByRole('button', { name: 'Mudar a chave' }).click();
  await page.getByText('A nova já está publicada').waitFor();
  expect(await page.getByRole('button', { name: 'Mudar a chave' }).count()).toBe(0);
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(VIEWPORTS[size]);
    await page.getByRole('button', { name: /^Retirar / }).scrollIntoViewIfNeeded();
    await picture(page, `plataformas-registada-${size}`);
    await fitsWidth(page);
  }
  for (const [action, title] of [
    ['Alterar', 'Alterar a plataforma'],
    ['Retirar', 'Retirar a plataforma'],
  ] as const) {
    await questionIsAccessible(page, new RegExp(`^${action} `), title);
  }
  // The address and the missing domain that were refused on purpose.
  expect(errors.filter((error) => !/400|https:|Falta o domínio/.test(error))).toEqual([]);
  await context.close();
});

it('a teacher opens the game from a frame in a tab of its own, links her account and binds the activity', async () => {
  platform.next = { member: TEACHER, resourceLinkId: 'atividade', services: true };
  const { page, context } = await signedIn('professor');
  await page.goto(`${platform.url}/course`);
  const frame = page.frameLocator('iframe');
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Abrir o jogo num separador novo' }).click();
  const tab = await opened;
  await tab.getByRole('heading', { name: `Ligar a conta de ${NAME}` }).waitFor();
  await picture(tab, 'plataformas-ligar-conta');
  await expectAccessible(tab, 'plataformas-ligar-conta');
  await tab.getByRole('button', { name: 'Ligar', exact: true }).press('Enter');
  const dialog = tab.getByRole('dialog', { name: `Ligar a conta de ${NAME}` });
  await dialog.getByLabel('Palavra-passe atual').fill(fixture.password);
  await picture(tab, 'plataformas-palavra-passe');
  await expectAccessible(tab, 'plataformas-palavra-passe');
  await dialog.getByRole('button', { name: 'Ligar', exact: true }).press('Enter');
  await tab.getByText('A conta da plataforma está ligada!').waitFor();
  await tab.close();
  await page.reload();
  const again = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Abrir o jogo num separador novo' }).focus();
  await page.keyboard.press('Enter');
  const choice = await again;
  await heading(choice, 'Ligar a atividade').waitFor();
  await expectFitsSizes(choice, 'plataformas-turma', SIZES);
  await choice.getByLabel('Turma ou equipa').selectOption({ label: 'A turma 8.º A' });
  await choice.getByRole('button', { name: 'Ligar e entrar' }).press('Enter');
  await heading(choice, 'Olá Professor de Demonstração!').waitFor();
  await context.close();
});

it('a pupil chooses a team and plays, although another team is signed in on this tablet', async () => {
  platform.next = { member: PUPIL, resourceLinkId: 'atividade', services: true };
  const visitor = await visit(fixture.browser, 'tablet');
  const { page, context } = visitor;
  await page.goto(`${base}/login`);
  await submitSignInForm(page, 'demo-dh', fixture.password);
  await page.waitForURL('**/game');
  await page.goto(`${platform.url}/course?janela`);
  await page.getByRole('link', { name: 'Abrir a atividade' }).click();
  await page.getByText('Em que equipa jogas?').waitFor();
  await picture(page, 'plataformas-equipa');
  await expectAccessible(page, 'plataformas-equipa');
  await fitsWidth(page);
  const chosen = page.getByRole('radio', { name: /Interculturalidade/ });
  await chosen.focus();
  await page.keyboard.press('Space');
  expect(await chosen.isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/game');
  const profile = await page.evaluate(async () => {
    const token =
      Object.values({ ...localStorage })
        .join(' ')
        .match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)?.[0] ?? '';
    const reply = await fetch('/api/profile', { headers: { authorization: token } });
    return (await reply.json()).username as string;
  });
  expect(profile).toBe('demo-ic');
  await context.close();
});

it('a double click in the platform opens two tabs, and both go on', async () => {
  platform.next = { member: { sub: 'outro', role: 'Learner' }, resourceLinkId: 'atividade' };
  const { page, context } = await visit(fixture.browser, 'tablet');
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto(`${platform.url}/course?janela`);
  for (const tab of [page, second]) {
    await tab.getByRole('link', { name: 'Abrir a atividade' }).click();
    await tab.getByText('Em que equipa jogas?').waitFor();
  }
  // The first page is answered last.
  for (const [tab, name] of [
    [second, /Direitos Humanos/],
    [page, /Interculturalidade/],
  ] as const) {
    await tab.getByRole('radio', { name }).check();
    await tab.getByRole('button', { name: 'Entrar' }).click();
    await tab.waitForURL('**/game');
  }
  await context.close();
});

it('a teacher sends marks and brings names', async () => {
  platform.members = [
    PUPIL,
    { sub: 'b', role: 'Learner', given_name: 'Zé' },
    { sub: 'c', role: 'Learner', name: 'Ana Sá' },
  ];
  const { page, context, errors } = await signedIn('professor');
  await page.goto(`${base}/panel/platforms`);
  const send = page.getByRole('button', { name: 'Enviar notas' });
  await send.waitFor();
  await expectFitsSizes(page, 'plataformas', SIZES);
  await send.click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByText('Não chegaram pontos de ninguém.').waitFor();
  await page.getByText('A equipa ainda não tem nenhuma missão avaliada.').waitFor();
  await expectFitsSizes(page, 'plataformas-notas', SIZES);
  await page.keyboard.press('Escape');
  await questionIsAccessible(page, /^Esquecer/, 'Esquecer as equipas escolhidas');
  await questionIsAccessible(page, /^Desligar/, 'Desligar a atividade');
  await page.getByRole('button', { name: 'Trazer a lista' }).click();
  await page.getByText('Ana, Rita, Zé').waitFor();
  await expectFitsSizes(page, 'plataformas-lista', SIZES);
  await page.getByRole('button', { name: 'Formar equipas com estes nomes' }).click();
  await heading(page, 'Importar turmas e equipas').waitFor();
  expect(await page.getByRole('textbox').first().inputValue()).toBe('Ana\nRita\nZé');
  expect(errors).toEqual([]);
  await context.close();
});

it('a teacher chooses a solar system inside the frame of the platform', async () => {
  platform.next = { member: TEACHER, resourceLinkId: null };
  const { page, context } = await visit(fixture.browser, 'laptop');
  await page.goto(`${platform.url}/course`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { name: 'Escolher o que a plataforma mostra' }).waitFor();
  const [kept] = (await context.cookies()).filter(({ name }) => name.startsWith('plataforma-'));
  expect(kept).toBeDefined();
  // What a browser without partitions kept of the same step, which it sends as well.
  await context.addCookies([
    { name: kept?.name ?? '', value: 'antigo', url: `${base}/api/lti`, sameSite: 'None', secure: true },
  ]);
  await picture(page, 'plataformas-escolher');
  await frame.getByLabel('Sistema solar').selectOption({ label: 'Direitos Humanos' });
  await frame.getByRole('button', { name: 'Acrescentar à plataforma' }).click();
  await frame.getByRole('heading', { name: 'Atividade acrescentada' }).waitFor();
  expect(platform.returned).toHaveLength(1);
  await context.close();
});

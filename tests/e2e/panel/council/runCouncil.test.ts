import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Council } from '#contract/council/session/councils.ts';
import type { TeamCouncil } from '#contract/council/session/teamCouncil.ts';
import { picture, VIEWPORTS } from '../../../support/browser/browser.ts';
import { KeyboardPlayer } from '../../../support/browser/keyboardPlayer.ts';
import { expectFitsTablets, expectUsableLayout } from '../../../support/browser/panelLayout.ts';
import { PanelPeople, type PanelVisitor } from '../../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../../support/browser/productUnderTest.ts';
import { type ApiClient, createPlayedTeam } from '../../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);
const USERNAMES = ['alfa', 'beta', 'gama'] as const;
const teams: ApiClient[] = [];
let visitor: PanelVisitor;
let keys: KeyboardPlayer;

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  for (const username of USERNAMES) {
    const proposal = `O plano de ${username}: uma horta no pátio, regada à vez.`;
    await createPlayedTeam(teacher, username, { password: fixture.password, theme: 'ds', proposal });
    teams.push(await fixture.signInToApi(username));
  }
  visitor = await people.visit('teacher', 'laptop');
  keys = new KeyboardPlayer(visitor.page);
});

/** Returns the phases whose words do not fit into their box. */
const crampedPhases = (page: Page) =>
  page
    .getByRole('list', { name: 'Fases do conselho' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.flatMap((item) => {
        const name = [...item.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        if (name === undefined) return ['no name'];
        const words = document.createRange();
        words.selectNode(name);
        const [inner, outer] = [words.getBoundingClientRect(), item.getBoundingClientRect()];
        return inner.left < outer.left || inner.right > outer.right ? [name.textContent] : [];
      }),
    );

/** Returns the names of the tables that must be scrolled sideways. */
const tablesCutOff = (page: Page) =>
  page
    .locator('section:has(> table)')
    .evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.getAttribute('aria-label')),
    );

/** Returns the buttons of the bar that something covers, at any place to which the page is scrolled; a passing message may. */
const coveredButtons = (page: Page) =>
  page.getByRole('region', { name: 'Conduzir o conselho' }).evaluateAll(([bar]) => {
    if (bar === undefined) return [];
    const scroller = document.scrollingElement ?? document.documentElement;
    const covered = new Set<string>();
    for (let top = 0; top <= scroller.scrollHeight - scroller.clientHeight; top += 20) {
      scroller.scrollTop = top;
      for (const button of bar.querySelectorAll('button')) {
        const { left, top: y, width, height } = button.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, y + height / 2);
        const isMessage = seen?.closest('body > [role=status], body > [role=alert]');
        if (seen !== null && !isMessage && !bar.contains(seen)) covered.add(`${button.textContent} at ${top}`);
      }
    }
    scroller.scrollTop = 0;
    return [...covered];
  });

/** Checks a state of the page on a laptop, a phone and both ways of a tablet. */
async function checkState(page: Page, name: string): Promise<void> {
  await picture(page, `painel-conselho-${name}-laptop`);
  await expectUsableLayout(page, `${name}, laptop`);
  await expectFitsTablets(page, name);
  expect(await coveredButtons(page), name).toEqual([]);
  await page.setViewportSize(VIEWPORTS.phone);
  expect(await coveredButtons(page), `${name}, phone`).toEqual([]);
  await picture(page, `painel-conselho-${name}-phone`);
  await expectUsableLayout(page, `${name}, phone`);
  // The places by every rule are as many columns as there are rules.
  if (name !== 'resultado' && name !== 'fechado')
    expect(await tablesCutOff(page), `${name}, phone: cut off`).toEqual([]);
  await page.setViewportSize(VIEWPORTS.laptop);
}

const councilOf = async (team: ApiClient): Promise<TeamCouncil> => {
  const { council } = await team.get<{ council: TeamCouncil | null }>('/council-session');
  if (council === null) throw new Error('No council session is running.');
  return council;
};

/** Votes as a team: five stars for the plan of `favourite`, three for the others. */
async function vote(team: ApiClient, favourite: string): Promise<void> {
  const { _id, plans } = await councilOf(team);
  const others = plans.filter(({ mine }) => !mine);
  const stars = Object.fromEntries(others.map((plan) => [plan._id, plan.team.name === favourite ? 5 : 3]));
  await team.send('PUT', `/council-session/${_id}/ballot`, { ballot: { kind: 'stars', stars }, device: 'a', press: 1 });
}

describe.sequential('a council session in the panel, by keyboard', () => {
  const button = (name: string | RegExp) => visitor.page.getByRole('button', { name });
  const phase = (name: string) => visitor.page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  const next = async (name: string) => {
    await keys.activate(button(`Seguinte: ${name}`));
    await phase(name);
  };

  it('is prepared from Propostas', async () => {
    const { user, page } = visitor;
    await user.open('/panel/solar-systems/proposals', 'Propostas');
    await keys.activate(page.getByRole('link', { name: 'Preparar Conselho' }));
    await user.waitForPage('Preparar Conselho');
    await page.getByText('3 de 3 escolhidas').waitFor();
    await checkState(page, 'preparar');
    await keys.type(page.getByLabel('Minutos para Terra'), '0');
    await keys.activate(button('Preparar o conselho'));
    await page.getByText('Escreva de 1 a 90 minutos.').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await keys.type(page.getByLabel('Minutos para Terra'), '5');
    await keys.activate(button('Preparar o conselho'));
    await user.waitForPage('Conselho · 8.º A');
    await page.getByText('Está tudo pronto').waitFor();
    await checkState(page, 'preparado');
  });

  it('goes through all phases', async () => {
    const { page } = visitor;
    await keys.activate(button('Começar o conselho'));
    await phase('Apresentar');
    await keys.activate(button(/^Apresentar Equipa/));
    await page.getByText('Agora apresenta').waitFor();
    const first = await councilOf(teams[0] as ApiClient);
    const shown = first.plans.find(({ _id }) => _id === first.presenting);
    const other = teams[shown?.mine ? 1 : 0] as ApiClient;
    await other.send('PUT', `/council-session/${first._id}/plans/${shown?._id}/applause`, { count: 4 });
    await page.getByText('4 palmas').first().waitFor();
    await checkState(page, 'apresentar');

    await next('Ler');
    const reader = await councilOf(teams[0] as ApiClient);
    const given = reader.plans.find((plan) => plan.given);
    await (teams[0] as ApiClient).send('PUT', `/council-session/${reader._id}/plans/${given?._id}/read`, {
      read: true,
    });
    await page
      .getByRole('row', { name: /Equipa alfa.*1 de 2/ })
      .first()
      .waitFor();
    await checkState(page, 'ler');
    await next('Debater');
    await page.getByRole('table', { name: 'Comentários de cada proposta' }).waitFor();
    await checkState(page, 'debater');
    await keys.activate(button('Pausar'));
    await page.getByText('Em pausa').waitFor();
    await keys.activate(button('Retomar'));
    await page.getByText('Em pausa').waitFor({ state: 'detached' });

    await next('Votar');
    await vote(teams[1] as ApiClient, 'Equipa alfa');
    await page.getByText(/^1 de 3 equipas já respondeu$/).waitFor();
    await vote(teams[2] as ApiClient, 'Equipa alfa');
    await checkState(page, 'votar');
    await keys.activate(button('Seguinte: Resultado'));
    await page.getByRole('dialog').getByText('Falta 1 equipa: Equipa alfa.').waitFor();
    await keys.activate(button('Fechar a votação'));
    await phase('Resultado');
    await checkState(page, 'por-mostrar');
    await keys.activate(button('Mostrar resultado'));
    await page.getByRole('heading', { level: 3, name: 'Equipa alfa' }).waitFor();
    await checkState(page, 'resultado');

    await next('Terra');
    await page.getByRole('heading', { name: 'A proposta de Equipa alfa segue para a Terra' }).waitFor();
    await checkState(page, 'terra');
    await keys.activate(page.getByRole('button', { name: 'Submeter', exact: true }));
    await keys.activate(button('Sim, Submeter'));
    const success = page.getByRole('dialog', { name: 'Parabéns! Missão cumprida!' });
    await keys.activate(success.getByRole('button', { name: 'Fechar' }).last());
    await page.getByText('Submetida.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Abrir o dossiê');
    await keys.activate(button('Escrever a primeira entrada'));
    const dialog = page.getByRole('dialog', { name: 'Plano de Equipa alfa' });
    await keys.type(dialog.getByLabel(/^O que aconteceu/), 'O dossiê foi entregue à direção.');
    await dialog.getByLabel(/^Estado do plano/).selectOption('Pedido');
    await keys.activate(dialog.getByRole('button', { name: 'Guardar no diário' }));
    await dialog.getByText('Guardado no diário.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(/^1 entrada\. A última/).waitFor();
    expect(visitor.errors.splice(0)).toEqual([]);
  });

  it.each(['laptop', 'tablet', 'portrait', 'phone'] as const)('names its phases in full on a %s', async (device) => {
    const { page } = visitor;
    await page.setViewportSize(VIEWPORTS[device]);
    await page.getByRole('list', { name: 'Fases do conselho' }).waitFor();
    // The sidebar folds a moment after the window changes its size.
    await expect.poll(() => crampedPhases(page), { timeout: 10_000 }).toEqual([]);
    await page.setViewportSize(VIEWPORTS.laptop);
  });

  it('prints a certificate for every team', async () => {
    const { page, user } = visitor;
    await keys.activate(page.getByRole('link', { name: 'Certificados das equipas' }));
    await user.waitForPage('Certificados das equipas');
    await page.getByRole('article', { name: 'Certificado de Equipa alfa' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(3);
    await checkState(page, 'certificados');
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .getByRole('article')
      .evaluateAll((pages) => pages.map((one) => Math.round(one.getBoundingClientRect().height)));
    // The height of A4 landscape is 794 px; a page that is taller would print on two.
    expect(heights.every((height) => height > 700 && height <= 794)).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await keys.activate(page.getByRole('link', { name: 'Voltar ao conselho' }));
    await user.waitForPage('Conselho · 8.º A');
  });

  it('a change on another screen is told and shown', async () => {
    const { page } = visitor;
    const teacher = await fixture.signInToApi('professor');
    const id = page.url().split('/').at(-1) ?? '';
    const { revision } = await teacher.get<Council>(`/councils/${id}`);
    const pauseElsewhere = () => teacher.send('PUT', `/councils/${id}/step`, { step: 'pause', revision });
    await page.route('**/step', (route) => pauseElsewhere().then(() => route.continue()), { times: 1 });
    await keys.activate(button('Pausar'));
    await page.getByText('O conselho mudou entretanto noutro ecrã. Confirme e tente de novo.').waitFor();
    visitor.errors.splice(0);
  });

  it('is the next step of the class, closed, reopened, deleted and restored', async () => {
    const { page, user } = visitor;
    await user.open('/panel', /^Olá/);
    await keys.activate(page.getByRole('link', { name: 'Continuar o conselho da turma 8.º A' }));
    await phase('Terra');
    await keys.activate(button('Fechar conselho'));
    await keys.activate(button('Fechar o conselho'));
    await page.getByText('O conselho terminou').waitFor();
    await checkState(page, 'fechado');
    await keys.activate(button('Reabrir'));
    await phase('Terra');
    await keys.activate(page.getByRole('link', { name: 'Conselhos da turma' }));
    await user.waitForPage('Preparar Conselho');
    await checkState(page, 'lista');
    await keys.activate(button(/^Eliminar o conselho/));
    await keys.activate(button('Sim, Eliminar'));
    await page.getByText(/está na reciclagem/).waitFor();
    await keys.activate(button('Anular'));
    await page.getByText(/está de volta/).waitFor();
    // It comes back closed: the class may have another one by then.
    await page.getByRole('link', { name: /^Ver o conselho de/ }).waitFor();
    expect(visitor.errors).toEqual([]);
  });
});

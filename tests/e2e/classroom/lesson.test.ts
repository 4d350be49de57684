import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEME_IDS, type Theme } from '#domain/vocabulary.ts';
import { quizAnswers, textAnswers } from '../../support/app/gameAnswers.ts';
import {
  expectAccessible,
  expectOnlyFailedCalls,
  picture,
  type Viewport,
  type Visitor,
  visitToPlay,
} from '../../support/browser/browser.ts';
import { skipDrawing } from '../../support/browser/inPage.ts';
import { PanelPeople, type PanelVisitor } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { signInToStorage } from '../../support/browser/signInToStorage.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { eventually } from '../../support/eventually.ts';
import { type ApiClient, chooseInDilemma } from '../../support/product/ApiClient.ts';
import { ONE_PIXEL_PNG } from '../../support/product/onePixelPng.ts';

const FILES = JSON.stringify([{ name: 'mapa.png', content: `data:image/png;base64,${ONE_PIXEL_PNG}` }]);
const MEMBERS = ['Inês', 'Tomás', 'Beatriz', 'Duarte'];
const TEXT = 'Na nossa escola ouvimos primeiro e falamos depois.';
const MESSAGE = 'Antes de enviar, leiam o texto em voz alta.';
const TIMEOUT_MS = 60_000;
/** The link in the top bar asks every 15 seconds. */
const LINK_MS = 20_000;
/** The team whose device draws its stage in pictures. */
const DRAWN: TeamName = 'Andrómeda';

/** Four teams of one class, each further than the one before, on four devices. */
const TEAMS = [
  { name: 'Andrómeda', theme: 'ic', missions: 0, viewport: 'tablet' },
  { name: 'Pégaso', theme: 'dh', missions: 0, viewport: 'portrait' },
  { name: 'Nebulosa', theme: 'ds', missions: 1, viewport: 'laptop' },
  { name: 'Cometas', theme: 'ic', missions: 2, viewport: 'projector' },
] as const satisfies readonly { name: string; theme: Theme; missions: number; viewport: Viewport }[];
type Team = (typeof TEAMS)[number];
type TeamName = Team['name'];

const fixture = productUnderTest();
const people = new PanelPeople(fixture);

let api: ApiClient;
let classId: string;
let teacher: PanelVisitor;
const devices = new Map<TeamName, Visitor>();

const device = (name: TeamName): Visitor => {
  const visitor = devices.get(name);
  if (!visitor) throw new Error(`No device of ${name}`);
  return visitor;
};
const pageOf = (name: TeamName): Page => device(name).page;
const dialogOf = (name: TeamName, title: string): Locator => pageOf(name).getByRole('dialog', { name: title });
const tile = (name: TeamName): Locator =>
  teacher.page.getByRole('listitem').filter({ has: teacher.page.getByRole('heading', { level: 3, name }) });

async function look(page: Page, screen: string): Promise<void> {
  await picture(page, `aula-${screen}`);
  await expectAccessible(page, screen);
}

/** Creates the team and plays the training and its missions. */
async function createTeam({ name, theme, missions }: Team): Promise<void> {
  const username = usernameOf(name);
  await api.form('/create', {
    permissionWanted: '3',
    name,
    teamMembers: MEMBERS,
    username,
    password: fixture.password,
    schoolClass: classId,
    solarId: THEME_IDS[theme],
  });
  const team = await api.newClient().signIn(username, fixture.password);
  if (missions > 0 || name === 'Pégaso') {
    await team.form('/tutorial', { ship: '2', quiz: '1. Ouvir', texto: 'Somos a equipa.', files: FILES });
  }
  if (missions >= 1) await team.form('/answer-level-1', { answers: quizAnswers(theme) });
  if (missions >= 1) await chooseInDilemma(team, 1);
  if (missions >= 2) await team.form('/answer-level-2', { answers: textAnswers(theme, 2) });
}

function usernameOf(name: TeamName): string {
  return `aula-${name
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase()}`;
}

async function openDevice({ name, viewport }: Team): Promise<void> {
  const storageState = await signInToStorage(fixture.product.base, usernameOf(name), fixture.password);
  const options = { storageState, touch: viewport !== 'laptop', speed: 1 };
  const visitor = await visitToPlay(fixture.browser, viewport, options);
  // Pictures are of one device: the processor cannot draw four.
  if (name !== DRAWN) await visitor.context.addInitScript(skipDrawing);
  devices.set(name, visitor);
  await visitor.page.goto(`${fixture.product.base}/game`);
  await visitor.page.getByRole('main').waitFor({ timeout: TIMEOUT_MS });
}

/** Does it for all teams, one after the other: the processor has few cores. */
async function forAll(run: (name: TeamName) => Promise<void>): Promise<void> {
  for (const { name } of TEAMS) await run(name);
}

beforeAll(async () => {
  api = await fixture.signInToApi('professor');
  const { classes } = await api.get<{ classes: { _id: string }[] }>('/classes/all');
  classId = classes[0]?._id ?? '';
  for (const team of TEAMS) await createTeam(team);
  teacher = await people.visit('teacher', 'laptop');
});
afterAll(async () => {
  await teacher?.context.close();
  for (const { context } of devices.values()) await context.close();
});

describe.sequential('a lesson with a teacher and four teams', () => {
  it('the teacher chooses a plan and starts the first session', async () => {
    const { user, page } = teacher;
    await user.open(`/panel/aula?class=${classId}`, 'Aula em direto');
    await look(page, 'antes');
    await user.button('Escolher um plano').click();
    const dialog = user.dialog('Plano das aulas');
    await dialog.getByText('6 sessões').first().click();
    await look(page, 'plano');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await look(page, 'plano-de-hoje');
    await user.button('Começar a sessão 1 de 6').click();
    await page.getByText(/Sessão 1 de 6 · Minuto 0/).waitFor();
    await look(page, 'comecada');
    expect(teacher.errors.splice(0)).toEqual([]);
  });

  it('the teams say who is there, and get roles', async () => {
    for (const team of TEAMS) await openDevice(team);
    const asks = dialogOf('Andrómeda', 'Quem está hoje na nave?');
    await asks.waitFor({ timeout: TIMEOUT_MS });
    await asks.getByLabel('Duarte').tap();
    await look(pageOf('Andrómeda'), 'equipa-presencas');
    await asks.getByRole('button', { name: 'Distribuir as funções' }).tap();
    const roles = dialogOf('Andrómeda', 'As vossas funções nesta aula');
    await roles.getByText('Inês').first().waitFor();
    await look(pageOf('Andrómeda'), 'equipa-funcoes');
    await roles.getByRole('button', { name: 'Vamos!' }).tap();
    await tile('Andrómeda').getByText('3 de 4 presentes').waitFor();
    for (const name of ['Pégaso', 'Nebulosa', 'Cometas'] as const) {
      const dialog = dialogOf(name, 'Quem está hoje na nave?');
      await dialog.waitFor({ timeout: TIMEOUT_MS });
      await dialog.getByRole('button', { name: 'Saltar' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await look(teacher.page, 'presencas');
  });

  it('teams ahead of the class wait in orbit, until the teacher opens the missions', async () => {
    await dialogOf('Cometas', 'Em órbita, à espera da turma').waitFor();
    await forAll(async (name) => {
      const waits = await dialogOf(name, 'Em órbita, à espera da turma').count();
      expect({ name, waits }).toEqual({ name, waits: name === 'Andrómeda' ? 0 : 1 });
    });
    await look(pageOf('Cometas'), 'equipa-em-orbita');
    const worksheet = dialogOf('Cometas', 'Em órbita, à espera da turma').getByRole('link', { name: /^Ficha 3/ });
    expect(await worksheet.getAttribute('href')).toMatch(/^\/game\/open-pdf\/.+fs3$/);
    await tile('Cometas').getByText('À espera', { exact: true }).waitFor();

    await teacher.user.button(/^Ritmo:/).click();
    await teacher.page.getByRole('menuitem', { name: 'Todas as missões abertas' }).click();
    await teacher.user.dismissToast('Todas as missões abertas, para todas as equipas');
    for (const name of ['Pégaso', 'Nebulosa', 'Cometas'] as const) {
      await dialogOf(name, 'Em órbita, à espera da turma').waitFor({ state: 'detached' });
      await tile(name).getByText('À espera', { exact: true }).waitFor({ state: 'detached' });
    }
  });

  it('a team asks for help, and hears that the teacher comes', async () => {
    const { page } = device('Nebulosa');
    const hand = page.getByRole('button', { name: /Pedir ajuda|Ajuda/ }).first();
    await hand.click();
    await tile('Nebulosa')
      .getByText(/^Pede ajuda/)
      .waitFor();
    await look(teacher.page, 'mao');
    const link = teacher.page.getByRole('banner').getByRole('link', { name: /Aula em direto/ });
    await eventually(async () => expect(await link.textContent()).toMatch(/1/), LINK_MS);
    await tile('Nebulosa')
      .getByRole('button', { name: /^A caminho/ })
      .click();
    await page.getByRole('button', { name: 'Ajuda a caminho' }).first().waitFor();
    await look(page, 'equipa-ajuda-a-caminho');
    await tile('Nebulosa')
      .getByRole('button', { name: /^Baixar a mão/ })
      .click();
    await page.getByRole('button', { name: 'Pedir ajuda' }).first().waitFor();
  });

  it('a pause keeps what is typed and where the cursor is', async () => {
    const { page } = device('Andrómeda');
    const team = new TeamPlayer(page, async () => {});
    await team.untilWriting();
    await team.type(TEXT);
    await tile('Andrómeda')
      .getByText(/Treino · a escrever/)
      .waitFor();
    await tile('Andrómeda').getByText('8 palavras').waitFor();
    await look(teacher.page, 'a-escrever');
    await page.getByRole('textbox').focus();
    await teacher.user.button('Pausar').click();
    await teacher.page.getByRole('button', { name: 'Retomar', exact: true }).waitFor();
    await forAll(async (name) => {
      await dialogOf(name, 'Pausa: olhem para a frente').waitFor();
      await look(pageOf(name), `equipa-pausa-${name}`);
    });
    await page.keyboard.type(' Isto não conta.');
    await look(teacher.page, 'pausa');
    await teacher.user.button('Anular').click();
    await forAll((name) => dialogOf(name, 'Pausa: olhem para a frente').waitFor({ state: 'detached' }));
    expect(await page.getByRole('textbox').inputValue()).toBe(TEXT);
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    expect(await page.getByRole('textbox').inputValue()).toBe(`${TEXT}!`);
  });

  it('a message reaches all, also who was without a network', async () => {
    const away = device('Cometas');
    await away.context.setOffline(true);
    await teacher.user.button('Mensagem').click();
    const dialog = teacher.user.dialog('Mensagem às equipas');
    await dialog.getByRole('button', { name: MESSAGE }).click();
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    for (const name of ['Andrómeda', 'Pégaso', 'Nebulosa'] as const) {
      await pageOf(name).getByRole('alert').getByText(MESSAGE).waitFor();
    }
    await dialog.getByText('vista por 3 de').waitFor();
    await look(pageOf('Andrómeda'), 'equipa-mensagem');
    await look(pageOf('Pégaso'), 'equipa-mensagem-ao-alto');
    await look(teacher.page, 'mensagem');
    await away.context.setOffline(false);
    await away.page.getByRole('alert').getByText(MESSAGE).waitFor({ timeout: TIMEOUT_MS });
    await dialog.getByText('vista por 4 de').waitFor();
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click();
    await forAll(async (name) => {
      const card = pageOf(name).getByRole('alert').filter({ hasText: MESSAGE });
      await card.getByRole('button', { name: 'Está bem' }).click();
      await card.waitFor({ state: 'detached' });
    });
  });

  it('one team is steered alone', async () => {
    await teacher.page.getByRole('button', { name: 'Ações de Pégaso' }).click();
    await teacher.page.getByRole('menuitem', { name: 'Pausar' }).click();
    await dialogOf('Pégaso', 'Pausa: olhem para a frente').waitFor();
    expect(await dialogOf('Nebulosa', 'Pausa: olhem para a frente').count()).toBe(0);
    await tile('Pégaso').getByText('Em pausa').waitFor();
    await teacher.page.getByRole('button', { name: 'Ações de Pégaso' }).click();
    await teacher.page.getByRole('menuitem', { name: 'Retomar' }).click();
    await dialogOf('Pégaso', 'Pausa: olhem para a frente').waitFor({ state: 'detached' });
  });

  it('the same is in a table, and the page says how old it is when the server is gone', async () => {
    await teacher.page.getByLabel('Mostrar como').selectOption({ label: 'Tabela' });
    await teacher.page.getByRole('rowheader', { name: 'Nebulosa' }).waitFor();
    await look(teacher.page, 'tabela');
    await teacher.page.getByLabel('Mostrar como').selectOption({ label: 'Mosaicos' });
    await fixture.killAndRestart();
    await eventually(async () => {
      await pageOf('Andrómeda').getByRole('textbox').fill(`${TEXT}! Voltámos.`);
      expect(await tile('Andrómeda').getByText('9 palavras').count()).toBe(1);
    });
    expectOnlyFailedCalls(teacher.errors);
  });

  it('the end of the lesson is calm: what is done, and what comes', async () => {
    await teacher.user.button('Terminar a aula').click();
    const asks = teacher.user.dialog('Terminar a aula?');
    await look(teacher.page, 'terminar');
    await asks.getByRole('button', { name: 'Terminar a aula' }).click();
    await forAll((name) => dialogOf(name, 'Até à próxima!').waitFor({ timeout: TIMEOUT_MS }));
    await dialogOf('Cometas', 'Até à próxima!').getByText('as missões 1 a 2').waitFor();
    await forAll((name) => look(pageOf(name), `equipa-fim-${name}`));
    await look(teacher.page, 'terminada');
    await dialogOf('Andrómeda', 'Até à próxima!').getByRole('button', { name: 'Continuar a jogar' }).click();
    expect(await pageOf('Andrómeda').getByRole('textbox').inputValue()).toBe(`${TEXT}! Voltámos.`);
    await dialogOf('Pégaso', 'Até à próxima!').getByRole('button', { name: 'Desembarcar' }).click();
    const leave = dialogOf('Pégaso', 'Desembarcar');
    await leave.getByRole('button', { name: 'Desembarcar' }).click();
    await pageOf('Pégaso').waitForURL('**/login');
    for (const { errors } of devices.values()) expectOnlyFailedCalls(errors);
  });
});

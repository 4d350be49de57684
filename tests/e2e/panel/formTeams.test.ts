import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TEAM_NAMES } from '#content/teamNames.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { VIEWPORTS, type Viewport, visit } from '../../support/browser/browser.ts';
import { KeyboardPlayer } from '../../support/browser/keyboardPlayer.ts';
import { expectFitsTablets, expectUsableLayout } from '../../support/browser/panelLayout.ts';
import { ACCOUNTS, PanelPeople, type PanelVisitor } from '../../support/browser/panelPeople.ts';
import { PanelUser } from '../../support/browser/panelUser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);

const GIVEN_NAMES =
  'Afonso Beatriz Carla Duarte Eva Filipe Gil Helena Ivo Joana Lara Marco Nádia Olga Paulo Quim Rita Sara Tomás Ulisses Vera Xavier Zélia Ana Bruno Célia Diana Ana';
const SURNAMES = ['Pereira', 'Lopes', 'Costa'];
/** Twenty-eight invented pupils; the two called Ana need their initials. */
const PUPILS = GIVEN_NAMES.split(' ').map((given, at) => `${given} ${SURNAMES[at % SURNAMES.length]}`);
const SHORT_NAMES = GIVEN_NAMES.split(' ').map((given, at) =>
  given === 'Ana' ? `Ana ${at === 23 ? 'C.' : 'P.'}` : given,
);

/** A class list as a school's program gives it. */
function rosterOf(className: string): string {
  const rows = PUPILS.map((name, at) => `${at + 1}\t${14_000 + at}\t${name.toUpperCase()}\t${10 + (at % 18)}/03/2012`);
  return [
    'Agrupamento de Escolas do Vale',
    `Relação de turma\tTurma: ${className}`,
    '',
    'N.º\tProc.\tNome\tData nasc.',
    ...rows,
    `Total\t${rows.length}`,
  ].join('\r\n');
}

interface CreatedTeam {
  name: string;
  members: string[];
  details: { solar: string };
}

async function teamsOf(className: string): Promise<CreatedTeam[]> {
  const teacher = await fixture.signInToApi(ACCOUNTS.teacher);
  const path = `/team/all?limit=100&class=${encodeURIComponent(className)}`;
  return (await teacher.get<{ teams: CreatedTeam[] }>(path)).teams;
}

const listField = (page: Page) => page.getByLabel(/cole aqui a lista/);
const member = (page: Page, name: string) => page.getByRole('button', { name: `${name}: mover para outra equipa` });
const teamCard = (page: Page, at: number) => page.locator('[data-team]').nth(at);
const membersOf = (card: Locator) => card.locator('[data-pupil]').allTextContents();

/** Pastes the list and goes to eight formed teams; `look` sees every step. */
async function formEightTeams(
  { user, page }: PanelVisitor,
  className: string,
  look: (step: string) => Promise<void> = async () => {},
): Promise<void> {
  await user.open('/panel/imports', 'Importar turmas e equipas');
  await listField(page).fill(rosterOf(className));
  await page.getByText('Parece a lista de uma turma, sem equipas.').waitFor();
  await look('list');
  await user.button('Ler os nomes').click();
  await page.getByRole('heading', { name: '28 nomes na lista' }).waitFor();
  await look('names');
  await user.button('Continuar').click();
  expect(await page.getByLabel('Nome da turma nova').inputValue()).toBe(className);
  await page.getByRole('textbox', { name: 'Número de equipas' }).fill('8');
  await user.button('Formar 8 equipas').click();
  await page.getByText('8 equipas: 4 com 4 membros e 4 com 3.').first().waitFor();
  await look('teams');
}

describe.each([
  ['laptop', '8.º X'],
  ['phone', '8.º Y'],
] as const satisfies [Viewport, string][])('a teacher on a %s', (size, className) => {
  it('makes eight teams of a pasted class list, changes them, and takes them back', async () => {
    const visitor = await people.visit('teacher', size);
    const { user, page, errors } = visitor;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    const look = async (step: string) => {
      const name = `formar-${size}-${step}`;
      await expectUsableLayout(page, name);
      if (size === 'laptop') await expectFitsTablets(page, name);
    };
    await formEightTeams(visitor, className, look);
    await user.button('Voltar aos nomes').click();
    await page
      .getByText(/Não guardámos: 28 números de aluno, 28 números de processo, 28 datas de nascimento/)
      .waitFor();
    const names = page.getByRole('textbox', { name: /^Nome \d+$/ });
    expect(await names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual(
      SHORT_NAMES,
    );
    await user.button('Continuar').click();

    const [moved = ''] = await membersOf(teamCard(page, 0));
    const targetName = await teamCard(page, 5).getByRole('textbox').inputValue();
    await member(page, moved).click();
    await page.getByRole('menuitem', { name: targetName }).click();
    await expect.poll(() => membersOf(teamCard(page, 5))).toContain(moved);
    expect(await user.focusedLabel()).toContain(moved);
    await teamCard(page, 1).getByRole('textbox').fill('Os Exploradores');
    await user.button('Rever e confirmar').click();
    await page.getByText(`Criam-se a turma ${className} e 8 equipas, com 28 membros.`).waitFor();
    await look('confirm');
    expect(await teamsOf(className), 'nothing is written before').toEqual([]);
    await user.button('Criar 8 equipas').click();
    await page.getByRole('heading', { name: 'Importação concluída' }).waitFor();

    const teams = await teamsOf(className);
    expect(teams.flatMap(({ members }) => members).sort()).toEqual([...SHORT_NAMES].sort());
    expect(teams.map(({ members }) => members.length).sort()).toEqual(expect.arrayContaining([3, 4]));
    expect(teams.find(({ name }) => name === targetName)?.members).toContain(moved);
    expect(teams.filter(({ name }) => !TEAM_NAMES.includes(name)).map(({ name }) => name)).toEqual(['Os Exploradores']);
    const systems = Object.values(THEME_NAMES).map(
      (solar) => teams.filter(({ details }) => details.solar === solar).length,
    );
    expect(systems.sort()).toEqual([2, 3, 3]);
    expect(
      requests.filter((sent) => /14005|2012|PEREIRA|Pereira|Vale/.test(sent)),
      'the list stays here',
    ).toEqual([]);

    await page.getByRole('link', { name: `Imprimir cartões: ${className}` }).waitFor();
    await user.button('Anular importação').click();
    await user.dialog('Anular importação').getByRole('button', { name: 'Anular importação' }).click();
    await page.getByRole('heading', { name: 'Importação anulada' }).waitFor();
    expect(await teamsOf(className)).toEqual([]);
    expect(errors).toEqual([]);
    await visitor.context.close();
  });
});

describe('a member', () => {
  it('is dragged to another team with the mouse', async () => {
    const visitor = await people.visit('teacher', 'projector');
    const { page, user, errors } = visitor;
    await formEightTeams(visitor, '8.º Z');
    const [name = ''] = await membersOf(teamCard(page, 0));
    const from = await middleOf(member(page, name));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const to = await middleOf(teamCard(page, 2));
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => membersOf(teamCard(page, 2))).toContain(name);
    expect(await page.getByRole('menu').count(), 'the press at its end opens no menu').toBe(0);
    await user.button('Desfazer').click();
    expect((await membersOf(teamCard(page, 0))).includes(name)).toBe(true);
    expect(errors).toEqual([]);
    await visitor.context.close();
  });

  it('is dragged by its dots with a finger, and the page scrolls elsewhere', async () => {
    const visitor = await visit(fixture.browser, 'phone', { touch: true });
    const { page } = visitor;
    const keys = new KeyboardPlayer(page);
    await keys.signIn(fixture.product.base, ACCOUNTS.teacher, fixture.password, 'panel');
    await formEightTeams({ ...visitor, user: new PanelUser(page, fixture.product.base) }, '8.º W');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await touch('touchStart', [from]);
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
        await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      }
      // A finger that rests before it leaves does not throw the page.
      await page.waitForTimeout(150);
      await touch('touchEnd', []);
    };
    const showFirstTeam = async () => {
      await page.evaluate(() => document.querySelector('[data-team]')?.scrollIntoView({ block: 'start' }));
      await page.waitForFunction(async () => {
        const before = window.scrollY;
        await new Promise((done) => setTimeout(done, 200));
        return window.scrollY === before;
      });
    };
    const [name = ''] = await membersOf(teamCard(page, 0));
    await showFirstTeam();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    const start = await middleOf(member(page, name));
    await swipe(start, { x: start.x, y: start.y - 120 });
    await expect.poll(scrolled).toBeGreaterThan(before);
    expect(await membersOf(teamCard(page, 0)), 'scrolled, not dragged').toContain(name);

    await showFirstTeam();
    const grip = await middleOf(page.locator('[data-pupil]').first().locator('[data-grip]'));
    const target = await middleOf(teamCard(page, 1).getByRole('textbox'));
    expect(target.y, 'the second team is on the screen').toBeLessThan(VIEWPORTS.phone.height);
    await swipe(grip, target);
    await expect.poll(() => membersOf(teamCard(page, 1))).toContain(name);
    await visitor.context.close();
  });
});

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('by keyboard', () => {
  it('a teacher types a class list, forms teams, moves a member and creates them', async () => {
    const { page, context, errors } = await visit(fixture.browser, 'laptop');
    const keys = new KeyboardPlayer(page);
    await keys.signIn(fixture.product.base, ACCOUNTS.teacher, fixture.password, 'panel');
    await keys.activate(page.getByRole('link', { name: 'Importar turmas e equipas' }));
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await keys.type(listField(page), 'Ana Silva\nRui Costa\nZoé Dias\nEva Pinto\nGil Reis\nLia Cruz');
    await keys.activate(button('Ler os nomes'));
    await page.getByRole('heading', { name: '6 nomes na lista' }).waitFor();
    await keys.activate(button('Tirar Gil'));
    await keys.activate(button('Continuar'));
    await keys.type(page.getByLabel('Nome da turma nova'), '8.º K');
    await keys.activate(button('Mais uma equipa'));
    await keys.activate(button('Formar 3 equipas'));
    const [name = ''] = await membersOf(teamCard(page, 1));
    await keys.activate(member(page, name));
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => membersOf(teamCard(page, 0))).toContain(name);
    await expect.poll(() => member(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
    await keys.activate(button('Rever e confirmar'));
    await page.getByText('Criam-se a turma 8.º K e 3 equipas, com 5 membros.').waitFor();
    await keys.activate(button('Criar 3 equipas'));
    await page.getByRole('heading', { name: 'Importação concluída' }).waitFor();
    const teams = await teamsOf('8.º K');
    expect(teams.flatMap(({ members }) => members).sort()).toEqual(['Ana', 'Eva', 'Lia', 'Rui', 'Zoé']);
    expect(errors).toEqual([]);
    await context.close();
  });
});

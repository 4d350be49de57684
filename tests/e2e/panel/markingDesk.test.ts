import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../support/browser/browser.ts';
import { expectFitsTablets, expectUsableLayout } from '../../support/browser/panelLayout.ts';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { createPlayedTeam } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);

/** A class of eight teams for each way of marking; all give the same answers, so that they are also a group. */
const WAYS = ['rato', 'teclas'] as const;
const TEAMS_PER_CLASS = 8;
/** Most clicks or keys for one mission of one team, its comment included. */
const ACTIONS_MAX = 5;

const usernames = (way: string) => Array.from({ length: TEAMS_PER_CLASS }, (_, index) => `${way}-${index + 1}`);

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  for (const username of WAYS.flatMap(usernames)) {
    const made = { password: fixture.password, theme: 'ic', proposal: `O plano da equipa ${username}` } as const;
    await createPlayedTeam(teacher, username, made);
  }
}, 240_000);

interface MarkedTeam {
  name: string;
  points: Record<'level2' | 'level3' | 'level4', { p1: number; p2: number; marked: { p1: boolean; p2: boolean } }>;
  answers: { notes: Record<'level1' | 'level2' | 'level3' | 'level4', string | null> };
}

async function fetchTeams(way: string): Promise<MarkedTeam[]> {
  const teacher = await fixture.signInToApi('professor');
  const { teams } = await teacher.get<{ teams: MarkedTeam[] }>(`/team/responses?limit=100&search=${way}`);
  return teams;
}

/** Waits until a class has all marks of missions 2 to 4 and a comment on each. */
async function expectAllMarked(way: string): Promise<void> {
  const missing = async () => {
    const teams = await fetchTeams(way);
    return teams.flatMap(({ name, points, answers: { notes } }) =>
      (['level2', 'level3', 'level4'] as const).flatMap((level) => {
        const { p1, p2 } = points[level].marked;
        return p1 && p2 && notes[level] ? [] : [`${name} ${level}`];
      }),
    );
  };
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}

/** Opens the desk at the first answer to mission 2 of these teams. */
async function openDesk(page: Page, way: string): Promise<void> {
  await page.goto(`${fixture.product.base}/panel/solar-systems/answers/desk?search=${way}&mission=2`);
  await answer(page, 2).waitFor();
}

const answer = (page: Page, level: number) =>
  page.getByRole('region', { name: new RegExp(`^Resposta de .* à missão ${level}$`) });
const rubric = (page: Page, criterion: string, level: number) =>
  page.getByRole('radiogroup', { name: `${criterion} (missão ${level})` });

describe('the marking desk', () => {
  it('lets a class of eight be marked with the mouse in at most five clicks a mission and team', async () => {
    const { page, context, errors } = await people.visit('teacher', 'laptop');
    await openDesk(page, 'rato');
    let clicks = 0;
    for (const level of [2, 3, 4]) {
      for (const _team of usernames('rato')) {
        await answer(page, level).waitFor();
        const before = await answer(page, level).getAttribute('aria-label');
        await rubric(page, 'Resposta', level).getByRole('radio').nth(2).click();
        await rubric(page, 'Trabalho de equipa', level).getByRole('radio').nth(1).click();
        await page.getByRole('list', { name: 'Frases sugeridas' }).getByRole('button').first().click();
        await page.getByRole('button', { name: 'Guardar e seguinte' }).click();
        clicks += 4;
        await page.locator(`section[aria-label="${before}"]`).waitFor({ state: 'detached' });
      }
    }
    expect(clicks / (3 * TEAMS_PER_CLASS)).toBeLessThanOrEqual(ACTIONS_MAX);
    await expectAllMarked('rato');
    expect(errors).toEqual([]);
    await context.close();
  }, 240_000);

  it('lets a class of eight be marked by keys alone in at most five keys a mission and team', async () => {
    const { page, context, errors } = await people.visit('teacher', 'laptop');
    await openDesk(page, 'teclas');
    await rubric(page, 'Resposta', 2).getByRole('radio').first().focus();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    for (const level of [2, 3, 4]) {
      for (const _team of usernames('teclas')) {
        await answer(page, level).waitFor();
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.closest('[role=radiogroup]') !== null))
          .toBe(true);
        const before = await answer(page, level).getAttribute('aria-label');
        await press('3');
        await press('2');
        await press('/');
        await page.getByRole('listbox', { name: 'Frases' }).waitFor();
        await press('Enter');
        await page.getByRole('listbox', { name: 'Frases' }).waitFor({ state: 'detached' });
        await press('Control+Enter');
        await page.locator(`section[aria-label="${before}"]`).waitFor({ state: 'detached' });
      }
    }
    expect(keys / (3 * TEAMS_PER_CLASS)).toBeLessThanOrEqual(ACTIONS_MAX);
    await expectAllMarked('teclas');
    expect(errors).toEqual([]);
    await context.close();
  }, 240_000);

  it('stands side by side, gives a group the same marks and takes them back', async () => {
    const { page, user, context, errors } = await people.visit('teacher', 'laptop');
    await page.goto(`${fixture.product.base}/panel/solar-systems/answers/desk?search=rato&mission=2&view=side`);
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    await first.getByText(/Quase igual à resposta de/).waitFor();
    await expectUsableLayout(page, 'mesa-lado-a-lado');
    await expectFitsTablets(page, 'mesa-lado-a-lado');
    await first.getByRole('radiogroup', { name: 'Resposta (missão 2)' }).getByRole('radio').last().click();
    await first.getByRole('button', { name: 'Avaliar da mesma maneira…' }).click();
    const dialog = user.dialog(/^Avaliar como/);
    await dialog.getByRole('radio', { name: 'A todas (7)' }).check();
    await dialog.getByRole('button', { name: 'Avaliar', exact: true }).click();
    const marks = async () => (await fetchTeams('rato')).map(({ points }) => points.level2.p1);
    await expect.poll(marks, { timeout: 20_000 }).toEqual(Array(TEAMS_PER_CLASS).fill(60));
    await page.getByRole('button', { name: 'Anular as 14 últimas avaliações, missão 2' }).click();
    await expect.poll(async () => (await marks()).sort(), { timeout: 20_000 }).toEqual([...Array(7).fill(40), 60]);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  it.each(['laptop', 'phone'] as const)('can be read and pressed on a %s', async (size) => {
    const { page, context, errors } = await people.visit('teacher', size);
    await openDesk(page, 'rato');
    await picture(page, `mesa-${size}`);
    await expectUsableLayout(page, `mesa-${size}`);
    if (size === 'laptop') await expectFitsTablets(page, 'mesa');
    expect(errors).toEqual([]);
    await context.close();
  });
});

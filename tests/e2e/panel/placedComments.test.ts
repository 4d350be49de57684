import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MissionComments, PlacedComment } from '#contract/marking/placedComments.ts';
import { picture } from '../../support/browser/browser.ts';
import { expectFitsTablets, expectUsableLayout } from '../../support/browser/panelLayout.ts';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { type ApiClient, createPlayedTeam } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);

const TEAM = 'marcadores';
const TEXT =
  'A ponte velha está fechada desde o inverno. Quem vive do outro lado anda mais meia hora a pé.\nQueremos um caminho novo, com luz e bancos.';
const ICON = join(import.meta.dirname, '../../../assets/ui/icon-512.png');
const PHOTO = `data:image/png;base64,${readFileSync(ICON).toString('base64')}`;

let teacher: ApiClient;
let team: ApiClient;
let teamId: string;

beforeAll(async () => {
  teacher = await fixture.signInToApi('professor');
  await createPlayedTeam(teacher, TEAM, { password: fixture.password, theme: 'ic', proposal: 'O plano' });
  team = await fixture.signInToApi(TEAM);
  teamId = (await team.get<{ team: { _id: string } }>('/team')).team._id;
  await answerAgain(2, [TEXT]);
  await answerAgain(3, [JSON.stringify([{ name: 'ponte.png', content: PHOTO, caption: 'A ponte.', place: 'school' }])]);
}, 120_000);

/** Gives a mission back and answers it again. */
async function answerAgain(level: 2 | 3, answers: string[]): Promise<void> {
  await teacher.send('POST', `/team/${teamId}/levels/${level}/give-back`, { note: 'De novo.' });
  await team.form(`/answer-level-${level}`, { answers });
}

const stored = async () => {
  const { comments } = await teacher.get<{ comments: PlacedComment[] }>(`/team/${teamId}/comments`);
  return comments.map(({ level, version, place, text }) => ({ level, version, place, text }));
};

async function openDesk(page: Page, level: number): Promise<void> {
  await page.goto(`${fixture.product.base}/panel/solar-systems/answers/desk?search=${TEAM}&mission=${level}`);
  await page.getByRole('region', { name: new RegExp(`^Resposta de .* à missão ${level}$`) }).waitFor();
}

/** Writes the words of the open dialog and saves it. */
async function say(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Comentar este lugar' });
  await dialog.getByRole('textbox', { name: 'Comentário' }).fill(words);
  await dialog.getByRole('button', { name: 'Guardar comentário' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Drags over words of the answer with the mouse. */
async function drag(page: Page, words: string): Promise<void> {
  const box = await page.evaluate((quote) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const start = node.textContent?.indexOf(quote) ?? -1;
      if (start < 0 || node.parentElement?.closest('.quoted-answer') === null) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + quote.length);
      node.parentElement?.scrollIntoView({ block: 'center' });
      const { left, right, top, height } = range.getBoundingClientRect();
      return { left, right, middle: top + height / 2 };
    }
    throw new Error(`'${quote}' is not in an answer.`);
  }, words);
  await page.mouse.move(box.left + 1, box.middle);
  await page.mouse.down();
  await page.mouse.move(box.right - 1, box.middle, { steps: 8 });
  await page.mouse.up();
}

/** Selects the last line of an answer with a triple click, whose range ends in the next block; then selects nothing. */
async function tripleClick(page: Page, words: string): Promise<void> {
  const answer = page.locator('.quoted-answer', { hasText: words }).first();
  await answer.scrollIntoViewIfNeeded();
  const box = await answer.boundingBox();
  if (box === null) throw new Error('The answer is not shown.');
  await page.mouse.click(box.x + 40, box.y + box.height - 14, { clickCount: 3 });
  await page.getByRole('button', { name: 'Comentar este trecho' }).waitFor();
  await page.evaluate(() => document.getSelection()?.removeAllRanges());
}

/** Runs in the page: waits until the dialog around the element has risen. */
const DIALOG_AT_REST = (element: { closest: (selector: string) => unknown }) => {
  const dialog = element.closest('dialog') as { getAnimations: (all: object) => { finished: Promise<unknown> }[] };
  return Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => null);
};

describe('comments on a place', () => {
  it('are put on words with the mouse and with the keyboard, and read by the team', async () => {
    const { page, context, errors } = await people.visit('teacher', 'laptop');
    await openDesk(page, 2);
    await tripleClick(page, 'A ponte velha');
    await drag(page, 'fechada');
    await page.getByRole('button', { name: 'Comentar este trecho' }).click();
    await say(page, 'De que ano?');
    await page.getByRole('button', { name: 'Comentário 1', exact: true }).first().waitFor();
    await page.getByRole('button', { name: /^Escolher um trecho com o teclado/ }).press('Enter');
    for (const key of ['ArrowDown', 'ArrowDown', 'Shift+End', 'Enter']) await page.keyboard.press(key);
    await say(page, 'Quanto custa?');
    const plan = 'Queremos um caminho novo, com luz e bancos.';
    const start = TEXT.indexOf(plan);
    await expect.poll(stored).toEqual([
      {
        level: 2,
        version: 2,
        place: { kind: 'text', step: 0, start: 19, end: 26, quote: 'fechada' },
        text: 'De que ano?',
      },
      {
        level: 2,
        version: 2,
        place: { kind: 'text', step: 0, start, end: start + plan.length, quote: plan },
        text: 'Quanto custa?',
      },
    ]);
    await teacher.send('PUT', '/team/evaluation', { teamId, points: { level2: { p1: 40, p2: 20 } } });
    const { missions } = await team.get<{ missions: MissionComments[] }>('/team/comments');
    const [first] = missions[0]?.comments ?? [];
    await team.send('PUT', `/team/comments/${first?._id}/read`, { revision: first?.revision });
    await page.reload();
    await page
      .getByText(/^Lido a /)
      .first()
      .waitFor();
    await picture(page, 'mesa-lugares');
    await expectUsableLayout(page, 'mesa-lugares');
    await expectFitsTablets(page, 'mesa-lugares');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('are put on a point of a picture, and a deleted one comes back', async () => {
    const { page, context, errors } = await people.visit('teacher', 'laptop');
    await openDesk(page, 3);
    await page.getByRole('button', { name: 'Comentar um ponto de ponte.png' }).click();
    const region = page.getByRole('application', { name: 'Ponto na imagem' });
    await region.evaluate(DIALOG_AT_REST);
    const box = await region.getByRole('img').boundingBox();
    if (box === null) throw new Error('The picture is not shown.');
    await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
    await picture(page, 'mesa-ponto');
    await say(page, 'O que é isto?');
    const pins = async () => (await stored()).filter(({ level }) => level === 3);
    const place = { kind: 'picture', step: 0, position: 0, x: expect.closeTo(0.25, 2), y: expect.closeTo(0.5, 2) };
    await expect.poll(pins).toEqual([{ level: 3, version: 2, place, text: 'O que é isto?' }]);
    await page.getByRole('button', { name: 'Apagar o comentário 1' }).click();
    await expect.poll(pins).toEqual([]);
    await page.getByRole('button', { name: 'Anular', exact: true }).click();
    await expect.poll(pins).toHaveLength(1);
    await page.getByRole('button', { name: 'Apagar o comentário 1' }).waitFor();
    await expectUsableLayout(page, 'mesa-pontos');
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each(['portrait', 'phone'] as const)('can be read and pressed on a %s', async (size) => {
    const { page, context, errors } = await people.visit('teacher', size);
    await openDesk(page, 2);
    await page.getByRole('button', { name: 'Comentário 1', exact: true }).first().waitFor();
    await picture(page, `mesa-lugares-${size}`);
    await expectUsableLayout(page, `mesa-lugares-${size}`);
    expect(errors).toEqual([]);
    await context.close();
  });
});

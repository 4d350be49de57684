import { beforeAll, describe, expect, it } from 'vitest';
import { submitSignInForm } from '../support/browser/panelPeople.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { type Device, engineUnderTest } from '../support/engines/engineUnderTest.ts';
import { placedTexts } from '../support/pdfText.ts';
import { createTeam } from '../support/product/ApiClient.ts';

/** Three sheets of eight cards. */
const TEAMS = 17;
/** Of the printed cards (cards.css), less what rounding takes. */
const CARD_MARGIN_MM = 9.5;
/** Of the printed reports (report.css). */
const REPORT_MARGIN_MM = 15.5;
/** Of the words for families, and of the table of pupils: running text, because a heading printed by Firefox is not read back. */
const FAMILY = 'Os pontos são da equipa toda';
const PUPILS = 'É um ponto de partida';
const A4 = { format: 'A4', preferCSSPageSize: true } as const;

const fixture = productUnderTest();
const engine = engineUnderTest();
let classId = '';

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  for (let number = 1; number <= TEAMS; number += 1) await createTeam(teacher, `equipa-${number}`, 'palavra-1', 'ic');
  const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  classId = classes[0]?._id ?? '';
});

async function openAsTeacher(path: string): Promise<Device> {
  const device = await engine.open(fixture.product.base, 'laptop');
  const { page, proxy } = device;
  await page.goto(`${proxy.base}/login`);
  await submitSignInForm(page, 'professor', fixture.password);
  await page.waitForURL('**/panel');
  await page.goto(proxy.base + path);
  return device;
}

/** Asserts that the texts of every page keep this margin on the left and above. */
async function expectMargins(pdf: Uint8Array, pages: number, margin: number): Promise<void> {
  const texts = await placedTexts(pdf);
  expect(texts.length).toBeGreaterThanOrEqual(pages);
  for (const [index, page] of texts.entries()) {
    expect(Math.min(...page.map(({ left }) => left)), `left of page ${index + 1}`).toBeGreaterThanOrEqual(margin);
    expect(Math.min(...page.map(({ top }) => top)), `top of page ${index + 1}`).toBeGreaterThanOrEqual(margin);
  }
}

/** Returns a text without blanks, which engines place differently within a line. */
const squeezed = (text: string) => text.replace(/\s+/g, '');

/** Returns the squeezed text of each page. */
async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  return (await placedTexts(pdf)).map((page) => squeezed(page.map(({ text }) => text).join('')));
}

describe('on paper', () => {
  it('the cards of a class keep their margins on every page', async () => {
    const { page, errors, close } = await openAsTeacher(`/panel/cards?class=${classId}`);
    await page.getByText('equipa-17', { exact: true }).first().waitFor();
    await expectMargins(await page.pdf(A4), 3, CARD_MARGIN_MM);
    expect(errors).toEqual([]);
    await close();
  });

  it('the reports of a class keep their margins on every page', async () => {
    const { page, errors, close } = await openAsTeacher(`/panel/report?class=${classId}`);
    await page
      .getByRole('heading', { name: /Equipa equipa-17/ })
      .first()
      .waitFor();
    await expectMargins(await page.pdf(A4), TEAMS, REPORT_MARGIN_MM);
    expect(errors).toEqual([]);
    await close();
  });

  it('each report has a place to sign, options are not printed, and pupils stand on the last sheet alone', async () => {
    const { page, errors, close } = await openAsTeacher(`/panel/report?class=${classId}`);
    await page.getByRole('article', { name: 'Folha de quem ensina' }).waitFor();
    const teams = await page.getByRole('article', { name: /^Relatório de / }).count();
    const pages = await pagesOf(await page.pdf(A4));
    const pagesWith = (words: string) =>
      pages.flatMap((text, index) => (text.includes(squeezed(words)) ? [index] : []));
    expect(teams).toBeGreaterThanOrEqual(TEAMS);
    expect(pages.join('').split(squeezed('Assinatura da família'))).toHaveLength(teams + 1);
    expect(pagesWith(FAMILY), 'each team begins a page').toHaveLength(teams);
    expect(pagesWith('O que se imprime')).toEqual([]);
    const [sheet = 0] = pagesWith('Não é para as famílias.');
    const [below = 0, ...more] = pagesWith(PUPILS);
    expect(more).toEqual([]);
    expect(below, 'below a table that may take more than a page').toBeGreaterThanOrEqual(sheet);
    expect(Math.max(...pagesWith('Assinatura da família'))).toBeLessThan(sheet);

    await page.goto(`${page.url()}&family=0&sheet=0`);
    await page
      .getByRole('heading', { name: /Equipa equipa-17/ })
      .first()
      .waitFor();
    const short = (await pagesOf(await page.pdf(A4))).join('');
    for (const words of ['Assinatura da família', FAMILY, PUPILS]) expect(short).not.toContain(squeezed(words));
    expect(errors).toEqual([]);
    await close();
  });
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GLOSSARY } from '#content/glossary/glossary.ts';
import { NO_SUPPORTS, type Supports } from '#domain/game/supports.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { offlineFiles } from '../../../tools/offline/files.ts';
import {
  expectAccessible,
  expectOnlyFailedCalls,
  picture,
  VIEWPORTS,
  visit,
  visitToPlay,
} from '../../support/browser/browser.ts';
import { readManifest } from '../../support/browser/clientBuild.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { openTeamSupports } from '../../support/browser/screens/openTeamSupports.ts';
import { expectControlsFit, MIN_TARGET_PX } from '../../support/browser/targets.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { eventually } from '../../support/eventually.ts';
import { createPlayedTeam, createTeam } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const SETS = offlineFiles(readManifest(), {});
const GLOSSARY_FILES = THEMES.flatMap((theme) => SETS[`glossary:${theme}`] ?? []);

const wordOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page) => page.locator('[data-word-card]');
const inLanguage = (place: Page | Locator, lang: string) => place.locator(`p[lang="${lang}"]`);

async function giveSupports(name: string, supports: Partial<Supports>): Promise<void> {
  const team = await fixture.signInToApi(name);
  const { revision } = await team.get<{ revision: number }>('/supports');
  await team.send('PUT', '/supports', { revision: revision + 1, supports: { ...NO_SUPPORTS, ...supports } });
}

async function signIn(page: Page, name: string, touch: boolean): Promise<TeamPlayer> {
  const team = new TeamPlayer(page, async () => {}, touch);
  await team.signIn(fixture.product.base, name, fixture.password);
  return team;
}

/** Returns the paths of all cached files. */
function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const files = await (await caches.open('files')).keys();
    return files.map(({ url }) => new URL(url).pathname);
  });
}

/** Plays a new team on to the quiz of its training, until its options are open. */
async function goToQuiz(team: TeamPlayer): Promise<void> {
  await team.press('OK', '');
  await team.press(/selecionar/i, '');
  await team.press('Sim, é esta', '');
  await team.press('Fazer Quiz', '');
  await untilOptionsOpen(team.page);
}

/** Skips what ORBI says until the options of the quiz are open. */
async function untilOptionsOpen(page: Page): Promise<void> {
  const options = page.getByRole('radio');
  const skip = page.getByRole('button', { name: 'Avançar' });
  await eventually(async () => {
    if (await skip.count()) await skip.click({ timeout: 1_000 }).catch(() => {});
    expect(await options.first().isEnabled({ timeout: 1_000 })).toBe(true);
  }, 60_000);
}

/** Asserts that the card lies within the window. */
async function expectInWindow(page: Page) {
  const box = await card(page).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box).not.toBeNull();
  if (box === null) return;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

/** Returns how high the area is in which a press reaches a word, up and down from its middle. */
function pressableHeight(word: Locator): Promise<number> {
  return word.evaluate((element) => {
    const [box] = element.getClientRects();
    if (box === undefined) return 0;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hits = (at: number) => document.elementFromPoint(x, at) === element;
    let [up, down] = [y, y];
    while (hits(up - 1)) up -= 1;
    while (hits(down + 1)) down += 1;
    return down - up + 1;
  });
}

describe('the glossary of a team', () => {
  it('comes from its teacher in Ukrainian, opens by keyboard and by touch, and reaches no other team', async () => {
    const loaded: string[] = [];
    const [team, stranger] = [
      await visitToPlay(fixture.browser, 'tablet', { touch: true }),
      await visitToPlay(fixture.browser, 'tablet', { touch: true }),
    ];
    for (const { page } of [team, stranger])
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    const player = await signIn(team.page, 'demo-dh', true);
    await signIn(stranger.page, 'demo-ds', true);
    for (const { page } of [team, stranger]) await page.getByRole('button', { name: 'Menu' }).waitFor();
    await stranger.page.getByRole('button', { name: 'OK', exact: true }).waitFor();
    expect(GLOSSARY_FILES.length).toBeGreaterThanOrEqual(THEMES.length * 3);
    expect(loaded.filter((path) => GLOSSARY_FILES.includes(path))).toEqual([]);
    expect(await team.page.locator('[data-word]').count()).toBe(0);

    const staff = await visit(fixture.browser, 'laptop', {});
    await openTeamSupports(staff.page, fixture.product.base, fixture.password, 'demo-dh');
    await staff.page.getByRole('switch', { name: 'Glossário' }).click();
    await staff.page
      .getByRole('combobox', { name: 'Língua de apoio' })
      .selectOption({ label: 'Українська (ucraniano)' });
    await staff.page.getByText('Apoios: glossário, palavras em ucraniano').first().waitFor();
    await expectAccessible(staff.page, 'língua de apoio no painel');
    await picture(staff.page, 'glossario-painel');

    await goToQuiz(player);
    await team.page.getByText('Palavras difíceis:').waitFor();
    await expectAccessible(team.page, 'pergunta com palavras difíceis');
    await picture(team.page, 'glossario-pergunta');
    const [inQuestion, inList] = [wordOf(team.page, 'Constituição'), wordOf(team.page, 'tribunal')];
    for (const one of [inQuestion, inList])
      expect(await pressableHeight(one)).toBeGreaterThanOrEqual(MIN_TARGET_PX - 1);

    // By keyboard: the word is the stop after the heading of the question.
    await team.page.locator('legend h2').focus();
    await team.page.keyboard.press('Tab');
    expect(await inQuestion.evaluate((element) => element === document.activeElement)).toBe(true);
    await team.page.keyboard.press('Enter');
    const dialog = team.page.getByRole('dialog', { name: 'constituição' });
    await dialog.waitFor();
    expect(await inLanguage(dialog, 'uk').textContent()).toBe('конституція');
    await dialog.getByText('Dicionário de palavras soltas: ninguém aqui as conferiu.').waitFor();
    await expectAccessible(team.page, 'cartão de uma palavra');
    await expectInWindow(team.page);
    await picture(team.page, 'glossario-cartao');
    await team.page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
    expect(await inQuestion.evaluate((element) => element === document.activeElement)).toBe(true);

    // By touch.
    await inQuestion.tap();
    await team.page.getByRole('dialog', { name: 'constituição' }).waitFor();
    await card(team.page).getByRole('button', { name: 'Fechar' }).tap();
    await inList.tap();
    await team.page.getByRole('dialog', { name: 'tribunal' }).waitFor();
    expect(await card(team.page).count()).toBe(1);
    await card(team.page).getByRole('button', { name: 'Fechar' }).tap();
    expect(await card(team.page).count()).toBe(0);
    expect(await team.page.locator(':is(label, button, a) [data-word]').count()).toBe(0);
    // Nothing was answered by opening words.
    expect(await team.page.getByRole('radio', { checked: true }).count()).toBe(0);

    expect(await stranger.page.locator('[data-word]').count()).toBe(0);
    for (const visitor of [team, stranger, staff]) {
      expect(visitor.errors).toEqual([]);
      await visitor.context.close();
    }
  });

  it('is written from right to left in Arabic, and is there without a network', async () => {
    await createTeam(await fixture.signInToApi('professor'), 'arabes', fixture.password, 'dh');
    await giveSupports('arabes', { glossary: true, supportLanguage: 'ar' });
    const { page, context, errors } = await visitToPlay(fixture.browser, 'laptop', { worker: true });
    await goToQuiz(await signIn(page, 'arabes', false));
    const needed = [...(SETS.game ?? []), ...(SETS['glossary:dh'] ?? [])];
    await eventually(async () => expect(await cachedPaths(page)).toEqual(expect.arrayContaining(needed)), 100_000);
    const others = GLOSSARY_FILES.filter((path) => !needed.includes(path));
    expect((await cachedPaths(page)).filter((path) => others.includes(path))).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    const word = wordOf(page, 'Constituição');
    await word.waitFor({ timeout: 60_000 });
    await word.click();
    const arabic = inLanguage(card(page), 'ar');
    expect(await arabic.getAttribute('dir')).toBe('rtl');
    expect(await arabic.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    expect(await arabic.textContent()).toBe('دستور');
    await picture(page, 'glossario-arabe');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.getByRole('button', { name: 'Glossário' }).press('Enter');
    const list = page.getByRole('dialog', { name: 'Glossário' });
    await list.getByText(`${GLOSSARY.dh.length} palavras`).waitFor();
    await expectAccessible(page, 'lista do glossário');
    await picture(page, 'glossario-lista');
    await list.getByRole('searchbox', { name: 'Procurar' }).fill('constituicao');
    await list.getByText('1 palavra', { exact: true }).waitFor();
    expect(await inLanguage(list, 'ar').getAttribute('dir')).toBe('rtl');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expectOnlyFailedCalls(errors);
    await context.close();
  });

  it('explains the words of a plan in a dialog, which Escape leaves open', async () => {
    const teacher = await fixture.signInToApi('professor');
    for (const name of ['autores', 'vizinhos']) {
      const proposal = 'Uma caixa para cada queixa. E uma festa.';
      await createPlayedTeam(teacher, name, { password: fixture.password, theme: 'dh', proposal });
    }
    await giveSupports('vizinhos', { supportLanguage: 'ru' });
    const { page, context, errors } = await visitToPlay(fixture.browser, 'tablet', { touch: true });
    await signIn(page, 'vizinhos', true);
    const row = page.getByRole('row', { name: /Equipa autores/ });
    await wordOf(page, 'queixa').first().waitFor();
    await expectAccessible(page, 'conselho com palavras difíceis');
    await row.getByRole('button', { name: /Comentários/ }).tap();
    const dialog = page.getByRole('dialog', { name: /Equipa autores/ });
    await dialog.getByRole('button', { name: 'queixa', exact: true }).tap();
    await card(page).waitFor();
    expect(await inLanguage(card(page), 'ru').textContent()).toBe('жалоба');
    await expectInWindow(page);
    await expectAccessible(page, 'cartão num diálogo');
    await picture(page, 'glossario-plano');
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'hidden' });
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ['normal', {}],
    ['letras', { letterSize: 150 as const }],
    ['projetor', {}],
  ])('keeps its card in every window: %s', async (mode, more) => {
    await giveSupports('demo-dh', { glossary: true, supportLanguage: 'uk', ...more });
    const { page, context, errors } = await visitToPlay(fixture.browser, 'laptop');
    await page.goto(`${fixture.product.base}/login?ecra=${mode === 'projetor' ? 'projetor' : 'normal'}`);
    await signIn(page, 'demo-dh', false);
    await untilOptionsOpen(page);
    for (const [viewport, size] of Object.entries(VIEWPORTS)) {
      const name = `${viewport}-${mode}`;
      await page.setViewportSize(size);
      await eventually(() => expectControlsFit(page, name, { pageScrolls: viewport === 'phone' }));
      await picture(page, `glossario-${name}`);
      await page.locator('[data-word]').first().click();
      await card(page).waitFor();
      await expectInWindow(page);
      const close = card(page).getByRole('button', { name: 'Fechar' });
      const box = await close.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(MIN_TARGET_PX);
      await picture(page, `glossario-cartao-${name}`);
      await close.click();
      await card(page).waitFor({ state: 'hidden' });
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recording } from '#contract/game/recordings.ts';
import { VOICE_ONLY_TEXT } from '#domain/game/recordings.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import { expectAccessible, picture, VIEWPORTS, visit, visitToPlay } from '../../support/browser/browser.ts';
import { launchBrowser } from '../../support/browser/chromium.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { MIN_TARGET_PX } from '../../support/browser/targets.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { eventually } from '../../support/eventually.ts';

const fixture = productUnderTest();
/** A browser whose microphone plays a test tone and is granted when asked for. */
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
});
afterAll(() => browser.close());

const GAME_SIZES = ['laptop', 'tablet', 'portrait'] as const;
const PANEL_SIZES = [...GAME_SIZES, 'phone'] as const;

interface MyTeam {
  team: { _id: string; answers: { tutorial: { data: { texto: string } } | null; recordings?: Recording[] } };
}
const teamOf = async (name: string) => (await (await fixture.signInToApi(name)).get<MyTeam>('/team')).team;

const part = (page: Page) => page.getByRole('region', { name: 'Resposta por voz' });
const button = (page: Page, name: string) => part(page).getByRole('button', { name });

/** Signs in as a team with the support, and plays to the text of the training. */
async function openText(name: string) {
  const api = await fixture.signInToApi(name);
  await api.send('PUT', '/supports', { revision: 1, supports: { ...NO_SUPPORTS, voiceAnswer: true } });
  const visitor = await visitToPlay(browser, 'tablet', { touch: true, sound: true });
  const player = new TeamPlayer(visitor.page, async () => {});
  await player.signIn(fixture.product.base, name, fixture.password);
  await player.untilWriting();
  await part(visitor.page).waitFor();
  return { ...visitor, player };
}

/** Records for three seconds of the microphone, which does not follow the quickened clock of the page. */
async function record(page: Page): Promise<void> {
  await part(page)
    .getByRole('button', { name: /^(Responder por voz|Gravar de novo)$/ })
    .click();
  await part(page)
    .getByText(/^0:(0[2-9]|[1-5]\d) de 3:00$/)
    .waitFor();
  await page.waitForTimeout(3_000);
}

async function pictures(page: Page, name: string, sizes: readonly (keyof typeof VIEWPORTS)[]): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(VIEWPORTS[size]);
    await part(page)
      .first()
      .scrollIntoViewIfNeeded()
      .catch(() => {});
    await page.waitForTimeout(300);
    await picture(page, `${name}-${size}`);
  }
  if (before) await page.setViewportSize(before);
}

/** Buttons of the part that are smaller than a finger. */
async function smallButtons(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const one of await part(page).getByRole('button').all()) {
    const box = await one.boundingBox();
    if (box && Math.min(box.width, box.height) < MIN_TARGET_PX) found.push((await one.textContent()) ?? '');
  }
  return found;
}

describe.sequential('an answer by voice', () => {
  it('is recorded, survives a reload, is played, and answers the text by itself', async () => {
    const { page, player, errors } = await openText('demo-dh');
    await expectAccessible(page, 'resposta por voz, por gravar');
    await pictures(page, 'voz-por-gravar', GAME_SIZES);
    await record(page);
    await expectAccessible(page, 'resposta por voz, a gravar');
    await pictures(page, 'voz-a-gravar', GAME_SIZES);
    expect(await smallButtons(page)).toEqual([]);
    await button(page, 'Parar a gravação').click();
    await part(page).getByText('Gravação guardada.').waitFor();
    await expectAccessible(page, 'resposta por voz, gravada');
    await pictures(page, 'voz-gravada', GAME_SIZES);
    expect(await smallButtons(page)).toEqual([]);

    await page.reload();
    await player.canWrite();
    await button(page, 'Ouvir').click();
    await button(page, 'Pausa').waitFor();
    await part(page)
      .getByText(/^0:0[1-9] de/)
      .waitFor();
    await button(page, 'Pausa').click();
    await button(page, 'Ouvir').waitFor();

    await player.press('Submeter', 'voz');
    await player.upload('ficheiros');
    await player.press('OK', 'fim');
    await eventually(async () => expect((await teamOf('demo-dh')).answers.tutorial).not.toBeNull());
    const { answers } = await teamOf('demo-dh');
    expect(answers.tutorial?.data.texto).toBe(VOICE_ONLY_TEXT);
    expect(answers.recordings).toMatchObject([{ part: 0, step: 0, words: '' }]);
    const heard = await fetch(`${fixture.product.base}${answers.recordings?.[0]?.content}`);
    const bytes = Buffer.from(await heard.arrayBuffer());
    expect([heard.status, bytes.subarray(0, 4).toString('hex')]).toEqual([200, '1a45dfa3']);
    expect(errors).toEqual([]);
  }, 240_000);

  it('is heard, written down and deleted by the teacher', async () => {
    const { page, errors } = await visit(browser, 'laptop');
    await page.goto(`${fixture.product.base}/login`);
    await submitSignInForm(page, 'professor', fixture.password);
    await page.waitForURL('**/panel');
    await page.goto(`${fixture.product.base}/panel/solar-systems/answers?search=demo-dh`);
    const sheet = page.getByRole('region', { name: /^Resposta por voz/ });
    await page
      .getByRole('button', { name: /^Ver Respostas/ })
      .first()
      .click();
    await sheet.waitFor();
    await sheet.getByRole('button', { name: /^Ouvir/ }).click();
    await sheet.getByText(/^0:0[1-9] de/).waitFor();
    await sheet.getByRole('textbox').fill('Queremos uma escola com árvores.');
    await sheet.getByText('Guardado').waitFor();
    await expectAccessible(page, 'resposta por voz no painel');
    await pictures(page, 'voz-painel', PANEL_SIZES);
    expect((await teamOf('demo-dh')).answers.recordings).toMatchObject([{ words: 'Queremos uma escola com árvores.' }]);

    await sheet.getByRole('button', { name: 'Apagar a voz' }).click();
    await page.getByRole('dialog', { name: 'Apagar a voz?' }).getByRole('button', { name: 'Apagar a voz' }).click();
    await sheet.getByText('A voz foi apagada.').waitFor();
    expect((await teamOf('demo-dh')).answers.recordings).toMatchObject([
      { content: null, words: 'Queremos uma escola com árvores.' },
    ]);
    expect(errors).toEqual([]);
  }, 120_000);

  it('waits on the device while there is no network', async () => {
    const { page, context } = await openText('demo-ds');
    await context.setOffline(true);
    await record(page);
    await button(page, 'Parar a gravação').click();
    await part(page)
      .getByText(/Sem ligação/)
      .waitFor();
    await context.setOffline(false);
    await part(page).getByText('Gravação guardada.').waitFor();
    await button(page, 'Apagar').click();
    await button(page, 'Apagar mesmo').click();
    await button(page, 'Responder por voz').waitFor();
    const { tutorial } = (await teamOf('demo-ds')).answers;
    expect(tutorial).toBeNull();
  }, 120_000);
});

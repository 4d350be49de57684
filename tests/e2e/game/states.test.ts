import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LESSON_NAMES } from '#client/dev/samples/lessonSamples.ts';
import { SESSION_NAMES } from '#client/dev/samples/sessionSamples.ts';
import { PLACES } from '#client/game/flow/rehearsal/rehearsal.ts';
import { PRACTICE } from '#content/practice/practice.ts';
import { expectAccessible, picture } from '../../support/browser/browser.ts';
import { SIZES } from '../../support/browser/sizes.ts';
import { expectControlsFit } from '../../support/browser/targets.ts';
import { eventually } from '../../support/eventually.ts';
import { EMPTY_PATH, mountScene } from '../../support/scenes/mountScene.ts';
import { openSelector, scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

const fixture = scenesUnderTest();

/** Minimum height of a text box on a tablet. */
const MIN_TEXT_BOX_PX = 320;

function textBoxHeight(page: Page): Promise<number> {
  return page
    .locator('textarea:visible')
    .first()
    .evaluate((area) => area.clientHeight);
}

async function expectFitsScreen(page: Page, name: string): Promise<void> {
  await expectControlsFit(page, name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
}

/** Width and height of projectors. */
const PROJECTOR_SIZES = [
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

/** Returns the texts of the console that need scrolling. */
function textsThatScroll(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-console] [data-scroll-box]')]
      .filter((box) => box.scrollHeight > box.clientHeight + 1)
      .map((box) => box.textContent ?? ''),
  );
}

/** Returns the address of a state with a still picture for the stage, because only texts and controls are checked. */
const statePath = (state: string) =>
  `/dev/cenas/palco?tipo=estado&nome=${state}&tema=ds&nave=3&parado=600&desenho=imagem`;

const PLAYING = 'mission.write.ready';
/** Shown in the console and in the menu, not over the game. */
const QUIET_LESSONS = ['a-decorrer', 'ajuda-pedida', 'ajuda-a-caminho'];

describe('every state of a lesson', () => {
  it.each(['', '&ecra=projetor'])('is accessible, with nothing cut off or too small for touch: %j', async (mode) => {
    const page = await openSelector(fixture);
    for (const lesson of LESSON_NAMES) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await mountScene(page, `${statePath(PLAYING)}&aula=${lesson}${mode}`);
      if (!QUIET_LESSONS.includes(lesson)) await page.locator('dialog[open], [role=alert]').first().waitFor();
      await expectAccessible(page, lesson);
      const sizes =
        mode === '' ? SIZES : PROJECTOR_SIZES.map(([width, height]) => ['projector', width, height] as const);
      for (const [device, width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await eventually(() => expectFitsScreen(page, `${lesson} on a ${device} of ${width}`));
        await eventually(async () => expect(await textsThatScroll(page), `${lesson}: texts cut off`).toEqual([]));
        await picture(page, `aula-${lesson}-${device}-${width}`);
      }
    }
    await page.context().close();
  });
});

describe('every practice question', () => {
  it('is accessible, with nothing cut off or too small for touch', async () => {
    const page = await openSelector(fixture);
    await mountScene(page, `${statePath(PLAYING)}&aula=em-orbita`);
    await page.getByRole('button', { name: 'Treino extra' }).click();
    for (const [index, { id, question }] of PRACTICE.ds.entries()) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.getByRole('button', { name: new RegExp(`^${index + 1}\\b`) }).click();
      await page.getByRole('heading', { name: question }).waitFor();
      await expectAccessible(page, id);
      for (const [device, width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await eventually(() => expectFitsScreen(page, `${id} on a ${device}`));
        await picture(page, `treino-${id}-${device}`);
      }
    }
    await page.context().close();
  });
});

describe('every state of a council session', () => {
  it.each(['', '&ecra=projetor'])('is accessible, with nothing cut off or too small for touch: %j', async (mode) => {
    const page = await openSelector(fixture);
    for (const session of SESSION_NAMES) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await mountScene(page, `${statePath('council.list.shown')}&conselho=${session}${mode}`);
      await page.getByRole('region', { name: 'Conselho da turma' }).waitFor();
      await expectAccessible(page, session);
      const sizes =
        mode === '' ? SIZES : PROJECTOR_SIZES.map(([width, height]) => ['projector', width, height] as const);
      for (const [device, width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await eventually(() => expectFitsScreen(page, `${session} on a ${device} of ${width}`));
        await picture(page, `conselho-${session}-${device}-${width}`);
      }
    }
    await page.context().close();
  });
});

describe('every state of the game', () => {
  it('is accessible, with nothing cut off or too small for touch, on tablets and on a laptop', async () => {
    const page = await openSelector(fixture);
    for (const state of PLACES) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await mountScene(page, statePath(state));
      await expectAccessible(page, state);
      for (const [device, width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await eventually(() => expectFitsScreen(page, `${state} on a ${device}`));
        if (state.endsWith('write.ready') && device !== 'laptop') {
          await eventually(async () =>
            expect(await textBoxHeight(page), `${state} on a ${device}`).toBeGreaterThanOrEqual(MIN_TEXT_BOX_PX),
          );
        }
      }
      await picture(page, `estado-${state}`);
    }
    await page.context().close();
  });

  it("fits the screen in 'Modo projetor' without scrolling", async () => {
    const page = await openSelector(fixture);
    for (const state of PLACES) {
      await page.setViewportSize({ width: 1024, height: 768 });
      await mountScene(page, `${statePath(state)}&ecra=projetor`);
      await page.locator('html[data-projector]').waitFor();
      for (const [width, height] of PROJECTOR_SIZES) {
        await page.setViewportSize({ width, height });
        const name = `${state}, projected on ${width}`;
        await eventually(() => expectFitsScreen(page, name));
        await eventually(async () => expect(await textsThatScroll(page), `${name}: texts cut off`).toEqual([]));
      }
      await picture(page, `projetor-${state}`);
    }
    await page.context().close();
  });
});

describe('the still picture of the cockpit', () => {
  it('shows ORBI, whose pictures a build packs into one file', async () => {
    const page = await fixture.browser.newPage();
    await page.goto(`${fixture.base}${EMPTY_PATH}`);
    await mountScene(page, statePath(PLAYING));
    const drawn = () =>
      page.evaluate(
        () =>
          [...document.images].filter(({ src, naturalWidth }) => src.startsWith('blob:') && naturalWidth > 0).length,
      );
    await eventually(async () => expect(await drawn()).toBe(10));
    await page.close();
  });
});

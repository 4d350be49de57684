import { describe, expect, it } from 'vitest';
import { LESSON_NAMES } from '#client/dev/samples/lessonSamples.ts';
import { SESSION_NAMES } from '#client/dev/samples/sessionSamples.ts';
import { PLACES } from '#client/game/flow/rehearsal/rehearsal.ts';
import { expectReflows } from '../../support/browser/panelLayout.ts';
import { expectReflow } from '../../support/browser/screens/expectReflow.ts';
import { eventually } from '../../support/eventually.ts';
import { mountScene } from '../../support/scenes/mountScene.ts';
import { openSelector, scenesUnderTest } from '../../support/scenes/scenesUnderTest.ts';

const fixture = scenesUnderTest();
const GAME = { pageScrolls: false, minTargetPx: 48 };

/** Returns the texts of the visible buttons that cannot be scrolled to; runs in the page. */
function unreachableButtons(): (string | null)[] {
  return [...document.querySelectorAll('button, [role=button]')]
    .filter(
      (button) =>
        button.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert], [aria-hidden=true]'),
    )
    .filter((button) => {
      button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      // Less than a pixel is rounding.
      return left <= -1 || right >= innerWidth + 1 || top <= -1 || bottom >= innerHeight + 1;
    })
    .map((button) => button.textContent);
}

describe('every state of the game at 200 % and at 400 %', () => {
  it('is not wider than the window, and everything can be scrolled to', async () => {
    const page = await openSelector(fixture);
    for (const state of PLACES) {
      await page.setViewportSize({ width: 640, height: 512 });
      await mountScene(page, `/dev/cenas/palco?tipo=estado&nome=${state}&tema=ds&nave=3&parado=600&desenho=imagem`);
      await expectReflows(page, state);
      // A flight ends meanwhile, and its buttons with it.
      await eventually(async () => {
        expect(await page.evaluate(unreachableButtons), state).toEqual([]);
      });
      await page.setViewportSize({ width: 1366, height: 768 });
      await expectReflow(page, state, GAME);
    }
    await page.context().close();
  });
});

describe('every state of a lesson and of a council session', () => {
  it('keeps everything at 400 %, with wider spacing and in forced colours', async () => {
    const page = await openSelector(fixture);
    const lessons = LESSON_NAMES.map((lesson) => `nome=mission.write.ready&aula=${lesson}`);
    const sessions = SESSION_NAMES.map((session) => `nome=council.list.shown&conselho=${session}`);
    for (const state of [...lessons, ...sessions]) {
      await mountScene(page, `/dev/cenas/palco?tipo=estado&${state}&tema=ds&nave=3&parado=600&desenho=imagem`);
      if (state.includes('conselho')) await page.getByRole('region', { name: 'Conselho da turma' }).waitFor();
      await expectReflow(page, state, GAME);
    }
    await page.context().close();
  });
});

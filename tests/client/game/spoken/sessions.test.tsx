// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LESSON_NAMES, type LessonName } from '#client/dev/samples/lessonSamples.ts';
import { SESSION_NAMES } from '#client/dev/samples/sessionSamples.ts';
import { useSampleLesson } from '#client/dev/samples/useSampleLesson.ts';
import { LessonLayer } from '#client/game/LessonLayer.tsx';
import { Overlays } from '#client/game/overlays/Overlays.tsx';
import { readWithScreenReader } from '../../../support/spoken/readWithScreenReader.ts';
import { renderSession } from '../overlays/council/session/sessionHarness.tsx';
import { overlaysProps, setWindowSize } from '../overlays/harness.tsx';

beforeEach(() => setWindowSize(1366, 768));
afterEach(cleanup);

/** Shown in the console, not over the game. */
const QUIET_LESSONS: readonly LessonName[] = ['a-decorrer', 'ajuda-pedida', 'ajuda-a-caminho'];

/** Made once: a message is said again by another function. */
const PROPS = overlaysProps({ mission: 2 });

function Lesson({ name }: { name: LessonName }) {
  const lesson = useSampleLesson(name);
  const props = { ...PROPS, lesson };
  if (QUIET_LESSONS.includes(name)) return <Overlays {...props} />;
  return (
    <main>
      <LessonLayer {...props} />
    </main>
  );
}

/** Returns what a lesson shows, once its code is loaded. */
function shownLesson(name: LessonName): Promise<Element> {
  const selector = QUIET_LESSONS.includes(name) ? '[data-console]' : 'dialog[open], [role=alert]';
  return waitFor(() => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`${name} shows nothing`);
    return element.closest('dialog, [data-console]') ?? document.body;
  });
}

describe('what a screen reader says in a lesson', () => {
  it('tells every state of the lesson', async () => {
    const told: string[] = [];
    for (const name of LESSON_NAMES) {
      render(<Lesson name={name} />);
      told.push(`## ${name}`, ...(await readWithScreenReader(await shownLesson(name))), '');
      cleanup();
    }
    await expect(told.join('\n')).toMatchFileSnapshot('states/lesson.txt');
  });
});

/** The time left depends on the moment. */
const TIME = /\d+ (minutos?|segundos?)( e \d+ segundos?)?/g;

describe('what a screen reader says in a council session', () => {
  it('tells every phase of the session', async () => {
    const told: string[] = [];
    for (const name of SESSION_NAMES) {
      renderSession(name);
      const main = screen.getByRole('main');
      await waitFor(() => expect(main.childElementCount).toBeGreaterThan(0));
      const lines = (await readWithScreenReader(main)).map((line) => line.replaceAll(TIME, 'n minutos'));
      told.push(`## ${name}`, ...lines, '');
      cleanup();
    }
    await expect(told.join('\n')).toMatchFileSnapshot('states/session.txt');
  });
});

// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aTeam } from '../../fixtures.ts';
import { closePanel } from '../../panelHarness.tsx';
import { openSheet } from './openSheet.ts';

const rendered = vi.hoisted(() => new Map<string, number>());
const profiled = vi.hoisted(() => async (original: () => Promise<object>, name: string) => {
  const { Profiler } = await import('react');
  const real: Record<string, unknown> = { ...(await original()) };
  const Part = real[name] as ComponentType<object>;
  const count = () => void rendered.set(name, (rendered.get(name) ?? 0) + 1);
  real[name] = (props: object) => (
    <Profiler id={name} onRender={count}>
      <Part {...props} />
    </Profiler>
  );
  return real;
});

vi.mock('#client/panel/shell/Sidebar.tsx', (original) => profiled(original, 'Sidebar'));
vi.mock('#client/panel/marking/answers/saving/SaveMarks.tsx', (original) => profiled(original, 'SaveMarks'));
vi.mock('#client/panel/marking/answers/sheet/TutorialAnswers.tsx', (original) => profiled(original, 'TutorialAnswers'));
vi.mock('#client/panel/marking/answers/marks/MissionMarks.tsx', (original) => profiled(original, 'MissionMarks'));
vi.mock('#client/panel/marking/answers/marks/LevelNote.tsx', (original) => profiled(original, 'LevelNote'));

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(closePanel);

const QUIET_MS = 100;
const PARTS = ['LevelNote', 'MissionMarks', 'SaveMarks', 'Sidebar', 'TutorialAnswers'];

/** Waits until nothing has been rendered for a while: a loaded machine renders what the page has asked for late. */
async function renderingDone(): Promise<void> {
  const count = () => [...rendered.values()].reduce((sum, times) => sum + times, 0);
  for (let before = -1; before !== count(); ) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

/** Both keys are pressed in one task, so that no timer, such as that of the automatic save, runs between them. */
test('typing in a comment renders only that comment', async () => {
  await openSheet(user, aTeam(2));
  const box = screen.getByLabelText('Comentário à equipa (missão 2)') as HTMLTextAreaElement;
  await renderingDone();
  expect([...rendered.keys()].sort(), 'every part is profiled').toEqual(PARTS);
  // The first key also renders the save button, as there is something to save now.
  fireEvent.change(box, { target: { value: 'B' } });
  expect(rendered.get('SaveMarks')).toBeGreaterThan(0);
  rendered.clear();
  fireEvent.change(box, { target: { value: 'Bo' } });
  expect(box.value).toBe('Bo');
  expect([...rendered]).toEqual([['LevelNote', 1]]);
});

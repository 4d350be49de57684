// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePanel } from '../../panelHarness.tsx';
import { aTeam } from '../../records.ts';
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
vi.mock('#client/panel/marking/answers/marks/MarkSelect.tsx', (original) => profiled(original, 'MarkSelect'));
vi.mock('#client/panel/marking/answers/marks/Rubric.tsx', (original) => profiled(original, 'Rubric'));
vi.mock('#client/panel/marking/answers/marks/LevelNote.tsx', (original) => profiled(original, 'LevelNote'));

afterEach(closePanel);

const PARTS = ['LevelNote', 'MarkSelect', 'Rubric', 'SaveMarks', 'Sidebar', 'TutorialAnswers'];

test('a key in a comment renders that comment, and no other part of the page', async () => {
  await openSheet(aTeam(2));
  const box = screen.getByLabelText('Comentário à equipa (missão 2)') as HTMLTextAreaElement;
  expect([...rendered.keys()].sort(), 'every part is profiled').toEqual(PARTS);
  // The first key says that there is something to save.
  fireEvent.change(box, { target: { value: 'B' } });
  rendered.clear();
  fireEvent.change(box, { target: { value: 'Bo' } });
  expect(box.value).toBe('Bo');
  expect([...rendered]).toEqual([['LevelNote', 1]]);
});

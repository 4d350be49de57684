// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Team } from '#contract/school/teams.ts';
import { setupUser } from '../../../../../support/browser/setupUser.ts';
import { fill } from '../../../actions.ts';
import { aTeam, page } from '../../../fixtures.ts';
import { closePanel, type RecordedCall } from '../../../panelHarness.tsx';
import { giveMark, shownMark } from '../markControls.ts';
import { openSheet } from '../openSheet.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(closePanel);

/** A server with one team that answers each save only when `answer` is called. */
function slowServer() {
  const base = aTeam(2);
  let stored: Team = base;
  const waiting: (() => void)[] = [];
  const held = async <T,>(answer: () => T): Promise<T> => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return answer();
  };
  const answers = {
    'GET /team/responses': () => page('teams', [stored]),
    'PUT /team/evaluation': (sent: RecordedCall) =>
      held(() => {
        const { p2 } = JSON.parse(sent.body).points.level2;
        const { level2 } = stored.points;
        const points = { ...stored.points, level2: { ...level2, p2, marked: { p1: true, p2: p2 !== null } } };
        stored = { ...stored, points };
        return { points };
      }),
    [`PUT /team/${base._id}/levels/2/note`]: (sent: RecordedCall) =>
      held(() => {
        const { answers } = stored;
        if (!answers) throw new Error('a team with answers');
        const notes = { ...answers.notes, level2: JSON.parse(sent.body).text || null };
        stored = { ...stored, answers: { ...answers, notes } };
        return { notes };
      }),
  };
  return {
    team: base,
    answers,
    mark: () => stored.points.level2.p2,
    note: () => stored.answers?.notes.level2 ?? null,
    /** Waits for a save and answers the oldest one. */
    async answer() {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0), { timeout: 5_000 });
      waiting.shift()?.();
    },
  };
}

const TEAMWORK = 'Trabalho de equipa (missão 2)';
const choose = (value: string) => giveMark(user, TEAMWORK, value);
const note = () => screen.getByLabelText('Comentário à equipa (missão 2)') as HTMLTextAreaElement;
const write = (value: string) => fill(user, note(), value);
const save = () => screen.getByRole('button', { name: 'Guardar avaliações' }) as HTMLButtonElement;
const sign = () => save().closest('[data-bottom-bar]')?.querySelector('[role="status"]')?.textContent;
const isSaved = () => waitFor(() => expect(sign()).toBe('Guardado'), { timeout: 5_000 });

describe('a change while a save is in flight', () => {
  test('choosing the previous mark again shows it as unsaved and sends it', async () => {
    const server = slowServer();
    await openSheet(user, server.team, server.answers);
    await choose('40');
    await user.click(save());
    await choose('20');
    expect(sign()).toBe('A guardar…');
    await server.answer();
    await server.answer();
    await isSaved();
    expect([shownMark(TEAMWORK), server.mark()]).toEqual(['20', 20]);
  });

  test('clearing a comment that is being sent sends the empty one too', async () => {
    const server = slowServer();
    await openSheet(user, server.team, server.answers);
    await write('Bom trabalho');
    await user.click(save());
    await write('');
    expect(sign()).toBe('A guardar…');
    await server.answer();
    await server.answer();
    await isSaved();
    expect([note().value, server.note()]).toEqual(['', null]);
  });
});

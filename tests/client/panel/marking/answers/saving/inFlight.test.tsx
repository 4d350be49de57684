// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Team } from '#contract/school/teams.ts';
import { closePanel, type Sent } from '../../../panelHarness.tsx';
import { aTeam, page } from '../../../records.ts';
import { openSheet } from '../openSheet.ts';

afterEach(closePanel);

/** A server with one team that answers each save only when the test lets it. */
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
    'PUT /team/evaluation': (sent: Sent) =>
      held(() => {
        const { p2 } = JSON.parse(sent.body).points.level2;
        const { level2 } = stored.points;
        const points = { ...stored.points, level2: { ...level2, p2, marked: { p1: true, p2: p2 !== null } } };
        stored = { ...stored, points };
        return { points };
      }),
    [`PUT /team/${base._id}/levels/2/note`]: (sent: Sent) =>
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
    /** Answers the save that waits longest, once there is one. */
    async answer() {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0), { timeout: 5_000 });
      waiting.shift()?.();
    },
  };
}

const select = () => screen.getByLabelText('Trabalho de equipa (missão 2)') as HTMLSelectElement;
const choose = (value: string) => fireEvent.change(select(), { target: { value } });
const note = () => screen.getByLabelText('Comentário à equipa (missão 2)') as HTMLTextAreaElement;
const write = (value: string) => fireEvent.change(note(), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Guardar avaliações' }) as HTMLButtonElement;
const sign = () => save().parentElement?.querySelector('[role="status"]')?.textContent;
const isSaved = () => waitFor(() => expect(sign()).toBe('Guardado'), { timeout: 5_000 });

describe('a choice made while a save is on its way', () => {
  test('the mark that was there before is shown, is not called saved, and reaches the server', async () => {
    const server = slowServer();
    await openSheet(server.team, server.answers);
    choose('40');
    fireEvent.click(save());
    choose('20');
    expect(sign()).toBe('A guardar…');
    await server.answer();
    await server.answer();
    await isSaved();
    expect([select().value, server.mark()]).toEqual(['20', 20]);
  });

  test('an empty comment again, as it was before, takes the one away that was on its way', async () => {
    const server = slowServer();
    await openSheet(server.team, server.answers);
    write('Bom trabalho');
    fireEvent.click(save());
    write('');
    expect(sign()).toBe('A guardar…');
    await server.answer();
    await server.answer();
    await isSaved();
    expect([note().value, server.note()]).toEqual(['', null]);
  });
});

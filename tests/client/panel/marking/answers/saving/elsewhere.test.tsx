// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Team } from '#contract/school/teams.ts';
import { expectAccessible } from '../../../../../support/browser/expectAccessible.ts';
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

const TEAM = aTeam(2);
const NONE = { level1: null, level2: null, level3: null, level4: null };
const TEAMWORK = 'Trabalho de equipa (missão 2)';
const BOX = 'Comentário à equipa (missão 2)';
const CONFLICT = { status: 409, body: { message: 'Mudou entretanto.', code: 'noteChanged' } };

/** A server on which another device has changed the team; it refuses what does not name the change. */
async function open(change: Partial<{ note: string; p2: number }>) {
  const { p1 } = TEAM.points.level2;
  let stored: Team = TEAM;
  const changed = (): Team => {
    const notes = { ...NONE, ...(change.note !== undefined && { level2: change.note }) };
    const level2 = { p1, p2: change.p2 ?? 0, total: p1, marked: { p1: true, p2: change.p2 !== undefined } };
    const answers = TEAM.answers && { ...TEAM.answers, notes };
    return { ...TEAM, points: { ...TEAM.points, level2 }, ...(answers && { answers }) };
  };
  const put = ({ body, path }: RecordedCall) => {
    const { text, seen, points } = JSON.parse(body);
    const isKnown = path.endsWith('/note') ? seen === change.note : seen.level2.p2 === change.p2;
    if (stored === TEAM && !isKnown) {
      stored = changed();
      return CONFLICT;
    }
    if (!isKnown) return CONFLICT;
    if (path.endsWith('/note')) return { notes: { ...NONE, level2: text } };
    const { p2 } = points.level2;
    return { points: { ...TEAM.points, level2: { p1, p2, total: p1 + p2, marked: { p1: true, p2: true } } } };
  };
  const calls = await openSheet(user, TEAM, {
    'GET /team/responses': () => page('teams', [stored]),
    'PUT /team/evaluation': put,
    [`PUT /team/${TEAM._id}/levels/2/note`]: put,
  });
  const puts = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));
  return puts;
}
const box = () => screen.getByLabelText<HTMLTextAreaElement>(BOX);
const asked = async () =>
  within((await screen.findByText('Noutro dispositivo ficou guardado:')).parentElement ?? document.body);
const isDecided = () => waitFor(() => expect(screen.queryByText('Noutro dispositivo ficou guardado:')).toBeNull());

test('a comment of another device is shown, and waits for a decision while typing goes on', async () => {
  const puts = await open({ note: 'Bom começo.' });
  await fill(user, box(), 'Falta um exemplo.');
  const other = await asked();
  expect(other.getByText('Bom começo.')).toBeDefined();
  await expectAccessible();
  await user.type(box(), ' Qual?');
  const sent = puts().length;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(puts()).toHaveLength(sent);
  await user.click(other.getByRole('button', { name: `Guardar o que está aqui (${BOX})` }));
  await isDecided();
  expect(puts().at(-1)).toEqual({ text: 'Falta um exemplo. Qual?', seen: 'Bom começo.' });
  expect(box().value).toBe('Falta um exemplo. Qual?');
});

test('the comment of the other device can stay', async () => {
  const puts = await open({ note: 'Bom começo.' });
  await fill(user, box(), 'Falta um exemplo.');
  const other = await asked();
  const sent = puts().length;
  await user.click(other.getByRole('button', { name: `Ficar com isto (${BOX})` }));
  await isDecided();
  expect(box().value).toBe('Bom começo.');
  expect(puts()).toHaveLength(sent);
});

test('a mark of another device is shown beside the criterion, and either can stay', async () => {
  const puts = await open({ p2: 0 });
  await giveMark(user, TEAMWORK, '40');
  const other = await asked();
  expect(other.getByText('0 pontos')).toBeDefined();
  expect(shownMark(TEAMWORK)).toBe('40');
  await user.click(other.getByRole('button', { name: `Guardar o que está aqui (${TEAMWORK})` }));
  await isDecided();
  expect(puts().at(-1)).toMatchObject({ points: { level2: { p2: 40 } }, seen: { level2: { p2: 0 } } });
});

test('the mark of the other device can stay', async () => {
  const puts = await open({ p2: 0 });
  await giveMark(user, TEAMWORK, '40');
  const other = await asked();
  const sent = puts().length;
  await user.click(other.getByRole('button', { name: `Ficar com isto (${TEAMWORK})` }));
  await isDecided();
  expect(shownMark(TEAMWORK)).toBe('0');
  expect(puts()).toHaveLength(sent);
});

// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill } from '../../actions.ts';
import { aTeam, page } from '../../fixtures.ts';
import { ACCOUNT_ID, closePanel, type RecordedCall } from '../../panelHarness.tsx';
import { giveMark, shownMark } from './markControls.ts';
import { openSheet } from './openSheet.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(closePanel);

const TEAM = aTeam(2);
const NOTES = { level1: null, level2: 'Bom trabalho', level3: null, level4: null };

const NOTE = 'Comentário à equipa (missão 2)';
const note = () => screen.getByLabelText(NOTE) as HTMLTextAreaElement;
const write = (value: string) => fill(user, note(), value);
const save = () => screen.getByRole('button', { name: 'Guardar avaliações' }) as HTMLButtonElement;
const PUT_NOTE = `PUT /team/${TEAM._id}/levels/2/note`;
const KEY = `unsent:${ACCOUNT_ID}:notes:${TEAM._id}:2`;

describe('the comment to the team', () => {
  test('says where the team reads it', async () => {
    await openSheet(user, TEAM);
    expect(screen.getAllByText(/A equipa lê-o no seu diário quando a missão está avaliada/).length).toBeGreaterThan(0);
  });

  test('is kept on the device while it is unsaved', async () => {
    await openSheet(user, TEAM, { [PUT_NOTE]: 'offline' });
    await write('Bom trabalho');
    expect(localStorage.getItem(KEY)).toBe('Bom trabalho');
    cleanup();
    await openSheet(user, TEAM, { [PUT_NOTE]: 'offline' });
    expect(note().value).toBe('Bom trabalho');
  });

  test('is not unsaved once it equals the saved one again', async () => {
    await openSheet(user, TEAM);
    await write('Bom trabalho');
    await write('');
    expect(localStorage.length).toBe(0);
  });

  test('that the server already has is not kept as unsaved', async () => {
    localStorage.setItem(KEY, 'Bom trabalho ');
    const answers = TEAM.answers && { ...TEAM.answers, notes: NOTES };
    await openSheet(user, TEAM, {
      'GET /team/responses': page('teams', [{ ...TEAM, answers }]),
      [PUT_NOTE]: { notes: NOTES },
    });
    expect(note().value.trim()).toBe('Bom trabalho');
    await waitFor(() => expect(localStorage.length).toBe(0));
  });

  test('is saved by the button too', async () => {
    const calls = await openSheet(user, TEAM, { [PUT_NOTE]: { notes: NOTES } });
    await write(' Bom trabalho ');
    await user.click(save());
    expect(await screen.findByText('Avaliações guardadas')).toBeDefined();
    expect(JSON.parse(calls.find(({ method }) => method === 'PUT')?.body ?? '')).toEqual({
      text: 'Bom trabalho',
      version: 1,
      seen: '',
    });
    expect(note().value).toBe('Bom trabalho');
    expect(localStorage.length).toBe(0);
  });

  test('that was begun on an answer which the team replaced is refused, and saved when the teacher insists', async () => {
    const message = 'A equipa respondeu entretanto de novo a esta missão.';
    const refused = { status: 409, body: { message, code: 'answerReplaced' } };
    const versionIn = ({ body }: RecordedCall) => (JSON.parse(body) as { version?: number }).version;
    const calls = await openSheet(user, TEAM, {
      [PUT_NOTE]: (call) => (versionIn(call) === undefined ? { notes: NOTES } : refused),
    });
    await write('Bom trabalho');
    await user.click(save());
    expect(await screen.findByText(message)).toBeDefined();
    expect(note().value).toBe('Bom trabalho');
    await user.click(save());
    expect(await screen.findByText('Avaliações guardadas')).toBeDefined();
    expect(calls.filter(({ method }) => method === 'PUT').map(versionIn)).toEqual([1, undefined]);
    expect(localStorage.length).toBe(0);
  });

  test('shows the server’s message for a refusal and keeps the text', async () => {
    const body = { message: 'Não é uma equipa sua.', code: 'notYours' };
    await openSheet(user, TEAM, { [PUT_NOTE]: { status: 403, body } });
    await write('Olá');
    await user.click(save());
    expect(await screen.findByText('Não é uma equipa sua.')).toBeDefined();
    expect(note().value).toBe('Olá');
    expect(localStorage.getItem(KEY)).toBe('Olá');
  });

  test.each([
    ['a comment', false, /Há comentários por guardar/],
    ['a comment and a mark', true, /Há avaliações e comentários por guardar/],
  ])('unsaved work is reported before signing out: %s', async (_, isMarked, words) => {
    await openSheet(user, TEAM, { [PUT_NOTE]: 'offline', 'PUT /team/evaluation': 'offline' });
    await write('Olá');
    if (isMarked) await giveMark(user, 'Resposta (missão 2)', 60);
    await user.click(screen.getByRole('button', { name: 'Terminar sessão' }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('is missing for a level without an answer, which cannot be given back', async () => {
    await openSheet(user, TEAM);
    expect(screen.queryByLabelText('Comentário à equipa (missão 3)')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Devolver à equipa a missão 3' })).toBeNull();
  });
});

describe('giving a level back', () => {
  const PATH = `POST /team/${TEAM._id}/levels/2/give-back`;
  const RETURNED = {
    status: {
      ...TEAM.status,
      accepted: { ...TEAM.status.accepted, level2: false },
      returned: { level: 2, note: 'Falta a conclusão' },
    },
    points: { ...TEAM.points, total: 40, level2: TEAM.points.level3 },
  };
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Devolver à equipa a missão 2' }));
    return within(await screen.findByRole('dialog'));
  };

  test('asks for a note and says what happens to the points', async () => {
    const calls = await openSheet(user, TEAM);
    const dialog = await ask();
    expect(dialog.getByText(/Os pontos da missão 2 voltam a zero/)).toBeDefined();
    expect(dialog.getByText(/As missões seguintes ficam como estão/)).toBeDefined();
    const send = dialog.getByRole('button', { name: 'Devolver' }) as HTMLButtonElement;
    expect(send.disabled).toBe(true);
    await fill(user, dialog.getByLabelText(/^Nota para a equipa/), '   ');
    await user.click(send);
    await waitFor(() => expect(dialog.getAllByText('Escreva uma nota para a equipa.')).toHaveLength(2));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('saves pending marks first and clears the level', async () => {
    const { level2 } = TEAM.points;
    const calls = await openSheet(user, TEAM, {
      'PUT /team/evaluation': { points: { ...TEAM.points, level2: { ...level2, p1: 60 } } },
      [PATH]: { status: 200, body: RETURNED },
    });
    await giveMark(user, 'Resposta (missão 2)', 60);
    const dialog = await ask();
    await fill(user, dialog.getByLabelText(/^Nota para a equipa/), ' Falta a conclusão ');
    await user.click(dialog.getByRole('button', { name: 'Devolver' }));
    expect(await screen.findByText('Devolvida à equipa')).toBeDefined();
    expect(screen.getByText('Falta a conclusão')).toBeDefined();
    const sent = calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, JSON.parse(body)]);
    expect(sent).toEqual([
      ['PUT', { teamId: TEAM._id, points: { level2: { p1: 60 } }, seen: { level2: { p1: 20 } } }],
      ['POST', { note: 'Falta a conclusão' }],
    ]);
    expect(screen.getByLabelText('Pontuação Final de Cometas').textContent).toBe('40/500');
    expect(screen.queryByRole('radiogroup', { name: 'Resposta (missão 2)' })).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(document.activeElement?.textContent, 'the focus is not lost').toMatch(/^Missão 2/);
  });

  test('shows the returned answer and can be undone', async () => {
    const undo = `POST /team/${TEAM._id}/levels/2/undo-give-back`;
    const team = { ...TEAM, ...RETURNED };
    const calls = await openSheet(user, TEAM, {
      'GET /team/responses': page('teams', [team]),
      [undo]: { status: 200, body: { status: TEAM.status, points: TEAM.points } },
    });
    const old = within(screen.getByRole('region', { name: 'Resposta devolvida da missão 2' }));
    expect(old.getByText('Um texto da missão 2')).toBeDefined();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Anular devolução da missão 2' }));
    expect(await screen.findByText('Devolução da missão 2 anulada')).toBeDefined();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.queryByText('Devolvida à equipa')).toBeNull();
    expect(shownMark('Resposta (missão 2)')).toBe('20');
    expect(screen.getByLabelText('Pontuação Final de Cometas').textContent).toBe('80/500');
  });

  test('cannot be undone where no level was given back', async () => {
    await openSheet(user, TEAM);
    expect(screen.queryByRole('button', { name: /Anular devolução/ })).toBeNull();
  });

  test('shows a refusal in the dialog and keeps the typed note', async () => {
    const body = { message: 'A proposta já foi submetida.', code: 'alreadySubmitted' };
    await openSheet(user, TEAM, { [PATH]: { status: 409, body } });
    const dialog = await ask();
    const text = dialog.getByLabelText(/^Nota para a equipa/) as HTMLTextAreaElement;
    await fill(user, text, 'Falta algo');
    await user.click(dialog.getByRole('button', { name: 'Devolver' }));
    await waitFor(() => expect(dialog.getAllByText('A proposta já foi submetida.'), 'line and toast').toHaveLength(2));
    expect(text.value).toBe('Falta algo');
  });
});

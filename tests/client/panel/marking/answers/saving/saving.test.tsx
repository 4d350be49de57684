// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { setupUser } from '../../../../../support/browser/setupUser.ts';
import { fill } from '../../../actions.ts';
import { aTeam } from '../../../fixtures.ts';
import {
  ACCOUNT_ID,
  closePanel,
  openPanel,
  type RecordedCall,
  type StubResponse,
  stubServer,
} from '../../../panelHarness.tsx';
import { giveMark, removeMark, shownMark } from '../markControls.ts';
import { openSheet } from '../openSheet.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(closePanel);

const TEAM = aTeam(2);
const NOTE = `PUT /team/${TEAM._id}/levels/2/note`;
const MARKS = 'PUT /team/evaluation';
const NOTES = { notes: { level1: null, level2: 'Bom trabalho', level3: null, level4: null } };
const OFFLINE = 'Sem ligação: guardado neste dispositivo';

/** Answers with the sent teamwork mark of level 2. */
const saved = ({ body }: RecordedCall): StubResponse => {
  const { p2 } = JSON.parse(body).points.level2;
  return { points: { ...TEAM.points, level2: { p1: 20, p2, total: 20 + p2, marked: { p1: true, p2: true } } } };
};

const TEAMWORK = 'Trabalho de equipa (missão 2)';
const mark = (value: string) => giveMark(user, TEAMWORK, value);
const write = (value: string) => fill(user, screen.getByLabelText('Comentário à equipa (missão 2)'), value);
const save = () => screen.getByRole('button', { name: 'Guardar avaliações' }) as HTMLButtonElement;
const puts = (calls: readonly RecordedCall[]) => calls.filter(({ method }) => method === 'PUT');
const points = (calls: readonly RecordedCall[]) => puts(calls).map(({ body }) => JSON.parse(body).points);
const sign = () => save().closest('[data-bottom-bar]')?.querySelector('[role="status"]')?.textContent;
const signIs = (words: string) => waitFor(() => expect(sign()).toBe(words), { timeout: 8_000 });

describe('marks and comments save themselves', () => {
  test('shortly after the last change, without a toast', async () => {
    const calls = await openSheet(user, TEAM, { [MARKS]: saved, [NOTE]: NOTES });
    expect(sign(), 'nothing changed yet').toBe('');
    await mark('40');
    await write('Bom');
    await write('Bom trabalho');
    expect(sign()).toBe('A guardar…');
    const notes = () => puts(calls).filter(({ path }) => path.endsWith('/note'));
    expect(notes(), 'not while it is typed').toEqual([]);
    await signIs('Guardado');
    expect(notes()).toHaveLength(1);
    expect(puts(calls).map(({ path }) => path)).toEqual(['/team/evaluation', `/team/${TEAM._id}/levels/2/note`]);
    expect(JSON.parse(puts(calls)[1]?.body ?? '')).toEqual({ text: 'Bom trabalho', version: 1, seen: '' });
    expect(screen.queryByText('Avaliações guardadas')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test.each<[string, () => unknown | Promise<unknown>]>([
    ['closing the answers', () => user.click(screen.getByRole('button', { name: /^Ver Respostas/ }))],
    [
      'leaving the page',
      async () => {
        await user.click(screen.getByRole('link', { name: 'Ver a classificação' }));
        return screen.findByRole('heading', { name: 'Classificação' });
      },
    ],
    [
      'hiding it',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['closing the panel', cleanup],
  ])('%s saves at once', async (_, leave) => {
    const calls = await openSheet(user, TEAM, { [MARKS]: saved });
    await mark('40');
    await leave();
    vi.restoreAllMocks();
    expect(points(calls)).toEqual([{ level2: { p2: 40 } }]);
  });

  test('the button saves at once, shows a toast and keeps the focus', async () => {
    const calls = await openSheet(user, TEAM, { [MARKS]: saved });
    await mark('40');
    save().focus();
    await user.click(save());
    expect(await screen.findByText('Avaliações guardadas')).toBeDefined();
    await signIs('Guardado');
    expect(points(calls)).toEqual([{ level2: { p2: 40 } }]);
    expect(document.activeElement).toBe(save());
  });

  test('a saved mark can be removed', async () => {
    const calls = await openSheet(user, TEAM, { [MARKS]: { points: { ...TEAM.points, level2: TEAM.points.level3 } } });
    await removeMark(user, TEAMWORK);
    await user.click(save());
    expect(await screen.findByText('Avaliações guardadas')).toBeDefined();
    await signIs('Guardado');
    expect(points(calls)).toEqual([{ level2: { p2: null } }]);
    expect(shownMark(TEAMWORK)).toBe('');
  });
});

describe('refused marks and comments', () => {
  const body = { message: 'Não é uma equipa sua.', code: 'notYours' };

  test('stay on the device and are not sent again; the others are saved', async () => {
    const calls = await openSheet(user, TEAM, { [MARKS]: saved, [NOTE]: { status: 403, body } });
    await mark('40');
    await write('Bom trabalho');
    await user.click(save());
    expect(await screen.findByText('Não é uma equipa sua.')).toBeDefined();
    await signIs('Guardado só neste dispositivo');
    expect(puts(calls)).toHaveLength(2);
    cleanup();
    const later = stubServer({});
    openPanel('/panel');
    await screen.findByRole('button', { name: 'Terminar sessão' });
    await accountOutbox(ACCOUNT_ID).flush();
    expect(puts(later)).toEqual([]);
  });

  test('marks that changed elsewhere are overwritten only when the teacher saves again', async () => {
    let refused = true;
    const conflict = { status: 409, body: { message: 'As avaliações mudaram entretanto.', code: 'marksChanged' } };
    const calls = await openSheet(user, TEAM, { [MARKS]: (sent: RecordedCall) => (refused ? conflict : saved(sent)) });
    await mark('40');
    await user.click(save());
    expect(await screen.findByText('As avaliações mudaram entretanto.')).toBeDefined();
    await signIs('Guardado só neste dispositivo');
    expect(shownMark(TEAMWORK)).toBe('40');
    refused = false;
    await user.click(save());
    expect(await screen.findByText('Avaliações guardadas')).toBeDefined();
    await signIs('Guardado');
    expect(points(calls)).toEqual([{ level2: { p2: 40 } }, { level2: { p2: 40 } }]);
  });
});

describe('without a network', () => {
  test('marks are sent once when the network is back, also from another page', async () => {
    await openSheet(user, TEAM, { [MARKS]: 'offline' });
    await mark('40');
    await signIs(OFFLINE);
    expect(screen.getByText('Avaliação de 1 equipa à espera de ligação')).toBeDefined();
    expect(screen.getByText(/seguem sozinhas assim que houver/)).toBeDefined();
    cleanup();
    const calls = stubServer({ [MARKS]: saved });
    openPanel('/panel');
    await waitFor(() => expect(points(calls)).toEqual([{ level2: { p2: 40 } }]));
    await waitFor(() => expect(screen.queryByText(/à espera de ligação/)).toBeNull());
    await waitFor(() => expect(localStorage.length, 'nothing is left to save').toBe(0));
  });

  test('the server ends up with the last choice', async () => {
    await openSheet(user, TEAM, { [MARKS]: 'offline' });
    await mark('40');
    await signIs(OFFLINE);
    await mark('0');
    await mark('20');
    expect([shownMark(TEAMWORK), sign()]).toEqual(['20', OFFLINE]);
    const calls = stubServer({ [MARKS]: saved });
    await accountOutbox(ACCOUNT_ID).flush();
    await signIs('Guardado');
    expect(puts(calls).map(({ body }) => JSON.parse(body))).toEqual([
      { teamId: TEAM._id, points: { level2: { p2: 40 } }, seen: { level2: { p2: 20 } } },
      { teamId: TEAM._id, points: { level2: { p2: 20 } }, seen: { level2: { p2: 40 } } },
    ]);
    expect(shownMark(TEAMWORK)).toBe('20');
  });
});

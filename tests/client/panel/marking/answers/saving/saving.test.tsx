// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { ACCOUNT, type Answer, closePanel, openPanel, type Sent, stubServer } from '../../../panelHarness.tsx';
import { aTeam } from '../../../records.ts';
import { openSheet } from '../openSheet.ts';

afterEach(closePanel);

const TEAM = aTeam(2);
const NOTE = `PUT /team/${TEAM._id}/levels/2/note`;
const MARKS = 'PUT /team/evaluation';
const NOTES = { notes: { level1: null, level2: 'Bom trabalho', level3: null, level4: null } };
const OFFLINE = 'Sem ligação: guardado neste dispositivo';

/** Answers with the mark that was sent for teamwork of level 2. */
const saved = ({ body }: Sent): Answer => {
  const { p2 } = JSON.parse(body).points.level2;
  return { points: { ...TEAM.points, level2: { p1: 20, p2, total: 20 + p2, marked: { p1: true, p2: true } } } };
};

const select = () => screen.getByLabelText('Trabalho de equipa (missão 2)') as HTMLSelectElement;
const mark = (value: string) => fireEvent.change(select(), { target: { value } });
const write = (value: string) =>
  fireEvent.change(screen.getByLabelText('Comentário à equipa (missão 2)'), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Guardar avaliações' }) as HTMLButtonElement;
const puts = (calls: readonly Sent[]) => calls.filter(({ method }) => method === 'PUT');
const points = (calls: readonly Sent[]) => puts(calls).map(({ body }) => JSON.parse(body).points);
const sign = () => save().parentElement?.querySelector('[role="status"]')?.textContent;
const signIs = (words: string) => waitFor(() => expect(sign()).toBe(words), { timeout: 8_000 });

describe('marks and comments save themselves', () => {
  test('a moment after the last change, without a message', async () => {
    const calls = await openSheet(TEAM, { [MARKS]: saved, [NOTE]: NOTES });
    expect(sign(), 'nothing was done yet').toBe('');
    mark('40');
    write('Bom');
    write('Bom trabalho');
    expect(sign()).toBe('A guardar…');
    expect(puts(calls)).toEqual([]);
    await signIs('Guardado');
    expect(puts(calls).map(({ path }) => path)).toEqual(['/team/evaluation', `/team/${TEAM._id}/levels/2/note`]);
    expect(JSON.parse(puts(calls)[1]?.body ?? '')).toEqual({ text: 'Bom trabalho' });
    expect(screen.queryByText('Avaliações guardadas')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  test.each<[string, () => unknown | Promise<unknown>]>([
    ['closing the answers', () => fireEvent.click(screen.getByRole('button', { name: /^Ver Respostas/ }))],
    [
      'leaving the page',
      () => {
        fireEvent.click(screen.getByRole('link', { name: 'Ver a classificação' }));
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
    const calls = await openSheet(TEAM, { [MARKS]: saved });
    mark('40');
    await leave();
    vi.restoreAllMocks();
    expect(points(calls)).toEqual([{ level2: { p2: 40 } }]);
  });

  test('the button saves at once, says so, and keeps the focus', async () => {
    const calls = await openSheet(TEAM, { [MARKS]: saved });
    mark('40');
    save().focus();
    fireEvent.click(save());
    expect(await screen.findByText('Avaliações guardadas')).toBeDefined();
    await signIs('Guardado');
    expect(points(calls)).toEqual([{ level2: { p2: 40 } }]);
    expect(document.activeElement).toBe(save());
  });

  test('a mark that the server has can be taken back', async () => {
    const calls = await openSheet(TEAM, { [MARKS]: { points: { ...TEAM.points, level2: TEAM.points.level3 } } });
    mark('');
    fireEvent.click(save());
    expect(await screen.findByText('Avaliações guardadas')).toBeDefined();
    await signIs('Guardado');
    expect(points(calls)).toEqual([{ level2: { p2: null } }]);
    expect(select().value).toBe('');
  });
});

describe('what the server refuses', () => {
  const body = { message: 'Não é uma equipa sua.', code: 'notYours' };

  test('stays on this device, is not sent again by itself, and other parts are saved', async () => {
    const calls = await openSheet(TEAM, { [MARKS]: saved, [NOTE]: { status: 403, body } });
    mark('40');
    write('Bom trabalho');
    fireEvent.click(save());
    expect(await screen.findByText('Não é uma equipa sua.')).toBeDefined();
    await signIs('Guardado só neste dispositivo');
    expect(puts(calls)).toHaveLength(2);
    cleanup();
    const later = stubServer({});
    openPanel('/panel');
    await screen.findByRole('button', { name: 'Terminar sessão' });
    await accountOutbox(ACCOUNT).flush();
    expect(puts(later)).toEqual([]);
  });

  test('marks that changed elsewhere are written over only when the teacher asks again', async () => {
    let refused = true;
    const conflict = { status: 409, body: { message: 'As avaliações mudaram entretanto.', code: 'marksChanged' } };
    const calls = await openSheet(TEAM, { [MARKS]: (sent: Sent) => (refused ? conflict : saved(sent)) });
    mark('40');
    fireEvent.click(save());
    expect(await screen.findByText('As avaliações mudaram entretanto.')).toBeDefined();
    await signIs('Guardado só neste dispositivo');
    expect(select().value).toBe('40');
    refused = false;
    fireEvent.click(save());
    expect(await screen.findByText('Avaliações guardadas')).toBeDefined();
    await signIs('Guardado');
    expect(points(calls)).toEqual([{ level2: { p2: 40 } }, { level2: { p2: 40 } }]);
  });
});

describe('without a network', () => {
  test('what was chosen follows by itself, on another page, once', async () => {
    await openSheet(TEAM, { [MARKS]: 'offline' });
    mark('40');
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

  test('the last choice is what the server has in the end, whatever the ones before', async () => {
    await openSheet(TEAM, { [MARKS]: 'offline' });
    mark('40');
    await signIs(OFFLINE);
    mark('0');
    mark('20');
    expect([select().value, sign()]).toEqual(['20', OFFLINE]);
    const calls = stubServer({ [MARKS]: saved });
    await accountOutbox(ACCOUNT).flush();
    await signIs('Guardado');
    expect(puts(calls).map(({ body }) => JSON.parse(body))).toEqual([
      { teamId: TEAM._id, points: { level2: { p2: 40 } }, seen: { level2: { p2: 20 } } },
      { teamId: TEAM._id, points: { level2: { p2: 20 } }, seen: { level2: { p2: 40 } } },
    ]);
    expect(select().value).toBe('20');
  });
});

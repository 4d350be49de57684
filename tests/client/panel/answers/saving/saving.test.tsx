// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { ACCOUNT, forgetAll, openPanel, type Sent, stubServer } from '../panelHarness.tsx';
import { aTeam } from '../records.ts';
import { openSheet } from './openSheet.ts';

afterEach(async () => {
  cleanup();
  // What waits is refused, so that it does not reach the next test.
  stubServer({});
  await accountOutbox(ACCOUNT).flush();
  forgetAll();
});

const TEAM = aTeam(2);
const NOTE = `PUT /team/${TEAM._id}/levels/2/note`;
const MARKS = 'PUT /team/evaluation';
const { level2 } = TEAM.points;
const SAVED = { points: { ...TEAM.points, total: 100, level2: { ...level2, p2: 40, total: 60 } } };
const NOTES = { notes: { level1: null, level2: 'Bom trabalho', level3: null, level4: null } };

const select = () => screen.getByLabelText('Trabalho de equipa (nível 2)') as HTMLSelectElement;
const mark = (value: string) => fireEvent.change(select(), { target: { value } });
const write = (value: string) =>
  fireEvent.change(screen.getByLabelText('Comentário à equipa (nível 2)'), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Guardar avaliações' }) as HTMLButtonElement;
const puts = (calls: readonly Sent[]) => calls.filter(({ method }) => method === 'PUT');
const sign = () => save().parentElement?.querySelector('[role="status"]')?.textContent;

describe('one button saves marks and comments', () => {
  test('and says so only when both are on the server', async () => {
    const calls = await openSheet(TEAM, { [MARKS]: SAVED, [NOTE]: NOTES });
    mark('40');
    write('Bom trabalho');
    expect(sign()).toBe('Por guardar');
    fireEvent.click(save());
    expect(sign()).toBe('A guardar…');
    expect(await screen.findByText('Avaliações e comentários guardados')).toBeDefined();
    expect(sign()).toBe('Guardado');
    expect(puts(calls).map(({ path }) => path)).toEqual(['/team/evaluation', `/team/${TEAM._id}/levels/2/note`]);
    expect(localStorage.length).toBe(0);
  });

  test('a comment that is refused is not called saved with the marks', async () => {
    const body = { message: 'Não é uma equipa sua.', code: 'notYours' };
    await openSheet(TEAM, { [MARKS]: SAVED, [NOTE]: { status: 403, body } });
    mark('40');
    write('Bom trabalho');
    fireEvent.click(save());
    expect(await screen.findByText('Não é uma equipa sua.')).toBeDefined();
    await waitFor(() => expect(sign()).toBe('Por guardar'));
    expect(screen.queryByText('Avaliações e comentários guardados')).toBeNull();
  });
});

describe('without a network', () => {
  test('what was asked to be saved follows by itself, on another page, once', async () => {
    await openSheet(TEAM, { [MARKS]: 'offline' });
    mark('40');
    fireEvent.click(save());
    await waitFor(() => expect(sign()).toBe('Sem ligação: a tentar de novo…'));
    expect(screen.getByText('Avaliação de 1 equipa à espera de ligação')).toBeDefined();
    expect(screen.getByText(/segue sozinho assim que houver/)).toBeDefined();
    cleanup();
    const calls = stubServer({ [MARKS]: SAVED });
    openPanel('/panel');
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar agora' }));
    expect(await screen.findByText('Avaliações guardadas')).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/à espera de ligação/)).toBeNull());
    expect(puts(calls)).toHaveLength(1);
    expect(localStorage.length, 'nothing is left to save').toBe(0);
  });

  test('what was chosen afterwards and not asked to be saved stays here', async () => {
    await openSheet(TEAM, { [MARKS]: 'offline' });
    mark('40');
    fireEvent.click(save());
    await waitFor(() => expect(sign()).toBe('Sem ligação: a tentar de novo…'));
    mark('0');
    expect(sign()).toBe('Por guardar');
    const calls = stubServer({ [MARKS]: SAVED });
    await accountOutbox(ACCOUNT).flush();
    expect(puts(calls).map(({ body }) => JSON.parse(body).points)).toEqual([{ level2: { p2: 40 } }]);
    await waitFor(() => expect(sign()).toBe('Por guardar'));
    expect(select().value).toBe('0');
  });

  test('a newer save takes the place of the one that waits', async () => {
    await openSheet(TEAM, { [MARKS]: 'offline' });
    mark('40');
    fireEvent.click(save());
    await waitFor(() => expect(sign()).toBe('Sem ligação: a tentar de novo…'));
    mark('0');
    fireEvent.click(save());
    await waitFor(() => expect(sign()).toBe('Sem ligação: a tentar de novo…'));
    const calls = stubServer({ [MARKS]: SAVED });
    await accountOutbox(ACCOUNT).flush();
    expect(puts(calls).map(({ body }) => JSON.parse(body).points)).toEqual([{ level2: { p2: 0 } }]);
  });

  test('a mark put back as it was is not sent any more', async () => {
    await openSheet(TEAM, { [MARKS]: 'offline' });
    mark('40');
    fireEvent.click(save());
    await waitFor(() => expect(sign()).toBe('Sem ligação: a tentar de novo…'));
    mark('20');
    expect(sign()).toBe('Guardado');
    const calls = stubServer({ [MARKS]: SAVED });
    await accountOutbox(ACCOUNT).flush();
    expect(puts(calls)).toEqual([]);
  });

  test('marks that changed elsewhere meanwhile are not written over, and the teacher reads it', async () => {
    const body = { message: 'As avaliações mudaram entretanto.', code: 'marksChanged' };
    await openSheet(TEAM, { [MARKS]: { status: 409, body } });
    mark('40');
    fireEvent.click(save());
    expect(await screen.findByText('As avaliações mudaram entretanto.')).toBeDefined();
    expect(sign()).toBe('Por guardar');
  });
});

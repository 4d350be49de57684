// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aTeam, id, page } from '../../fixtures.ts';
import {
  ACCOUNT_ID,
  closePanel,
  openPanel,
  type StubResponse,
  type StubResponses,
  stubServer,
} from '../../panelHarness.tsx';

const saved: { name: string; content: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
});
let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(async () => {
  await closePanel();
  vi.restoreAllMocks();
});

async function choose(item: string, answers: StubResponses, search = '') {
  const calls = stubServer({ 'GET /team/responses': page('teams', [aTeam()]), ...answers });
  openPanel(`/panel/solar-systems/answers${search}`);
  await screen.findByRole('button', { name: /^Ver Respostas/ });
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return calls;
}

test.each([
  ['Avaliações (CSV)', 'marks.csv'],
  ['Avaliações (Excel)', 'marks.xlsx'],
  ['Respostas (CSV)', 'answers.csv'],
  ['Respostas (Excel)', 'answers.xlsx'],
  ['Por pessoa (CSV)', 'students.csv'],
  ['Por pessoa (Excel)', 'students.xlsx'],
])('%s is fetched and saved', async (item, file) => {
  await choose(item, { [`GET /export/${file}`]: { rows: 1 } });
  expect(await screen.findByText('Ficheiro exportado')).toBeDefined();
  expect(saved.map(({ name }) => name)).toEqual([file]);
  expect(await saved[0]?.content.text()).toBe('{"rows":1}');
});

test('the current search is sent with the export', async () => {
  const calls = await choose('Avaliações (CSV)', { 'GET /export/marks.csv': {} }, '?search=cometas');
  await screen.findByText('Ficheiro exportado');
  expect(calls.find(({ path }) => path === '/export/marks.csv')?.query.get('search')).toBe('cometas');
});

test.each<[string, StubResponse, string]>([
  [
    'refused',
    { status: 503, body: { message: 'O servidor está a recuperar.', code: 'databaseDown' } },
    'O servidor está a recuperar.',
  ],
  ['offline', 'offline', 'Sem ligação ao servidor.'],
])('%s: a message is shown, no file is saved, and the export can be retried', async (_, answer, words) => {
  await choose('Avaliações (Excel)', { 'GET /export/marks.xlsx': answer });
  expect(await screen.findByText(words)).toBeDefined();
  expect(saved).toEqual([]);
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Exportar' }) as HTMLButtonElement).disabled).toBe(false),
  );
});

describe('unsaved marks', () => {
  /** Stores an unsaved mark of a team that is not on this page of the list. */
  const leaveUnsaved = () =>
    localStorage.setItem(
      `unsent:${ACCOUNT_ID}:marks:${id(777)}`,
      JSON.stringify({ 2: { p2: { value: 40, seen: null } } }),
    );
  const EXPORT = { 'GET /export/marks.csv': {}, 'GET /export/answers.csv': {} };
  const { level2 } = aTeam(2).points;
  const SAVED = { points: { ...aTeam(2).points, level2: { ...level2, p2: 40, marked: { p1: true, p2: true } } } };
  const sent = (calls: Awaited<ReturnType<typeof choose>>) =>
    calls.map(({ method, path }) => `${method} ${path}`).filter((call) => /evaluation|export/.test(call));

  test('are saved before they are exported', async () => {
    let answer = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      answer = resolve;
    });
    leaveUnsaved();
    const calls = await choose('Avaliações (CSV)', {
      ...EXPORT,
      'PUT /team/evaluation': () => isLetGo.then(() => SAVED),
    });
    expect(await screen.findByRole('button', { name: 'A guardar…' })).toBeDefined();
    expect(saved).toEqual([]);
    answer();
    expect(await screen.findByText('Ficheiro exportado')).toBeDefined();
    expect(sent(calls)).toEqual(['PUT /team/evaluation', 'GET /export/marks.csv']);
  });

  test('that cannot be saved are reported; the export continues once they are saved', async () => {
    leaveUnsaved();
    let isOnline = false;
    const calls = await choose('Avaliações (CSV)', {
      ...EXPORT,
      'PUT /team/evaluation': () => (isOnline ? SAVED : 'offline'),
    });
    expect(
      await screen.findByText(/avaliações ou comentários de 1 equipa que ainda não estão no servidor/),
    ).toBeDefined();
    await expectAccessible();
    expect(saved).toEqual([]);
    isOnline = true;
    await accountOutbox(ACCOUNT_ID).flush();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent(calls).at(-1)).toBe('GET /export/marks.csv');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be left out', async () => {
    leaveUnsaved();
    await choose('Avaliações (CSV)', { ...EXPORT, 'PUT /team/evaluation': 'offline' });
    await user.click(await screen.findByRole('button', { name: 'Exportar mesmo assim' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('that the server refused are reported with advice', async () => {
    leaveUnsaved();
    const body = { message: 'A equipa ainda não respondeu.', code: 'levelNotPosted' };
    await choose('Avaliações (CSV)', { ...EXPORT, 'PUT /team/evaluation': { status: 409, body } });
    expect(await screen.findByText(/O servidor não aceitou alguns/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([]);
  });

  test('do not delay the export of answers', async () => {
    leaveUnsaved();
    await choose('Respostas (CSV)', { ...EXPORT, 'PUT /team/evaluation': 'offline' });
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { dayText, momentText } from '#client/panel/moments.ts';
import { placesText, wentWith } from '#client/panel/records/bin/binWords.ts';
import type { BinEntry } from '#contract/records/bin.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { inBothThemes } from '../../actions.ts';
import { forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { id, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const AT = new Date(2026, 2, 5, 9, 7).getTime() / 1_000;
const ENTRY: BinEntry = {
  _id: id(900),
  kind: 'class',
  name: '8.º A',
  counts: { teams: 3, classes: 1 },
  deletedAt: AT,
  deletedBy: 'Marta',
  isOver: false,
  expiresAt: new Date(2026, 3, 4, 9, 7).getTime() / 1_000,
};

test('moments are dd/mm/yyyy HH:mm by the device’s clock', () => {
  expect(momentText(AT)).toBe('05/03/2026 09:07');
  expect(dayText(AT)).toBe('05/03/2026');
});

describe('what went with it', () => {
  test.each([
    ['team', 1, 0, 'Respostas, ficheiros e pontuações'],
    ['class', 3, 1, '3 equipas'],
    ['class', 0, 1, '-'],
    ['teacher', 1, 2, '2 turmas e 1 equipa'],
    ['teacher', 0, 0, '-'],
    ['school', 0, 0, '-'],
  ] as const)('%s with %i teams and %i classes: %s', (kind, teams, classes, words) => {
    expect(wentWith({ kind, counts: { teams, classes } })).toBe(words);
  });
  test('nothing has no words', () => expect(placesText(0, 0)).toBeNull());
});

const open = async (answer: object, restored: Parameters<typeof stubServer>[0] = {}) => {
  const calls = stubServer({ 'GET /bin': answer, ...restored });
  openPanel('/panel/bin', 2);
  await screen.findByRole('heading', { name: 'Reciclagem' });
  return calls;
};

test('empty, it says so', async () => {
  await open(page('entries', []));
  expect(await screen.findByText('A reciclagem está vazia.')).toBeDefined();
  await inBothThemes(expectAccessible);
});

test('a row says what, with what, when, by whom and until when', async () => {
  await open(page('entries', [ENTRY]));
  const row = (await screen.findByRole('rowheader', { name: '8.º A' })).closest('tr') as HTMLElement;
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'Turma',
    '3 equipas',
    '05/03/2026 09:07',
    'Marta',
    '04/04/2026',
  ]);
  await inBothThemes(expectAccessible);
});

test('restoring takes it out of the list', async () => {
  let isBack = false;
  const calls = stubServer({
    'GET /bin': () => page('entries', isBack ? [] : [ENTRY]),
    [`POST /bin/${ENTRY._id}/restore`]: () => {
      isBack = true;
      return { kind: 'class', id: id(1) };
    },
  });
  openPanel('/panel/bin', 2);
  const button = await screen.findByRole('button', { name: 'Restaurar 8.º A' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('«8.º A» está de volta!')).toBeDefined();
  expect(await screen.findByText('A reciclagem está vazia.')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a refusal is told in the server’s words, and the row stays', async () => {
  const message = 'O professor desta turma já não existe. Se ainda estiver na reciclagem, restaure-o primeiro.';
  await open(page('entries', [ENTRY]), {
    [`POST /bin/${ENTRY._id}/restore`]: { status: 409, body: { message, code: 'parentGone' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Restaurar 8.º A' }));
  expect(await screen.findByText(message)).toBeDefined();
  const button = screen.getByRole('button', { name: 'Restaurar 8.º A' }) as HTMLButtonElement;
  await waitFor(() => expect(button.disabled).toBe(false));
});

// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deletedWithText, placesText } from '#client/panel/records/bin/binWords.ts';
import { dayText, momentText } from '#client/ui/moments.ts';
import type { BinEntry } from '#contract/records/bin.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { inBothThemes } from '../../actions.ts';
import { id, page } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
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

test('times are formatted as dd/mm/yyyy HH:mm in the device’s time zone', () => {
  expect(momentText(AT)).toBe('05/03/2026 09:07');
  expect(dayText(AT)).toBe('05/03/2026');
});

describe('what was deleted with the subject', () => {
  test.each([
    ['team', 1, 0, 'Respostas, ficheiros e pontuações'],
    ['class', 3, 1, '3 equipas'],
    ['class', 0, 1, '-'],
    ['teacher', 1, 2, '2 turmas e 1 equipa'],
    ['teacher', 0, 0, '-'],
    ['school', 0, 0, '-'],
  ] as const)('%s with %i teams and %i classes: %s', (kind, teams, classes, words) => {
    expect(deletedWithText({ kind, counts: { teams, classes } })).toBe(words);
  });
  test('nothing gives null', () => expect(placesText(0, 0)).toBeNull());
});

const open = async (answer: object, restored: Parameters<typeof stubServer>[0] = {}) => {
  const calls = stubServer({ 'GET /bin': answer, ...restored });
  openPanel('/panel/bin', 2);
  await screen.findByRole('heading', { name: 'Reciclagem' });
  return calls;
};

test('an empty bin says so', async () => {
  await open(page('entries', []));
  expect(await screen.findByText('A reciclagem está vazia.')).toBeDefined();
  await inBothThemes(expectAccessible);
});

test('a row shows name, kind, contents, time, author and expiry', async () => {
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

test('a double click restores once and removes the row', async () => {
  let isBack = false;
  const calls = stubServer({
    'GET /bin': () => page('entries', isBack ? [] : [ENTRY]),
    [`POST /bin/${ENTRY._id}/restore`]: () => {
      isBack = true;
      return { kind: 'class', id: id(1) };
    },
  });
  openPanel('/panel/bin', 2);
  await user.dblClick(await screen.findByRole('button', { name: 'Restaurar 8.º A' }));
  expect(await screen.findByText('«8.º A» está de volta!')).toBeDefined();
  expect(await screen.findByText('A reciclagem está vazia.')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a refusal shows the server’s message and keeps the row', async () => {
  const message = 'O professor desta turma já não existe. Se ainda estiver na reciclagem, restaure-o primeiro.';
  await open(page('entries', [ENTRY]), {
    [`POST /bin/${ENTRY._id}/restore`]: { status: 409, body: { message, code: 'parentGone' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Restaurar 8.º A' }));
  expect(await screen.findByText(message)).toBeDefined();
  const button = screen.getByRole('button', { name: 'Restaurar 8.º A' }) as HTMLButtonElement;
  await waitFor(() => expect(button.disabled).toBe(false));
});

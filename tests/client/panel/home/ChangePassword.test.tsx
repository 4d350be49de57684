// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { findDialog, inBothThemes, sentBody } from '../actions.ts';
import { openPanel, resetPanel, type StubResponse, stubServer } from '../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const CURRENT = /^Palavra-passe atual/;
const NEW = /^Nova palavra-passe/;
const REPEAT = /^Repetir a nova palavra-passe/;

async function open(answer: StubResponse = { message: 'A palavra-passe foi alterada.', linked: false }) {
  const calls = stubServer({ 'PUT /password': answer });
  openPanel('/panel', 2);
  const button = screen.getByRole('button', { name: 'Mudar a palavra-passe' });
  await user.click(button);
  return { calls, button, ...(await findDialog(user, 'Mudar a palavra-passe')) };
}

test('sends the current and the new password, closes and returns the focus', async () => {
  const { calls, button, type, press } = await open();
  await inBothThemes(expectAccessible);
  await type(CURRENT, 'antiga');
  await type(NEW, 'nova-comprida');
  await type(REPEAT, 'nova-comprida');
  await press('Guardar');
  expect(await screen.findByText('Palavra-passe alterada com sucesso!')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(sentBody(calls, 'PUT')).toEqual({ current: 'antiga', password: 'nova-comprida' });
});

test('shows validation messages at their fields, focuses the first one and sends nothing', async () => {
  const { calls, field, type, press, wrongAt } = await open();
  await type(NEW, 'curta');
  await type(REPEAT, 'outra');
  await press('Guardar');
  await waitFor(() => expect(wrongAt(CURRENT)).toEqual(['Falta a palavra-passe atual.']));
  expect(wrongAt(NEW)).toEqual(['A palavra-passe deve ter pelo menos 6 caracteres']);
  expect(wrongAt(REPEAT)).toEqual(['As palavras-passe não coincidem']);
  await waitFor(() => expect(document.activeElement).toBe(field(CURRENT)));
  await inBothThemes(expectAccessible);
  await type(CURRENT, 'antiga');
  expect(wrongAt(CURRENT)).toEqual([]);
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test.each([
  ['wrongCurrentPassword', 403, 'A palavra-passe atual não está correta.'],
  ['lockedOut', 429, 'Demasiadas palavras-passe erradas. Tentem de novo dentro de um minuto.'],
])('%s shows its message at the current password and keeps the typed text', async (code, status, message) => {
  const { field, type, press, pressEscape, wrongAt } = await open({ status, body: { message, code } });
  await type(CURRENT, 'errada');
  await type(NEW, 'nova-comprida');
  await type(REPEAT, 'nova-comprida');
  await press('Guardar');
  await waitFor(() => expect(wrongAt(CURRENT)).toEqual([message]));
  expect([CURRENT, NEW, REPEAT].map((label) => field(label).value)).toEqual([
    'errada',
    'nova-comprida',
    'nova-comprida',
  ]);
  await user.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
  await pressEscape();
  expect(screen.getByText('Descartar as alterações?'), 'Escape asks before it discards the text').toBeDefined();
});

test('leads to the linked accounts, which a new password does not shut out', async () => {
  const { type, press } = await open({ message: 'A palavra-passe foi alterada.', linked: true });
  await type(CURRENT, 'antiga');
  await type(NEW, 'nova-comprida');
  await type(REPEAT, 'nova-comprida');
  await press('Guardar');
  expect(await screen.findByText('Palavra-passe alterada com sucesso!')).toBeDefined();
  expect(await screen.findByRole('heading', { level: 1, name: 'Entrada e segurança' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape closes it while nothing is typed', async () => {
  const { pressEscape } = await open();
  await pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [0, true],
  [1, false],
  [2, false],
] as const)('the home page of role %i links to Professores and Escolas: %s', (role, expected) => {
  stubServer({});
  openPanel('/panel', role);
  const home = within(screen.getByRole('region', { name: 'Áreas do painel' }));
  const names = ['Professores', 'Escolas'].map((name) => home.queryByRole('link', { name }) !== null);
  expect(names).toEqual([expected, expected]);
});

test('the last links of the home page are the bin and the history', () => {
  stubServer({});
  openPanel('/panel', 2);
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).slice(-2)).toEqual(['/panel/bin', '/panel/history']);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { bodyOf, inBothThemes, openDialog } from '../actions.ts';
import { type Answer, forgetAll, openPanel, stubServer } from '../panelHarness.tsx';

afterEach(() => {
  cleanup();
  forgetAll();
});

const CURRENT = /^Palavra-passe atual/;
const NEW = /^Nova palavra-passe/;
const REPEAT = /^Repetir a nova palavra-passe/;

async function open(answer: Answer = { message: 'A palavra-passe foi alterada.' }) {
  const calls = stubServer({ 'PUT /password': answer });
  openPanel('/panel', 2);
  const button = screen.getByRole('button', { name: 'Mudar a palavra-passe' });
  button.focus();
  fireEvent.click(button);
  return { calls, button, ...(await openDialog('Mudar a palavra-passe')) };
}

test('sends the current and the new one, closes, and gives the focus back', async () => {
  const { calls, button, type, press } = await open();
  await inBothThemes(expectAccessible);
  type(CURRENT, 'antiga');
  type(NEW, 'nova-comprida');
  type(REPEAT, 'nova-comprida');
  press('Guardar');
  expect(await screen.findByText('Palavra-passe alterada com sucesso!')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(bodyOf(calls, 'PUT')).toEqual({ current: 'antiga', password: 'nova-comprida' });
});

test('what is wrong stands at its field, the first of them in focus, and nothing is sent', async () => {
  const { calls, field, type, press, wrongAt } = await open();
  type(NEW, 'curta');
  type(REPEAT, 'outra');
  press('Guardar');
  await waitFor(() => expect(wrongAt(CURRENT)).toEqual(['Falta a palavra-passe atual.']));
  expect(wrongAt(NEW)).toEqual(['A senha deve ter pelo menos 6 caracteres']);
  expect(wrongAt(REPEAT)).toEqual(['As senhas não coincidem']);
  expect(document.activeElement).toBe(field(CURRENT));
  await inBothThemes(expectAccessible);
  type(CURRENT, 'antiga');
  expect(wrongAt(CURRENT)).toEqual([]);
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test.each([
  ['wrongCurrentPassword', 403, 'A palavra-passe atual não está correta.'],
  ['lockedOut', 429, 'Demasiadas palavras-passe erradas. Tentem de novo dentro de um minuto.'],
])('%s is told at the current password, and everything typed stays', async (code, status, message) => {
  const { element, field, type, press, wrongAt } = await open({ status, body: { message, code } });
  type(CURRENT, 'errada');
  type(NEW, 'nova-comprida');
  type(REPEAT, 'nova-comprida');
  press('Guardar');
  await waitFor(() => expect(wrongAt(CURRENT)).toEqual([message]));
  expect([CURRENT, NEW, REPEAT].map((label) => field(label).value)).toEqual([
    'errada',
    'nova-comprida',
    'nova-comprida',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
  fireEvent.keyDown(element, { key: 'Escape' });
  expect(screen.getByText('Descartar as alterações?'), 'typed words are not lost by Escape').toBeDefined();
});

test('Escape closes it while nothing is typed', async () => {
  const { element } = await open();
  fireEvent.keyDown(element, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [0, true],
  [1, false],
  [2, false],
] as const)('the home of role %i names Professores and Escolas: %s', (role, expected) => {
  stubServer({});
  openPanel('/panel', role);
  const home = within(screen.getByRole('region', { name: 'Áreas do painel' }));
  const names = ['Professores', 'Escolas'].map((name) => home.queryByRole('link', { name }) !== null);
  expect(names).toEqual([expected, expected]);
});

test('the home leads to the bin and to the history, at its end', () => {
  stubServer({});
  openPanel('/panel', 2);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(-2)).toEqual(['/panel/bin', '/panel/history']);
});

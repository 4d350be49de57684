// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { chooseAction, findDialog, inBothThemes, sentBody } from '../../actions.ts';
import { aSchool, aTeacher, id, page } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const TEACHER = { ...aTeacher(11, 1), teamsCount: 5 };
const EMAIL = /^Email/;
const USERNAME = /^Nome de utilizador/;
const PASSWORD = /^Nova palavra-passe/;

function open(extra: Parameters<typeof stubServer>[0] = {}, role: 0 | 2 = 0) {
  const calls = stubServer({
    'GET /teachers/all': page('teachers', [TEACHER]),
    'GET /schools/all': page('schools', [aSchool(1), aSchool(2)]),
    ...extra,
  });
  openPanel('/panel/management/teachers', role);
  return calls;
}

test('a teacher has no actions here', async () => {
  open({}, 2);
  await screen.findByText('Professora 11');
  expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull();
});

test('the form shows the current values and saves a change', async () => {
  const calls = open({ [`PUT /teachers/${TEACHER._id}`]: TEACHER });
  const button = await chooseAction(user, 'Professora 11', 'Editar');
  const { dialog, field, type, press } = await findDialog(user, 'Editar professor');
  expect([/^Nome \*/, EMAIL, USERNAME].map((label) => field(label).value)).toEqual([
    'Professora 11',
    'p@exemplo.pt',
    'prof',
  ]);
  expect((dialog.getByRole('combobox', { name: 'Escola' }) as HTMLInputElement).value).toBe('Escola 1');
  await inBothThemes(expectAccessible);
  await type(EMAIL, ' nova@exemplo.pt ');
  await press('Guardar');
  expect(await screen.findByText('Professor guardado com sucesso!')).toBeDefined();
  expect(sentBody(calls, 'PUT')).toEqual({
    name: 'Professora 11',
    email: 'nova@exemplo.pt',
    username: 'prof',
    school: id(1),
  });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test.each([
  ['usernameTaken', USERNAME, 'Este nome de utilizador já existe. Escolha outro.'],
  ['emailTaken', EMAIL, 'Já existe uma conta com este email.'],
])('%s is shown at its field', async (code, label, message) => {
  open({ [`PUT /teachers/${TEACHER._id}`]: { status: 409, body: { message, code } } });
  await chooseAction(user, 'Professora 11', 'Editar');
  const { press, wrongAt } = await findDialog(user, 'Editar professor');
  await press('Guardar');
  await waitFor(() => expect(wrongAt(label)).toEqual([message]));
});

test('an invalid email or username is not sent', async () => {
  const calls = open();
  await chooseAction(user, 'Professora 11', 'Editar');
  const { type, press, wrongAt } = await findDialog(user, 'Editar professor');
  await type(EMAIL, 'sem arroba');
  await type(USERNAME, 'a@b');
  await press('Guardar');
  await waitFor(() => expect(wrongAt(EMAIL)).toEqual(['Formato de email inválido']));
  expect(wrongAt(USERNAME)).toEqual(['O nome de utilizador não pode ter o sinal @']);
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a new password has a minimum length', async () => {
  const calls = open({ [`PUT /credentials/${TEACHER._id}`]: { username: 'prof' } });
  await chooseAction(user, 'Professora 11', 'Nova palavra-passe');
  const { element, type, press, wrongAt } = await findDialog(user, 'Nova palavra-passe de Professora 11');
  expect(element.textContent).toContain(
    'As contas da escola ou de uma plataforma de ensino que abriam esta deixam de a abrir.',
  );
  await type(PASSWORD, 'curta');
  await press('Guardar');
  await waitFor(() => expect(wrongAt(PASSWORD)).toEqual(['A palavra-passe deve ter pelo menos 6 caracteres']));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await type(PASSWORD, 'sete-77');
  await press('Guardar');
  await waitFor(() => expect(wrongAt(PASSWORD)).toEqual(['Escolha uma palavra-passe com 8 caracteres ou mais']));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await type(PASSWORD, 'comprida');
  await press('Guardar');
  expect(await screen.findByText('Palavra-passe alterada com sucesso!')).toBeDefined();
  expect(sentBody(calls, 'PUT')).toEqual({ password: 'comprida' });
});

test('deleting says what is deleted with the account', async () => {
  const message = 'Não é possível eliminar a própria conta.';
  open({ [`DELETE /teachers/${TEACHER._id}`]: { status: 409, body: { message, code: 'ownAccount' } } });
  await chooseAction(user, 'Professora 11', 'Eliminar');
  const { dialog, press } = await findDialog(user, 'Eliminar professor');
  expect(dialog.getByText(/\(2 turmas e 5 equipas\)/)).toBeDefined();
  await inBothThemes(expectAccessible);
  await press('Sim, Eliminar');
  expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0);
});

test('a password that the teacher chose is not shown, and can be replaced', async () => {
  const own = { ...TEACHER, credentials: { ...TEACHER.credentials, isOwn: true } };
  const calls = open({
    'GET /teachers/all': page('teachers', [own]),
    [`PUT /credentials/${TEACHER._id}`]: { username: 'prof' },
  });
  expect(await screen.findByText('Definida pelo próprio')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Mostrar a palavra-passe/ })).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Nova palavra-passe de Professora 11' }));
  const { field, press } = await findDialog(user, 'Nova palavra-passe de Professora 11');
  expect(field(PASSWORD).value).toMatch(/^[a-z]{4,8}-[a-z]{4,8}-[a-z]{4,8}$/);
  await press('Guardar');
  await screen.findByText('Palavra-passe alterada com sucesso!');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(true);
  expect(screen.getByRole('link', { name: 'Cartão para imprimir' }).getAttribute('href')).toBe(
    `/panel/cards?teacher=${TEACHER._id}`,
  );
});

test('a teacher sees that the own password was chosen, and cannot replace it here', async () => {
  open(
    { 'GET /teachers/all': page('teachers', [{ ...TEACHER, credentials: { ...TEACHER.credentials, isOwn: true } }]) },
    2,
  );
  expect(await screen.findByText('Definida pelo próprio')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Nova palavra-passe/ })).toBeNull();
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { bodyOf, chooseAction, inBothThemes, openDialog } from '../../actions.ts';
import { forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aSchool, aTeacher, id, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
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

test('what was given is there and is saved', async () => {
  const calls = open({ [`PUT /teachers/${TEACHER._id}`]: TEACHER });
  const button = await chooseAction('Professora 11', 'Editar');
  const { dialog, field, type, press } = await openDialog('Editar professor');
  expect([/^Nome \*/, EMAIL, USERNAME].map((label) => field(label).value)).toEqual([
    'Professora 11',
    'p@exemplo.pt',
    'prof',
  ]);
  expect((dialog.getByRole('combobox', { name: 'Escola' }) as HTMLInputElement).value).toBe('Escola 1');
  await inBothThemes(expectAccessible);
  type(EMAIL, ' nova@exemplo.pt ');
  press('Guardar');
  expect(await screen.findByText('Professor guardado com sucesso!')).toBeDefined();
  expect(bodyOf(calls, 'PUT')).toEqual({
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
])('%s stands at its field', async (code, label, message) => {
  open({ [`PUT /teachers/${TEACHER._id}`]: { status: 409, body: { message, code } } });
  await chooseAction('Professora 11', 'Editar');
  const { press, wrongAt } = await openDialog('Editar professor');
  press('Guardar');
  await waitFor(() => expect(wrongAt(label)).toEqual([message]));
});

test('an email that is none is not sent', async () => {
  const calls = open();
  await chooseAction('Professora 11', 'Editar');
  const { type, press, wrongAt } = await openDialog('Editar professor');
  type(EMAIL, 'sem arroba');
  type(USERNAME, 'a@b');
  press('Guardar');
  await waitFor(() => expect(wrongAt(EMAIL)).toEqual(['Formato de email inválido']));
  expect(wrongAt(USERNAME)).toEqual(['O nome de utilizador não pode ter o sinal @']);
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a new password has a least length', async () => {
  const calls = open({ [`PUT /credentials/${TEACHER._id}`]: { username: 'prof' } });
  await chooseAction('Professora 11', 'Nova palavra-passe');
  const { type, press, wrongAt } = await openDialog('Nova palavra-passe de Professora 11');
  type(PASSWORD, 'curta');
  press('Guardar');
  await waitFor(() => expect(wrongAt(PASSWORD)).toEqual(['A senha deve ter pelo menos 6 caracteres']));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  type(PASSWORD, 'sete-77');
  press('Guardar');
  await waitFor(() => expect(wrongAt(PASSWORD)).toEqual(['Escolha uma palavra-passe com 8 caracteres ou mais']));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  type(PASSWORD, 'comprida');
  press('Guardar');
  expect(await screen.findByText('Palavra-passe alterada com sucesso!')).toBeDefined();
  expect(bodyOf(calls, 'PUT')).toEqual({ password: 'comprida' });
});

test('deleting says what goes with the account', async () => {
  const message = 'Não é possível eliminar a própria conta.';
  open({ [`DELETE /teachers/${TEACHER._id}`]: { status: 409, body: { message, code: 'ownAccount' } } });
  await chooseAction('Professora 11', 'Eliminar');
  const { dialog, press } = await openDialog('Eliminar professor');
  expect(dialog.getByText(/\(2 turmas e 5 equipas\)/)).toBeDefined();
  await inBothThemes(expectAccessible);
  press('Sim, Eliminar');
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
  fireEvent.click(screen.getByRole('button', { name: 'Nova palavra-passe de Professora 11' }));
  const { field, press } = await openDialog('Nova palavra-passe de Professora 11');
  expect(field(PASSWORD).value).toMatch(/^[a-z]{4,8}-[a-z]{4,8}-[a-z]{4,8}$/);
  press('Guardar');
  await screen.findByText('Palavra-passe alterada com sucesso!');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(true);
  expect(screen.getByRole('link', { name: 'Cartão para imprimir' }).getAttribute('href')).toBe(
    `/panel/cards?teacher=${TEACHER._id}`,
  );
});

test('a teacher sees of the own record that the password is chosen, and cannot replace it here', async () => {
  open(
    { 'GET /teachers/all': page('teachers', [{ ...TEACHER, credentials: { ...TEACHER.credentials, isOwn: true } }]) },
    2,
  );
  expect(await screen.findByText('Definida pelo próprio')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Nova palavra-passe/ })).toBeNull();
});

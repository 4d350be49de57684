// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aSchool, aTeacher, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

test('the list: no school is said in words', async () => {
  stubServer({ 'GET /teachers/all': page('teachers', [{ ...aTeacher(11, 1), school: null, schoolName: null }]) });
  openPanel('/panel/management/teachers');
  expect(await screen.findByText('Não atribuída')).toBeDefined();
});

test('adding checks in the spec’s order, then sends the username from the email', async () => {
  const calls = stubServer({
    'GET /teachers/all': page('teachers', []),
    'GET /schools/all': page('schools', [aSchool(1)]),
    'POST /teachers/add': { status: 201, body: aTeacher(11, 1) },
  });
  openPanel('/panel/management/teachers');
  expect(await screen.findByText('Sem professores registados!')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar Professor' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const add = dialog.getByRole('button', { name: 'Adicionar' }) as HTMLButtonElement;
  expect(add.disabled).toBe(true);
  type(/^Nome/, 'Marta Silva');
  type(/^Email/, 'sem arroba');
  type(/^Palavra-passe/, 'curta');
  type(/^Confirmar/, 'outra');
  for (const [label, value, words] of [
    [/^Confirmar/, 'outra', 'As senhas não coincidem'],
    [/^Confirmar/, 'curta', 'A senha deve ter pelo menos 6 caracteres'],
  ] as const) {
    type(label, value);
    fireEvent.click(add);
    await waitFor(() => expect(screen.getAllByText(words), 'field and toast').toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
  }
  type(/^Palavra-passe/, 'comprida');
  type(/^Confirmar/, 'comprida');
  fireEvent.click(add);
  await waitFor(() => expect(screen.getAllByText('Formato de email inválido')).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  type(/^Email/, 'marta.silva@exemplo.pt');
  fireEvent.click(add);
  expect(await screen.findByText('Professor adicionado com sucesso!')).toBeDefined();
  expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
    name: 'Marta Silva',
    username: 'marta.silva',
    email: 'marta.silva@exemplo.pt',
    password: 'comprida',
    school: null,
    classes: [],
  });
});

test.each([
  ['usernameTaken', /^O nome de utilizador é o que está antes de @ no email, e já pertence a outra conta/],
  ['emailTaken', /^Já existe uma conta com este email/],
])('%s is told at the email, until it changes', async (code, words) => {
  stubServer({
    'GET /teachers/all': page('teachers', []),
    'GET /schools/all': page('schools', []),
    'POST /teachers/add': { status: 409, body: { message: 'Já existe uma conta com este email.', code } },
  });
  openPanel('/panel/management/teachers');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Professor' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type(/^Nome/, 'Marta Silva');
  type(/^Email/, 'marta@exemplo.pt');
  type(/^Palavra-passe/, 'comprida');
  type(/^Confirmar/, 'comprida');
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  const email = dialog.getByLabelText(/^Email/);
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(words);
  type(/^Email/, 'marta.silva@exemplo.pt');
  expect(email.getAttribute('aria-invalid')).not.toBe('true');
});

test('a generated password is sent, and shown once the teacher is there', async () => {
  const calls = stubServer({
    'GET /teachers/all': page('teachers', []),
    'GET /schools/all': page('schools', []),
    'POST /teachers/add': { status: 201, body: aTeacher(11, 1) },
  });
  openPanel('/panel/management/teachers');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar Professor' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  type(/^Nome/, 'Marta Silva');
  type(/^Email/, 'marta@exemplo.pt');
  fireEvent.click(dialog.getByRole('button', { name: 'Gerar palavra-passe' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Nova palavra-passe de Professora 11' }));
  const { password } = JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '');
  expect(password).toMatch(/^[a-z]{4,8}-[a-z]{4,8}-[a-z]{4,8}$/);
  expect((shown.getByLabelText('Nova palavra-passe') as HTMLInputElement).value).toBe(password);
  fireEvent.click(shown.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

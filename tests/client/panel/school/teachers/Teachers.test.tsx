// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill, focusOnInvalid } from '../../actions.ts';
import { aSchool, aTeacher, page } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

test('the list has a text for a teacher without a school', async () => {
  stubServer({ 'GET /teachers/all': page('teachers', [{ ...aTeacher(11, 1), school: null, schoolName: null }]) });
  openPanel('/panel/management/teachers');
  expect(await screen.findByText('Não atribuída')).toBeDefined();
});

test('adding validates in the spec’s order and takes the username from the email', async () => {
  const calls = stubServer({
    'GET /teachers/all': page('teachers', []),
    'GET /schools/all': page('schools', [aSchool(1)]),
    'POST /teachers/add': { status: 201, body: aTeacher(11, 1) },
  });
  openPanel('/panel/management/teachers');
  expect(await screen.findByText('Sem professores registados!')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Adicionar Professor' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: RegExp, value: string) => fill(user, dialog.getByLabelText(label), value);
  const add = dialog.getByRole('button', { name: 'Adicionar' }) as HTMLButtonElement;
  expect(add.disabled).toBe(true);
  await type(/^Nome/, 'Marta Silva');
  await type(/^Email/, 'sem arroba');
  await type(/^Palavra-passe/, 'curta');
  await type(/^Confirmar/, 'outra');
  for (const [label, value, words] of [
    [/^Confirmar/, 'outra', 'As palavras-passe não coincidem'],
    [/^Confirmar/, 'curta', 'A palavra-passe deve ter pelo menos 6 caracteres'],
  ] as const) {
    await type(label, value);
    await user.click(add);
    await waitFor(() => expect(screen.getAllByText(words), 'field and toast').toHaveLength(2));
    await focusOnInvalid();
    await user.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
  }
  await type(/^Palavra-passe/, 'comprida');
  await type(/^Confirmar/, 'comprida');
  await user.click(add);
  await waitFor(() => expect(screen.getAllByText('Formato de email inválido')).toHaveLength(2));
  await focusOnInvalid();
  await user.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await type(/^Email/, 'marta.silva@exemplo.pt');
  await user.click(add);
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
])('%s is shown at the email until it changes', async (code, words) => {
  stubServer({
    'GET /teachers/all': page('teachers', []),
    'GET /schools/all': page('schools', []),
    'POST /teachers/add': { status: 409, body: { message: 'Já existe uma conta com este email.', code } },
  });
  openPanel('/panel/management/teachers');
  await user.click(await screen.findByRole('button', { name: 'Adicionar Professor' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: RegExp, value: string) => fill(user, dialog.getByLabelText(label), value);
  await type(/^Nome/, 'Marta Silva');
  await type(/^Email/, 'marta@exemplo.pt');
  await type(/^Palavra-passe/, 'comprida');
  await type(/^Confirmar/, 'comprida');
  await user.click(dialog.getByRole('button', { name: 'Adicionar' }));
  const email = dialog.getByLabelText(/^Email/);
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(words);
  await type(/^Email/, 'marta.silva@exemplo.pt');
  expect(email.getAttribute('aria-invalid')).not.toBe('true');
});

test('a generated password is sent, and shown after the teacher is added', async () => {
  const calls = stubServer({
    'GET /teachers/all': page('teachers', []),
    'GET /schools/all': page('schools', []),
    'POST /teachers/add': { status: 201, body: aTeacher(11, 1) },
  });
  openPanel('/panel/management/teachers');
  await user.click(await screen.findByRole('button', { name: 'Adicionar Professor' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (label: RegExp, value: string) => fill(user, dialog.getByLabelText(label), value);
  await type(/^Nome/, 'Marta Silva');
  await type(/^Email/, 'marta@exemplo.pt');
  await user.click(dialog.getByRole('button', { name: 'Gerar palavra-passe' }));
  await user.click(dialog.getByRole('button', { name: 'Adicionar' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Nova palavra-passe de Professora 11' }));
  const { password } = JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '');
  expect(password).toMatch(/^[a-z]{4,8}-[a-z]{4,8}-[a-z]{4,8}$/);
  expect((shown.getByLabelText('Nova palavra-passe') as HTMLInputElement).value).toBe(password);
  await user.click(shown.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSession } from '#client/session/useSession.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { bodyOf, inBothThemes } from '../../actions.ts';
import { type Answer, forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';

const GIVEN = /^Palavra-passe que recebeu/;
const NEW = /^Nova palavra-passe/;
const REPEAT = /^Repetir a nova/;
const TITLE = 'Escolha a sua palavra-passe';

afterEach(() => {
  cleanup();
  forgetAll();
});

async function open(answer: Answer = { message: 'A palavra-passe foi alterada.' }) {
  const calls = stubServer({ 'PUT /password': answer });
  openPanel('/panel/management/classes', 2, { mustChangePassword: true });
  await screen.findByRole('heading', { level: 1, name: TITLE });
  return calls;
}
const field = (label: RegExp) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Guardar e continuar' }) as HTMLButtonElement;
function fill(password: string, repeat = password) {
  type(GIVEN, 'rio-lobo-mel');
  type(NEW, password);
  type(REPEAT, repeat);
  fireEvent.click(save());
}
const wrongAt = (label: RegExp) => field(label).getAttribute('aria-invalid');

test('stands in place of every page of the panel, and asks the server for nothing of it', async () => {
  const calls = await open();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(calls.filter(({ path }) => path !== '/site').map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(save().disabled).toBe(true);
  await inBothThemes(expectAccessible);
});

test('a session that does not know yet is brought here by the first refusal', async () => {
  const message = 'Escolha primeiro a sua palavra-passe.';
  stubServer({ 'GET /classes/all': { status: 403, body: { message, code: 'passwordNotOwn' } } });
  openPanel('/panel/management/classes', 2);
  await screen.findByRole('heading', { level: 1, name: TITLE });
  expect(JSON.parse(localStorage.getItem('user-data') ?? '')).toHaveProperty('mustChangePassword', true);
});

test('with an own password the page that was asked for opens', async () => {
  const calls = await open();
  fill('cotovia-e-trevo');
  await screen.findByRole('heading', { level: 1, name: 'Turmas' });
  expect(bodyOf(calls, 'PUT')).toEqual({ current: 'rio-lobo-mel', password: 'cotovia-e-trevo' });
  expect(useSession.getState().user).not.toHaveProperty('mustChangePassword');
  expect(JSON.parse(localStorage.getItem('user-data') ?? '')).not.toHaveProperty('mustChangePassword');
});

test('what is too short, or not the same twice, is not sent', async () => {
  const calls = await open();
  fill('curta');
  await waitFor(() =>
    expect(screen.getAllByText('A senha deve ter pelo menos 6 caracteres').length).toBeGreaterThan(0),
  );
  fill('sete-77');
  await waitFor(() =>
    expect(screen.getAllByText('Escolha uma palavra-passe com 8 caracteres ou mais').length).toBeGreaterThan(0),
  );
  fill('cotovia-e-trevo', 'outra-coisa');
  await waitFor(() => expect(wrongAt(REPEAT)).toBe('true'));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

const COMMON = 'Esta palavra-passe é muito fácil de adivinhar. Escolha outra.';
test.each([
  [400, { message: COMMON, code: 'badInput', fields: { password: COMMON } }, NEW],
  [403, { message: 'A palavra-passe atual não está correta.', code: 'wrongCurrentPassword' }, GIVEN],
])('a refusal %i stands at its field, and the panel stays closed', async (status, body, label) => {
  await open({ status, body });
  fill('benfica2026');
  await waitFor(() => expect(wrongAt(label)).toBe('true'));
  expect(screen.getAllByText(body.message).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeDefined();
});

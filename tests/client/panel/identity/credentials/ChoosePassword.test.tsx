// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSession } from '#client/session/useSession.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill, focusOnInvalid, inBothThemes, sentBody } from '../../actions.ts';
import { openPanel, resetPanel, type StubResponse, stubServer } from '../../panelHarness.tsx';

const GIVEN = /^Palavra-passe que recebeu/;
const NEW = /^Nova palavra-passe/;
const REPEAT = /^Repetir a nova/;
const TITLE = 'Escolha a sua palavra-passe';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

async function open(answer: StubResponse = { message: 'A palavra-passe foi alterada.' }) {
  const calls = stubServer({ 'PUT /password': answer });
  openPanel('/panel/management/classes', 2, { mustChangePassword: true });
  await screen.findByRole('heading', { level: 1, name: TITLE });
  return calls;
}
const field = (label: RegExp) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: RegExp, value: string) => fill(user, field(label), value);
const save = () => screen.getByRole('button', { name: 'Guardar e continuar' }) as HTMLButtonElement;
async function choose(password: string, repeat = password) {
  await type(GIVEN, 'rio-lobo-mel');
  await type(NEW, password);
  await type(REPEAT, repeat);
  await user.click(save());
}
const wrongAt = (label: RegExp) => field(label).getAttribute('aria-invalid');

test('replaces every page of the panel and makes none of its calls', async () => {
  const calls = await open();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(calls.filter(({ path }) => path !== '/site').map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(save().disabled).toBe(true);
  await inBothThemes(expectAccessible);
});

test('opens at the first passwordNotOwn refusal in a session that did not know', async () => {
  const message = 'Escolha primeiro a sua palavra-passe.';
  stubServer({ 'GET /classes/all': { status: 403, body: { message, code: 'passwordNotOwn' } } });
  openPanel('/panel/management/classes', 2);
  await screen.findByRole('heading', { level: 1, name: TITLE });
  expect(JSON.parse(localStorage.getItem('user-data') ?? '')).toHaveProperty('mustChangePassword', true);
});

test('opens the requested page once the password is chosen', async () => {
  const calls = await open();
  await choose('cotovia-e-trevo');
  await screen.findByRole('heading', { level: 1, name: 'Turmas' });
  expect(sentBody(calls, 'PUT')).toEqual({ current: 'rio-lobo-mel', password: 'cotovia-e-trevo' });
  expect(useSession.getState().user).not.toHaveProperty('mustChangePassword');
  expect(JSON.parse(localStorage.getItem('user-data') ?? '')).not.toHaveProperty('mustChangePassword');
});

test('does not send a password that is too short or repeated differently', async () => {
  const calls = await open();
  await choose('curta');
  await waitFor(() =>
    expect(screen.getAllByText('A palavra-passe deve ter pelo menos 6 caracteres').length).toBeGreaterThan(0),
  );
  await focusOnInvalid();
  await choose('sete-77');
  await waitFor(() =>
    expect(screen.getAllByText('Escolha uma palavra-passe com 8 caracteres ou mais').length).toBeGreaterThan(0),
  );
  await focusOnInvalid();
  await choose('cotovia-e-trevo', 'outra-coisa');
  await waitFor(() => expect(wrongAt(REPEAT)).toBe('true'));
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

const COMMON = 'Esta palavra-passe é muito fácil de adivinhar. Escolha outra.';
test.each([
  [400, { message: COMMON, code: 'badInput', fields: { password: COMMON } }, NEW],
  [403, { message: 'A palavra-passe atual não está correta.', code: 'wrongCurrentPassword' }, GIVEN],
])('a refusal %i is shown at its field, and the panel stays closed', async (status, body, label) => {
  await open({ status, body });
  await choose('benfica2026');
  await waitFor(() => expect(wrongAt(label)).toBe('true'));
  expect(screen.getAllByText(body.message).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeDefined();
});

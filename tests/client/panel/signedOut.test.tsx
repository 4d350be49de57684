// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onSignedOut } from '#client/api/caller.ts';
import { expireSession, useSession } from '#client/session/useSession.ts';
import { setupUser } from '../../support/browser/setupUser.ts';
import { fill } from './actions.ts';
import { aProposal, page } from './fixtures.ts';
import { openPanel, resetPanel, type StubResponse, stubServer } from './panelHarness.tsx';

const WORDS = 'A sessão terminou. É preciso entrar de novo.';
const OVER: StubResponse = { status: 401, body: { message: WORDS, code: 'signedOut' } };
const DRAFT = aProposal(1, false);

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
  onSignedOut(() => {});
});

const expire = () => act(() => expireSession());
const signInAgain = () => act(() => useSession.setState({ status: 'in' }));

test('a form shows no error for an expired session and keeps its text', async () => {
  stubServer({
    'GET /proposals': page('proposals', [DRAFT]),
    [`PUT /proposal/${DRAFT.team}`]: () => {
      expireSession();
      return OVER;
    },
  });
  openPanel('/panel/solar-systems/proposals');
  await user.click(await screen.findByRole('button', { name: /^Editar/ }));
  const area = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
  await fill(user, area, 'Meia frase');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const save = () => screen.getByRole('button', { name: 'Guardar' }) as HTMLButtonElement;
  await waitFor(() => expect(useSession.getState().status).toBe('expired'));
  await waitFor(() => expect(save().disabled).toBe(false));
  expect(screen.queryByText(WORDS)).toBeNull();
  expect(area.value).toBe('Meia frase');
});

test('a list refused for an expired session is refetched after signing in', async () => {
  let isOver = true;
  stubServer({ 'GET /proposals': () => (isOver ? OVER : page('proposals', [DRAFT])) });
  openPanel('/panel/solar-systems/proposals');
  expect(await screen.findByText(WORDS)).toBeDefined();
  expire();
  isOver = false;
  signInAgain();
  expect(await screen.findByText('Equipa 1')).toBeDefined();
  expect(screen.queryByText(WORDS)).toBeNull();
});

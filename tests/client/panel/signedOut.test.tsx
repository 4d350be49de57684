// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { onSignedOut } from '#client/api/caller.ts';
import { expireSession, useSession } from '#client/session/useSession.ts';
import { type Answer, forgetAll, openPanel, stubServer } from './panelHarness.tsx';
import { aProposal, page } from './records.ts';

const WORDS = 'A sessão terminou. É preciso entrar de novo.';
const OVER: Answer = { status: 401, body: { message: WORDS, code: 'signedOut' } };
const DRAFT = aProposal(1, false);

afterEach(() => {
  cleanup();
  forgetAll();
  onSignedOut(() => {});
});

const expire = () => act(() => expireSession());
const signInAgain = () => act(() => useSession.setState({ status: 'in' }));

test('a form stays silent while the password is asked for, and keeps its text', async () => {
  stubServer({
    'GET /proposals': page('proposals', [DRAFT]),
    [`PUT /proposal/${DRAFT.team}`]: () => {
      expireSession();
      return OVER;
    },
  });
  openPanel('/panel/solar-systems/proposals');
  fireEvent.click(await screen.findByRole('button', { name: /^Editar/ }));
  const area = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
  fireEvent.change(area, { target: { value: 'Meia frase' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const save = () => screen.getByRole('button', { name: 'Guardar' }) as HTMLButtonElement;
  await waitFor(() => expect(useSession.getState().status).toBe('expired'));
  await waitFor(() => expect(save().disabled).toBe(false));
  expect(screen.queryByText(WORDS)).toBeNull();
  expect(area.value).toBe('Meia frase');
});

test('a list refused for want of a session is asked for again after signing in', async () => {
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

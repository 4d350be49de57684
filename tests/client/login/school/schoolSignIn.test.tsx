// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#client/login/LoginPage.tsx';
import { SignInAgain } from '#client/login/SignInAgain.tsx';
import { useSession } from '#client/session/useSession.ts';
import { clearToasts } from '#client/ui/feedback/toasts.ts';
import type { Profile } from '#contract/identity/session.ts';
import { ISSUER_REFUSALS } from '#contract/issuerRefusals.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { type FakeAnswer, fakeFetch } from '../../api/fakeFetch.ts';
import { TEACHER, TEAM } from '../../session/sessionHarness.ts';
import { SITE } from '../site.ts';

const SCHOOLS = {
  ...SITE,
  issuers: [
    { id: 'mar', name: 'Agrupamento do Mar' },
    { id: 'rio', name: 'Escola do Rio' },
  ],
};
const refused = (code: string, message: string, status = 401): FakeAnswer => ({ status, body: { message, code } });
const NEEDED = refused('secondFactorNeeded', 'Falta o segundo passo da entrada.');
const signedIn = (user: Profile = TEACHER): FakeAnswer => {
  const now = Math.floor(Date.now() / 1_000);
  const token = `x.${btoa(JSON.stringify({ iat: now, exp: now + 3_600 })).replace(/=+$/, '')}.x`;
  return { status: 200, body: { token, user } };
};

let user: UserEvent;
let left: string[];

beforeEach(() => {
  user = setupUser();
  localStorage.clear();
  left = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)));
});
afterEach(() => {
  cleanup();
  act(() => {
    clearToasts();
    useSession.setState({ token: null, auth: false, expiry: null, user: null, gameStatus: null, status: 'out' });
  });
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(answers: Parameters<typeof fakeFetch>[0] = {}, site: object = SCHOOLS) {
  const calls = fakeFetch({ 'GET /api/site': { status: 200, body: site }, ...answers });
  render(<LoginPage />);
  await screen.findByText('Fundo A');
  return calls;
}

const button = (name: string) => screen.findByRole('button', { name });
const alertText = () => screen.getByRole('form').querySelector('[role=alert]:not(:empty)')?.textContent;

describe('accounts of a school', () => {
  it('have a button each, which leads to where the server says', async () => {
    const begun = { status: 200, body: { url: 'https://escola.example/authorize?state=1' } };
    const calls = await show({ 'POST /api/login/issuer': begun });
    await button('Entrar com Agrupamento do Mar');
    await expectAccessible();
    await user.click(await button('Entrar com Escola do Rio'));
    await waitFor(() => expect(left).toEqual(['https://escola.example/authorize?state=1']));
    expect(JSON.parse(String(calls.at(-1)?.body))).toEqual({ issuer: 'rio' });
    expect((screen.getByText('Entrar com Agrupamento do Mar') as HTMLButtonElement).disabled).toBe(true);
  });

  it('are not offered where an installation has none', async () => {
    await show({}, SITE);
    await act(async () => {});
    expect(screen.queryByText(/^Entrar com/)).toBeNull();
    expect(screen.queryByText('Para quem ensina')).toBeNull();
  });

  it('say that the issuer is away, and may be tried again', async () => {
    const { message } = ISSUER_REFUSALS.issuerAway;
    await show({ 'POST /api/login/issuer': refused('issuerAway', message, 503) });
    await user.click(await button('Entrar com Escola do Rio'));
    await waitFor(() => expect(alertText()).toBe(message));
    expect((screen.getByText('Entrar com Escola do Rio') as HTMLButtonElement).disabled).toBe(false);
    expect(left).toEqual([]);
  });

  it('open the session when the browser comes back, once, and clear the address', async () => {
    window.history.replaceState(null, '', '/login?entrada=certa');
    const calls = await show({ 'POST /api/login/issuer/finish': signedIn() });
    await waitFor(() => expect(useSession.getState().user?.username).toBe('professor'));
    expect(window.location.search).toBe('');
    expect(calls.filter(({ url }) => url === '/api/login/issuer/finish')).toHaveLength(1);
  });

  it('asks for the second step at once where a learning platform led here for it', async () => {
    window.history.replaceState(null, '', '/login?entrada=segundo-passo');
    const begun = { status: 200, body: { app: true, passkey: null } };
    const calls = await show({ 'POST /api/login/second/begin': begun, 'POST /api/login/second': signedIn() }, SITE);
    await user.type(await screen.findByLabelText('Código da aplicação ou de recuperação'), '123456');
    await expectAccessible();
    expect(window.location.search).toBe('');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(useSession.getState().user?.username).toBe('professor'));
    expect(calls.some(({ url }) => url === '/api/login/issuer/finish')).toBe(false);
  });

  it('go back to the password from a second step that nobody began', async () => {
    window.history.replaceState(null, '', '/login?entrada=segundo-passo');
    await show({ 'POST /api/login/second/begin': refused('factorExpired', 'A entrada demorou demasiado.') }, SITE);
    await waitFor(() => expect(alertText()).toBe('A entrada demorou demasiado.'));
    expect(screen.getByLabelText('Palavra-Passe')).toBeDefined();
  });

  it('are no condition of an arrival from a learning platform', async () => {
    window.history.replaceState(null, '', '/login?entrada=certa');
    await show({ 'POST /api/login/issuer/finish': signedIn() }, SITE);
    await waitFor(() => expect(useSession.getState().user?.username).toBe('professor'));
    expect(screen.queryByText('Para quem ensina')).toBeNull();
  });

  it('say nothing to a pupil whose game could not be read yet: the session is open', async () => {
    window.history.replaceState(null, '', '/login?entrada=certa');
    await show({
      'POST /api/login/issuer/finish': signedIn(TEAM),
      'GET /api/game/start': { status: 503, body: { message: 'Sem base de dados.', code: 'databaseDown' } },
    });
    await waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'in', user: TEAM, gameStatus: null }));
    expect(screen.queryByText('Sem base de dados.')).toBeNull();
    expect(alertText()).toBeUndefined();
  });

  it.each(Object.entries(ISSUER_REFUSALS))('say why one was refused: %s', async (id, { message }) => {
    window.history.replaceState(null, '', `/login?entrada=${id}`);
    const calls = await show();
    await waitFor(() => expect(alertText()).toBe(message));
    expect(window.location.search).toBe('');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('show no words of a link', async () => {
    window.history.replaceState(null, '', '/login?entrada=Escreva+a+palavra-passe+em+mau.example');
    await show();
    await waitFor(() => expect(alertText()).toBe(ISSUER_REFUSALS.issuerFailed.message));
  });

  it('are offered to staff whose session expired, and not to a team', async () => {
    fakeFetch({ 'GET /api/site': { status: 200, body: SCHOOLS } });
    render(<SignInAgain />);
    act(() => useSession.setState({ user: TEAM, token: 't', auth: true, expiry: 1, status: 'expired' }));
    await act(async () => {});
    expect(screen.queryByText(/^Entrar com/)).toBeNull();
    act(() => useSession.setState({ user: TEACHER }));
    const dialog = within(screen.getByRole('dialog', { name: 'A sessão expirou' }));
    await dialog.findByRole('button', { name: 'Entrar com Agrupamento do Mar' });
  });
});

describe('the second step', () => {
  const password = async () => {
    await user.type(screen.getByLabelText('Nome de Utilizador'), 'admin');
    await user.type(screen.getByLabelText('Palavra-Passe'), 'segredo');
    await user.click(screen.getByRole('button', { name: /Jogar/ }));
  };
  const asks = { status: 200, body: { app: true, passkey: null } };
  const field = () => screen.findByLabelText('Código da aplicação ou de recuperação');

  it('is asked for after the password and opens the session with a code', async () => {
    const calls = await show({
      'POST /api/login': NEEDED,
      'POST /api/login/second/begin': asks,
      'POST /api/login/second': signedIn(),
    });
    await password();
    await user.type(await field(), ' 123456 {Enter}');
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
    expect(JSON.parse(String(calls.at(-1)?.body))).toEqual({ code: '123456' });
  });

  it('sends no empty code, and stays open after a wrong one', async () => {
    const wrong = refused('wrongFactor', 'O código não está certo.');
    const answers = {
      'POST /api/login': NEEDED,
      'POST /api/login/second/begin': asks,
      'POST /api/login/second': wrong,
    };
    const calls = await show(answers, SITE);
    await password();
    await field();
    await expectAccessible();
    await user.click(await button('Entrar'));
    await waitFor(() => expect(alertText()).toBe('Escreva o código.'));
    expect(calls.some(({ url }) => url === '/api/login/second')).toBe(false);
    await user.type(await field(), '000000{Enter}');
    await waitFor(() => expect(alertText()).toBe('O código não está certo.'));
    expect(screen.queryByRole('button', { name: 'Usar a chave de acesso' })).toBeNull();
  });

  it('goes back to the password, with the reason when it took too long', async () => {
    const late = refused('factorExpired', 'Passou demasiado tempo.');
    const answers = { 'POST /api/login': NEEDED, 'POST /api/login/second/begin': asks, 'POST /api/login/second': late };
    await show(answers, SITE);
    await password();
    await user.type(await field(), '123456{Enter}');
    await screen.findByLabelText('Nome de Utilizador');
    expect(alertText()).toBe('Passou demasiado tempo.');
    await password();
    await user.click(await button('Voltar à palavra-passe'));
    await screen.findByLabelText('Nome de Utilizador');
    expect(alertText()).toBeUndefined();
  });

  it('offers a passkey where the account has one, and says when the browser gave none', async () => {
    const passkey = { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] };
    const begun = { status: 200, body: { app: false, passkey } };
    await show({ 'POST /api/login': NEEDED, 'POST /api/login/second/begin': begun }, SITE);
    await password();
    await user.click(await button('Usar a chave de acesso'));
    await waitFor(() => expect(alertText()).toMatch(/^A chave de acesso não respondeu/));
    expect(screen.getByLabelText('Código de recuperação')).toBeTruthy();
  });

  it('is asked for also when the session expired in use', async () => {
    fakeFetch({
      'GET /api/site': { status: 200, body: SITE },
      'POST /api/login': NEEDED,
      'POST /api/login/second/begin': asks,
      'POST /api/login/second': signedIn(),
    });
    render(<SignInAgain />);
    act(() => useSession.setState({ user: TEACHER, token: 't', auth: true, expiry: 1, status: 'expired' }));
    await user.type(screen.getByLabelText('Palavra-Passe'), 'segredo{Enter}');
    await user.type(await field(), '123456{Enter}');
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
  });
});

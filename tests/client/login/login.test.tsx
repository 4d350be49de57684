// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#client/login/LoginPage.tsx';
import { SignInAgain } from '#client/login/SignInAgain.tsx';
import { useSession } from '#client/session/useSession.ts';
import { Toasts } from '#client/ui/feedback/Toasts.tsx';
import { clearToasts, showToast } from '#client/ui/feedback/toasts.ts';
import { setupUser } from '../../support/browser/setupUser.ts';
import { type FakeAnswer, fakeFetch } from '../api/fakeFetch.ts';
import { gameStart, TEAM } from '../session/sessionHarness.ts';
import { SITE } from './site.ts';

const wrong: FakeAnswer = {
  status: 401,
  body: { message: 'Nome de utilizador ou palavra-passe incorretos.', code: 'wrongPassword' },
};
const token = () => {
  const now = Math.floor(Date.now() / 1_000);
  return `x.${btoa(JSON.stringify({ iat: now, exp: now + 3_600 })).replace(/=+$/, '')}.x`;
};
const right = () => ({
  'POST /api/login': { status: 200, body: { token: token(), user: TEAM } },
  'GET /api/game/start': { status: 200, body: gameStart() },
});

let user: UserEvent;

beforeEach(() => {
  user = setupUser();
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  act(() => {
    clearToasts();
    useSession.setState({ token: null, auth: false, expiry: null, user: null, gameStatus: null, status: 'out' });
  });
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) => user.type(screen.getByLabelText(label), value);
const play = () => user.click(screen.getByRole('button', { name: /Jogar/ }));

async function show(answers: Parameters<typeof fakeFetch>[0] = {}, site: object = SITE) {
  const calls = fakeFetch({ 'GET /api/site': { status: 200, body: site }, ...answers });
  render(
    <>
      <LoginPage />
      <Toasts ms={6_000} />
    </>,
  );
  await screen.findByText('Fundo A');
  calls.length = 0;
  return calls;
}

describe('LoginPage', () => {
  it('has the fields and buttons of the spec, ready for a password manager', async () => {
    await show();
    const username = screen.getByLabelText('Nome de Utilizador');
    expect(username.getAttribute('autocomplete')).toBe('username');
    expect(username.getAttribute('autocapitalize')).toBe('off');
    expect(screen.getByLabelText('Palavra-Passe').getAttribute('autocomplete')).toBe('current-password');
    expect(screen.getByText('Jogar').getAttribute('type')).toBe('submit');
    expect(screen.getByText('SOBRE O JOGO')).toBeTruthy();
  });

  it('begins with a link that moves the focus to the form and leaves the address alone', async () => {
    await show();
    const before = window.location.href;
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Saltar para o conteúdo');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Entrar' }));
    expect(window.location.href).toBe(before);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Nome de Utilizador'));
  });

  it('signs in with what was typed', async () => {
    const calls = await show(right());
    await type('Nome de Utilizador', 'demo-ic');
    await type('Palavra-Passe', 'segredo');
    await play();
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
    expect(calls[0]?.body).toBe('username=demo-ic&password=segredo');
  });

  it('makes no call while a field is empty, and says so', async () => {
    const calls = await show();
    await type('Nome de Utilizador', 'demo-ic');
    await play();
    await act(async () => {});
    expect(calls).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('Escrevam o nome de utilizador e a palavra-passe.');
  });

  it.each([
    [wrong, 'Nome de utilizador ou palavra-passe incorretos.'],
    ['offline' as const, 'Sem ligação ao servidor.'],
    [
      { status: 429, body: { message: 'Demasiadas palavras-passe erradas.', code: 'lockedOut' } },
      'Demasiadas palavras-passe erradas.',
    ],
  ])('shows why it failed: %#', async (answer, words) => {
    await show({ 'POST /api/login': answer });
    await type('Nome de Utilizador', 'demo-ic');
    await type('Palavra-Passe', 'x');
    await play();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect((screen.getByText('Jogar') as HTMLButtonElement).disabled).toBe(false);
  });

  it('retries by itself while the server is busy, and says so', async () => {
    let busy = 2;
    const full: FakeAnswer = {
      status: 503,
      body: { message: 'O servidor está com muitos pedidos.', code: 'busy' },
      headers: { 'Retry-After': '0.05' },
    };
    const calls = await show({ ...right(), 'POST /api/login': () => (busy-- > 0 ? full : right()['POST /api/login']) });
    await type('Nome de Utilizador', 'cometas');
    await type('Palavra-Passe', 'segredo');
    await play();
    expect(await screen.findByText(/^Estão muitas equipas a entrar\./)).toBeTruthy();
    expect(screen.queryByText('O servidor está com muitos pedidos.')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Jogar/ }).getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
    expect(calls.filter(({ url }) => url.endsWith('/login'))).toHaveLength(3);
    await waitFor(() => expect(screen.queryByText(/^Estão muitas equipas/)).toBeNull());
  });

  it('does not retry after the page was left', async () => {
    const full: FakeAnswer = { status: 503, body: { message: '', code: 'busy' }, headers: { 'Retry-After': '0.05' } };
    const calls = await show({ 'POST /api/login': full });
    await type('Nome de Utilizador', 'cometas');
    await type('Palavra-Passe', 'segredo');
    await play();
    await screen.findByText(/^Estão muitas equipas a entrar\./);
    cleanup();
    const sent = calls.length;
    await new Promise((done) => setTimeout(done, 200));
    expect(calls.length).toBe(sent);
  });

  it('lists co-funder, promoter and partners, each role once', async () => {
    await show();
    const side = screen.getByRole('region', { name: 'Financiamento e parcerias' });
    // QualWeb, like older screen readers, takes terms in a wrapper for terms outside a list.
    expect(side.querySelectorAll('dl > :not(dt, dd)')).toHaveLength(0);
    expect([...side.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Cofinanciador',
      'Promotor',
      'Parceiros',
    ]);
    expect([...side.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'Fundo A',
      'Casa B',
      'Escola C',
      'Escola D',
    ]);
  });

  it('shows the logos of the installation with alternative texts on the side screen and in the dialog', async () => {
    const logo = { src: '/api/site/logos/a.svg', alt: 'Logótipo do Fundo Z' };
    const partners = [
      { name: 'Fundo Z', role: 'Cofinanciador', logo },
      { name: 'Fundo A', role: 'Promotor' },
    ];
    await show({}, { ...SITE, partners });
    const side = within(screen.getByRole('region', { name: 'Financiamento e parcerias' }));
    expect(side.getByRole('img', { name: logo.alt }).getAttribute('src')).toBe(logo.src);
    expect([side.queryByText('Fundo Z'), side.getByText('Fundo A').tagName]).toEqual([null, 'DD']);
    await user.click(screen.getByText('SOBRE O JOGO'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('img', { name: logo.alt }).getAttribute('src')).toBe(logo.src);
  });

  it('links to the sign-up form of the installation', async () => {
    await show();
    const link = screen.getByRole('link', { name: /Inscrever/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([SITE.signUpUrl, '_blank']);
  });

  it('says that sign-ups are closed where the installation has no form', async () => {
    await show({}, { ...SITE, signUpUrl: null });
    await user.click(screen.getByText('Inscrever'));
    expect(screen.getByText(/As inscrições não estão abertas/)).toBeTruthy();
  });

  it('reports a lost connection, not closed sign-ups, when the server is out of reach', async () => {
    fakeFetch({ 'GET /api/site': 'offline' });
    render(
      <>
        <LoginPage />
        <Toasts ms={6_000} />
      </>,
    );
    await user.click(screen.getByText('Inscrever'));
    expect(screen.queryByText(/As inscrições não estão abertas/)).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Sem ligação ao servidor.');
  });

  it('describes the game in a dialog', async () => {
    await show();
    await user.click(screen.getByText('SOBRE O JOGO'));
    const dialog = await screen.findByRole('dialog', { name: 'Conselho Galáctico' });
    for (const text of ['Um jogo de equipa.', 'COMO JOGAR?', 'Escolham uma nave.', 'conselho@exemplo.pt', 'Fundo A']) {
      expect(dialog.textContent).toContain(text);
    }
  });

  it('stores the first press on the page, which allows the music', async () => {
    await show();
    expect(localStorage.getItem('backgroundMusic')).toBeNull();
    await user.click(screen.getByText('Conselho Galáctico'));
    expect(localStorage.getItem('backgroundMusic')).toBe('true');
  });

  it('works without the texts of the installation', async () => {
    fakeFetch({ 'GET /api/site': 'offline', ...right() });
    render(<LoginPage />);
    await type('Nome de Utilizador', 'demo-ic');
    await type('Palavra-Passe', 'x');
    await play();
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
  });
});

describe('signed out in another tab', () => {
  it('says why, and clears the messages of the previous page', async () => {
    useSession.setState({ endedElsewhere: true });
    showToast('error', 'Erro ao guardar');
    await show();
    expect(screen.getByText('A sessão foi terminada noutro separador.')).toBeDefined();
    expect(screen.queryByText('Erro ao guardar')).toBeNull();
    useSession.setState({ endedElsewhere: false });
  });

  it('shows no message on a first visit', async () => {
    await show();
    expect(screen.queryByText(/noutro separador/)).toBeNull();
  });
});

describe('SignInAgain', () => {
  const expire = () =>
    act(() => useSession.setState({ user: TEAM, token: 't', auth: true, expiry: 1, status: 'expired' }));

  it('is hidden while the session is valid', () => {
    render(<SignInAgain />);
    act(() => useSession.setState({ user: TEAM, status: 'in' }));
    expect(screen.queryByText('A sessão expirou')).toBeNull();
  });

  it('asks for the password over the page, cannot be dismissed, and closes when it is right', async () => {
    const calls = fakeFetch(right());
    render(<SignInAgain />);
    expire();
    const dialog = screen.getByRole('dialog', { name: 'A sessão expirou' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByText('A sessão expirou')).not.toBeNull();
    await type('Palavra-Passe', 'segredo{Enter}');
    await waitFor(() => expect(screen.queryByText('A sessão expirou')).toBeNull());
    expect(calls[0]?.body).toBe('username=demo-ic&password=segredo');
    expect(useSession.getState().status).toBe('in');
  });

  it('stays open with an error after a wrong password', async () => {
    fakeFetch({ 'POST /api/login': wrong });
    render(<SignInAgain />);
    expire();
    await type('Palavra-Passe', 'x{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('incorretos'));
    expect(useSession.getState().status).toBe('expired');
  });

  it('reports an empty password without a call', async () => {
    const calls = fakeFetch({});
    render(<SignInAgain />);
    expire();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Falta a palavra-passe.'));
    expect(calls).toEqual([]);
  });

  it('clears the errors of calls that failed because the session had expired', async () => {
    render(
      <>
        <SignInAgain />
        <Toasts ms={60_000} />
      </>,
    );
    expire();
    act(() => showToast('error', 'A sessão terminou. É preciso entrar de novo.'));
    await waitFor(() => expect(screen.queryByText(/É preciso entrar de novo/)).toBeNull());
    expect(screen.queryByText('A sessão expirou')).not.toBeNull();
  });

  it('signs out without a network, so that another team can sign in, and ends the session on the server later', async () => {
    fakeFetch({ 'POST /api/logout': 'offline' });
    render(<SignInAgain />);
    expire();
    await user.click(screen.getByText('Sair'));
    await waitFor(() => expect(useSession.getState().status).toBe('out'));
    const calls = fakeFetch({ 'POST /api/logout': { status: 200, body: {} } });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(calls.map(({ url }) => url)).toEqual(['/api/logout']));
  });
});

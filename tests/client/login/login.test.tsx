// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#client/login/LoginPage.tsx';
import { SignInAgain } from '#client/login/SignInAgain.tsx';
import { useSession } from '#client/session/useSession.ts';
import { Toasts } from '#client/ui/feedback/Toasts.tsx';
import { clearToasts, showToast } from '#client/ui/feedback/toasts.ts';
import { type FakeAnswer, fakeFetch } from '../api/fakeFetch.ts';
import { GAME_STATUS, TEAM } from '../session/world.ts';

const SITE = {
  title: 'Conselho Galáctico',
  footer: 'Rodapé',
  signUpUrl: 'https://exemplo.pt/inscrever',
  projectUrl: null,
  contact: 'conselho@exemplo.pt',
  about: ['Um jogo de equipa.'],
  howToPlay: ['Escolham uma nave.'],
  partners: [
    { name: 'Fundo A', role: 'Cofinanciador' },
    { name: 'Casa B', role: 'Promotor' },
    { name: 'Escola C', role: 'Parceiros' },
    { name: 'Escola D', role: 'Parceiros' },
  ],
};
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
  'GET /api/profile': { status: 200, body: TEAM },
  'GET /api/team': { status: 200, body: GAME_STATUS },
});

beforeEach(() => {
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

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const play = () => fireEvent.submit(screen.getByRole('form', { name: 'Entrar' }));

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
    const user = screen.getByLabelText('Nome de Utilizador');
    expect(user.getAttribute('autocomplete')).toBe('username');
    expect(user.getAttribute('autocapitalize')).toBe('off');
    expect(screen.getByLabelText('Palavra-Passe').getAttribute('autocomplete')).toBe('current-password');
    expect(screen.getByText('Jogar').getAttribute('type')).toBe('submit');
    expect(screen.getByText('SOBRE O JOGO')).toBeTruthy();
  });

  it('signs in with what was typed', async () => {
    const calls = await show(right());
    type('Nome de Utilizador', 'demo-ic');
    type('Palavra-Passe', 'segredo');
    play();
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
    expect(calls[0]?.body).toBe('username=demo-ic&password=segredo');
  });

  it('makes no call while a field is empty, and says so', async () => {
    const calls = await show();
    type('Nome de Utilizador', 'demo-ic');
    play();
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
    type('Nome de Utilizador', 'demo-ic');
    type('Palavra-Passe', 'x');
    play();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
    expect((screen.getByText('Jogar') as HTMLButtonElement).disabled).toBe(false);
  });

  it('waits its turn where many sign in at once, says so, and comes in by itself', async () => {
    let busy = 2;
    const full: FakeAnswer = {
      status: 503,
      body: { message: 'O servidor está com muitos pedidos.', code: 'busy' },
      headers: { 'Retry-After': '0.05' },
    };
    const calls = await show({ ...right(), 'POST /api/login': () => (busy-- > 0 ? full : right()['POST /api/login']) });
    type('Nome de Utilizador', 'cometas');
    type('Palavra-Passe', 'segredo');
    play();
    expect(await screen.findByText(/^Estão muitas equipas a entrar\./)).toBeTruthy();
    expect(screen.queryByText('O servidor está com muitos pedidos.')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Jogar/ }).getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
    expect(calls.filter(({ url }) => url.endsWith('/login'))).toHaveLength(3);
    await waitFor(() => expect(screen.queryByText(/^Estão muitas equipas/)).toBeNull());
  });

  it('does not come again for who has left the page', async () => {
    const full: FakeAnswer = { status: 503, body: { message: '', code: 'busy' }, headers: { 'Retry-After': '0.05' } };
    const calls = await show({ 'POST /api/login': full });
    type('Nome de Utilizador', 'cometas');
    type('Palavra-Passe', 'segredo');
    play();
    await screen.findByText(/^Estão muitas equipas a entrar\./);
    cleanup();
    const asked = calls.length;
    await new Promise((done) => setTimeout(done, 200));
    expect(calls.length).toBe(asked);
  });

  it('lists co-funder, promoter and partners, each role once', async () => {
    await show();
    const side = screen.getByRole('region', { name: 'Financiamento e parcerias' });
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

  it('shows the logos that the installation names, with their words, on the side screen and in the dialog', async () => {
    const logo = { src: '/api/site/logos/a.svg', alt: 'Logótipo do Fundo Z' };
    const partners = [
      { name: 'Fundo Z', role: 'Cofinanciador', logo },
      { name: 'Fundo A', role: 'Promotor' },
    ];
    await show({}, { ...SITE, partners });
    const side = within(screen.getByRole('region', { name: 'Financiamento e parcerias' }));
    expect(side.getByRole('img', { name: logo.alt }).getAttribute('src')).toBe(logo.src);
    expect([side.queryByText('Fundo Z'), side.getByText('Fundo A').tagName]).toEqual([null, 'DD']);
    fireEvent.click(screen.getByText('SOBRE O JOGO'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('img', { name: logo.alt }).getAttribute('src')).toBe(logo.src);
  });

  it('leads to the sign-up form that the installation names', async () => {
    await show();
    const link = screen.getByRole('link', { name: /Inscrever/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([SITE.signUpUrl, '_blank']);
  });

  it('says why one cannot sign up where it names none', async () => {
    await show({}, { ...SITE, signUpUrl: null });
    fireEvent.click(screen.getByText('Inscrever'));
    expect(screen.getByText(/As inscrições não estão abertas/)).toBeTruthy();
  });

  it('does not say that signing up is closed while the server has not said so', () => {
    fakeFetch({ 'GET /api/site': 'offline' });
    render(
      <>
        <LoginPage />
        <Toasts ms={6_000} />
      </>,
    );
    fireEvent.click(screen.getByText('Inscrever'));
    expect(screen.queryByText(/As inscrições não estão abertas/)).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Sem ligação ao servidor.');
  });

  it('tells about the game', async () => {
    await show();
    fireEvent.click(screen.getByText('SOBRE O JOGO'));
    const dialog = screen.getByRole('dialog', { name: 'Conselho Galáctico' });
    for (const text of ['Um jogo de equipa.', 'COMO JOGAR?', 'Escolham uma nave.', 'conselho@exemplo.pt', 'Fundo A']) {
      expect(dialog.textContent).toContain(text);
    }
  });

  it('notes the first press anywhere, which allows the music', async () => {
    await show();
    expect(localStorage.getItem('backgroundMusic')).toBeNull();
    fireEvent.pointerDown(screen.getByText('Conselho Galáctico'));
    expect(localStorage.getItem('backgroundMusic')).toBe('true');
  });

  it('works without the words of the installation', async () => {
    fakeFetch({ 'GET /api/site': 'offline', ...right() });
    render(<LoginPage />);
    type('Nome de Utilizador', 'demo-ic');
    type('Palavra-Passe', 'x');
    play();
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
  });
});

describe('signed out in another tab', () => {
  it('says why, and forgets what was told on the page before', async () => {
    useSession.setState({ endedElsewhere: true });
    showToast('error', 'Erro ao guardar');
    await show();
    expect(screen.getByText('A sessão foi terminada noutro separador.')).toBeDefined();
    expect(screen.queryByText('Erro ao guardar')).toBeNull();
    useSession.setState({ endedElsewhere: false });
  });

  it('is not said to who has just come', async () => {
    await show();
    expect(screen.queryByText(/noutro separador/)).toBeNull();
  });
});

describe('SignInAgain', () => {
  const expire = () =>
    act(() => useSession.setState({ user: TEAM, token: 't', auth: true, expiry: 1, status: 'expired' }));

  it('is not there while the session lives', () => {
    render(<SignInAgain />);
    act(() => useSession.setState({ user: TEAM, status: 'in' }));
    expect(screen.queryByText('A sessão expirou')).toBeNull();
  });

  it('asks for the password over the page, cannot be waved away, and goes when it is right', async () => {
    const calls = fakeFetch(right());
    render(<SignInAgain />);
    expire();
    const dialog = screen.getByRole('dialog', { name: 'A sessão expirou' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByText('A sessão expirou')).not.toBeNull();
    type('Palavra-Passe', 'segredo');
    fireEvent.submit(screen.getByLabelText('Palavra-Passe').closest('form') as HTMLFormElement);
    await waitFor(() => expect(screen.queryByText('A sessão expirou')).toBeNull());
    expect(calls[0]?.body).toBe('username=demo-ic&password=segredo');
    expect(useSession.getState().status).toBe('in');
  });

  it('a wrong password keeps it open and says so', async () => {
    fakeFetch({ 'POST /api/login': wrong });
    render(<SignInAgain />);
    expire();
    type('Palavra-Passe', 'x');
    fireEvent.submit(screen.getByLabelText('Palavra-Passe').closest('form') as HTMLFormElement);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('incorretos'));
    expect(useSession.getState().status).toBe('expired');
  });

  it('asks for the password that is missing, without a call', async () => {
    const calls = fakeFetch({});
    render(<SignInAgain />);
    expire();
    fireEvent.submit(screen.getByLabelText('Palavra-Passe').closest('form') as HTMLFormElement);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Falta a palavra-passe.'));
    expect(calls).toEqual([]);
  });

  it('what failed for want of a session is not said a second time', async () => {
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

  it('lets another team sign in instead', async () => {
    fakeFetch({ 'POST /api/logout': 'offline' });
    render(<SignInAgain />);
    expire();
    fireEvent.click(screen.getByText('Sair'));
    await waitFor(() => expect(useSession.getState().status).toBe('out'));
  });
});

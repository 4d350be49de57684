// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { levels } from '#contract/game/levels.ts';
import { eventually } from '../../support/eventually.ts';
import { type FakeAnswer, fakeFetch } from '../api/fakeFetch.ts';
import {
  freshPage,
  GAME_STATUS,
  gameStart,
  NOW,
  storedItem,
  storeSession,
  TEACHER,
  TEAM,
  tokenOf,
} from './sessionHarness.ts';

const HOUR_MS = 3_600_000;
const TOKEN = tokenOf('first');
const json = (body: unknown): FakeAnswer => ({ status: 200, body });
const over: FakeAnswer = { status: 401, body: { message: 'A sessão terminou.', code: 'signedOut' } };
const signIn = (user = TEAM, token = TOKEN) => ({
  'POST /api/login': json({ token, user }),
  'GET /api/game/start': json(gameStart()),
});

let page: Awaited<ReturnType<typeof freshPage>>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  page?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('login', () => {
  it.each([
    ['demo-ic', 'username=demo-ic&password=+segredo'],
    ['  ana@exemplo.pt ', 'email=ana%40exemplo.pt&password=+segredo'],
  ])('sends %s in the right field, the password as typed', async (user, body) => {
    const calls = fakeFetch(signIn());
    page = await freshPage();
    expect(await page.login(user, ' segredo')).toBe(true);
    expect(calls[0]?.body).toBe(body);
  });

  it('stores token, user and game status under the keys of the spec', async () => {
    const calls = fakeFetch(signIn());
    page = await freshPage();
    await page.login('demo-ic', 'x');
    expect(storedItem('token')).toEqual({ token: TOKEN, auth: true, expiry: NOW + 12 * HOUR_MS });
    expect(storedItem('user-data')).toEqual(TEAM);
    expect(storedItem('game-status')).toEqual(GAME_STATUS);
    expect(page.state()).toMatchObject({ status: 'in', user: TEAM, gameStatus: GAME_STATUS, auth: true });
    expect(calls.map(({ url }) => url)).toEqual(['/api/login', '/api/game/start']);
  });

  it('requests no team when a teacher signs in', async () => {
    const calls = fakeFetch(signIn(TEACHER));
    page = await freshPage();
    await page.login('professor', 'x');
    expect(calls.map(({ url }) => url)).toEqual(['/api/login']);
    expect(storedItem('game-status')).toBeNull();
  });

  it.each([
    ['', 'x'],
    ['   ', 'x'],
    ['demo-ic', ''],
  ])('makes no call for %j and %j', async (user, password) => {
    const calls = fakeFetch({});
    page = await freshPage();
    expect(await page.login(user, password)).toBe(false);
    expect(calls).toEqual([]);
  });

  it.each([
    [
      { status: 401, body: { message: 'Nome de utilizador ou palavra-passe incorretos.', code: 'wrongPassword' } },
      'Nome de utilizador ou palavra-passe incorretos.',
    ],
    [
      { status: 429, body: { message: 'Demasiadas palavras-passe erradas.', code: 'lockedOut' } },
      'Demasiadas palavras-passe erradas.',
    ],
    ['offline', 'Sem ligação ao servidor.'],
  ] as const)('throws the reason of a failure and changes nothing: %#', async (answer, words) => {
    fakeFetch({ 'POST /api/login': answer });
    page = await freshPage();
    await expect(page.login('demo-ic', 'x')).rejects.toThrow(words);
    expect(page.state()).toMatchObject({ status: 'out', token: null });
    expect(localStorage.length).toBe(0);
  });

  const BUSY: FakeAnswer = { status: 503, body: { message: 'Sem base de dados.', code: 'databaseDown' } };
  it.each<[string, FakeAnswer]>([
    ['away', 'offline'],
    ['busy', BUSY],
  ])('keeps the session when the start is %s: the game asks for it itself', async (_, answer) => {
    fakeFetch({ ...signIn(), 'GET /api/game/start': answer });
    page = await freshPage();
    expect(await page.login('demo-ic', 'x')).toBe(true);
    expect(page.state()).toMatchObject({ status: 'in', token: TOKEN, user: TEAM, gameStatus: null });
    expect(storedItem('token')).toMatchObject({ token: TOKEN, auth: true });
    expect(console.error).toHaveBeenCalled();
  });

  it('keeps what the device knows of the same team when the start is busy, and nothing of another', async () => {
    const other = { ...TEAM, _id: TEACHER._id };
    fakeFetch(signIn());
    page = await freshPage();
    await page.login('demo-ic', 'x');
    fakeFetch({ ...signIn(), 'GET /api/game/start': BUSY });
    await page.login('demo-ic', 'x');
    expect(page.state().gameStatus).toEqual(GAME_STATUS);
    page.stop();
    page = await freshPage();
    fakeFetch({ ...signIn(other), 'GET /api/game/start': BUSY });
    await page.login('demo-ic', 'x');
    expect(page.state()).toMatchObject({ user: other, gameStatus: null });
    expect(storedItem('game-status')).toBeNull();
  });

  it('does not sign in when the session is refused at once', async () => {
    fakeFetch({ ...signIn(), 'GET /api/game/start': over });
    page = await freshPage();
    await expect(page.login('demo-ic', 'x')).rejects.toThrow('A sessão terminou.');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it("counts the expiry from the token's lifetime, not from a wrong device clock", async () => {
    const lastWeek = NOW - 7 * 24 * HOUR_MS;
    fakeFetch(signIn(TEAM, tokenOf('old', lastWeek)));
    page = await freshPage();
    await page.login('demo-ic', 'x');
    expect(page.state()).toMatchObject({ status: 'in', expiry: NOW + 12 * HOUR_MS });
  });

  it('wipes the data of the previous account, but not its unsent work', async () => {
    storeSession(null, TEACHER);
    localStorage.setItem('progress', '1');
    localStorage.setItem(`unsent:${TEACHER._id}:draft`, '"texto"');
    fakeFetch(signIn());
    page = await freshPage();
    await page.login('demo-ic', 'x');
    expect(localStorage.getItem('progress')).toBeNull();
    expect(storedItem(`unsent:${TEACHER._id}:draft`)).toBe('texto');
  });

  it('keeps the local progress of the same account', async () => {
    storeSession(null, TEAM);
    localStorage.setItem('progress', '1');
    fakeFetch(signIn());
    page = await freshPage();
    await page.login('demo-ic', 'x');
    expect(localStorage.getItem('progress')).toBe('1');
  });
});

describe('page load', () => {
  it.each([
    ['nothing kept', () => {}],
    ['expired', () => storeSession(TOKEN, TEAM, -1)],
    ['without expiry', () => localStorage.setItem('token', JSON.stringify({ token: TOKEN, auth: true, expiry: null }))],
    ['unreadable', () => localStorage.setItem('token', '{')],
    ['of another shape', () => localStorage.setItem('token', '"abc"')],
  ])('%s: signed out', async (_, prepare) => {
    prepare();
    page = await freshPage();
    expect(page.state()).toMatchObject({ status: 'out', token: null, user: null });
  });

  it('confirms the profile with the server', async () => {
    storeSession(TOKEN, TEAM);
    fakeFetch({ 'GET /api/profile': json({ ...TEAM, username: 'renamed' }) });
    page = await freshPage();
    expect(page.state().status).toBe('restoring');
    expect(await page.restoreSession()).toBe('confirmed');
    expect(page.state()).toMatchObject({ status: 'in', token: TOKEN, user: { username: 'renamed' } });
  });

  it('a refusal signs out and removes only the token', async () => {
    storeSession(TOKEN, TEAM);
    fakeFetch({ 'GET /api/profile': over });
    page = await freshPage();
    expect(await page.restoreSession()).toBe('out');
    expect(page.state()).toMatchObject({ status: 'out', token: null });
    expect(storedItem('user-data')).toEqual(TEAM);
  });

  it.each(['offline', { status: 503 }] as const)('keeps the session on %j', async (answer) => {
    storeSession(TOKEN, TEAM);
    fakeFetch({ 'GET /api/profile': answer });
    page = await freshPage();
    expect(await page.restoreSession()).toBe('unconfirmed');
    expect(page.state()).toMatchObject({ status: 'in', user: TEAM, token: TOKEN });
  });

  it('sends waiting calls when the network is back, although the profile could not be read', async () => {
    storeSession(TOKEN, TEAM);
    const item = { id: '1', subject: 's', route: { method: 'POST', path: '/answer-level-2' }, request: { body: {} } };
    localStorage.setItem(`unsent:${TEAM._id}:outbox`, JSON.stringify([item]));
    const calls = fakeFetch({ 'GET /api/profile': 'offline', 'POST /api/answer-level-2': json({}) });
    page = await freshPage();
    await page.restoreSession();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ url }) => url)).toEqual(['/api/profile', '/api/answer-level-2']);
  });

  it('keeps restoring without a connection and a known user', async () => {
    storeSession(TOKEN, null);
    fakeFetch({ 'GET /api/profile': 'offline' });
    page = await freshPage();
    expect(await page.restoreSession()).toBe('unknown');
    expect(page.state()).toMatchObject({ status: 'restoring', token: TOKEN });
  });
});

async function signedIn(answers: Parameters<typeof fakeFetch>[0] = {}) {
  const calls = fakeFetch({ ...signIn(), ...answers });
  page = await freshPage();
  await page.login('demo-ic', 'x');
  calls.length = 0;
  return calls;
}

describe('expiry', () => {
  it('comes on time on an idle page, and clears nothing', async () => {
    await signedIn({ 'POST /api/session/renew': 'offline' });
    localStorage.setItem('progress', '1');
    await vi.advanceTimersByTimeAsync(12 * HOUR_MS - 1_000);
    expect(page.state().status).toBe('in');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(page.state()).toMatchObject({ status: 'expired', user: TEAM });
    expect(localStorage.getItem('progress')).toBe('1');
  });

  it('comes with a 401 on any call', async () => {
    await signedIn({ 'POST /api/answer-level-2': over });
    const outbox = page.accountOutbox(TEAM._id);
    void outbox.enqueue(levels.postLevel2, { body: { answers: ['a'] } }, { subject: 'level-2' });
    await eventually(() => expect(page.state().status).toBe('expired'));
    expect(outbox.state()).toMatchObject({ status: 'paused', waiting: 1 });
  });

  it('lets the outbox continue after the next sign-in', async () => {
    let isOver = true;
    const calls = await signedIn({
      'POST /api/answer-level-2': () => (isOver ? over : json({ data: 4, status: {} })),
    });
    const outbox = page.accountOutbox(TEAM._id);
    const posted = outbox.enqueue(levels.postLevel2, { body: { answers: ['a'] } }, { subject: 'level-2' });
    await eventually(() => expect(page.state().status).toBe('expired'));
    isOver = false;
    await page.login(TEAM.username, 'x');
    await expect(posted).resolves.toMatchObject({ data: 4 });
    expect(page.state().status).toBe('in');
    expect(calls.filter(({ url }) => url === '/api/answer-level-2')).toHaveLength(2);
  });

  it('does not come at once for a session longer than the longest timer', async () => {
    await signedIn({ 'POST /api/login': json({ token: tokenOf('long', NOW, 24 * 60), user: TEAM }) });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.state().status).toBe('in');
  });
});

describe('renewal', () => {
  it('is sent at half of the lifetime, and not before', async () => {
    const renewed = tokenOf('second', NOW + 6 * HOUR_MS);
    const calls = await signedIn({ 'POST /api/session/renew': json({ token: renewed }) });
    await vi.advanceTimersByTimeAsync(6 * HOUR_MS - 1_000);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls.map(({ url }) => url)).toEqual(['/api/session/renew']);
    expect(storedItem('token')).toEqual({ token: renewed, auth: true, expiry: NOW + 18 * HOUR_MS });
    expect(page.state()).toMatchObject({ status: 'in', token: renewed });
  });

  it('is retried after a lost connection, also when the window gets the focus', async () => {
    let tries = 0;
    await signedIn({
      'POST /api/session/renew': () => {
        tries += 1;
        return tries < 3 ? 'offline' : json({ token: tokenOf('late', NOW + 6 * HOUR_MS) });
      },
    });
    await vi.advanceTimersByTimeAsync(6 * HOUR_MS + 1);
    expect(tries).toBe(1);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(1);
    expect(tries).toBe(2);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(tries).toBe(3);
    expect(page.state().token).toBe(tokenOf('late', NOW + 6 * HOUR_MS));
  });
});

describe('other tabs', () => {
  const fire = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it.each(['token', null])(
    'a sign-out in another tab (%s removed) signs out here and removes nothing else',
    async (key) => {
      await signedIn();
      localStorage.removeItem('token');
      localStorage.setItem('unsent:x:draft', '1');
      fire(key, null);
      expect(page.state()).toMatchObject({ status: 'out', token: null, user: null, endedElsewhere: true });
      expect(localStorage.getItem('unsent:x:draft')).toBe('1');
    },
  );

  it('other keys change nothing', async () => {
    await signedIn();
    fire('theme-mode', null);
    expect(page.state().status).toBe('in');
  });

  it('takes over a token renewed and an account signed in in another tab', async () => {
    await signedIn();
    storeSession(tokenOf('renewed'), TEAM);
    fire('token', localStorage.getItem('token'));
    expect(page.state()).toMatchObject({ status: 'in', token: tokenOf('renewed'), user: TEAM });
    storeSession(tokenOf('teacher'), TEACHER);
    fire('token', localStorage.getItem('token'));
    expect(page.state()).toMatchObject({ status: 'in', user: TEACHER });
  });
});

describe('logout', () => {
  const gone: FakeAnswer = { status: 200, body: { message: 'Até breve.' } };
  const post = () =>
    page.accountOutbox(TEAM._id).enqueue(levels.postLevel2, { body: { answers: ['a'] } }, { subject: 'level-2' });

  it('revokes the session and wipes the device', async () => {
    const calls = await signedIn({ 'POST /api/logout': gone });
    localStorage.setItem('progress', '1');
    expect(await page.logout()).toEqual({ ended: true });
    expect(calls.at(-1)).toMatchObject({ url: '/api/logout', headers: { Authorization: TOKEN } });
    expect(page.state()).toMatchObject({ status: 'out', token: null, auth: false, expiry: null, user: null });
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['offline' as const, 'Sem ligação ao servidor.'],
    [{ status: 500, body: { message: 'Falhou.' } }, 'Falhou.'],
  ])('a failure keeps the session: %j', async (answer, words) => {
    await signedIn({ 'POST /api/logout': answer });
    expect(await page.logout()).toEqual({ ended: false, blocked: words });
    expect(page.state()).toMatchObject({ status: 'in', token: TOKEN });
    expect(storedItem('user-data')).toEqual(TEAM);
    expect(console.error).toHaveBeenCalled();
  });

  it('accepts a session that the server has already ended', async () => {
    await signedIn({ 'POST /api/logout': over });
    expect(await page.logout()).toEqual({ ended: true });
  });

  it('sends waiting calls first', async () => {
    const calls = await signedIn({ 'POST /api/logout': gone, 'POST /api/answer-level-2': json({ data: 4 }) });
    void post();
    const hook = vi.fn(async () => null);
    page.onBeforeLogout(hook);
    expect(await page.logout()).toEqual({ ended: true });
    expect(hook).toHaveBeenCalledOnce();
    expect(calls.map(({ url }) => url)).toEqual(['/api/answer-level-2', '/api/logout']);
  });

  it('is blocked while waiting calls cannot be sent', async () => {
    const calls = await signedIn({ 'POST /api/answer-level-2': 'offline' });
    void post();
    expect(await page.logout()).toMatchObject({ ended: false, blocked: expect.stringContaining('por enviar') });
    expect(calls.map(({ url }) => url)).not.toContain('/api/logout');
    expect(page.state().status).toBe('in');
  });

  it('is blocked by a hook until the hook is removed', async () => {
    await signedIn({ 'POST /api/logout': gone });
    const release = page.onBeforeLogout(async () => 'O rascunho não seguiu.');
    expect(await page.logout()).toEqual({ ended: false, blocked: 'O rascunho não seguiu.' });
    release();
    expect(await page.logout()).toEqual({ ended: true });
  });

  it.each([
    ['stops background calls before it revokes the token', gone, ['stopped', '/api/logout']],
    ['resumes them when the session stays', 'offline' as const, ['stopped', '/api/logout', 'resumed']],
  ])('%s', async (_, answer, order) => {
    const done: string[] = [];
    const calls = await signedIn({ 'POST /api/logout': answer });
    const note = (what: string) => done.push(...calls.splice(0).map(({ url }) => url), what);
    page.stopForLogout({ stop: async () => void note('stopped'), resume: () => note('resumed') });
    await page.logout();
    expect([...done, ...calls.map(({ url }) => url)]).toEqual(order);
  });

  it('by force signs out at once, keeps unsent work, and revokes the token when the network is back', async () => {
    let network = false;
    const calls = await signedIn({
      'POST /api/answer-level-2': 'offline',
      'POST /api/logout': () => (network ? gone : 'offline'),
    });
    void post();
    localStorage.setItem('progress', '1');
    expect(await page.logout({ force: true })).toEqual({ ended: true });
    expect(page.state().status).toBe('out');
    expect(localStorage.getItem('progress')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem(`unsent:${TEAM._id}:outbox`)).toContain('answer-level-2');
    await vi.advanceTimersByTimeAsync(1);
    network = true;
    calls.length = 0;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toMatchObject([{ url: '/api/logout', headers: { Authorization: TOKEN } }]);
    expect(localStorage.getItem('unsent:revocations:outbox')).toBeNull();
  });

  it('another account never sends the unsent work of the first', async () => {
    const calls = await signedIn({ 'POST /api/answer-level-2': 'offline', 'POST /api/logout': gone });
    void post();
    await page.logout({ force: true });
    calls.length = 0;
    page.stop();
    fakeFetch({});
    const later = fakeFetch({ ...signIn(TEACHER), 'POST /api/answer-level-2': json({ data: 4 }) });
    page = await freshPage();
    await page.login('professor', 'x');
    page.retryOutboxes();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(later.map(({ url }) => url)).not.toContain('/api/answer-level-2');
    expect(localStorage.getItem(`unsent:${TEAM._id}:outbox`)).toContain('answer-level-2');
  });

  it('the first account sends its unsent work at its next sign-in', async () => {
    localStorage.setItem(
      `unsent:${TEAM._id}:outbox`,
      JSON.stringify([
        {
          id: '1',
          subject: 'level-2',
          route: { method: 'POST', path: '/answer-level-2', encoding: 'form' },
          request: { body: { answers: ['a'] } },
        },
      ]),
    );
    const calls = fakeFetch({ ...signIn(), 'POST /api/answer-level-2': json({ data: 4 }) });
    page = await freshPage();
    await page.login('demo-ic', 'x');
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.at(-1)).toMatchObject({ url: '/api/answer-level-2', body: 'answers=a' });
    expect(localStorage.getItem(`unsent:${TEAM._id}:outbox`)).toBeNull();
  });
});

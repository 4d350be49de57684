import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { sessions, signInFailures } from '#server/db/schema/identity.ts';
import { removeEndedSessions } from '#server/identity/sessions.queries.ts';
import { tidy } from '#server/tidy.ts';
import { SEED_PASSWORD } from '../../support/app/seed.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
let test: TestApp;
let count = 0;
let teacher: Awaited<ReturnType<TestApp['teacher']>>;
let team: { id: string; username: string };

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  teacher = await test.teacher({ username: `Prof.Ângela${count}`, email: `Angela${count}@Exemplo.pt` });
  const schoolClass = await test.schoolClass({ teacherId: teacher.id });
  team = await test.team({ classId: schoolClass.id, username: `8a-gp${count}` });
});

const login = (form: Record<string, string>, encoding: 'form' | 'json' = 'form') =>
  test.anonymous.post('/login', encoding === 'form' ? { form } : { json: form });
const guess = (username: string, password = 'errada') => login({ username, password });

describe('signing in', () => {
  it.each(['form', 'json'] as const)(
    'accepts a username in a %s body and returns a token for the profile',
    async (encoding) => {
      const reply = await login({ username: team.username, password: SEED_PASSWORD }, encoding);
      expect(reply.statusCode).toBe(200);
      const { token, user } = reply.json();
      expect(user).toEqual({
        _id: team.id,
        username: team.username,
        email: null,
        permission: { id: 3, name: 'Equipa' },
      });
      for (const authorization of [token, `Bearer ${token}`]) {
        const profile = await test.anonymous.get('/profile', { headers: { authorization } });
        expect(profile.json()).toEqual(user);
      }
    },
  );

  it('returns the name of a teacher, and no name for a team', async () => {
    const named = await login({ username: teacher.username, password: SEED_PASSWORD });
    expect(named.json().user.name).toBe(teacher.name);
    const profile = await test.anonymous.get('/profile', { headers: { authorization: named.json().token } });
    expect(profile.json()).toEqual(named.json().user);
    const unnamed = await login({ username: team.username, password: SEED_PASSWORD });
    expect(unnamed.json().user).not.toHaveProperty('name');
  });

  it.each([
    ['the username in capitals', () => ({ username: teacher.username.toUpperCase() })],
    ['the username with spaces around', () => ({ username: `  ${teacher.username} ` })],
    ['the username in the other Unicode form', () => ({ username: teacher.username.normalize('NFD') })],
    ['the email in small letters', () => ({ email: teacher.email.toLowerCase() })],
    ['the email in the username field', () => ({ username: teacher.email.toUpperCase() })],
  ])('accepts %s', async (_what, name) => {
    const reply = await login({ ...name(), password: SEED_PASSWORD });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().user._id).toBe(teacher.id);
  });

  it('answers the same for a wrong password and an unknown username', async () => {
    const wrong = await guess(team.username);
    const unknown = await guess('ninguém');
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json()).toEqual({ message: 'Nome de utilizador ou palavra-passe incorretos.', code: 'wrongPassword' });
  });

  it.each([
    ['no name', { password: 'x' }],
    ['no password', { username: 'x' }],
    ['an empty password', { username: 'x', password: '' }],
    ['a name of 121 characters', { username: 'x'.repeat(121), password: 'x' }],
    ['NUL in the name', { username: 'a\0', password: 'x' }],
    ['NUL in the email', { email: 'a\0@b.pt', password: 'x' }],
    ['NUL in the password', { username: 'a', password: 'x\0' }],
    ['a password of 201 characters', { username: 'x', password: 'x'.repeat(201) }],
  ])('refuses %s', async (_what, form) => {
    const reply = await login(form);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('badInput');
  });

  it.each(["' or 1=1 --", '"; drop table accounts; --', '%', '<script>alert(1)</script>'])(
    'treats %s as any other username',
    async (username) => {
      expect((await guess(username, "' or '1'='1")).statusCode).toBe(401);
    },
  );

  it('records sign-ins of staff in the history, not those of teams', async () => {
    await login({ username: teacher.username, password: SEED_PASSWORD });
    await login({ username: team.username, password: SEED_PASSWORD });
    const rows = await test.db.select().from(audit).where(eq(audit.action, 'login'));
    expect(rows.map(({ accountId }) => accountId)).toContain(teacher.id);
    expect(rows.map(({ accountId }) => accountId)).not.toContain(team.id);
  });
});

describe('guessing passwords', () => {
  it('locks for a minute after ten wrong passwords, whatever the spelling of the username', async () => {
    const spellings = [teacher.username, teacher.email, teacher.username.toUpperCase()];
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await guess(spellings[tries % 3] ?? '')).statusCode).toBe(401);
    }
    const locked = await guess(teacher.email, SEED_PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(locked.json().code).toBe('lockedOut');
    expect(locked.headers['retry-after']).toBe('60');
    expect((await guess(team.username, SEED_PASSWORD)).statusCode).toBe(200);
    test.advance(60_000);
    expect((await guess(teacher.email, SEED_PASSWORD)).statusCode).toBe(200);
  });

  it.each([
    ['an hour', -60 * 60_000],
    ['a day', -24 * 60 * 60_000],
  ])('a lock ends in about a minute even when the clock is set back by %s', async (_what, ms) => {
    for (let tries = 0; tries < 10; tries += 1) await guess(team.username);
    expect((await guess(team.username, SEED_PASSWORD)).statusCode).toBe(429);
    test.advance(ms);
    expect((await guess(team.username)).statusCode).toBe(401);
    expect((await guess(team.username, SEED_PASSWORD)).statusCode).toBe(200);
    test.advance(-ms);
  });

  it('starts again after the lock: nine more do not lock', async () => {
    for (let tries = 0; tries < 10; tries += 1) await guess(team.username);
    test.advance(61_000);
    for (let tries = 0; tries < 9; tries += 1) expect((await guess(team.username)).statusCode).toBe(401);
    expect((await guess(team.username, SEED_PASSWORD)).statusCode).toBe(200);
  });

  it('resets the count after a correct password and after ten minutes', async () => {
    for (let tries = 0; tries < 9; tries += 1) await guess(team.username);
    expect((await guess(team.username, SEED_PASSWORD)).statusCode).toBe(200);
    for (let tries = 0; tries < 9; tries += 1) await guess(team.username);
    test.advance(10 * 60_000);
    expect((await guess(team.username)).statusCode).toBe(401);
    expect((await guess(team.username, SEED_PASSWORD)).statusCode).toBe(200);
  });

  it('answers ten of many parallel guesses, and locks for the rest and the correct password', async () => {
    const wrong = await Promise.all(Array.from({ length: 30 }, () => guess(team.username)));
    const statuses = wrong.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await guess(team.username, SEED_PASSWORD)).statusCode).toBe(429);
  });

  it('counts unknown usernames', async () => {
    for (let tries = 0; tries < 10; tries += 1) await guess(`fantasma${count}`);
    expect((await guess(`Fantasma${count}`)).statusCode).toBe(429);
  });

  it('never counts correct passwords, so a class that signs in at once is not locked', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => guess(team.username, SEED_PASSWORD)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

describe('a session', () => {
  it.each([
    ['a team', () => team.username, 12],
    ['a teacher', () => teacher.username, 8],
  ])('of %s expires after the hours of its role, and not before', async (_who, username, hours) => {
    const token = (await login({ username: username(), password: SEED_PASSWORD })).json().token;
    const headers = { authorization: token };
    test.advance(hours * HOUR_MS - 1_000);
    expect((await test.anonymous.get('/profile', { headers })).statusCode).toBe(200);
    test.advance(1_000);
    expect((await test.anonymous.get('/profile', { headers })).statusCode).toBe(401);
  });

  it('are told apart where many are asked for in the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, async () => test.as((await test.teacher()).username)));
    const left = people[2]!;
    await left.post('/logout');
    const replies = await Promise.all([...people, ...people].map((one) => one.get('/profile')));
    const seen = replies.map((reply) => (reply.statusCode === 200 ? reply.json()._id : reply.statusCode));
    const expected = people.map((one) => (one === left ? 401 : one.accountId));
    expect(seen).toEqual([...expected, ...expected]);
  });

  it('is renewed in the same row and with a new expiry', async () => {
    const token = (await login({ username: team.username, password: SEED_PASSWORD })).json().token;
    test.advance(11 * HOUR_MS);
    const renewed = await test.anonymous.post('/session/renew', { headers: { authorization: token } });
    expect(renewed.statusCode).toBe(200);
    const rows = await test.db.select().from(sessions).where(eq(sessions.accountId, team.id));
    expect(rows).toHaveLength(1);
    test.advance(11 * HOUR_MS);
    const headers = { authorization: renewed.json().token };
    expect((await test.anonymous.get('/profile', { headers })).statusCode).toBe(200);
    expect((await test.anonymous.get('/profile', { headers: { authorization: token } })).statusCode).toBe(401);
  });

  it('ends at logout with its renewed tokens, and leaves other sessions', async () => {
    const first = await test.as(team.username);
    const other = await test.as(team.username);
    const renewed = (await first.post('/session/renew')).json().token;
    const reply = await first.post('/logout');
    expect(reply.statusCode).toBe(200);
    for (const authorization of [first.token, renewed]) {
      const headers = { authorization };
      expect((await test.anonymous.get('/profile', { headers })).statusCode).toBe(401);
      expect((await test.anonymous.post('/session/renew', { headers })).statusCode).toBe(401);
      expect((await test.anonymous.post('/logout', { headers })).statusCode).toBe(401);
    }
    expect((await other.get('/profile')).statusCode).toBe(200);
  });

  it('accepts logout with an empty body in any encoding', async () => {
    const encodings: Record<string, string>[] = [{}, { 'content-type': 'application/x-www-form-urlencoded' }];
    for (const headers of encodings) {
      const caller = await test.as(team.username);
      expect((await caller.post('/logout', { headers })).statusCode).toBe(200);
    }
  });

  it("is not opened by a token with another account's id", async () => {
    const { accountId, token } = await test.as(team.username);
    const claims = test.services.tokens.verify(token);
    const forged = test.services.tokens.sign({
      sub: teacher.id,
      sid: claims?.sid ?? '',
      role: 2,
      exp: claims?.exp ?? 0,
    });
    expect((await test.anonymous.get('/profile', { headers: { authorization: forged } })).statusCode).toBe(401);
    expect(accountId).not.toBe(teacher.id);
  });
});

describe('guessing from one address', () => {
  const LIMIT = 3_000;
  let school: TestApp;
  let pupil: { username: string };
  beforeEach(async () => {
    school = await createTestApp({ env: { trustProxy: true } });
    const { id: teacherId } = await school.teacher();
    pupil = await school.team({ classId: (await school.schoolClass({ teacherId })).id });
  });
  afterEach(() => school.close());

  const from = (forwarded: string, password: string, username = pupil.username) =>
    school.anonymous.post('/login', { form: { username, password }, headers: { 'x-forwarded-for': forwarded } });

  it('is blocked after 3000 wrong passwords until ten minutes after the first; correct ones never count', async () => {
    for (let wrong = 1; wrong < LIMIT; wrong += 1) school.services.addressFailures.count('10.0.0.1');
    expect((await from('10.0.0.1', SEED_PASSWORD)).statusCode).toBe(200);
    school.advance(60_000);
    // Entries before the proxy's own one are not trusted.
    expect((await from('8.8.8.8, 10.0.0.1', 'errada', 'ninguém')).statusCode).toBe(401);
    const stopped = await from('9.9.9.9, 10.0.0.1', SEED_PASSWORD);
    expect([stopped.statusCode, stopped.json().code, stopped.headers['retry-after']]).toEqual([
      429,
      'lockedOut',
      '540',
    ]);
    expect(stopped.json().message).toContain('desta rede');
    expect((await from('10.0.0.2', SEED_PASSWORD)).statusCode).toBe(200);
    school.advance(9 * 60_000);
    expect((await from('10.0.0.1', SEED_PASSWORD)).statusCode).toBe(200);
  });

  it("uses the connection's address if no proxy is trusted", async () => {
    const form = { username: 'ninguém', password: 'x' };
    for (let wrong = 1; wrong < LIMIT; wrong += 1) test.services.addressFailures.count('127.0.0.9');
    const call = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress: '127.0.0.9',
        headers: { 'x-forwarded-for': '10.1.1.1' },
        payload: form,
      });
    expect((await call()).statusCode).toBe(401);
    expect((await call()).statusCode).toBe(429);
  });
});

describe('the tidy task', () => {
  it('removes every expired failure count, however many', async () => {
    const rows = Array.from({ length: 2_500 }, (_, number) => ({
      name: `adivinha-${number}`,
      failures: 1,
      windowStart: new Date(test.services.now()),
    }));
    await test.db.insert(signInFailures).values(rows);
    test.advance(2 * HOUR_MS);
    expect((await tidy(test.services, test.app.log)).failures).toBeGreaterThanOrEqual(2_500);
    expect(await test.db.$count(signInFailures)).toBe(0);
  });

  it('removes every ended session in one run, however many, and stops between two batches when aborted', async () => {
    const at = new Date(test.services.now());
    const ended = { accountId: team.id, createdAt: at, expiresAt: at };
    await test.db.insert(sessions).values(Array.from({ length: 3_500 }, () => ended));
    const before = new Date(at.getTime() + 1);
    const stopped = removeEndedSessions(test.db, before, AbortSignal.abort());
    await expect(stopped).rejects.toThrow('aborted');
    const left = await test.db.$count(sessions, eq(sessions.expiresAt, at));
    expect([left >= 2_500, left < 3_500]).toEqual([true, true]);
    test.advance(2 * DAY_MS);
    expect((await tidy(test.services, test.app.log)).sessions).toBeGreaterThanOrEqual(left);
    expect(await test.db.$count(sessions, eq(sessions.expiresAt, at))).toBe(0);
  });

  it('removes ended sessions and counts, and keeps current ones', async () => {
    await guess('antigo');
    const old = await test.as(team.username);
    test.advance(40 * HOUR_MS);
    const live = await test.as(team.username);
    await guess('recente');
    const removed = await tidy(test.services, test.app.log);
    expect(removed.sessions).toBeGreaterThan(0);
    expect(removed.failures).toBeGreaterThan(0);
    expect((await live.get('/profile')).statusCode).toBe(200);
    expect((await old.get('/profile')).statusCode).toBe(401);
    const names = (await test.db.select().from(signInFailures)).map(({ name }) => name);
    expect(names).toContain('recente');
    expect(names).not.toContain('antigo');
  });
});

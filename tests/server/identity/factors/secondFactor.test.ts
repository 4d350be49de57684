import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { passkeys, recoveryCodes, secondFactors } from '#server/db/schema/identity.ts';
import { SEED_PASSWORD } from '../../../support/app/seed.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../../support/app/testApp.ts';
import { createSoftAuthenticator } from '../../../support/identity/softAuthenticator.ts';

/** The second step of a sign-in with a password: apps, passkeys and recovery codes of administrators. */

let test: TestApp;
let admin: { id: string; username: string };
let caller: TestCaller;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await test.admin();
  caller = await test.as(admin.username);
});

const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.services.now() + seconds * 1_000 });
const current = { current: SEED_PASSWORD };
const WRONG = '000000';

async function enrolApp(label = 'admin-'): Promise<{ secret: string; codes: string[] }> {
  const { secret, uri, pending } = (await caller.post('/sign-in/totp/begin', { json: current })).json();
  expect(uri.startsWith(`otpauth://totp/Conselho%20Gal%C3%A1ctico:${label}`)).toBe(true);
  const reply = await caller.put('/sign-in/totp', { json: { pending, code: codeOf(secret) } });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.body).not.toContain(secret);
  return { secret, codes: reply.json().codes };
}

/** Sends the right password and returns the cookie of the second step. */
async function passwordStep(): Promise<string> {
  const reply = await test.anonymous.post('/login', { json: { username: admin.username, password: SEED_PASSWORD } });
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'secondFactorNeeded']);
  expect(reply.json().token).toBeUndefined();
  return String([reply.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
}
const second = (cookie: string, json: object) => test.anonymous.post('/login/second', { json, headers: { cookie } });
const actionsOf = async (id: string) =>
  (await test.db.select().from(audit).where(eq(audit.subjectId, id))).map(({ action }) => action);

describe('an authenticator app', () => {
  it('is asked for after the password, and its code opens the session', async () => {
    const { secret, codes } = await enrolApp();
    expect(codes).toHaveLength(10);
    test.advance(30_000);
    const cookie = await passwordStep();
    const asked = await test.anonymous.post('/login/second/begin', { headers: { cookie } });
    expect(asked.json()).toEqual({ app: true, passkey: null });
    const entered = await second(cookie, { code: codeOf(secret) });
    expect(entered.statusCode, entered.body).toBe(200);
    expect(entered.json().user._id).toBe(admin.id);
    const profile = await test.anonymous.get('/profile', { headers: { authorization: entered.json().token } });
    expect(profile.statusCode).toBe(200);
    expect(await actionsOf(admin.id)).toContain('enrolTotp');
    const [row] = await test.db.select().from(secondFactors).where(eq(secondFactors.accountId, admin.id));
    expect(row?.sealedSecret?.includes(Buffer.from(secret))).toBe(false);
  });

  it('accepts no code twice, nor one older than the last', async () => {
    const { secret } = await enrolApp();
    // The code that confirmed the app is used.
    expect((await second(await passwordStep(), { code: codeOf(secret) })).json().code).toBe('wrongFactor');
    test.advance(30_000);
    const used = codeOf(secret);
    expect((await second(await passwordStep(), { code: used })).statusCode).toBe(200);
    expect((await second(await passwordStep(), { code: used })).json().code).toBe('wrongFactor');
    expect((await second(await passwordStep(), { code: codeOf(secret, -30) })).json().code).toBe('wrongFactor');
    expect((await second(await passwordStep(), { code: codeOf(secret, 30) })).statusCode).toBe(200);
  });

  it('accepts one of two equal codes that arrive together', async () => {
    const { secret } = await enrolApp();
    test.advance(30_000);
    const cookie = await passwordStep();
    const code = codeOf(secret);
    const replies = await Promise.all([second(cookie, { code }), second(cookie, { code })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it.each([-90, -60, 60, 90])('refuses the code of %i seconds away', async (seconds) => {
    const { secret } = await enrolApp();
    test.advance(10 * 60_000 - 30_000);
    expect((await second(await passwordStep(), { code: codeOf(secret, seconds) })).json().code).toBe('wrongFactor');
  });

  it('locks after five wrong codes, longer each time, and a right password does not unlock it', async () => {
    const { secret } = await enrolApp();
    test.advance(60_000);
    const waits: number[] = [];
    const messages: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const cookie = await passwordStep();
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await second(cookie, { code: WRONG })).json().code).toBe('wrongFactor');
      }
      const locked = await second(await passwordStep(), { code: codeOf(secret) });
      expect([locked.statusCode, locked.json().code]).toEqual([429, 'lockedOut']);
      waits.push(Number(locked.headers['retry-after']));
      messages.push(locked.json().message);
      test.advance(Number(locked.headers['retry-after']) * 1_000);
    }
    expect(waits).toEqual([60, 120, 240]);
    expect(messages).toEqual(
      ['um minuto', '2 minutos', '4 minutos'].map(
        (wait) => `Demasiados códigos errados nesta conta. Tente de novo dentro de ${wait}.`,
      ),
    );
    expect((await second(await passwordStep(), { code: codeOf(secret) })).statusCode).toBe(200);
  });

  it('counts wrong codes that arrive together', async () => {
    await enrolApp();
    const cookie = await passwordStep();
    const replies = await Promise.all(Array.from({ length: 12 }, () => second(cookie, { code: WRONG })));
    expect(replies.filter((reply) => reply.json().code === 'wrongFactor')).toHaveLength(5);
    expect(replies.filter((reply) => reply.json().code === 'lockedOut')).toHaveLength(7);
  });

  it('needs the current password and a right first code to be added', async () => {
    const wrong = await caller.post('/sign-in/totp/begin', { json: { current: 'errada' } });
    expect(wrong.json().code).toBe('wrongCurrentPassword');
    const { pending } = (await caller.post('/sign-in/totp/begin', { json: current })).json();
    expect((await caller.put('/sign-in/totp', { json: { pending, code: WRONG } })).json().code).toBe('wrongFactor');
    expect((await caller.get('/sign-in')).json().app).toBe(false);
    const other = await test.as((await test.admin()).username);
    const stolen = await other.put('/sign-in/totp', { json: { pending, code: WRONG } });
    expect(stolen.json().code).toBe('factorExpired');
    expect(
      (await test.anonymous.post('/login', { json: { username: admin.username, password: SEED_PASSWORD } })).statusCode,
    ).toBe(200);
  });
});

describe('a lock by somebody who knows the password', () => {
  const OTHER = 'uma-outra-palavra';
  const signIn = (password: string) => test.anonymous.post('/login', { json: { username: admin.username, password } });
  const cookieAfter = async (password: string) =>
    String([(await signIn(password)).headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
  const lock = async (cookie: string) => {
    for (let tries = 0; tries < 5; tries += 1) await second(cookie, { code: WRONG });
    expect((await second(cookie, { code: WRONG })).json().code).toBe('lockedOut');
  };

  it('ends when its owner changes the password', async () => {
    const { secret } = await enrolApp();
    test.advance(60_000);
    await lock(await passwordStep());
    const changed = { current: SEED_PASSWORD, password: OTHER };
    expect((await caller.put('/password', { json: changed })).statusCode).toBe(200);
    expect((await second(await cookieAfter(OTHER), { code: codeOf(secret) })).statusCode).toBe(200);
  });

  it('ends when an administrator sets another password', async () => {
    const boss = await test.as(admin.username);
    admin = await test.teacher();
    caller = await test.as(admin.username);
    const { secret } = await enrolApp('');
    test.advance(60_000);
    await lock(await passwordStep());
    expect((await boss.put(`/credentials/${admin.id}`, { json: { password: OTHER } })).statusCode).toBe(200);
    expect((await second(await cookieAfter(OTHER), { code: codeOf(secret) })).statusCode).toBe(200);
  });

  it('cannot be made again with the former password, whose step is over', async () => {
    const { secret } = await enrolApp();
    test.advance(60_000);
    const former = await passwordStep();
    await caller.put('/password', { json: { current: SEED_PASSWORD, password: OTHER } });
    for (let tries = 0; tries < 6; tries += 1)
      expect((await second(former, { code: WRONG })).json().code).toBe('factorExpired');
    expect((await second(await cookieAfter(OTHER), { code: codeOf(secret) })).statusCode).toBe(200);
  });
});

describe('the step between password and code', () => {
  it('ends after ten minutes, with another password, and with a changed or missing cookie', async () => {
    const { secret } = await enrolApp();
    const cookie = await passwordStep();
    const expired = async (given: string) =>
      expect((await second(given, { code: codeOf(secret) })).json().code).toBe('factorExpired');
    await expired('');
    await expired(`${cookie.slice(0, -2)}xx`);
    await expired('entrada=x');
    test.advance(11 * 60_000);
    await expired(cookie);
    const later = await passwordStep();
    const changed = { current: SEED_PASSWORD, password: 'uma-outra-palavra' };
    expect((await caller.put('/password', { json: changed })).statusCode).toBe(200);
    await expired(later);
  });
});

describe('recovery codes', () => {
  it('open a session once each, and are replaced by new ones', async () => {
    const { codes } = await enrolApp();
    const [first = '', other = ''] = codes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect((await second(await passwordStep(), { code: typed })).statusCode).toBe(200);
    expect((await second(await passwordStep(), { code: first })).json().code).toBe('wrongFactor');
    expect(await actionsOf(admin.id)).toContain('useRecoveryCode');
    expect((await caller.get('/sign-in')).json().recoveryCodes).toBe(9);
    const renewed = (await caller.post('/sign-in/recovery', { json: current })).json().codes;
    expect((await second(await passwordStep(), { code: other })).json().code).toBe('wrongFactor');
    expect((await second(await passwordStep(), { code: renewed[0] })).statusCode).toBe(200);
  });

  it('are stored as hashes and open no other account', async () => {
    const { codes } = await enrolApp();
    const rows = await test.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, admin.id));
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(codes[0]?.slice(0, 4));
    admin = await test.admin();
    caller = await test.as(admin.username);
    await enrolApp();
    expect((await second(await passwordStep(), { code: codes[0] })).json().code).toBe('wrongFactor');
  });
});

describe('passkeys', () => {
  const ORIGIN = 'http://localhost:80';
  const SENT = { host: 'localhost:80' };
  const cookieOf = (headers: { 'set-cookie'?: unknown }) =>
    String([headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';

  async function addKey(key: ReturnType<typeof createSoftAuthenticator>, name = 'Chave') {
    const begun = await caller.post('/login/passkeys/begin', { json: current, headers: SENT });
    const passkey = key.register(begun.json().options.challenge);
    return caller.post('/login/passkeys', {
      json: { name, passkey },
      headers: { ...SENT, cookie: cookieOf(begun.headers) },
    });
  }
  async function challenge() {
    const begun = await test.anonymous.post('/login/second/begin', {
      headers: { ...SENT, cookie: await passwordStep() },
    });
    const options = begun.json().passkey;
    return { asked: options.challenge, options, cookie: cookieOf(begun.headers) };
  }
  const answer = (cookie: string, passkey: object) =>
    test.anonymous.post('/login/second', { json: { passkey }, headers: { ...SENT, cookie } });

  it('refuse a request that names no address', async () => {
    await addKey(createSoftAuthenticator(ORIGIN.replace(':80', '')));
    const reply = await test.anonymous.post('/login/second/begin', {
      headers: { host: 'a b"<x>', cookie: await passwordStep() },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
  });

  it('are added with the password and open a session, once for each challenge', async () => {
    const key = createSoftAuthenticator(ORIGIN.replace(':80', ''));
    const added = await addKey(key);
    expect(added.statusCode, added.body).toBe(200);
    expect(added.json().codes).toHaveLength(10);
    const { asked, cookie } = await challenge();
    const given = key.answer(asked, 1);
    const entered = await answer(cookie, given);
    expect(entered.statusCode, entered.body).toBe(200);
    expect((await answer(cookie, given)).json().code).toBe('wrongFactor');
    expect((await answer(cookie, key.answer(asked, 2))).json().code).toBe('wrongFactor');
    const [row] = await test.db.select().from(passkeys).where(eq(passkeys.accountId, admin.id));
    expect(row).toMatchObject({ counter: 1, name: 'Chave' });
  });

  it('ask the browser for a finger, a face or a PIN, and are refused without', async () => {
    const key = createSoftAuthenticator('http://localhost');
    const begun = await caller.post('/login/passkeys/begin', { json: current, headers: SENT });
    expect(begun.json().options.authenticatorSelection.userVerification).toBe('required');
    const headers = { ...SENT, cookie: cookieOf(begun.headers) };
    const passkey = key.register(begun.json().options.challenge, { isVerified: false });
    const refused = await caller.post('/login/passkeys', { json: { name: 'x', passkey }, headers });
    expect(refused.json().code).toBe('wrongFactor');
    expect((await addKey(key)).statusCode).toBe(200);
    const { asked, cookie, options } = await challenge();
    expect(options.userVerification).toBe('required');
    expect((await answer(cookie, key.answer(asked, 1, { isVerified: false }))).json().code).toBe('wrongFactor');
    expect((await answer(cookie, key.answer(asked, 2))).statusCode).toBe(200);
  });

  it('are refused for another challenge, site, key, and a counter that went back', async () => {
    const site = ORIGIN.replace(':80', '');
    const key = createSoftAuthenticator(site);
    await addKey(key);
    const first = await challenge();
    expect((await answer(first.cookie, key.answer(first.asked, 5))).statusCode).toBe(200);
    const { asked, cookie } = await challenge();
    const refused = async (given: object) => expect((await answer(cookie, given)).json().code).toBe('wrongFactor');
    await refused(key.answer(first.asked, 6));
    await refused(createSoftAuthenticator(site).answer(asked, 6));
    await refused({ ...createSoftAuthenticator(site).answer(asked, 6), id: key.answer(asked, 6).id });
    await refused(key.answer(asked, 5));
    test.advance(10 * 60_000);
  });

  it('of another site are not added, nor with a challenge of another account', async () => {
    expect((await addKey(createSoftAuthenticator('https://evil.example'))).json().code).toBe('wrongFactor');
    const begun = await caller.post('/login/passkeys/begin', { json: current, headers: SENT });
    const other = await test.as((await test.admin()).username);
    const passkey = createSoftAuthenticator('http://localhost').register(begun.json().options.challenge);
    const headers = { ...SENT, cookie: cookieOf(begun.headers) };
    expect((await other.post('/login/passkeys', { json: { name: 'x', passkey }, headers })).json().code).toBe(
      'factorExpired',
    );
  });

  it('take their recovery codes with them when the last factor goes', async () => {
    await addKey(createSoftAuthenticator('http://localhost'));
    const { passkeys: listed } = (await caller.get('/sign-in')).json();
    const other = await test.as((await test.admin()).username);
    const body = { ...current, passkeyId: listed[0]._id };
    expect((await other.post('/sign-in/remove', { json: body })).json().code).toBe('notFound');
    expect((await caller.post('/sign-in/remove', { json: body })).statusCode).toBe(200);
    expect((await caller.get('/sign-in')).json()).toMatchObject({ passkeys: [], recoveryCodes: 0 });
  });
});

describe('the accounts of all staff', () => {
  it('are listed whole to an administrator; a manager sees no administrators', async () => {
    const [manager, colleague, teacher] = [await test.manager(), await test.manager(), await test.teacher()];
    const listed = async (username: string): Promise<string[]> => {
      const reply = await (await test.as(username)).get('/sign-in/accounts');
      return reply.json().map(({ _id }: { _id: string }) => _id);
    };
    const others = [manager.id, colleague.id, teacher.id];
    const rows = (await caller.get('/sign-in/accounts')).json();
    const roleOf = (id: string) => rows.find(({ _id }: { _id: string }) => _id === id).role;
    expect([admin, manager, teacher].map(({ id }) => roleOf(id))).toEqual(['Conta principal', 'Gestor', 'Professor']);
    expect(await listed(admin.username)).toEqual(expect.arrayContaining([admin.id, ...others]));
    const seen = await listed(manager.username);
    expect(seen).toEqual(expect.arrayContaining(others));
    expect(seen).not.toContain(admin.id);
  });
});

describe('removal by another administrator', () => {
  it('is audited and lets the account in with its password; not for the own account', async () => {
    await enrolApp();
    expect((await caller.send('DELETE', `/sign-in/accounts/${admin.id}/factors`)).json().code).toBe('notYours');
    const manager = await test.as((await test.manager()).username);
    expect((await manager.send('DELETE', `/sign-in/accounts/${admin.id}/factors`)).json().code).toBe('notYours');
    const other = await test.as((await test.admin()).username);
    expect((await other.send('DELETE', `/sign-in/accounts/${admin.id}/factors`)).statusCode).toBe(200);
    const entries = await test.db.select().from(audit).where(eq(audit.subjectId, admin.id));
    expect(entries.at(-1)).toMatchObject({ action: 'removeFactors', accountId: other.accountId });
    const entered = await test.anonymous.post('/login', {
      json: { username: admin.username, password: SEED_PASSWORD },
    });
    expect(entered.statusCode).toBe(200);
  });
});

it('does not slow down or change the sign-in of a team or of an account without a second factor', async () => {
  const reply = await test.anonymous.post('/login', { json: { username: admin.username, password: SEED_PASSWORD } });
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, undefined]);
});

import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSecrets } from '#server/config/secrets.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { fileLink } from '#server/files/links.ts';
import { createTokens } from '#server/identity/tokens.ts';
import { SEED_PASSWORD } from '../../support/app/seed.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const HOUR_S = 3_600;
const KEY = Buffer.alloc(32, 'k');
const MALLORY = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const PUBLIC_PEM = MALLORY.publicKey.export({ type: 'spki', format: 'pem' }).toString();

let test: TestApp;
let teacher: TestCaller;
let team: TestCaller;
let teamName: string;
let classId: string;

beforeAll(async () => {
  test = await createTestApp({ services: { tokens: createTokens(KEY, () => test.services.now()) } });
  teacher = await test.as((await test.teacher()).username);
  classId = (await test.schoolClass({ teacherId: teacher.accountId })).id;
});
afterAll(() => test.close());
beforeEach(async () => {
  teamName = (await test.team({ classId })).username;
  team = await test.as(teamName);
});

type Part = Record<string, unknown>;
const coded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decoded = (part = ''): Part => JSON.parse(Buffer.from(part, 'base64url').toString());
const claims = (): Part => decoded(team.token.split('.')[1]);
const hmac = (algorithm: string, key: Buffer | string) => (text: string) =>
  createHmac(algorithm, key).update(text).digest('base64url');
const rsa = (text: string) => createSign('RSA-SHA256').update(text).sign(MALLORY.privateKey, 'base64url');
const token = (header: Part, payload: unknown, sign: (text: string) => string) => {
  const text = `${coded(header)}.${coded(payload)}`;
  return `${text}.${sign(text)}`;
};
const unsigned = () => '';
const right = hmac('sha256', KEY);
const HS256 = { alg: 'HS256', typ: 'JWT' };

const ask = (headers: Record<string, string>, path = '/profile') => test.anonymous.get(path, { headers });
async function expectNobody(authorization: string): Promise<void> {
  const reply = await ask({ authorization });
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'signedOut']);
}

it("a token forged by this file's helpers with the right key is accepted", async () => {
  expect((await ask({ authorization: token(HS256, claims(), right) })).statusCode).toBe(200);
});

describe('a forged token is refused', () => {
  const forgeries: [string, () => string][] = [
    ['alg none', () => token({ alg: 'none' }, claims(), unsigned)],
    ['alg None with the old signature', () => token({ alg: 'None' }, claims(), () => team.token.split('.')[2] ?? '')],
    ['alg nOnE without the last dot', () => token({ alg: 'nOnE' }, claims(), unsigned).slice(0, -1)],
    ['no alg', () => token({ typ: 'JWT' }, claims(), right)],
    ['an empty alg', () => token({ alg: '' }, claims(), right)],
    ['another key', () => token(HS256, claims(), hmac('sha256', Buffer.alloc(32, 'x')))],
    ['an empty key', () => token(HS256, claims(), hmac('sha256', ''))],
    ['the right key and HS384', () => token({ alg: 'HS384' }, claims(), hmac('sha384', KEY))],
    ['the right key and HS512', () => token({ alg: 'HS512' }, claims(), hmac('sha512', KEY))],
    ["RS256 with the attacker's key", () => token({ alg: 'RS256' }, claims(), rsa)],
    ['RS256 in name, signed with HS256', () => token({ alg: 'RS256' }, claims(), right)],
    ['HS256 in name, signed with a public key', () => token(HS256, claims(), hmac('sha256', PUBLIC_PEM))],
    [
      'a key that it brings along',
      () => token({ ...HS256, jwk: { kty: 'oct', k: 'AAAA' } }, claims(), hmac('sha256', 'AAAA')),
    ],
    ['a key that it names', () => token({ ...HS256, kid: '../../../../dev/null' }, claims(), hmac('sha256', ''))],
    ['a key at an address', () => token({ alg: 'RS256', jku: 'https://evil.example/jwks' }, claims(), rsa)],
    ['an alg that is a list', () => token({ alg: ['HS256', 'none'] }, claims(), unsigned)],
    ['five parts', () => `${team.token}.a.b`],
    ['two parts', () => team.token.split('.').slice(0, 2).join('.')],
    ['only dots', () => '..'],
    ['a list of claims', () => token(HS256, [claims()], right)],
    ['null for claims', () => token(HS256, null, right)],
  ];
  it.each(forgeries)('%s', async (_what, forge) => expectNobody(forge()));

  it('with any character of header or claims changed', async () => {
    const signed = team.token.lastIndexOf('.');
    for (let at = 0; at < signed; at += 1) {
      const changed = team.token[at] === 'A' ? 'B' : 'A';
      await expectNobody(`${team.token.slice(0, at)}${changed}${team.token.slice(at + 1)}`);
    }
  });

  it.each([
    ['role', { role: 0 }],
    ['account', { sub: randomUUID() }],
    ['session', { sid: randomUUID() }],
    ['expiry', { exp: 9_999_999_999 }],
  ])('with another %s under the old signature', async (_what, more) => {
    const [header, payload, signature] = team.token.split('.');
    await expectNobody([header, coded({ ...decoded(payload), ...more }), signature].join('.'));
  });

  it.each([
    ['none', undefined],
    ['text', '9999999999'],
    ['null', null],
    ['a list', [9_999_999_999]],
    ['negative', -1],
    ['zero', 0],
  ])('with an expiry that is %s, even correctly signed', async (_what, exp) => {
    await expectNobody(token(HS256, { ...claims(), exp }, right));
  });
});

describe('claims of a correctly signed token', () => {
  it("the role is ignored in favour of the account's role", async () => {
    const raised = token(HS256, { ...claims(), role: 0 }, right);
    expect((await ask({ authorization: raised }, '/team/all')).json().code).toBe('wrongRole');
    expect((await ask({ authorization: raised })).json().permission.id).toBe(3);
  });

  it('the account must be the one of the session', async () => {
    await expectNobody(token(HS256, { ...claims(), sub: teacher.accountId }, right));
  });

  it('the expiry does not outlive the session in the database', async () => {
    const later = token(HS256, { ...claims(), exp: Number(claims().exp) + 1_000 * HOUR_S }, right);
    expect((await ask({ authorization: later })).statusCode).toBe(200);
    await test.db
      .update(sessions)
      .set({ expiresAt: new Date(test.services.now() - 1) })
      .where(eq(sessions.id, String(claims().sid)));
    await expectNobody(later);
  });
});

describe('tokens of another purpose', () => {
  const link = () => fileLink(test.services, { sha256: 'ab'.repeat(32), name: 'a.txt' }).replace('/api/files/', '');

  it('a file ticket is no session token, and a session token no file ticket', async () => {
    await expectNobody(link());
    await expectNobody(`${link()}.${link()}.${link()}`);
    for (const ticket of [team.token, team.token.replaceAll('.', '')]) {
      expect((await test.anonymous.get(`/files/${ticket}`)).json().code).toBe('notFound');
    }
  });

  it('a session token signed with the key of another purpose is refused', async () => {
    const secrets = await readSecrets({ secretKey: 'um segredo de teste com letras que cheguem', dataDir: '' });
    const keys = Object.values(secrets).filter((key) => Buffer.isBuffer(key));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(6);
    const own = createTokens(secrets.tokenKey, test.services.now);
    const claimed = { sub: randomUUID(), sid: randomUUID(), role: 3, exp: 9_999_999_999 } as const;
    expect(own.verify(own.sign(claimed))).toMatchObject(claimed);
    const others = [
      secrets.fileKey,
      secrets.sealingKey,
      secrets.codeKey,
      secrets.codeHashKey,
      secrets.pupilKey,
      test.services.fileKey,
    ];
    for (const key of others) {
      expect(own.verify(createTokens(key, test.services.now).sign(claimed))).toBeNull();
    }
  });
});

describe('only the Authorization header is read', () => {
  it.each(['token', 'access_token', 'authorization', 'Authorization', 'jwt'])(
    'not the query parameter %s',
    async (name) => {
      expect((await test.anonymous.get(`/profile?${name}=${team.token}`)).statusCode).toBe(401);
      expect((await test.anonymous.get(`/profile?${name}=Bearer%20${team.token}`)).statusCode).toBe(401);
    },
  );

  it.each([
    ['cookie', (value: string) => `token=${value}; authorization=${value}; session=${value}`],
    ['x-access-token', (value: string) => value],
    ['x-authorization', (value: string) => value],
    ['proxy-authorization', (value: string) => `Bearer ${value}`],
    ['x-auth-token', (value: string) => value],
  ])('not the header %s', async (name, write) => {
    expect((await ask({ [name]: write(team.token) })).statusCode).toBe(401);
  });

  it('not the body', async () => {
    for (const sent of [{ json: { token: team.token, authorization: team.token } }, { form: { token: team.token } }]) {
      expect((await test.anonymous.post('/session/renew', sent)).statusCode).toBe(401);
    }
  });

  it.each([
    ['another scheme', (value: string) => `Basic ${value}`],
    ['two tokens', (value: string) => `Bearer ${value}, Bearer ${value}`],
    ['quotes around it', (value: string) => `"${value}"`],
    ['something after it', (value: string) => `${value} admin`],
    ['the word alone', () => 'Bearer'],
  ])('not an Authorization header with %s', async (_what, write) => expectNobody(write(team.token)));
});

describe('session fixation', () => {
  const login = (sent: Record<string, string>, headers = {}) =>
    test.anonymous.post('/login', { json: { username: teamName, password: SEED_PASSWORD, ...sent }, headers });

  it('signing in creates a new session, whatever the caller sends', async () => {
    const victim = claims();
    const sid = randomUUID();
    const headers = { authorization: team.token, cookie: `sid=${sid}; token=${team.token}` };
    const reply = await login({ token: team.token, sid, sessionId: sid, id: sid }, headers);
    expect(reply.statusCode).toBe(200);
    const fresh = decoded(reply.json().token.split('.')[1]);
    expect(reply.json().token).not.toBe(team.token);
    expect([victim.sid, sid]).not.toContain(fresh.sid);
    const rows = await test.db.select().from(sessions).where(eq(sessions.accountId, team.accountId));
    expect(rows.map(({ id }) => id).sort()).toEqual([victim.sid, fresh.sid].map(String).sort());
  });

  it('renewing keeps the account, the session and the role, whatever the body says', async () => {
    const json = { sub: teacher.accountId, sid: randomUUID(), role: 0, exp: 9_999_999_999 };
    const renewed = decoded((await team.post('/session/renew', { json })).json().token.split('.')[1]);
    expect(renewed).toMatchObject({ sub: team.accountId, sid: claims().sid, role: 3 });
    expect(renewed.exp).toBeLessThan(test.services.now() / 1_000 + 13 * HOUR_S);
  });
});

describe('a token is refused', () => {
  const isDead = async (caller: TestCaller) => (await caller.get('/profile')).statusCode === 401;

  it('after its team is deleted, and also after the team is restored', async () => {
    const { binId } = (await teacher.send('DELETE', `/team/${team.accountId}`)).json();
    expect(await isDead(team)).toBe(true);
    expect((await team.post('/session/renew')).statusCode).toBe(401);
    expect((await teacher.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
    expect(await isDead(team)).toBe(true);
    expect(await isDead(await test.as(teamName))).toBe(false);
  });

  it('after its class or its teacher is deleted', async () => {
    const admin = await test.as((await test.admin()).username);
    const owner = await test.as((await test.teacher()).username);
    const [one, two] = [
      await test.schoolClass({ teacherId: owner.accountId }),
      await test.schoolClass({ teacherId: owner.accountId }),
    ];
    const [first, second] = [
      await test.as((await test.team({ classId: one.id })).username),
      await test.as((await test.team({ classId: two.id })).username),
    ];
    expect((await owner.send('DELETE', `/classes/${one.id}`)).statusCode).toBe(200);
    expect([await isDead(first), await isDead(second)]).toEqual([true, false]);
    expect((await admin.send('DELETE', `/teachers/${owner.accountId}`)).statusCode).toBe(200);
    expect([await isDead(second), await isDead(owner)]).toEqual([true, true]);
  });

  it('after the team is given another password', async () => {
    const other = await test.as(teamName);
    expect((await teacher.put(`/credentials/${team.accountId}`, { json: { password: 'outra' } })).statusCode).toBe(200);
    expect([await isDead(team), await isDead(other)]).toEqual([true, true]);
  });

  it('after its owner changes the password on another device', async () => {
    const { username } = await test.teacher();
    const [here, stolen] = [await test.as(username), await test.as(username)];
    const renewed = (await stolen.post('/session/renew')).json().token;
    const json = { current: SEED_PASSWORD, password: 'palavra-nova' };
    expect((await here.put('/password', { json })).statusCode).toBe(200);
    expect([await isDead(here), await isDead(stolen)]).toEqual([false, true]);
    await expectNobody(renewed);
  });
});

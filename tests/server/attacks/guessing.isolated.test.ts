import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '#server/db/schema/schema.ts';
import { SEED_PASSWORD } from '../../support/app/seed.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

/** Records the calls to the hashing library, with the parameters of each hash: '$argon2id$v=19$m=…,t=…,p=…'. */
const hashing = vi.hoisted(() => ({ verified: [] as string[], made: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => {
      hashing.made += 1;
      return real.hash(...args);
    },
    verify: (...args: Parameters<typeof real.verify>) => {
      hashing.verified.push(String(args[0]).split('$').slice(0, 4).join('$'));
      return real.verify(...args);
    },
  };
});

const PUPILS = 600;
const AT_ONCE = 50;
const TRIES = 10;

let test: TestApp;
let count = 0;
let known: { username: string; email: string };

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  known = await test.teacher({ username: `conhecida-${count}` });
  hashing.verified.length = 0;
});

const login = (username: string, password = 'errada') =>
  test.anonymous.post('/login', { json: { username, password } });
const unknown = () => `desconhecida-${count}`;

/** Returns everything a caller sees of a reply except the date and the random request id. */
function seen({ statusCode, headers, body }: LightMyRequestResponse) {
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return JSON.stringify([statusCode, others, body]);
}

async function lock(name: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) expect((await login(name)).statusCode).toBe(401);
}

describe('an unknown username cannot be told from a known one', () => {
  it('by the replies to wrong passwords, which are identical at every attempt and once locked', async () => {
    for (let tries = 0; tries <= TRIES; tries += 1) {
      const [one, other] = [await login(known.username), await login(unknown())];
      expect(seen(one)).toBe(seen(other));
      expect(one.statusCode).toBe(tries < TRIES ? 401 : 429);
    }
    expect(seen(await login(known.username, SEED_PASSWORD))).toBe(seen(await login(unknown(), SEED_PASSWORD)));
  });

  it('by an email, a deleted account or an account of another role', async () => {
    const owner = await test.as(known.username);
    const { id: classId } = await test.schoolClass({ teacherId: owner.accountId });
    const gone = await test.team({ classId });
    await owner.send('DELETE', `/team/${gone.id}`);
    const names = [known.email, gone.username, (await test.admin()).username, (await test.team({ classId })).username];
    const expected = seen(await login(unknown()));
    for (const name of names) expect(seen(await login(name))).toBe(expected);
  });

  it.each([
    ['a known username', () => known.username],
    ['an unknown username', unknown],
    ['an unknown email', () => `ninguem-${count}@exemplo.pt`],
    ['an impossible username', () => '\ud800'.repeat(3)],
  ])('by time: %s costs one verification with the same parameters', async (_what, name) => {
    await login('aquecimento');
    hashing.verified.length = 0;
    const before = hashing.made;
    await login(name());
    await login(known.username, SEED_PASSWORD);
    expect(hashing.verified).toHaveLength(2);
    expect(hashing.verified[0]).toBe(hashing.verified[1]);
    expect(hashing.made).toBe(before);
  });

  it('by time: the hash verified for an unknown username has the parameters of real ones', async () => {
    const { createPasswords } = await import('#server/identity/passwordHashing.ts');
    const passwords = createPasswords({ lanes: 1 });
    const stored = await passwords.hash('palavra');
    hashing.verified.length = 0;
    expect(await passwords.verify(stored, 'palavra')).toBe(true);
    expect(await passwords.verify(null, 'palavra')).toBe(false);
    expect(await passwords.verify(null, 'ninguém')).toBe(false);
    expect(new Set(hashing.verified)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']));
    expect(hashing.verified).toHaveLength(3);
  });
});

describe('a locked account', () => {
  it('costs no hashing, whether the username exists or not', async () => {
    await lock(known.username);
    await lock(unknown());
    hashing.verified.length = 0;
    expect((await login(known.username, SEED_PASSWORD)).statusCode).toBe(429);
    expect((await login(unknown(), SEED_PASSWORD)).statusCode).toBe(429);
    expect(hashing.verified).toEqual([]);
  });

  it('tells the remaining time, which further attempts do not extend', async () => {
    await lock(known.username);
    for (const [waited, left] of [
      [0, '60'],
      [1, '60'],
      [999, '59'],
      [29_000, '30'],
      [29_999, '1'],
    ] as const) {
      test.advance(waited);
      for (let tries = 0; tries < 3; tries += 1) {
        const reply = await login(known.username, SEED_PASSWORD);
        expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([429, 'lockedOut', left]);
      }
    }
    test.advance(1);
    expect((await login(known.username, SEED_PASSWORD)).statusCode).toBe(200);
  });

  it('is locked for PUT /password too, whose failures count together with those of signing in', async () => {
    const caller = await test.as(known.username);
    const change = (current: string) => caller.put('/password', { json: { current, password: 'palavra-nova' } });
    for (let tries = 0; tries < TRIES / 2; tries += 1) {
      expect((await change('errada')).json().code).toBe('wrongCurrentPassword');
      expect((await login(known.username)).statusCode).toBe(401);
    }
    const locked = await change(SEED_PASSWORD);
    expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '60']);
    expect((await login(known.username, SEED_PASSWORD)).statusCode).toBe(429);
  });

  it('locks no other account and ends no session', async () => {
    const inside = await test.as(known.username);
    await lock(known.username);
    expect((await inside.get('/profile')).statusCode).toBe(200);
    expect((await login((await test.teacher()).username, SEED_PASSWORD)).statusCode).toBe(200);
  });
});

it(`lets in ${PUPILS} correct sign-ins from one address, even after many wrong passwords`, async () => {
  const school = await createTestApp();
  const passwordHash = await school.services.passwords.hash(SEED_PASSWORD);
  const names = Array.from({ length: PUPILS }, (_, i) => `aluno-${i}`);
  await school.db.insert(accounts).values(names.map((username) => ({ username, role: 3, passwordHash })));
  const signIn = async (username: string, i: number) => {
    // Four of five enter a wrong password once first.
    if (i % 5 > 0) await school.anonymous.post('/login', { json: { username, password: 'errada' } });
    return (await school.anonymous.post('/login', { json: { username, password: SEED_PASSWORD } })).statusCode;
  };
  const statuses: number[] = [];
  for (let from = 0; from < PUPILS; from += AT_ONCE) {
    statuses.push(...(await Promise.all(names.slice(from, from + AT_ONCE).map(signIn))));
  }
  expect(statuses).toEqual(Array(PUPILS).fill(200));
  await school.close();
});

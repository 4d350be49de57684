import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE_WORDS } from '#content/codeWords.ts';
import { CODE_SESSIONS_MAX, WRONG_CODES_MAX, WRONG_CODES_PER_ADDRESS_MAX } from '#domain/limits.ts';
import { audit } from '#server/db/schema/history.ts';
import { sessions, signInFailures, teamCodes } from '#server/db/schema/identity.ts';
import { currentCode, nextCode } from '#server/identity/codes/currentCode.ts';
import { WRONG_CODES } from '#server/identity/signInFailures.queries.ts';
import { tidy } from '#server/tidy.ts';
import { SEED_PASSWORD } from '../../../support/app/seed.ts';
import { createTestApp, type TestApp } from '../../../support/app/testApp.ts';

const HOUR_MS = 60 * 60_000;
const WRONG = 'abacate abano abelha abeto';

let test: TestApp;
let team: { id: string; username: string };
let code: string;

async function newTeam(app: TestApp): Promise<{ id: string; username: string; code: string }> {
  const { id: teacherId } = await app.teacher();
  const made = await app.team({ classId: (await app.schoolClass({ teacherId })).id });
  return { ...made, code: (await currentCode(app.db, app.services.teamCodes, made.id, null)) ?? '' };
}

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const made = await newTeam(test);
  [team, code] = [made, made.code];
});

const signIn = (typed: string, more: object = {}) =>
  test.anonymous.post('/login/code', { json: { code: typed, ...more } });

describe('signing in with a code', () => {
  it('answers what the password answers, and opens a session of 12 hours', async () => {
    const reply = await signIn(code);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    const { token, user } = reply.json();
    const byPassword = await test.anonymous.post('/login', {
      json: { username: team.username, password: SEED_PASSWORD },
    });
    expect(user).toEqual(byPassword.json().user);
    expect(Object.keys(reply.json())).toEqual(Object.keys(byPassword.json()));
    const headers = { authorization: token };
    test.advance(12 * HOUR_MS - 1_000);
    expect((await test.anonymous.get('/profile', { headers })).json()).toEqual(user);
    test.advance(1_000);
    expect((await test.anonymous.get('/profile', { headers })).statusCode).toBe(401);
  });

  it.each([
    ['in capitals', (given: string) => given.toUpperCase()],
    ['with hyphens, as in the link of a card', (given: string) => given.replaceAll(' ', '-')],
    ['with spaces around and between', (given: string) => `  ${given.replaceAll(' ', '   ')} `],
    ['with accents', (given: string) => given.replace(/[aeo]/, (vowel) => `${vowel}\u0301`)],
    ['as a form', (given: string) => given],
  ])('accepts it %s', async (how, spelled) => {
    const typed = spelled(code);
    const form = how === 'as a form';
    const reply = await (form ? test.anonymous.post('/login/code', { form: { code: typed } }) : signIn(typed));
    expect(reply.json().user._id).toBe(team.id);
  });

  it('accepts words that are not finished, where only one word begins like that', async () => {
    const shortest = (word: string) => {
      const starts = Array.from({ length: word.length }, (_, end) => word.slice(0, end + 1)).filter(
        (start) => start.length > 2,
      );
      return starts.find((start) => CODE_WORDS.filter((other) => other.startsWith(start)).length === 1) ?? word;
    };
    expect((await signIn(code.split(' ').map(shortest).join(' '))).json().user._id).toBe(team.id);
  });

  it('keeps only the newest sessions of a team', async () => {
    const isIn = async (token: string) =>
      (await test.anonymous.get('/profile', { headers: { authorization: token } })).statusCode === 200;
    const tokens: string[] = [];
    for (let opened = 0; opened < CODE_SESSIONS_MAX + 2; opened += 1) {
      test.advance(1_000);
      tokens.push((await signIn(code)).json().token);
    }
    const kept = await Promise.all(tokens.map(isIn));
    expect(kept).toEqual(tokens.map((_, place) => place >= 2));
    const other = await newTeam(test);
    await signIn(other.code);
    expect(await isIn(tokens[2] ?? ''), 'after the sign-in of another team').toBe(true);
  });

  it('answers the same for an unknown code, a revoked one and words that are none, and leaves no session', async () => {
    await test.db.update(teamCodes).set({ revokedAt: new Date() }).where(eq(teamCodes.teamId, team.id));
    const before = await test.db.$count(sessions);
    const replies = [await signIn(WRONG), await signIn(code), await signIn('xyz'), await signIn(`${code} abacate`)];
    const message = 'Este código não existe ou já não vale. Confirmem as quatro palavras do cartão.';
    for (const reply of replies) {
      expect([reply.statusCode, reply.json()]).toEqual([401, { message, code: 'wrongCode' }]);
    }
    expect(await test.db.$count(sessions)).toBe(before);
  });

  it.each([{}, { code: '' }, { code: 'a'.repeat(101) }, { code: 'a\0b' }, { code: ['a'] }, { code: 'a', teamId: '1' }])(
    'refuses %j as bad input',
    async (json) => {
      expect((await test.anonymous.post('/login/code', { json })).json().code).toBe('badInput');
    },
  );

  it('admits only the team that is named, where a page stays open for it', async () => {
    const other = await newTeam(test);
    const refused = await signIn(code, { teamId: other.id });
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      { message: 'Este código é de outra equipa.', code: 'wrongCode' },
    ]);
    expect((await signIn(code, { teamId: team.id.toUpperCase() })).statusCode).toBe(200);
  });

  it('is not in the history, and the code is in no log line', async () => {
    await signIn(code);
    await signIn(WRONG);
    const rows = await test.db.select().from(audit).where(eq(audit.accountId, team.id));
    expect(rows).toEqual([]);
    const logged = JSON.stringify(test.logged);
    for (const word of [...code.split(' '), ...WRONG.split(' ')]) expect(logged).not.toContain(word);
  });

  it('waits for a renewal under way and then refuses the old code', async () => {
    const { teamCodes: codes } = test.services;
    let late: ReturnType<typeof signIn> | undefined;
    await test.db.transaction(async (tx) => {
      await nextCode(tx, codes, team.id);
      late = signIn(code);
      await new Promise((done) => setTimeout(done, 200));
    });
    expect((await late)?.json().code).toBe('wrongCode');
  });
});

it('answers 600 sign-ins from one address within moments and refuses none', async () => {
  const { id: teacherId } = await test.teacher();
  const { id: classId } = await test.schoolClass({ teacherId });
  const codes = await Promise.all(
    Array.from({ length: 600 }, async () => {
      const { id } = await test.team({ classId });
      return (await currentCode(test.db, test.services.teamCodes, id, null)) ?? '';
    }),
  );
  const replies = await Promise.all(codes.map((one) => signIn(one)));
  expect(replies.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
  expect(new Set(replies.map((reply) => reply.json().user._id)).size).toBe(600);
});

describe('guessing codes', () => {
  let school: TestApp;
  let known: { id: string; username: string; code: string };
  beforeEach(async () => {
    school = await createTestApp({ env: { trustProxy: true } });
    known = await newTeam(school);
  });
  afterEach(() => school.close());

  const from = (address: string, typed: string, more: object = {}) =>
    school.anonymous.post('/login/code', { json: { code: typed, ...more }, headers: { 'x-forwarded-for': address } });
  const outcome = async (reply: ReturnType<typeof from>) => {
    const { statusCode, headers, json } = await reply;
    return [statusCode, statusCode === 200 ? 'ok' : json().code, headers['retry-after']];
  };
  /** Counts all but `left` of the wrong codes that the installation allows. */
  const countAllBut = async (left: number) => {
    await from('10.9.9.9', WRONG);
    const minutes = WRONG_CODES_MAX - 1 - left;
    await school.db.execute(
      sql`update ${signInFailures} set locked_until = locked_until + make_interval(mins => ${minutes}::integer)`,
    );
  };

  it('locks an address after 600 wrong codes until one is forgiven; right codes never count', async () => {
    for (let wrong = 1; wrong < WRONG_CODES_PER_ADDRESS_MAX; wrong += 1) school.services.codeFailures.count('10.0.0.1');
    expect(await outcome(from('10.0.0.1', known.code))).toEqual([200, 'ok', undefined]);
    expect(await outcome(from('10.0.0.1', WRONG))).toEqual([401, 'wrongCode', undefined]);
    expect(await outcome(from('10.0.0.1', known.code))).toEqual([429, 'lockedOut', '300']);
    expect(await outcome(from('10.0.0.2', known.code))).toEqual([200, 'ok', undefined]);
    school.advance(5 * 60_000);
    expect(await outcome(from('10.0.0.1', known.code))).toEqual([200, 'ok', undefined]);
  });

  it('counts no words that cannot be a code', async () => {
    for (let wrong = 1; wrong < WRONG_CODES_PER_ADDRESS_MAX; wrong += 1) school.services.codeFailures.count('10.0.0.1');
    for (const typed of ['xyz', `${known.code} abacate`, 'abacate abano abelha xyz']) await from('10.0.0.1', typed);
    expect(await outcome(from('10.0.0.1', known.code))).toEqual([200, 'ok', undefined]);
    expect(await school.db.$count(signInFailures)).toBe(0);
  });

  it('locks codes for everybody after 6000 wrong ones, for a minute each; passwords still sign in', async () => {
    await countAllBut(1);
    expect(await outcome(from('10.0.0.2', known.code))).toEqual([200, 'ok', undefined]);
    expect(await outcome(from('10.0.0.1', WRONG))).toEqual([401, 'wrongCode', undefined]);
    expect(await outcome(from('10.0.0.2', known.code))).toEqual([429, 'lockedOut', '60']);
    expect((await from('10.0.0.2', known.code)).json().message).toContain('Entrem com o nome de utilizador');
    const form = { username: known.username, password: SEED_PASSWORD };
    expect((await school.anonymous.post('/login', { form })).statusCode).toBe(200);
    school.advance(60_000);
    expect(await outcome(from('10.0.0.2', known.code))).toEqual([200, 'ok', undefined]);
    expect(await outcome(from('10.0.0.1', WRONG))).toEqual([401, 'wrongCode', undefined]);
    expect(await outcome(from('10.0.0.2', known.code))).toEqual([429, 'lockedOut', '60']);
  });

  it.each([
    ['for any team', {}],
    ['for one team', { teamId: randomUUID() }],
  ])('tells of many guesses at once %s no more than are left, and never of a right one', async (_who, more) => {
    await countAllBut(3);
    const guesses = CODE_WORDS.slice(0, 40).map((word) => `${word} abano abelha abeto`);
    const replies = await Promise.all([...guesses, known.code].map((typed) => outcome(from('10.0.0.1', typed, more))));
    const outcomes = replies.map(([, what]) => what);
    expect(outcomes.filter((what) => what === 'wrongCode')).toHaveLength(3);
    expect(outcomes.at(-1)).toBe('lockedOut');
    expect(await school.db.$count(sessions)).toBe(0);
  });

  it('forgives one each minute, and the tidy task keeps the count', async () => {
    await countAllBut(0);
    school.advance(2 * HOUR_MS);
    await tidy(school.services, school.app.log);
    const [row] = await school.db.select().from(signInFailures).where(eq(signInFailures.name, WRONG_CODES));
    expect(row?.lockedUntil).toBeInstanceOf(Date);
    for (let minute = 0; minute < 120; minute += 1) expect((await from('10.0.0.1', WRONG)).statusCode).toBe(401);
    expect(await outcome(from('10.0.0.2', known.code))).toEqual([429, 'lockedOut', '60']);
  });

  it.each([
    ['an hour', -HOUR_MS],
    ['a day', -24 * HOUR_MS],
  ])('does not lock for long when the clock is set back by %s', async (_what, ms) => {
    await countAllBut(0);
    school.advance(ms);
    expect((await from('10.0.0.1', known.code)).statusCode).toBe(200);
    expect((await from('10.0.0.1', WRONG)).statusCode).toBe(401);
  });
});

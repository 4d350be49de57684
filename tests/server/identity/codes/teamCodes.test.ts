import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE_WORDS } from '#content/codeWords.ts';
import { audit } from '#server/db/schema/history.ts';
import { teamCodes } from '#server/db/schema/identity.ts';
import { createTeamCodes } from '#server/identity/codes/teamCodes.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../../support/app/testApp.ts';

let test: TestApp;
let teacher: TestCaller;
let classId: string;
let team: { id: string; username: string; name: string };

beforeAll(async () => {
  test = await createTestApp();
  teacher = await test.as((await test.teacher()).username);
});
afterAll(() => test.close());
beforeEach(async () => {
  classId = (await test.schoolClass({ teacherId: teacher.accountId })).id;
  team = await test.team({ classId });
});

const path = (id = team.id) => `/team/${id}/code`;
const read = async (): Promise<string> => (await teacher.get(path())).json().code;
const renew = async (): Promise<string> => (await teacher.post(`${path()}/renew`)).json().code;
const revoke = () => teacher.send('DELETE', path());
const signIn = (code: string) => test.anonymous.post('/login/code', { json: { code } });
const statusOf = async (code: string) => (await signIn(code)).statusCode;
const cardCode = async (): Promise<string | null> => {
  const { teams } = (await teacher.get(`/classes/${classId}/cards`)).json();
  return teams.find(({ _id }: { _id: string }) => _id === team.id).code;
};
const entriesOf = (action: string) =>
  test.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, team.id))
    .then((rows) => rows.filter((row) => row.action === action));

describe('the code of a team', () => {
  it('comes into being when the cards are read, stays the same, and is another for each team', async () => {
    const other = await test.team({ classId });
    const code = await cardCode();
    expect(code?.split(' ')).toHaveLength(4);
    for (const word of code?.split(' ') ?? []) expect(CODE_WORDS).toContain(word);
    expect(await cardCode()).toBe(code);
    expect(await read()).toBe(code);
    expect((await teacher.get(path(other.id))).json().code).not.toBe(code);
  });

  it('is not in the database: only its hash is', async () => {
    const code = await read();
    const rows = JSON.stringify(await test.db.select().from(teamCodes));
    for (const word of code.split(' ')) expect(rows).not.toContain(word);
  });

  it('is the same for two readings at once of cards that were never read', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, cardCode));
    expect(new Set(codes).size).toBe(1);
    expect(await statusOf(codes[0] ?? '')).toBe(200);
  });

  it('is recorded in the history when it is opened, without the words', async () => {
    const code = await read();
    const [entry, ...more] = await entriesOf('teamCode');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ accountId: teacher.accountId, ownerId: teacher.accountId, subjectId: team.id });
    expect(JSON.stringify(entry)).not.toContain(code.split(' ')[0]);
  });

  it('is written anew when the database comes from a server with another secret key', async () => {
    const before = await read();
    const foreign = createTeamCodes(Buffer.alloc(32, 1), Buffer.alloc(32, 2));
    const hash = foreign.hashOf(foreign.codeOf(team.id, 0));
    await test.db.update(teamCodes).set({ hash }).where(eq(teamCodes.teamId, team.id));
    expect(await statusOf(before)).toBe(401);
    expect(await cardCode()).toBe(before);
    expect(await statusOf(before)).toBe(200);
  });

  it('is never that of another team', async () => {
    const same = createTeamCodes(Buffer.alloc(32, 1), Buffer.alloc(32, 2));
    const clashing = {
      ...same,
      codeOf: (id: string, generation: number) => same.codeOf(generation < 2 ? 'any' : id, generation),
    };
    const school = await createTestApp({ services: { teamCodes: clashing } });
    const owner = await school.as((await school.teacher()).username);
    const { id } = await school.schoolClass({ teacherId: owner.accountId });
    const teams = [
      await school.team({ classId: id }),
      await school.team({ classId: id }),
      await school.team({ classId: id }),
    ];
    const cards = (await owner.get(`/classes/${id}/cards`)).json().teams;
    expect(new Set(cards.map(({ code }: { code: string }) => code)).size).toBe(3);
    for (const { _id, code } of cards) {
      const reply = await school.anonymous.post('/login/code', { json: { code } });
      expect(reply.json().user._id).toBe(_id);
    }
    expect(teams).toHaveLength(3);
    const renewed = await owner.post(`/team/${teams[0]?.id}/code/renew`);
    expect(cards.map(({ code }: { code: string }) => code)).not.toContain(renewed.json().code);
    await school.close();
  });
});

describe('a new code', () => {
  it('replaces the old one at once, ends the sessions of the team, and is in the history', async () => {
    const [old, session] = [await read(), await test.as(team.username)];
    const byCode = (await signIn(old)).json().token;
    const code = await renew();
    expect(code).not.toBe(old);
    expect([await statusOf(old), await statusOf(code)]).toEqual([401, 200]);
    expect(await cardCode()).toBe(code);
    expect((await session.get('/profile')).statusCode).toBe(401);
    expect((await test.anonymous.get('/profile', { headers: { authorization: byCode } })).statusCode).toBe(401);
    expect(await entriesOf('renewTeamCode')).toHaveLength(1);
  });

  it('is another each time, and can be the first', async () => {
    const codes = [await renew(), await renew(), await renew()];
    expect(new Set(codes).size).toBe(3);
    expect(await Promise.all(codes.map(statusOf))).toEqual([401, 401, 200]);
  });
});

describe('a revoked code', () => {
  it('no longer signs in, ends the sessions of the team, and is on no card until there is a new one', async () => {
    const [code, session] = [await read(), await test.as(team.username)];
    expect((await revoke()).json()).toEqual({ code: null });
    expect(await statusOf(code)).toBe(401);
    expect((await session.get('/profile')).statusCode).toBe(401);
    expect([await cardCode(), await read()]).toEqual([null, null]);
    expect(await entriesOf('revokeTeamCode')).toHaveLength(1);
    expect(await entriesOf('teamCode')).toHaveLength(1);
    const next = await renew();
    expect(next).not.toBe(code);
    expect([await statusOf(code), await statusOf(next), await cardCode()]).toEqual([401, 200, next]);
  });

  it('stays revoked for a team that had none yet, and when it is revoked again', async () => {
    await revoke();
    test.advance(60_000);
    await revoke();
    expect(await cardCode()).toBeNull();
    const [row] = await test.db.select().from(teamCodes).where(eq(teamCodes.teamId, team.id));
    expect(row?.revokedAt?.getTime()).toBe(test.services.now() - 60_000);
  });

  it('leaves the other sessions and the password of the team as they are for a new sign-in', async () => {
    await revoke();
    expect((await (await test.as(team.username)).get('/profile')).statusCode).toBe(200);
  });
});

describe('a deleted team', () => {
  it('cannot sign in with its code; restored, it can; erased, never again', async () => {
    const code = await read();
    const { binId } = (await teacher.send('DELETE', `/team/${team.id}`)).json();
    const [gone, unknown] = [await signIn(code), await signIn('abacate abano abelha abeto')];
    expect([gone.statusCode, gone.body]).toEqual([unknown.statusCode, unknown.body]);
    await teacher.post(`/bin/${binId}/restore`);
    expect(await statusOf(code)).toBe(200);
    const [row] = await test.db.select().from(teamCodes).where(eq(teamCodes.teamId, team.id));
    expect(row?.generation).toBe(0);
    expect((await teacher.post(`/team/${team.id}/erase`, { json: { name: team.name } })).statusCode).toBe(200);
    expect(await statusOf(code)).toBe(401);
    expect(await test.db.$count(teamCodes, eq(teamCodes.teamId, team.id))).toBe(0);
  });
});

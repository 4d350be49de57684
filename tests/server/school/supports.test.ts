import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NO_SUPPORTS, type Supports } from '#domain/game/supports.ts';
import { audit } from '#server/db/schema/history.ts';
import { teamSupports } from '#server/db/schema/supports.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { type LiveReader, openLive } from '../../support/app/liveReader.ts';
import type { TestApp, TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let world: TestClass;
let app: TestApp;
let teacher: TestCaller;
let stranger: TestCaller;
let base: string;
const readers: LiveReader[] = [];

beforeAll(async () => {
  world = await createTestClass();
  ({ app } = world);
  teacher = await app.as('prof');
  stranger = await app.as((await app.teacher({ name: 'Rita Sá' })).username);
  base = await app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(() => {
  app.app.server.closeAllConnections();
  return app.close();
});

const EASY: Supports = { ...NO_SUPPORTS, easyRead: true, letterSize: 150 };
const LARGE: Supports = { ...NO_SUPPORTS, letterSize: 125, supportLanguage: 'uk' };

const read = async (team: TestCaller) => (await team.get('/supports')).json();
const write = (team: TestCaller, revision: number, supports: unknown) =>
  team.put('/supports', { json: { revision, supports } });
const addressOf = ({ accountId }: TestCaller) => `/team/${accountId}/supports`;
const set = (staff: TestCaller, team: TestCaller, revision: number, supports: unknown) =>
  staff.put(addressOf(team), { json: { revision, supports } });
const history = ({ accountId }: TestCaller) =>
  app.db
    .select({ action: audit.action, by: audit.accountId, owner: audit.ownerId, details: audit.details })
    .from(audit)
    .where(eq(audit.subjectId, accountId));

describe('permissions', () => {
  it('lets a team use its own and a teacher those of own teams; refuses everybody else and changes nothing', async () => {
    const [team, other] = [await world.teamAt(3), await world.teamAt(3)];
    await write(team, 1, EASY);
    const before = await gameTableRows(app.db);
    const replies = [
      await app.anonymous.get('/supports'),
      await write(app.anonymous, 2, LARGE),
      await teacher.get('/supports'),
      await write(teacher, 2, LARGE),
      await app.anonymous.get(addressOf(team)),
      await team.get(addressOf(team)),
      await set(team, team, 2, LARGE),
      await set(other, team, 2, LARGE),
      await stranger.get(addressOf(team)),
      await set(stranger, team, 2, LARGE),
      await teacher.get(`/team/${randomUUID()}/supports`),
    ];
    expect(replies.map((reply) => reply.json().code)).toEqual([
      ...['signedOut', 'signedOut', 'wrongRole', 'wrongRole', 'signedOut', 'wrongRole', 'wrongRole', 'wrongRole'],
      ...['notYours', 'notYours', 'notFound'],
    ]);
    expect(await gameTableRows(app.db)).toEqual(before);
    expect(await read(other)).toEqual({ revision: 0, supports: NO_SUPPORTS });
    for (const staff of [teacher, await app.as('chefe')])
      expect((await staff.get(addressOf(team))).json()).toEqual({ revision: 1, supports: EASY });
  });

  it.each([
    ['no revision', undefined, EASY],
    ['revision 0', 0, EASY],
    ['a half', 1.5, EASY],
    ['nothing', 1, undefined],
    ['a missing support', 1, { easyRead: true }],
    ['letters of 400 %', 1, { ...EASY, letterSize: 400 }],
    ['an unknown language', 1, { ...EASY, supportLanguage: 'xx' }],
    ['a word for a switch', 1, { ...EASY, ruler: 'true' }],
  ])('%s is bad input', async (_, revision, supports) => {
    const team = await world.teamAt(3);
    for (const reply of [
      await write(team, revision as number, supports),
      await set(teacher, team, revision as number, supports),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(await read(team)).toEqual({ revision: 0, supports: NO_SUPPORTS });
  });
});

describe('the newest revision wins', () => {
  it('and what was stored comes back to the writer that lost', async () => {
    const team = await world.teamAt(3);
    expect((await write(team, 1, EASY)).json()).toEqual({ won: true, revision: 1, supports: EASY });
    expect((await set(teacher, team, 4, LARGE)).json()).toEqual({ won: true, revision: 4, supports: LARGE });
    for (const late of [2, 4]) {
      const reply = await write(team, late, EASY);
      expect(reply.json()).toEqual({ won: false, revision: 4, supports: LARGE });
    }
    expect(await read(team)).toEqual({ revision: 4, supports: LARGE });
    expect((await write(team, 5, EASY)).json()).toEqual({ won: true, revision: 5, supports: EASY });
  });

  it('sent again after a lost reply, the same supports have won', async () => {
    const team = await world.teamAt(3);
    for (let time = 0; time < 2; time += 1)
      expect((await write(team, 1, EASY)).json()).toEqual({ won: true, revision: 1, supports: EASY });
  });
});

describe('the history', () => {
  it('names the team whose supports a teacher changed, and not which', async () => {
    const team = await world.teamAt(3);
    await set(teacher, team, 1, EASY);
    await set(teacher, team, 2, EASY);
    expect(await history(team)).toEqual([
      { action: 'setSupports', by: teacher.accountId, owner: teacher.accountId, details: {} },
    ]);
  });

  it('has no line of what a team changed', async () => {
    const team = await world.teamAt(3);
    await write(team, 1, EASY);
    expect(await history(team)).toEqual([]);
  });
});

describe('the devices of the team', () => {
  it('hear of each change, by its revision alone', async () => {
    const [team, other] = [await world.teamAt(3), await world.teamAt(3)];
    const [reader, otherReader] = [await openLive(base, team.token), await openLive(base, other.token)];
    readers.push(reader, otherReader);
    expect(await reader.next()).toEqual({ level: 3, draft: null });
    expect(await otherReader.next()).toEqual({ level: 3, draft: null });
    await set(teacher, team, 1, EASY);
    expect(await reader.next()).toEqual({ level: 3, draft: null, supports: 1 });
    await write(team, 2, LARGE);
    expect(await reader.next()).toEqual({ level: 3, draft: null, supports: 2 });
    expect((await team.get('/standing')).json()).toEqual({ level: 3, draft: null, supports: 2 });
    expect((await other.get('/standing')).json()).toEqual({ level: 3, draft: null });
  });
});

describe('lists of teams', () => {
  it('show the supports to staff; the team’s record and reports are without', async () => {
    const team = await world.teamAt(3);
    await write(team, 1, EASY);
    const rowOf = async (path: string) =>
      (await teacher.get(path)).json().teams.find(({ _id }: { _id: string }) => _id === team.accountId);
    expect((await rowOf('/team/all?limit=1000')).supports).toEqual(EASY);
    expect((await rowOf(`/team/byTeacher/${teacher.accountId}?limit=1000`)).supports).toEqual(EASY);
    const report = (await teacher.get(`/classes/${world.classId}/report`)).json();
    expect(report.teams.length).toBeGreaterThan(0);
    expect(JSON.stringify(report)).not.toContain('supports');
    expect((await team.get('/team')).json().team).not.toHaveProperty('supports');
  });

  it('read a damaged row as far as it can be read', async () => {
    const team = await world.teamAt(3);
    await write(team, 1, EASY);
    await app.db
      .update(teamSupports)
      .set({ supports: { easyRead: true, letterSize: 7 } as unknown as Supports })
      .where(eq(teamSupports.teamId, team.accountId));
    expect((await read(team)).supports).toEqual({ ...NO_SUPPORTS, easyRead: true });
  });
});

describe('a team that is removed', () => {
  it('gets its supports back from the bin, and loses them when it is erased', async () => {
    const team = await world.teamAt(3);
    await write(team, 1, EASY);
    const rows = () => app.db.select().from(teamSupports).where(eq(teamSupports.teamId, team.accountId));
    const [before] = await rows();
    const { binId } = (await teacher.send('DELETE', `/team/${team.accountId}`)).json();
    expect(await rows()).toEqual([]);
    expect((await teacher.post(`/bin/${binId}/restore`, {})).statusCode).toBe(200);
    expect(await rows()).toEqual([before]);
    const { name } = (await teacher.get('/team/all?limit=1000'))
      .json()
      .teams.find(({ _id }: { _id: string }) => _id === team.accountId);
    expect((await teacher.post(`/team/${team.accountId}/erase`, { json: { name } })).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });
});

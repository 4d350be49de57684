import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { marks, teams } from '#server/db/schema/schema.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let app: TestApp;
let classId: string;
let prof: TestCaller;
let other: TestCaller;
let chief: TestCaller;

beforeAll(async () => {
  app = await createTestApp();
  const { id: teacherId } = await app.teacher({ username: 'prof' });
  await app.teacher({ username: 'outra' });
  await app.admin('chefe');
  ({ id: classId } = await app.schoolClass({ teacherId }));
  [prof, other, chief] = [await app.as('prof'), await app.as('outra'), await app.as('chefe')];
});
afterAll(() => app.close());

/** Seeds a team that has posted the first `posted` missions and has 40 points in the quiz. */
async function teamWith(posted: number) {
  const team = await app.team({ classId, level: posted + 2, points: posted > 0 ? 40 : 0 });
  for (let level = 1; level <= posted; level += 1) {
    await app.db.insert(marks).values({ teamId: team.id, level, p1: level === 1 ? 40 : 0 });
  }
  return team;
}

async function totalOf(teamId: string) {
  const [row] = await app.db.select({ points: teams.points }).from(teams).where(eq(teams.id, teamId));
  return row?.points;
}

const evaluate = (caller: TestCaller, teamId: string, points: object) =>
  caller.put('/team/evaluation', { json: { teamId, points } });

const BOTH = { p1: true, p2: true };
const auditOf = (teamId: string) => app.db.select().from(audit).where(eq(audit.subjectId, teamId));

describe('the body', () => {
  it('may be a form with the points as JSON text and a team id in capitals', async () => {
    const team = await teamWith(4);
    const form = { teamId: team.id.toUpperCase(), points: JSON.stringify({ level2: { p1: 60, p2: '20' } }) };
    const reply = await prof.put('/team/evaluation', { form });
    expect([reply.statusCode, reply.json().points.level2]).toEqual([200, { total: 80, p1: 60, p2: 20, marked: BOTH }]);
    expect(await totalOf(team.id)).toBe(120);
  });

  it.each(['', 'x', '[]', '{"level2":{"p1":61}}', 'null'])('refuses the form points %j', async (points) => {
    const team = await teamWith(4);
    const before = await gameTableRows(app.db);
    const reply = await prof.put('/team/evaluation', { form: { teamId: team.id, points } });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(await gameTableRows(app.db)).toEqual(before);
  });
});

describe('permissions', () => {
  it('refuses signed-out callers, teams and other teachers, and changes nothing', async () => {
    const team = await teamWith(4);
    const before = await gameTableRows(app.db);
    const points = { level2: { p1: 60 } };
    expect((await evaluate(app.anonymous, team.id, points)).statusCode).toBe(401);
    const own = await evaluate(await app.as(team.username), team.id, points);
    expect([own.statusCode, own.json().code]).toEqual([403, 'wrongRole']);
    const foreign = await evaluate(other, team.id, points);
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'notYours']);
    expect(await gameTableRows(app.db)).toEqual(before);
    expect((await evaluate(chief, team.id, points)).statusCode).toBe(200);
  });

  it('answers notFound for an unknown team and badInput without one', async () => {
    const unknown = await evaluate(prof, '00000000-0000-4000-8000-000000000000', { level2: { p1: 60 } });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'notFound']);
    expect((await evaluate(prof, 'x', {})).statusCode).toBe(400);
    expect((await prof.put('/team/evaluation', { json: {} })).statusCode).toBe(400);
  });
});

describe('marks', () => {
  it('accepts the whole points object, ignores fields that the server computes, and recomputes every total', async () => {
    const team = await teamWith(4);
    const reply = await evaluate(prof, team.id, {
      total: 9_999,
      level1: { p1: 60, p2: 40, total: 500 },
      level2: { p1: 60, p2: 20, total: 0 },
      level3: { p1: 20, p2: 0, total: 1 },
      level4: { p1: 160, p2: 40, total: -5 },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({
      points: {
        total: 380,
        level1: { p1: 40, p2: 40, total: 80, marked: { p1: false, p2: true } },
        level2: { p1: 60, p2: 20, total: 80, marked: BOTH },
        level3: { p1: 20, p2: 0, total: 20, marked: BOTH },
        level4: { p1: 160, p2: 40, total: 200, marked: BOTH },
      },
    });
    expect(await totalOf(team.id)).toBe(380);
  });

  it('keeps the marks that are not sent', async () => {
    const team = await teamWith(2);
    await evaluate(prof, team.id, { level2: { p1: 40, p2: 20 } });
    const reply = await evaluate(prof, team.id, { level2: { p2: 40 } });
    expect(reply.json().points).toMatchObject({ total: 120, level2: { p1: 40, p2: 40, total: 80 } });
    expect((await evaluate(prof, team.id, {})).json().points.total).toBe(120);
  });

  it('stores an explicit 0 as marked, and leaves marks that were not sent unmarked', async () => {
    const team = await teamWith(3);
    const one = await evaluate(prof, team.id, { level2: { p1: 0 }, level1: { p2: 0 } });
    const none = { p1: false, p2: false };
    expect(one.json().points).toMatchObject({
      total: 40,
      level1: { p2: 0, marked: { p1: false, p2: true } },
      level2: { p1: 0, p2: 0, marked: { p1: true, p2: false } },
      level3: { marked: none },
      level4: { marked: none },
    });
    const two = await evaluate(prof, team.id, { level2: { p2: 0 } });
    expect(two.json().points.level2).toEqual({ total: 0, p1: 0, p2: 0, marked: BOTH });
    const list = (await prof.get(`/team/byTeacher/${prof.accountId}?limit=1000`)).json().teams;
    expect(list.find(({ _id }: { _id: string }) => _id === team.id).points).toEqual(two.json().points);
    expect((await auditOf(team.id)).length, 'the same again is no news').toBe(2);
    await evaluate(prof, team.id, { level2: { p1: 0, p2: 0 } });
    expect((await auditOf(team.id)).length).toBe(2);
  });

  it('never changes p1 of the quiz', async () => {
    const team = await teamWith(1);
    for (const p1 of [0, 20, 60, 7]) {
      const reply = await evaluate(prof, team.id, { level1: { p1 } });
      expect([reply.statusCode, reply.json().points.level1.p1]).toEqual([200, 40]);
    }
    expect(await auditOf(team.id)).toEqual([]);
    expect(await totalOf(team.id)).toBe(40);
  });

  it('accepts zeros for a level that was not posted, refuses other marks', async () => {
    const team = await teamWith(2);
    const zero = { p1: 0, p2: 0, total: 0 };
    const sent = { level2: { p1: 20, p2: 20 }, level3: zero, level4: zero };
    expect((await evaluate(prof, team.id, sent)).json().points.total).toBe(80);
    const before = await gameTableRows(app.db);
    for (const wrong of [{ level3: { p1: 20 } }, { level4: { p2: 40 } }, { level2: { p1: 60 }, level4: { p1: 50 } }]) {
      const reply = await evaluate(prof, team.id, wrong);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'levelNotPosted']);
    }
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it.each([
    [{ level2: { p1: 30 } }, ['points.level2.p1']],
    [{ level2: { p1: 160 } }, ['points.level2.p1']],
    [{ level3: { p1: 50 } }, ['points.level3.p1']],
    [{ level4: { p1: 60 } }, ['points.level4.p1']],
    [{ level1: { p2: 10 } }, ['points.level1.p2']],
    [{ level2: { p1: 1, p2: 1 }, level4: { p1: 20 } }, ['points.level2.p1', 'points.level2.p2', 'points.level4.p1']],
    [{ level2: { p1: -20 } }, ['points.level2.p1']],
    [{ level2: { p1: 'muitos' } }, ['points.level2.p1']],
    [{ level2: { p2: 60 } }, ['points.level2.p2']],
  ])('%j is refused and nothing of it is stored', async (points, fields) => {
    const team = await teamWith(4);
    const before = await gameTableRows(app.db);
    const reply = await evaluate(prof, team.id, { level3: { p1: 20 }, ...points });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(Object.keys(reply.json().fields)).toEqual(fields);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('writes one history entry with the changes, without texts', async () => {
    const team = await teamWith(4);
    await evaluate(prof, team.id, { level2: { p1: 60, p2: 0 }, level3: { p1: 0 } });
    await evaluate(prof, team.id, { level2: { p1: 60 } });
    expect(await auditOf(team.id)).toMatchObject([
      {
        accountId: prof.accountId,
        action: 'evaluateTeam',
        details: {
          changed: [
            { level: 2, before: { p1: 0, p2: 0 }, after: { p1: 60, p2: 0, marked: BOTH } },
            { level: 3, before: { p1: 0, p2: 0 }, after: { p1: 0, p2: 0, marked: { p1: true, p2: false } } },
          ],
        },
      },
    ]);
  });

  it('removes a mark that is sent as null', async () => {
    const team = await teamWith(2);
    await evaluate(prof, team.id, { level2: { p1: 60, p2: 40 } });
    const reply = await evaluate(prof, team.id, { level1: { p1: null }, level2: { p1: null }, level3: { p1: null } });
    expect(reply.json().points).toMatchObject({
      total: 80,
      level1: { p1: 40 },
      level2: { p1: 0, p2: 40, marked: { p1: false, p2: true } },
    });
    const empty = await evaluate(prof, team.id, { level2: { p2: null } });
    expect(empty.json().points.level2).toEqual({ p1: 0, p2: 0, total: 0, marked: { p1: false, p2: false } });
  });

  it('keeps the marks of simultaneous teachers, with the total as their sum', async () => {
    const team = await teamWith(4);
    const replies = await Promise.all([
      evaluate(prof, team.id, { level2: { p1: 60 } }),
      evaluate(chief, team.id, { level3: { p1: 40 } }),
      evaluate(prof, team.id, { level4: { p1: 100 } }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await totalOf(team.id)).toBe(40 + 60 + 40 + 100);
  });
});

describe('delayed marks', () => {
  const late = (teamId: string, p1: number | null, seen: unknown) =>
    prof.put('/team/evaluation', { json: { teamId, points: { level2: { p1 } }, seen: { level2: { p1: seen } } } });

  it.each([
    ['unchanged', 20, 20, 60, 200],
    ['changed since', 40, 20, 60, 409],
    ['given since', 40, null, 60, 409],
    ['given since, the same mark', 60, null, 60, 200],
    ['not given, unchanged', null, null, 60, 200],
    ['removed since', null, 20, null, 200],
    ['changed since, removed here', 40, 20, null, 409],
  ])('%s: with %j stored and %j seen, sending %j gets %i', async (_what, stands, seen, sent, status) => {
    const team = await teamWith(2);
    if (stands !== null) await evaluate(prof, team.id, { level2: { p1: stands } });
    const before = await gameTableRows(app.db);
    const reply = await late(team.id, sent, seen);
    expect(reply.statusCode).toBe(status);
    if (status === 200) return;
    expect(reply.json().code).toBe('marksChanged');
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it.each(['x', 1.5, {}])('refuses %j as the seen mark', async (seen) => {
    const team = await teamWith(2);
    expect((await late(team.id, 20, seen)).json().code).toBe('badInput');
  });
});

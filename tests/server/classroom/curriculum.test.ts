import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClassCurriculum } from '#contract/classroom/curriculum.ts';
import { LESSON_MS } from '#domain/limits.ts';
import { councils, councilTeams } from '#server/db/schema/councils.ts';
import { dilemmaChoices } from '#server/db/schema/dilemmas.ts';
import { lessons } from '#server/db/schema/lessons.ts';
import { answerVersions } from '#server/db/schema/records.ts';
import { answers } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { STARS_SETUP } from '../../support/council/setups.ts';
import { countQueries } from '../../support/database/countQueries.ts';

let test: TestApp;
let admin: TestCaller;
let prof: TestCaller;
let teacherId: string;
let made = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  const school = await test.school({ name: 'Básica da Serra' });
  const teacher = await test.teacher({ name: 'Ana Sá', schoolId: school.id });
  teacherId = teacher.id;
  prof = await test.as(teacher.username);
});
afterAll(() => test.close());

async function aClass(): Promise<string> {
  made += 1;
  return (await test.schoolClass({ teacherId, name: `Turma ${made}` })).id;
}
/** The day of October 2025, at noon. */
const day = (date: number) => new Date(Date.UTC(2025, 9, date, 12));
const seconds = (date: number) => day(date).getTime() / 1000;

async function curriculumOf(classId: string, caller = prof): Promise<ClassCurriculum> {
  const reply = await caller.get(`/classes/${classId}/curriculum`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
/** Days of October on which the team posted its parts, from the training on. */
async function post(teamId: string, days: readonly number[]): Promise<void> {
  await test.db
    .insert(answers)
    .values(days.map((date, part) => ({ teamId, part, texts: ['Olá'], fingerprint: 'f', acceptedAt: day(date) })));
}
async function choose(teamId: string, mission: 1 | 3, date: number): Promise<void> {
  await test.db.insert(dilemmaChoices).values({ teamId, mission, choice: 'first', opened: [0], chosenAt: day(date) });
}
async function council(teamIds: readonly string[], startedAt: Date | null): Promise<void> {
  made += 1;
  const [row] = await test.db
    .insert(councils)
    .values({ code: `c${made}`, seed: 's', setup: STARS_SETUP, startedAt })
    .returning({ id: councils.id });
  const councilId = row?.id ?? '';
  await test.db.insert(councilTeams).values(teamIds.map((teamId) => ({ councilId, teamId, readings: [], duels: [] })));
}

describe('GET /classes/:classId/curriculum', () => {
  it('is empty for a class without teams and lessons', async () => {
    const classId = await aClass();
    expect(await curriculumOf(classId)).toEqual({
      _id: classId,
      name: `Turma ${made}`,
      teacher: 'Ana Sá',
      school: 'Básica da Serra',
      groups: [],
      times: [],
      sessions: [],
    });
  });

  it('counts teams of two systems by what they have done, with the first and the last time', async () => {
    const classId = await aClass();
    const [far, alike, start, other] = [
      await test.team({ classId, theme: 'ic', level: 3 }),
      await test.team({ classId, theme: 'ic', level: 3 }),
      await test.team({ classId, theme: 'ic' }),
      await test.team({ classId, theme: 'ds', level: 2 }),
    ];
    await post(far.id, [1, 8]);
    await choose(far.id, 1, 9);
    await post(alike.id, [2, 8]);
    await choose(alike.id, 1, 15);
    await post(other.id, [3]);
    await council([far.id, alike.id, start.id], day(20));
    const { groups, times } = await curriculumOf(classId);
    expect(groups).toEqual([
      { theme: 'ic', moments: ['council'], teams: 1 },
      { theme: 'ic', moments: ['training', 'mission1', 'dilemma1', 'council'], teams: 2 },
      { theme: 'ds', moments: ['training'], teams: 1 },
    ]);
    const span = (theme: string, moment: string, first: number, last: number) => ({
      theme,
      moment,
      first: seconds(first),
      last: seconds(last),
    });
    expect(times).toEqual([
      span('ic', 'training', 1, 2),
      span('ic', 'mission1', 8, 8),
      span('ic', 'dilemma1', 9, 15),
      span('ic', 'council', 20, 20),
      span('ds', 'training', 3, 3),
    ]);
  });

  it('keeps all moments apart, and counts a mission once that was given back and answered again', async () => {
    const classId = await aClass();
    const team = await test.team({ classId, theme: 'dh', level: 6 });
    await post(team.id, [1, 2, 10, 4, 5]);
    await test.db.insert(answerVersions).values({
      teamId: team.id,
      level: 2,
      version: 1,
      texts: ['Antes'],
      acceptedAt: day(3),
      returnedAt: day(4),
      returnNote: 'Completem.',
      mark: { p1: 0, p2: 0, marked: { p1: false, p2: false } },
    });
    await choose(team.id, 1, 2);
    await choose(team.id, 3, 4);
    const { groups, times } = await curriculumOf(classId);
    expect(groups).toEqual([
      {
        theme: 'dh',
        moments: ['training', 'mission1', 'dilemma1', 'mission2', 'mission3', 'dilemma3', 'mission4'],
        teams: 1,
      },
    ]);
    expect(times.find(({ moment }) => moment === 'mission2')).toEqual({
      theme: 'dh',
      moment: 'mission2',
      first: seconds(3),
      last: seconds(10),
    });
  });

  it('does not count a council that is only prepared', async () => {
    const classId = await aClass();
    const team = await test.team({ classId, theme: 'dh' });
    await council([team.id], null);
    expect(await curriculumOf(classId)).toMatchObject({
      groups: [{ theme: 'dh', moments: [], teams: 1 }],
      times: [],
    });
  });

  it('does not count teams that were deleted, nor those of another class', async () => {
    const [classId, elsewhere] = [await aClass(), await aClass()];
    const [kept, deleted, neighbour] = [
      await test.team({ classId }),
      await test.team({ classId }),
      await test.team({ classId: elsewhere }),
    ];
    for (const { id } of [kept, deleted, neighbour]) await post(id, [1]);
    expect((await curriculumOf(classId)).groups).toEqual([{ theme: 'ic', moments: ['training'], teams: 2 }]);
    expect((await prof.send('DELETE', `/team/${deleted.id}`)).statusCode).toBe(200);
    expect((await curriculumOf(classId)).groups).toEqual([{ theme: 'ic', moments: ['training'], teams: 1 }]);
  });

  it('lists the sessions that are over once each: not the live one, nor lessons without a session', async () => {
    const classId = await aClass();
    const now = test.services.now();
    const lesson = (session: number | null, started: Date, over: { endedAt?: Date; expiresAt?: Date }) => {
      made += 1;
      return {
        classId,
        startedAt: started,
        expiresAt: new Date(started.getTime() + LESSON_MS),
        session,
        sessions: session && 6,
        mapCode: `m${made}`,
        ...over,
      };
    };
    await test.db
      .insert(lessons)
      .values([
        lesson(1, day(1), { endedAt: day(1) }),
        lesson(2, day(8), { endedAt: day(8) }),
        lesson(2, day(15), { endedAt: day(15) }),
        lesson(null, day(16), { endedAt: day(16) }),
        lesson(3, new Date(now), { expiresAt: new Date(now + LESSON_MS) }),
      ]);
    const over = [
      { plan: 6, session: 1, first: seconds(1), last: seconds(1) },
      { plan: 6, session: 2, first: seconds(8), last: seconds(15) },
    ];
    expect((await curriculumOf(classId)).sessions).toEqual(over);
    test.advance(LESSON_MS);
    expect((await curriculumOf(classId)).sessions).toEqual([
      ...over,
      { plan: 6, session: 3, first: Math.floor(now / 1000), last: Math.floor(now / 1000) },
    ]);
  });

  it('is for the teacher of the class and administrators, without a name or an id of a team', async () => {
    const classId = await aClass();
    const team = await test.team({ classId, name: 'Boreal', members: ['Íris Vaz'] });
    await post(team.id, [1]);
    const path = `/classes/${classId}/curriculum`;
    const other = await test.as((await test.teacher()).username);
    expect((await other.get(path)).json().code).toBe('notYours');
    const refused = [await (await test.as(team.username)).get(path), await test.anonymous.get(path)];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 401]);
    const missing = await admin.get('/classes/00000000-0000-4000-8000-00000000dead/curriculum');
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'notFound']);
    const reply = JSON.stringify(await curriculumOf(classId, admin));
    for (const hidden of ['Boreal', 'Íris', team.id]) expect(reply).not.toContain(hidden);
  });

  it('asks the database the same for any number of teams', async () => {
    const classId = await aClass();
    const counted = countQueries(test.db.$client);
    const queries = async () => {
      const before = counted();
      await curriculumOf(classId);
      return counted() - before;
    };
    const forNone = await queries();
    for (let teams = 0; teams < 5; teams += 1) await test.team({ classId });
    expect(await queries()).toBe(forNone);
    expect(forNone).toBeGreaterThan(0);
  });
});

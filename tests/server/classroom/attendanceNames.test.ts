import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { attendance } from '#server/db/schema/lessons.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

// A name that a school takes out of a team is in no lesson of the team either (docs/privacy.md).

let test: TestApp;
let teacher: TestCaller;
let teamId: string;

beforeAll(async () => {
  test = await createTestApp();
  teacher = await test.as((await test.teacher()).username);
});
afterAll(() => test.close());

/** A team with a lesson in which it said who was there, and one in which it skipped the question. */
beforeEach(async () => {
  const { id: classId } = await test.schoolClass({ teacherId: teacher.accountId });
  const members = ['Ana', 'Rui', 'Eva', 'Leo'];
  const made = await test.team({ classId, name: 'Cometas', members });
  teamId = made.id;
  const team = await test.as(made.username);
  for (const present of [['Ana', 'Rui', 'Leo'], null]) {
    const { _id } = (await teacher.post(`/classes/${classId}/lesson`, { json: {} })).json().lesson;
    expect((await team.put(`/lesson/${_id}/attendance`, { json: { present } })).statusCode).toBe(200);
    await teacher.post(`/classes/${classId}/lesson/end`);
  }
});

const edit = (teamMembers: string[]) => teacher.put(`/team/${teamId}`, { json: { name: 'Cometas', teamMembers } });
const stored = async () => {
  const rows = await test.db
    .select({ present: attendance.present, absent: attendance.absent, roles: attendance.roles })
    .from(attendance)
    .where(eq(attendance.teamId, teamId));
  return rows.sort((a, b) => (b.present?.length ?? 0) - (a.present?.length ?? 0));
};
const SKIPPED = { present: null, absent: null, roles: {} };

it('leaves the lessons with the team', async () => {
  expect((await edit(['Rui', 'Eva'])).statusCode).toBe(200);
  expect(await stored()).toEqual([{ present: ['Rui'], absent: ['Eva'], roles: { scribe: 'Rui' } }, SKIPPED]);
});

it('stays the same person when it is only written anew', async () => {
  await edit(['A.', 'Rui', 'Eva', 'Leo']);
  const roles = { pilot: 'A.', scribe: 'Rui', navigator: 'Leo', speaker: 'A.' };
  expect(await stored()).toEqual([{ present: ['A.', 'Rui', 'Leo'], absent: ['Eva'], roles }, SKIPPED]);
});

it('of somebody who was not there leaves the lesson too, or is written anew in it', async () => {
  await edit(['Ana', 'Rui', 'Leo']);
  expect((await stored())[0]).toMatchObject({ present: ['Ana', 'Rui', 'Leo'], absent: [] });
  await edit(['Ana', 'Rui', 'Zé', 'Leo']);
  expect((await stored())[0]?.absent, 'who joined later was no member then').toEqual([]);
});

it('is written anew where it was absent', async () => {
  await edit(['Ana', 'Rui', 'E.', 'Leo']);
  expect((await stored())[0]).toMatchObject({ present: ['Ana', 'Rui', 'Leo'], absent: ['E.'] });
});

it('stays where it is when others join or only the team is renamed', async () => {
  const before = await stored();
  await edit(['Ana', 'Rui', 'Eva', 'Leo', 'Gil']);
  expect(await stored()).toEqual(before);
});

it('is in no row once the team is erased', async () => {
  const { rows } = await test.db.execute<{ name: string }>(sql`select name from teams where id = ${teamId}`);
  expect((await teacher.post(`/team/${teamId}/erase`, { json: { name: rows[0]?.name } })).statusCode).toBe(200);
  expect(await stored()).toEqual([]);
});

import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonRoles } from '#domain/classroom/roles.ts';
import { LESSON_MS } from '#domain/limits.ts';
import { readDelimited } from '#domain/school/imports/delimited.ts';
import { attendance, lessons, reflections } from '#server/db/schema/lessons.ts';
import { answerVersions, returnedLevels } from '#server/db/schema/records.ts';
import { answers } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { readZipEntries } from '../../support/attacks/readZipEntries.ts';

const MINUTE = 60_000;
const MEMBERS = ['Ana', 'Rui', 'Eva', 'Leo'];

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let classId: string;
let teamId: string;
let team: TestCaller;
let start: number;
let lessonsMade = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  teacher = await test.as((await test.teacher()).username);
  other = await test.as((await test.teacher()).username);
});
afterAll(() => test.close());

/** A class of its own with a team that posted the training at minute 10 of the first lesson. */
beforeEach(async () => {
  start = test.services.now() - 30 * 24 * 60 * MINUTE;
  classId = (await test.schoolClass({ teacherId: teacher.accountId })).id;
  const made = await test.team({ classId, name: 'Cometas', members: MEMBERS, level: 4 });
  teamId = made.id;
  team = await test.as(made.username);
});

/** The pool under the database, to count its statements. */
const clientOf = (db: TestApp['db']) => (db as unknown as { $client: Pool }).$client;
const at = (minute: number) => new Date(start + minute * MINUTE);

/** Adds a lesson of an hour that starts at a minute. */
async function lesson(minute: number, { session = null as number | null, inClass = classId } = {}) {
  lessonsMade += 1;
  const [row] = await test.db
    .insert(lessons)
    .values({
      classId: inClass,
      startedAt: at(minute),
      endedAt: at(minute + 60),
      expiresAt: new Date(at(minute).getTime() + LESSON_MS),
      session,
      sessions: session && 6,
      mapCode: `codigo-${lessonsMade}`,
    })
    .returning({ id: lessons.id });
  return row?.id ?? '';
}
const post = (part: number, minute: number, of = teamId) =>
  test.db.insert(answers).values({ teamId: of, part, texts: ['x'], fingerprint: 'x:y', acceptedAt: at(minute) });
const attend = (lessonId: string, present: string[] | null, roles: LessonRoles = {}, of = teamId) =>
  test.db.insert(attendance).values({ lessonId, teamId: of, present, roles, at: at(0) });
const reflect = (mission: number, given: number[], of = teamId) =>
  test.db.insert(reflections).values({ teamId: of, mission, answers: given, at: at(0) });
const path = (id = teamId) => `/team/${id}/teamwork`;
const missions = async (caller = teacher) => (await caller.get(path())).json().missions;
const lessonIds = async (mission: number) =>
  (await missions())[`level${mission}`].lessons.map(({ _id }: { _id: string }) => _id);

describe('how a team worked', () => {
  it('has the answers of each mission, and who was there in the lessons in which it was played', async () => {
    const first = await lesson(0, { session: 1 });
    const second = await lesson(1_000);
    await post(0, 10);
    await post(1, 50);
    await attend(first, ['Ana', 'Rui'], { pilot: 'Ana', speaker: 'Ana', scribe: 'Rui' });
    await attend(second, null);
    await reflect(1, [3, 2, 1]);
    expect(await missions()).toEqual({
      level1: {
        reflection: [3, 2, 1],
        lessons: [
          {
            _id: first,
            startedAt: at(0).getTime() / 1_000,
            session: 1,
            sessions: 6,
            attendance: { present: ['Ana', 'Rui'], roles: { pilot: 'Ana', speaker: 'Ana', scribe: 'Rui' } },
            absent: ['Eva', 'Leo'],
          },
        ],
      },
      level2: {
        reflection: null,
        lessons: [
          expect.objectContaining({ _id: first }),
          expect.objectContaining({ _id: second, session: null, attendance: { present: null, roles: {} }, absent: [] }),
        ],
      },
      level3: { reflection: null, lessons: [] },
      level4: { reflection: null, lessons: [] },
    });
  });

  it('lists as absent who was a member in that lesson, not who joined the team later', async () => {
    const id = await lesson(0);
    await post(0, 10);
    await test.db
      .insert(attendance)
      .values({ lessonId: id, teamId, present: ['Ana'], absent: ['Rui'], roles: {}, at: at(0) });
    const { level1 } = await missions();
    expect(level1.lessons).toMatchObject([{ _id: id, absent: ['Rui'] }]);
  });

  it('tells a lesson in which nobody was asked from one in which the question was skipped', async () => {
    const id = await lesson(0);
    await post(0, 10);
    const { level1 } = await missions();
    expect(level1.lessons).toMatchObject([{ _id: id, attendance: null, absent: [] }]);
  });

  it('follows a mission that was given back into the lesson in which it was answered again', async () => {
    const ids = [await lesson(0), await lesson(1_000), await lesson(2_000), await lesson(3_000)];
    await post(0, 10);
    await post(1, 20);
    const version = { teamId, level: 2, version: 1, texts: ['x'], returnNote: 'x', note: null, proposal: null };
    const mark = { p1: 0, p2: 0, marked: { p1: false, p2: false } };
    await test.db.insert(answerVersions).values({ ...version, mark, acceptedAt: at(40), returnedAt: at(1_900) });
    await post(2, 2_030);
    expect(await lessonIds(2), 'not in the second, between answer and return').toEqual([ids[0], ids[2]]);
    await test.db.insert(returnedLevels).values({ teamId, level: 2, note: 'x', returnedAt: at(2_500) });
    expect(await lessonIds(2), 'it is open again').toEqual([ids[0], ids[2], ids[3]]);
  });

  it('counts a live lesson until now', async () => {
    await test.db.update(lessons).set({ endedAt: sql`${lessons.expiresAt}` });
    start = test.services.now();
    await post(0, -60);
    await teacher.post(`/classes/${classId}/lesson`, { json: {} });
    expect(await lessonIds(1), 'it has only begun').toEqual([]);
    test.advance(6 * MINUTE);
    expect(await lessonIds(1)).toHaveLength(1);
  });

  it('keeps the attendance of a team that moved to another class, and says nothing of lessons that are gone', async () => {
    const ids = [await lesson(0), await lesson(1_000)];
    await post(0, 10);
    for (const id of ids) await attend(id, ['Ana']);
    const { id: next } = await test.schoolClass({ teacherId: teacher.accountId });
    expect((await teacher.put(`/team/${teamId}/class`, { json: { classId: next } })).statusCode).toBe(200);
    expect(await lessonIds(1)).toEqual(ids);
    await test.db.delete(lessons).where(eq(lessons.id, ids[0] ?? ''));
    expect(await lessonIds(1)).toEqual([ids[1]]);
  });

  it("is read by the team's teacher and administrators only, and is gone with the team", async () => {
    const codes = async (caller: TestCaller, id?: string) => {
      const reply = await caller.get(path(id));
      return [reply.statusCode, reply.json().code];
    };
    expect(await codes(test.anonymous)).toEqual([401, 'signedOut']);
    expect(await codes(team)).toEqual([403, 'wrongRole']);
    expect(await codes(other)).toEqual([403, 'notYours']);
    expect(await codes(teacher, 'x')).toEqual([400, 'badInput']);
    expect((await admin.get(path())).statusCode).toBe(200);
    await teacher.send('DELETE', `/team/${teamId}`);
    expect(await codes(teacher)).toEqual([404, 'notFound']);
  });
});

describe('reports and exports', () => {
  const table = async () => {
    const reply = await teacher.get(`/export/marks.csv?classId=${classId}`);
    return readDelimited(reply.body, ';').map(({ cells }) => cells.slice(-8));
  };
  const reportOf = async (from: string) => (await teacher.get(from)).json().teams;

  beforeEach(async () => {
    const ids = [await lesson(0), await lesson(1_000), await lesson(2_000)];
    await attend(ids[0] ?? '', MEMBERS);
    await attend(ids[1] ?? '', ['Ana', 'Leo', 'Saiu']);
    await attend(ids[2] ?? '', null);
    await reflect(1, [3, 2, 3]);
    await reflect(3, [1, 1, 3]);
    await test.team({ classId, name: 'Novos', members: ['Íris'] });
  });

  it('have numbers of presences and the answers, and no names but the members that a report had before', async () => {
    const [one, two] = await reportOf(`/classes/${classId}/report`);
    expect(one.teamwork).toEqual({
      attendance: { sessions: 2, skipped: 1, presences: 6, members: 4 },
      reflections: { level1: [3, 2, 3], level2: null, level3: [1, 1, 3], level4: null },
    });
    expect(two.teamwork).toEqual({
      attendance: { sessions: 0, skipped: 0, presences: 0, members: 1 },
      reflections: { level1: null, level2: null, level3: null, level4: null },
    });
    expect((await reportOf(`/team/${teamId}/report`))[0].teamwork).toEqual(one.teamwork);
    expect(JSON.stringify([one, two])).not.toContain('Saiu');
  });

  it('in a file: numbers with a decimal comma, words, and no name of a member', async () => {
    const [head, ...rows] = await table();
    expect(head?.slice(0, 4)).toEqual([
      'Sessões com presenças indicadas',
      'Membros presentes, em média',
      'Membros da equipa',
      'Missão 1: como trabalhou a equipa (participaram · ouviram-se · cumpriram as funções)',
    ]);
    expect(rows).toEqual([
      ['2', '3', '4', 'Sim · Em parte · Sim', '', 'Ainda não · Ainda não · Sim', '', '2,2'],
      ['0', '', '1', '', '', '', '', ''],
    ]);
    for (const file of ['marks', 'answers']) {
      const csv = (await teacher.get(`/export/${file}.csv?classId=${classId}`)).body;
      const xlsx = (await teacher.get(`/export/${file}.xlsx?classId=${classId}`)).rawPayload;
      const sheet = readZipEntries(xlsx).get('xl/worksheets/sheet1.xml') ?? '';
      if (file === 'marks') expect(sheet, 'a number').toMatch(/<v>2\.2<\/v>/);
      for (const name of ['Rui', 'Leo', 'Saiu', 'Íris']) expect(csv + sheet, file).not.toContain(name);
    }
  });

  it('read a class of many teams with as many statements as one of two', async () => {
    const statements = async () => {
      const asked = vi.spyOn(clientOf(test.db), 'query');
      await reportOf(`/classes/${classId}/report`);
      const count = asked.mock.calls.length;
      asked.mockRestore();
      return count;
    };
    const few = await statements();
    expect(few).toBeGreaterThan(3);
    for (let index = 0; index < 10; index += 1) await test.team({ classId, name: `Mais ${index}` });
    expect(await statements()).toBe(few);
  });
});

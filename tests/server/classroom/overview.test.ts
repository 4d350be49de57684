import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClassOverview, classOverviews } from '#contract/classroom/overview.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { LESSON_MS } from '#domain/limits.ts';
import { commentReports, comments, proposals } from '#server/db/schema/council.ts';
import { councilClasses, councils } from '#server/db/schema/councils.ts';
import { lessonSettings, lessons } from '#server/db/schema/lessons.ts';
import { returnedLevels } from '#server/db/schema/records.ts';
import { marks } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { STARS_SETUP } from '../../support/council/setups.ts';
import { countQueries } from '../../support/database/countQueries.ts';

type ClassPage = ReplyOf<typeof classOverviews.classOverview>;

let test: TestApp;
let admin: TestCaller;
let prof: TestCaller;
let other: TestCaller;
let teacherId: string;
let named = 0;
const nextNumber = () => {
  named += 1;
  return named;
};

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  const school = await test.school({ name: 'Básica da Serra' });
  const teacher = await test.teacher({ name: 'Ana Sá', schoolId: school.id });
  teacherId = teacher.id;
  prof = await test.as(teacher.username);
  other = await test.as((await test.teacher()).username);
});
afterAll(() => test.close());

const aClass = async () => (await test.schoolClass({ teacherId, name: `Turma ${nextNumber()}` })).id;
const at = () => new Date(test.services.now());

async function open(classId: string, caller = prof): Promise<ClassPage> {
  const reply = await caller.get(`/classes/${classId}/overview`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
async function list(caller: TestCaller, query = ''): Promise<{ classes: ClassOverview[]; total: number }> {
  const reply = await caller.get(`/classes/overview?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  const { classes, pagination } = reply.json();
  return { classes, total: pagination.total };
}
const marked = (teamId: string, level: number, isMarked: boolean) => ({
  teamId,
  level,
  p1Marked: isMarked,
  p2Marked: isMarked,
});

/** A lesson that is over; `session` of a plan of four. */
const pastLesson = (classId: string, session: number | null) => ({
  classId,
  startedAt: at(),
  expiresAt: at(),
  endedAt: at(),
  session,
  sessions: session && 4,
  mapCode: `m${nextNumber()}`,
});

describe('GET /classes/:classId/overview', () => {
  it('tells a class without teams from the beginning', async () => {
    const classId = await aClass();
    expect(await open(classId)).toEqual({
      _id: classId,
      name: `Turma ${named}`,
      teacher: 'Ana Sá',
      school: 'Básica da Serra',
      teams: 0,
      plan: null,
      isLive: false,
      council: null,
      teamsToMark: 0,
      waiting: { comments: 0, proposals: 0, diary: 0 },
      questions: 0,
      feedbackHeldUntil: null,
      returned: 0,
      nextStep: 'formTeams',
      progress: [],
    });
  });

  it('counts what waits for the teacher, and shows the level of each team', async () => {
    const classId = await aClass();
    const one = await test.team({ classId, name: 'Boreal', level: 4 });
    const two = await test.team({ classId, name: 'Andrómeda', level: 6 });
    const fresh = await test.team({ classId, name: 'Cometa' });
    // Level 1 has no p1 of a teacher's.
    await test.db
      .insert(marks)
      .values([
        { teamId: one.id, level: 1, p2Marked: true },
        marked(one.id, 2, false),
        ...[1, 2, 3, 4].map((level) => marked(two.id, level, level < 4)),
      ]);
    await test.db.insert(returnedLevels).values([
      { teamId: one.id, level: 1, note: 'Completem.', returnedAt: at() },
      { teamId: two.id, level: 2, note: 'Completem.', returnedAt: at() },
    ]);
    await test.db.insert(lessons).values(pastLesson(classId, null));
    const page = await open(classId);
    expect(page).toMatchObject({ teams: 3, teamsToMark: 2, returned: 2, nextStep: 'mark', plan: null });
    expect(page.progress).toEqual([
      { _id: two.id, name: 'Andrómeda', levels: ['done', 'done', 'returned', 'done', 'toMark', 'ahead'] },
      { _id: one.id, name: 'Boreal', levels: ['done', 'returned', 'toMark', 'ahead', 'ahead', 'ahead'] },
      { _id: fresh.id, name: 'Cometa', levels: ['now', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'] },
    ]);
  });

  it('counts held and reported texts of its teams once, and no decided or hidden ones', async () => {
    const classId = await aClass();
    const [one, two] = [await test.team({ classId, level: 6 }), await test.team({ classId, level: 6 })];
    await test.db.insert(lessons).values(pastLesson(classId, null));
    const [first] = await test.db
      .insert(proposals)
      .values([
        { teamId: one.id, text: 'Uma' },
        { teamId: two.id, text: 'Outra', state: 'held', heldFor: 'before' },
      ])
      .returning({ id: proposals.id });
    const proposalId = first?.id ?? '';
    const said = { proposalId, teamId: two.id, text: 'Olá' };
    const inserted = await test.db
      .insert(comments)
      .values([
        said,
        { ...said, state: 'held', heldFor: 'words' },
        { ...said, state: 'hidden' },
        { ...said, text: 'Denunciado' },
        { ...said, text: 'Decidido', decidedAt: new Date(at().getTime() + 1_000) },
      ])
      .returning({ id: comments.id, text: comments.text });
    const reported = inserted.filter(({ text }) => text !== 'Olá');
    await test.db
      .insert(commentReports)
      .values(reported.map(({ id }) => ({ commentId: id, teamId: one.id, at: at() })));
    expect(await open(classId)).toMatchObject({ waiting: { comments: 2, proposals: 1 }, nextStep: 'moderate' });
    // The same as the queues of Moderação, which this teacher's other classes leave empty.
    const { waiting, reported: denounced, proposals: texts } = (await prof.get('/moderation/count')).json();
    expect([waiting + denounced, texts.waiting + texts.reported]).toEqual([2, 1]);
  });

  it('follows the lessons of a plan from the first to the last, and the plan that is sent', async () => {
    const classId = await aClass();
    const team = await test.team({ classId, level: 6 });
    expect(await open(classId)).toMatchObject({ nextStep: 'firstLesson', plan: null });
    await test.db.insert(lessonSettings).values({ classId, plan: 4, nextSession: 3, stuckMinutes: 4 });
    await prof.post(`/classes/${classId}/lesson`, { json: { session: 3 } });
    expect(await open(classId)).toMatchObject({ nextStep: 'live', isLive: true, plan: { session: 3, sessions: 4 } });
    await prof.post(`/classes/${classId}/lesson/end`);
    expect(await open(classId)).toMatchObject({ nextStep: 'nextLesson', isLive: false, plan: { session: 4 } });
    await test.db.insert(proposals).values({ teamId: team.id, text: 'O nosso plano' });
    await prof.post(`/classes/${classId}/lesson`, { json: { session: 4 } });
    expect((await open(classId)).nextStep).toBe('live');
    test.advance(LESSON_MS);
    prof = await test.as(await usernameOf(teacherId));
    // A lesson that nobody ended is over too.
    expect(await open(classId)).toMatchObject({ nextStep: 'sendPlan', isLive: false });
    expect((await prof.post(`/proposal/${team.id}/submit`, { json: {} })).statusCode).toBe(201);
    expect((await open(classId)).nextStep).toBe('finished');
    await prof.put(`/classes/${classId}/lesson/settings`, { json: { plan: 6 } });
    expect(await open(classId)).toMatchObject({ nextStep: 'nextLesson', plan: { session: 1, sessions: 6 } });
  });
});

const usernameOf = async (id: string) => (await admin.get(`/teachers/${id}`)).json().credentials.username as string;

describe('a council session of the class', () => {
  /** Inserts a session of the class in this state. */
  async function hold(classId: string, state: 'prepared' | 'running' | 'closed'): Promise<string> {
    const isClosed = state === 'closed';
    const [council] = await test.db
      .insert(councils)
      .values({ code: `c${nextNumber()}`, seed: 's', setup: STARS_SETUP, state, closedAt: isClosed ? at() : null })
      .returning({ id: councils.id });
    const councilId = council?.id ?? '';
    await test.db.insert(councilClasses).values({ councilId, classId, open: !isClosed });
    return councilId;
  }
  async function taughtClass(): Promise<string> {
    const classId = await aClass();
    await test.team({ classId });
    await test.db.insert(lessons).values(pastLesson(classId, null));
    return classId;
  }

  it.each(['prepared', 'running'] as const)('is its next step while it is %s', async (state) => {
    const classId = await taughtClass();
    await hold(classId, 'closed');
    const id = await hold(classId, state);
    expect(await open(classId)).toMatchObject({ council: { _id: id, state }, nextStep: 'council' });
    const { classes } = await list(prof, 'limit=100');
    expect(classes.find((one) => one._id === classId)).toMatchObject({ council: { _id: id, state } });
  });

  it('is not told once it is closed', async () => {
    const classId = await taughtClass();
    await hold(classId, 'closed');
    expect(await open(classId)).toMatchObject({ council: null, nextStep: 'nextLesson' });
  });
});

describe('GET /classes/overview', () => {
  it('lists own classes only, those in session first, in pages; administrators see all', async () => {
    const mine = await test.teacher();
    const caller = await test.as(mine.username);
    const ids = await Promise.all(
      ['8.º A', '10.º A', '9.º B'].map(async (name) => (await test.schoolClass({ teacherId: mine.id, name })).id),
    );
    expect((await list(caller)).classes.map(({ name }) => name)).toEqual(['8.º A', '9.º B', '10.º A']);
    await caller.post(`/classes/${ids[1]}/lesson`, { json: {} });
    const pages = [await list(caller, 'limit=2'), await list(caller, 'limit=2&page=1')];
    expect(pages.flatMap(({ classes }) => classes.map(({ name }) => name))).toEqual(['10.º A', '8.º A', '9.º B']);
    expect(pages.map(({ total }) => total)).toEqual([3, 3]);
    expect(await list(other)).toEqual({ classes: [], total: 0 });
    const all = await list(admin, 'limit=100');
    expect(all.classes).toHaveLength(all.total);
    expect(all.classes.map(({ _id }) => _id)).toEqual(expect.arrayContaining(ids));
  });

  it('has the same row for a class as its page', async () => {
    const { classes } = await list(prof, 'limit=100');
    expect(classes.length).toBeGreaterThan(2);
    for (const row of classes) {
      const { progress, ...page } = await open(row._id);
      expect(row).toEqual(page);
      expect(progress).toHaveLength(row.teams);
    }
  });

  it('needs as many queries for many classes as for one', async () => {
    const counted = countQueries(test.db.$client);
    const queriesOf = async (query: string) => {
      const before = counted();
      await list(admin, query);
      return counted() - before;
    };
    await queriesOf('limit=1');
    const [one, many] = [await queriesOf('limit=1'), await queriesOf('limit=100')];
    expect(many).toBe(one);
  });
});

describe('refusals', () => {
  it("refuses another teacher's class, a team, a stranger and an unknown class", async () => {
    const classId = await aClass();
    const team = await test.as((await test.team({ classId })).username);
    const path = `/classes/${classId}/overview`;
    expect((await other.get(path)).json().code).toBe('notYours');
    for (const one of [path, '/classes/overview']) {
      expect([(await team.get(one)).statusCode, (await test.anonymous.get(one)).statusCode]).toEqual([403, 401]);
    }
    expect((await prof.get('/classes/00000000-0000-4000-8000-000000000000/overview')).statusCode).toBe(404);
    expect((await prof.get('/classes/abc/overview')).statusCode).toBe(400);
    expect((await prof.get('/classes/overview?limit=1001')).statusCode).toBe(400);
    expect((await open(classId, admin))._id).toBe(classId);
  });
});

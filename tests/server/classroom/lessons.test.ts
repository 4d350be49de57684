import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveClass } from '#contract/classroom/lessons.ts';
import {
  CLASS_READ_EVERY_MS,
  HAND_DEVICES_MAX,
  HAND_SHOWN_MS,
  LESSON_ENDED_SHOWN_MS,
  LESSON_MESSAGE_FRESH_MS,
  LESSON_MS,
} from '#domain/limits.ts';
import { tidy } from '#server/tidy.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let test: TestApp;
let prof: TestCaller;
let teacherId: string;

beforeAll(async () => {
  test = await createTestApp();
  const teacher = await test.teacher();
  teacherId = teacher.id;
  prof = await test.as(teacher.username);
});
afterAll(() => test.close());

interface Classroom {
  classId: string;
  one: TestCaller;
  two: TestCaller;
}

async function classroom({ live = true, members = ['Ana', 'Rui', 'Eva', 'Leo'] } = {}): Promise<Classroom> {
  const { id: classId } = await test.schoolClass({ teacherId });
  const callers: TestCaller[] = [];
  for (const name of ['Andrómeda', 'Boreal']) {
    callers.push(await test.as((await test.team({ classId, name, level: 3, members })).username));
  }
  if (live) expect((await prof.post(`/classes/${classId}/lesson`, { json: {} })).statusCode).toBe(201);
  return { classId, one: callers[0] as TestCaller, two: callers[1] as TestCaller };
}

async function read(classId: string): Promise<LiveClass> {
  test.services.classLive.forget(classId);
  const reply = await prof.get(`/classes/${classId}/lesson`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const position = async (team: TestCaller) => (await team.get('/standing')).json();
const lessonOf = async (team: TestCaller) => (await position(team)).lesson;
const steer = (classId: string, ...changes: object[]) =>
  prof.put(`/classes/${classId}/lesson/steering`, { json: { changes } });
const say = (classId: string, text: string, teamId: string | null = null) =>
  prof.post(`/classes/${classId}/lesson/messages`, { json: { text, teamId } });
const report = (team: TestCaller, given: object = {}) =>
  team.put('/device', { json: { device: 'tablet', part: 2, step: 'write', words: 3, files: 0, unsent: 0, ...given } });
const actions = async (subjectId: string) => {
  const { rows } = await test.db.execute<{ action: string }>(
    sql`select action from audit where subject_id = ${subjectId} order by id`,
  );
  return rows.map(({ action }) => action);
};

describe('a lesson', () => {
  it('starts once, ends, and is taken up again as it was', async () => {
    const { classId, one } = await classroom({ live: false });
    expect(await read(classId)).toMatchObject({ lesson: null, ended: null, settings: { plan: null, stuckMinutes: 4 } });
    expect(await lessonOf(one)).toBeUndefined();
    const started = await prof.post(`/classes/${classId}/lesson`, { json: { pace: 2 } });
    expect([started.statusCode, started.json().lesson.steering]).toEqual([
      201,
      { paused: false, pace: 2, silent: false },
    ]);
    expect((await prof.post(`/classes/${classId}/lesson`, { json: {} })).json().code).toBe('lessonLive');
    expect(await lessonOf(one)).toMatchObject({ isEnded: false, pace: 2, leftMs: LESSON_MS, attendance: null });

    await steer(classId, { teamId: null, paused: true, silent: true });
    const ended = await prof.post(`/classes/${classId}/lesson/end`);
    expect(ended.json()).toMatchObject({ lesson: null, ended: { _id: started.json().lesson._id } });
    expect(await lessonOf(one)).toMatchObject({ isEnded: true, leftMs: 0, paused: false, pace: null, silent: false });
    expect((await prof.post(`/classes/${classId}/lesson/end`)).json().code).toBe('noLesson');

    expect((await prof.post(`/classes/${classId}/lesson/resume`)).json().lesson._id).toBe(started.json().lesson._id);
    expect(await lessonOf(one)).toMatchObject({ isEnded: false, paused: true, pace: 2, silent: true });
    expect(await actions(classId)).toEqual(['startLesson', 'steerLesson', 'endLesson', 'resumeLesson']);
  });

  it('ends by itself, releases every device, and lets another start', async () => {
    const { classId, one } = await classroom();
    await steer(classId, { teamId: null, paused: true });
    test.advance(LESSON_MS);
    const again = [await prof, await test.as(await usernameOf(one))];
    expect(await lessonOf(again[1] as TestCaller)).toBeUndefined();
    expect((await read(classId)).lesson).toBeNull();
    expect((await steer(classId, { teamId: null, paused: false })).json().code).toBe('noLesson');
    expect((await prof.post(`/classes/${classId}/lesson`, { json: {} })).statusCode).toBe(201);
    expect(await lessonOf(one)).toMatchObject({ paused: false });
  });

  it('is shown as ended for an hour only', async () => {
    const { classId, one } = await classroom();
    await prof.post(`/classes/${classId}/lesson/end`);
    test.advance(LESSON_ENDED_SHOWN_MS + 1);
    expect(await lessonOf(one)).toBeUndefined();
    expect((await prof.post(`/classes/${classId}/lesson/resume`)).json().code).toBe('noLesson');
  });

  it('moves the class to the next session of its plan when it starts, also where nobody ends it', async () => {
    const { classId } = await classroom({ live: false });
    const settings = (json: object) => prof.put(`/classes/${classId}/lesson/settings`, { json });
    expect((await settings({ plan: 4, nextSession: 3 })).json()).toMatchObject({ plan: 4, nextSession: 3 });
    const started = await prof.post(`/classes/${classId}/lesson`, { json: { session: 3 } });
    expect(started.json().lesson).toMatchObject({ session: 3, sessions: 4 });
    expect((await read(classId)).settings.nextSession).toBe(4);
    test.advance(LESSON_MS + 1);
    expect((await read(classId)).settings.nextSession).toBe(4);
    await prof.post(`/classes/${classId}/lesson`, { json: { session: 4 } });
    expect((await read(classId)).settings.nextSession).toBe(4);
    expect((await settings({ plan: 6 })).json().nextSession).toBe(1);
    expect((await settings({ stuckMinutes: 0 })).statusCode).toBe(400);
    expect((await settings({ plan: 5 })).statusCode).toBe(400);
  });
});

describe('what devices report', () => {
  it('reaches the teacher from all devices, also when one of them has a name that jsonb refuses', async () => {
    const { classId, one, two } = await classroom();
    const answers = await Promise.all([report(one, { device: 'a\ud800' }), report(two)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await read(classId)).teams.map(({ devices }) => devices.length)).toEqual([1, 1]);
  });

  it('is kept of the devices of a team that reported last, up to 20', async () => {
    const { classId, one } = await classroom();
    for (let device = 0; device < 22; device += 1) {
      await report(one, { device: `d${device}`, words: device });
      test.advance(1_000);
    }
    const devices = (await read(classId)).teams.find((team) => team.devices.length > 0)?.devices ?? [];
    expect(devices.map(({ words }) => words).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 2),
    );
  });
});

const usernameOf = async ({ accountId }: TestCaller) => {
  const { rows } = await test.db.execute<{ username: string }>(
    sql`select username from accounts where id = ${accountId}`,
  );
  return rows[0]?.username ?? '';
};

describe('steering', () => {
  it('reaches one team or all, and the reply undoes it', async () => {
    const { classId, one, two } = await classroom();
    await steer(classId, { teamId: one.accountId, paused: true });
    expect([(await lessonOf(one)).paused, (await lessonOf(two)).paused]).toEqual([true, false]);
    const all = await steer(classId, { teamId: null, paused: true, pace: 1 });
    expect([(await lessonOf(one)).pace, (await lessonOf(two)).paused]).toEqual([1, true]);
    await steer(classId, ...all.json().before);
    expect([(await lessonOf(one)).paused, (await lessonOf(two)).paused]).toEqual([true, false]);
    expect((await lessonOf(one)).pace).toBeNull();
  });

  it('holds for a team that comes later', async () => {
    const { classId } = await classroom();
    await steer(classId, { teamId: null, silent: true });
    const late = await test.as((await test.team({ classId })).username);
    expect((await lessonOf(late)).silent).toBe(true);
  });
});

describe('a message', () => {
  it('reaches its team, counts who has seen it, and can be withdrawn', async () => {
    const { classId, one, two } = await classroom();
    const toAll = (await say(classId, 'Faltam cinco minutos.')).json();
    test.advance(1);
    const toOne = (await say(classId, 'Boa ideia!', one.accountId)).json();
    const texts = async (team: TestCaller) => (await lessonOf(team)).messages.map(({ text }: { text: string }) => text);
    expect(await texts(one)).toEqual(['Faltam cinco minutos.', 'Boa ideia!']);
    expect(await texts(two)).toEqual(['Faltam cinco minutos.']);
    expect((await two.put(`/lesson-messages/${toOne._id}/seen`)).json().code).toBe('notFound');
    for (const team of [one, one, two]) await team.put(`/lesson-messages/${toAll._id}/seen`);
    expect((await read(classId)).messages.map(({ seenBy }) => seenBy).sort()).toEqual([0, 2]);
    expect((await prof.send('DELETE', `/lesson-messages/${toAll._id}`)).statusCode).toBe(200);
    expect(await texts(two)).toEqual([]);
    expect(await actions(classId)).toEqual(['startLesson', 'sendMessage', 'sendMessage', 'withdrawMessage']);
  });

  it('is sent once, however often its call arrives', async () => {
    const [{ classId, one }, other] = [await classroom(), await classroom()];
    const body = { _id: randomUUID(), teamId: null, text: 'Ouçam quem ainda não falou.' };
    const send = (to: string, json: object) => prof.post(`/classes/${to}/lesson/messages`, { json });
    const first = (await send(classId, body)).json();
    await one.put(`/lesson-messages/${body._id}/seen`);
    test.advance(1_000);
    const again = await send(classId, body);
    expect([again.statusCode, again.json()]).toEqual([201, { ...first, seenBy: 1 }]);
    expect((await read(classId)).messages).toEqual([again.json()]);
    expect(await actions(classId)).toEqual(['startLesson', 'sendMessage']);
    expect((await send(other.classId, body)).json().code, 'the id of another class').toBe('notFound');
  });

  it('is not said after half an hour, nor in the next lesson', async () => {
    const { classId, one } = await classroom();
    await say(classId, 'Agora.');
    test.advance(LESSON_MESSAGE_FRESH_MS);
    expect((await lessonOf(one)).messages).toEqual([]);
    await say(classId, 'No fim.');
    await prof.post(`/classes/${classId}/lesson/end`);
    await prof.post(`/classes/${classId}/lesson`, { json: {} });
    expect((await lessonOf(one)).messages).toEqual([]);
  });

  it.each([
    ['expired', async () => {}],
    ['ended', (classId: string) => prof.post(`/classes/${classId}/lesson/end`)],
  ])(
    'is not told to a device that comes back a day after its lesson has %s, and neither is a pause',
    async (_, finish) => {
      const { classId, one } = await classroom();
      const username = await usernameOf(one);
      await steer(classId, { teamId: null, paused: true, silent: true, pace: 0 });
      await say(classId, 'Olhem para a frente.');
      await finish(classId);
      test.advance(24 * 60 * 60_000);
      expect(await position(await test.as(username))).not.toHaveProperty('lesson');
      prof = await test.as(await usernameOf(prof));
      await prof.post(`/classes/${classId}/lesson`, { json: {} });
      const told = await lessonOf(await test.as(username));
      expect(told).toMatchObject({ messages: [], paused: false, silent: false, pace: null });
    },
  );

  it.each(['', ' '.repeat(3), 'x'.repeat(201)])('refuses a text of %j', async (text) => {
    const { classId } = await classroom();
    expect((await say(classId, text)).statusCode).toBe(400);
  });

  it('refuses a team of another class', async () => {
    const [{ classId }, { one }] = [await classroom(), await classroom()];
    expect((await say(classId, 'Olá', one.accountId)).json().code).toBe('notFound');
  });
});

describe('a hand', () => {
  it('is raised, answered and lowered by either side', async () => {
    const { classId, one } = await classroom();
    const hands = async () => (await read(classId)).teams.map(({ hand }) => hand && hand.answeredAt !== null);
    await one.put('/hand', { json: { raised: true } });
    await one.put('/hand', { json: { raised: true } });
    expect([await hands(), (await position(one)).hand]).toEqual([[false, null], 'raised']);
    const answer = (state: string) => prof.put(`/team/${one.accountId}/hand`, { json: { state } });
    expect((await answer('coming')).json().hand.answeredAt).toBe(test.services.now());
    expect([await hands(), (await position(one)).hand]).toEqual([[true, null], 'coming']);
    await one.put('/hand', { json: { raised: false } });
    expect([await hands(), (await position(one)).hand]).toEqual([[null, null], undefined]);
    await one.put('/hand', { json: { raised: true } });
    expect((await answer('lowered')).json().hand).toBeNull();
    expect((await answer('coming')).json().hand).toBeNull();
    expect((await position(one)).hand).toBeUndefined();
  });

  it('that waited for the network counts from when it was raised, and not after two hours', async () => {
    const { classId, one, two } = await classroom();
    await one.put('/hand', { json: { raised: true, age: 60_000 } });
    await two.put('/hand', { json: { raised: true, age: HAND_SHOWN_MS } });
    const [first, second] = (await read(classId)).teams;
    expect([first?.hand?.raisedAt, second?.hand]).toEqual([test.services.now() - 60_000, null]);
    test.advance(HAND_SHOWN_MS - 60_000);
    expect((await read(classId)).teams[0]?.hand).toBeNull();
    expect((await position(one)).hand).toBeUndefined();
  });
});

describe('a hand on a network that delivers calls again', () => {
  const press = (team: TestCaller, raised: boolean, number: number, device = 'tablet') =>
    team.put('/hand', { json: { raised, device, press: number } });
  const handOf = async (team: TestCaller) => (await position(team)).hand;

  it('ignores an older press of the same device, and counts a newer one', async () => {
    const { one } = await classroom();
    await press(one, true, 1);
    await press(one, false, 2);
    await press(one, true, 1);
    expect(await handOf(one)).toBeUndefined();
    await press(one, true, 3);
    expect(await handOf(one)).toBe('raised');
  });

  it('is not raised again by a repeated press after the teacher has lowered it', async () => {
    const { one } = await classroom();
    await press(one, true, 1);
    await prof.put(`/team/${one.accountId}/hand`, { json: { state: 'lowered' } });
    expect((await press(one, true, 1)).statusCode).toBe(200);
    expect(await handOf(one)).toBeUndefined();
  });

  it('counts the presses of each device apart, of any number of devices', async () => {
    const { one } = await classroom();
    await press(one, true, 9);
    await press(one, false, 1, 'telemóvel');
    expect(await handOf(one)).toBeUndefined();
    for (let n = 0; n <= HAND_DEVICES_MAX; n += 1) await press(one, true, 1, `aparelho ${n}`);
    expect(await handOf(one)).toBe('raised');
    const { rows } = await test.db.execute<{ presses: object }>(
      sql`select presses from raised_hands where team_id = ${one.accountId}`,
    );
    expect(Object.keys(rows[0]?.presses ?? {}).length).toBeLessThanOrEqual(HAND_DEVICES_MAX);
  });

  it('can be raised again when nobody has lowered it for hours', async () => {
    const { one } = await classroom();
    await press(one, true, 1);
    await prof.put(`/team/${one.accountId}/hand`, { json: { state: 'coming' } });
    test.advance(HAND_SHOWN_MS);
    expect(await handOf(one)).toBeUndefined();
    await press(one, true, 2);
    expect(await handOf(one)).toBe('raised');
  });
});

describe('attendance', () => {
  const take = (team: TestCaller, lessonId: string, present: string[] | null) =>
    team.put(`/lesson/${lessonId}/attendance`, { json: { present } });

  it('gives roles that rotate from lesson to lesson', async () => {
    const { classId, one } = await classroom();
    const first = (await read(classId)).lesson?._id ?? '';
    expect((await take(one, first, ['Leo', 'Ana', 'Rui', 'Desconhecida'])).json()).toEqual({
      present: ['Ana', 'Rui', 'Leo'],
      roles: { pilot: 'Ana', scribe: 'Rui', navigator: 'Leo', speaker: 'Ana' },
    });
    expect((await lessonOf(one)).attendance.present).toEqual(['Ana', 'Rui', 'Leo']);
    await prof.post(`/classes/${classId}/lesson/end`);
    await prof.post(`/classes/${classId}/lesson`, { json: {} });
    const second = (await read(classId)).lesson?._id ?? '';
    expect((await take(one, second, ['Ana', 'Rui', 'Eva', 'Leo'])).json().roles.pilot).toBe('Rui');
  });

  it('can be skipped, answered after that, and is not changed by a second device', async () => {
    const { classId, one } = await classroom();
    const lessonId = (await read(classId)).lesson?._id ?? '';
    expect((await take(one, lessonId, null)).json()).toEqual({ present: null, roles: {} });
    expect((await take(one, lessonId, ['Ana'])).json().present).toEqual(['Ana']);
    expect((await take(one, lessonId, ['Rui'])).json().present).toEqual(['Ana']);
    expect((await take(one, lessonId, null)).json().present).toEqual(['Ana']);
  });

  it('is corrected by the teacher, with an entry in the history', async () => {
    const { classId, one } = await classroom();
    const json = { present: ['Eva'], roles: { pilot: 'Eva' } };
    const wrong = { present: ['Eva', 'Ninguém'], roles: { pilot: 'Eva', scribe: 'Ninguém', speaker: 'Ana' } };
    expect((await prof.put(`/team/${one.accountId}/attendance`, { json: wrong })).json()).toEqual(json);
    expect((await lessonOf(one)).attendance).toEqual(json);
    expect(await actions(one.accountId)).toEqual(['changeAttendance']);
    await prof.post(`/classes/${classId}/lesson/end`);
    expect((await prof.put(`/team/${one.accountId}/attendance`, { json })).json().code).toBe('noLesson');
  });
});

describe('a device', () => {
  it('shows the step, words and since when nothing changed', async () => {
    const { classId, one } = await classroom();
    const begin = test.services.now();
    await report(one);
    test.advance(10_000);
    await report(one);
    const device = (await read(classId)).teams[0]?.devices[0];
    expect(device).toMatchObject({ step: 'write', words: 3, seenAt: begin + 10_000, progressedAt: begin });
    test.advance(10_000);
    await report(one, { words: 4, unsent: 2 });
    expect((await read(classId)).teams[0]?.devices).toEqual([
      { part: 2, step: 'write', words: 4, files: 0, unsent: 2, seenAt: begin + 20_000, progressedAt: begin + 20_000 },
    ]);
  });

  it('is counted beside the others of its team until it leaves', async () => {
    const { classId, one } = await classroom();
    await Promise.all([report(one), report(one, { device: 'telemóvel', step: 'upload', files: 2 })]);
    expect((await read(classId)).teams[0]?.devices.map(({ step }) => step).sort()).toEqual(['upload', 'write']);
    await one.post('/device/leave', { json: { device: 'tablet' } });
    expect((await read(classId)).teams[0]?.devices.map(({ step }) => step)).toEqual(['upload']);
  });

  it('is written together with those of other teams', async () => {
    const { classId, one, two } = await classroom();
    await Promise.all([report(one), report(two)]);
    await report(one, { words: 9 });
    expect((await read(classId)).teams.map(({ devices }) => devices[0]?.words)).toEqual([9, 3]);
  });
});

describe('reflections', () => {
  it('are kept for missions that the team has reached; the last answers count', async () => {
    const { one } = await classroom();
    const reflect = (mission: number, answers: number[]) => one.put(`/reflections/${mission}`, { json: { answers } });
    expect((await reflect(1, [3, 2, 1])).statusCode).toBe(200);
    expect((await reflect(1, [1, 1, 1])).statusCode).toBe(200);
    expect((await reflect(3, [1, 1, 1])).json().code).toBe('levelAhead');
    for (const wrong of [
      [1, 2],
      [1, 2, 4],
      [0, 1, 2],
    ])
      expect((await reflect(1, wrong)).statusCode).toBe(400);
    const { rows } = await test.db.execute(
      sql`select mission, answers from reflections where team_id = ${one.accountId}`,
    );
    expect(rows).toEqual([{ mission: 1, answers: [1, 1, 1] }]);
  });
});

describe('the star map', () => {
  it('shows ships by a code, without names of pupils or points, while the lesson is live', async () => {
    const { classId, one } = await classroom();
    await report(one);
    const { mapCode } = (await read(classId)).lesson ?? { mapCode: '' };
    const map = await test.anonymous.get(`/class-map/${mapCode.toUpperCase()}`);
    expect(map.json()).toMatchObject({
      code: mapCode,
      paused: false,
      teams: [
        { name: 'Andrómeda', level: 3, isThere: true },
        { name: 'Boreal', isThere: false },
      ],
    });
    expect(map.body).not.toMatch(/Ana|Rui|points|members/);
    await prof.post(`/classes/${classId}/lesson/end`);
    expect((await test.anonymous.get(`/class-map/${mapCode}`)).json().code).toBe('notFound');
  });

  it('refuses an address that guesses codes', async () => {
    for (let n = 0; n < 100; n += 1) await test.anonymous.get('/class-map/errado');
    const refused = await test.anonymous.get('/class-map/errado');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'lockedOut']);
    test.advance(10 * 60_000);
    expect((await test.anonymous.get('/class-map/errado')).statusCode).toBe(404);
  });
});

it('tidying removes what only lessons of yesterday needed, and keeps attendance', async () => {
  const { classId, one } = await classroom();
  const lessonId = (await read(classId)).lesson?._id ?? '';
  await one.put(`/lesson/${lessonId}/attendance`, { json: { present: ['Ana'] } });
  await steer(classId, { teamId: one.accountId, paused: true });
  await say(classId, 'Recado');
  await one.put('/hand', { json: { raised: true } });
  await report(one);
  const count = async (table: string) => {
    const { rows } = await test.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`);
    return rows[0]?.n ?? 0;
  };
  test.advance(2 * 24 * 60 * 60_000);
  await tidy(test.services, test.app.log);
  for (const table of ['lesson_teams', 'lesson_messages', 'raised_hands', 'device_states']) {
    expect([table, await count(table)]).toEqual([table, 0]);
  }
  expect(await count('attendance')).toBeGreaterThan(0);
  expect(CLASS_READ_EVERY_MS).toBeGreaterThan(0);
});

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LiveClass } from '#contract/classroom/lessons.ts';
import { DEVICE_OFFLINE_MS, DEVICE_REPORT_EVERY_MS } from '#domain/limits.ts';
import { type EventReader, openClassLive } from '../../support/app/liveReader.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { countQueries } from '../../support/database/countQueries.ts';

let test: TestApp;
let base: string;
let prof: TestCaller;
let classId: string;
let team: TestCaller;
let teacher: { id: string; username: string };
const readers: EventReader<LiveClass>[] = [];

beforeAll(async () => {
  test = await createTestApp();
  teacher = await test.teacher();
  ({ id: classId } = await test.schoolClass({ teacherId: teacher.id }));
  prof = await test.as(teacher.username);
  team = await test.as((await test.team({ classId, level: 3 })).username);
  base = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(() => {
  test.app.server.closeAllConnections();
  return test.close();
});

async function watch({ token }: TestCaller, ofClass = classId) {
  const reader = await openClassLive(base, token, ofClass);
  readers.push(reader);
  return reader;
}

/** Reads events until one fulfils the condition; null when the stream ends before. */
async function until(reader: EventReader<LiveClass>, isIt: (live: LiveClass) => boolean): Promise<LiveClass | null> {
  for (;;) {
    const live = await reader.next();
    if (live === null || isIt(live)) return live;
  }
}
const report = (words: number, caller = team) =>
  caller.put('/device', { json: { device: 'tablet', part: 2, step: 'write', words, files: 0, unsent: 0 } });
const wordsOf = (live: LiveClass) => live.teams[0]?.devices[0]?.words;

describe('GET /classes/:classId/lesson/live', () => {
  it('sends the class at once and after every change of a device, a hand, a level or the lesson', async () => {
    const reader = await watch(prof);
    expect(reader.headers.get('content-type')).toContain('text/event-stream');
    expect(await reader.next()).toMatchObject({ classId, lesson: null, teams: [{ level: 3, devices: [] }] });
    await report(5);
    expect(await until(reader, (live) => wordsOf(live) === 5)).not.toBeNull();
    await team.put('/hand', { json: { raised: true } });
    expect(await until(reader, (live) => live.teams[0]?.hand !== null)).not.toBeNull();
    await team.post('/answer-level-2', { json: { answers: ['A nossa resposta.'] } });
    expect(await until(reader, (live) => live.teams[0]?.level === 4)).not.toBeNull();
    await prof.post(`/classes/${classId}/lesson`, { json: {} });
    expect(await until(reader, (live) => live.lesson !== null)).not.toBeNull();
  });

  it('follows teams that join the class', async () => {
    const { id } = await test.schoolClass({ teacherId: teacher.id });
    const reader = await watch(prof, id);
    expect((await reader.next())?.teams).toEqual([]);
    const { username } = await test.team({ classId: id });
    const joined = await test.as(username);
    await report(1, joined);
    expect(await until(reader, (live) => wordsOf(live) === 1)).not.toBeNull();
    await joined.put('/hand', { json: { raised: true } });
    expect(await until(reader, (live) => live.teams[0]?.hand !== null)).not.toBeNull();
  });

  it('costs one query however many watch, and at most one a second', async () => {
    const asked = countQueries(test.db.$client);
    const colleagues = [await watch(prof), await watch(prof), await watch(prof)];
    for (const reader of colleagues) await reader.next();
    await report(100);
    for (const reader of colleagues) await until(reader, (live) => wordsOf(live) === 100);
    const before = asked();
    const [last, changes] = [104, [101, 102, 103, 104]];
    for (const words of changes) await report(words);
    for (const reader of colleagues) await until(reader, (live) => wordsOf(live) === last);
    // Each report asks for its session, its write and its notification; the class is read once or twice for all of them,
    // and once more where nothing has changed for a while.
    const ofReports = changes.length * 3;
    expect(asked() - before).toBeLessThanOrEqual(ofReports + 3);
  });

  it('tells no one that a device is still there, and everyone that it is there again', async () => {
    const { id } = await test.schoolClass({ teacherId: teacher.id });
    const quiet = await test.as((await test.team({ classId: id, level: 3 })).username);
    const told: string[] = [];
    const stop = test.services.live.watchClass(id, [], () => void told.push('changed'));
    const tellsOf = async (words: number) => {
      told.length = 0;
      await report(words, quiet);
      await new Promise((heard) => setTimeout(heard, 300));
      return told.length;
    };
    expect(await tellsOf(5)).toBe(1);
    expect(await tellsOf(5)).toBe(0);
    expect(await tellsOf(6)).toBe(1);
    test.advance(DEVICE_REPORT_EVERY_MS);
    expect(await tellsOf(6)).toBe(0);
    test.advance(DEVICE_OFFLINE_MS);
    expect(await tellsOf(6)).toBe(1);
    stop();
  });

  it('continues after PostgreSQL has closed its connection', async () => {
    const reader = await watch(prof);
    await reader.next();
    await test.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
    );
    await report(200);
    expect(await until(reader, (live) => wordsOf(live) === 200)).not.toBeNull();
  });

  it('ends with its session', async () => {
    const other = await test.as(teacher.username);
    const reader = await watch(other);
    await reader.next();
    await other.post('/logout');
    await report(300);
    expect(await until(reader, () => false)).toBeNull();
  });

  it('ends when the class is given to another teacher, and when it is deleted', async () => {
    const { id } = await test.schoolClass({ teacherId: teacher.id });
    const admin = await test.as((await test.admin()).username);
    const [own, chief] = [await watch(prof, id), await watch(admin, id)];
    await own.next();
    const { id: otherId } = await test.teacher();
    await admin.put(`/classes/${id}`, { json: { name: 'Passada', teacherId: otherId } });
    expect(await until(own, () => false)).toBeNull();
    expect(await until(chief, (live) => live.className === 'Passada')).not.toBeNull();
    await admin.send('DELETE', `/classes/${id}`);
    expect(await until(chief, () => false)).toBeNull();
  });

  it('releases the subscription when the page is closed, and refuses more than 20 streams of one account', async () => {
    const admin = await test.as((await test.admin()).username);
    for (let n = 0; n < 20; n += 1) expect((await watch(admin)).status).toBe(200);
    expect((await watch(admin)).status).toBe(503);
    for (const reader of readers) reader.close();
    await vi.waitFor(() => expect(test.services.classLive.count()).toBe(0));
  });
});

it('GET /classes/:classId/lesson asks the database at most once a second for everybody', async () => {
  const asked = countQueries(test.db.$client);
  await prof.get(`/classes/${classId}/lesson`);
  const before = asked();
  await Promise.all(Array.from({ length: 10 }, () => prof.get(`/classes/${classId}/lesson`)));
  // They ask for their sessions alone, and together.
  expect(asked() - before).toBe(1);
});

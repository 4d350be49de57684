import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { workByIds } from '#server/school/teams.queries.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

vi.mock('#server/school/teams.queries.ts', async (original) => {
  const real = await original<typeof import('#server/school/teams.queries.ts')>();
  return { ...real, workByIds: vi.fn(real.workByIds) };
});
const reads = vi.mocked(workByIds);
/** The number of teams per read of answers. */
const asked = () => reads.mock.calls.map(([, { ids }]) => ids.length);

const TEAMS = 330;
const BATCH = 100;
const TEXT_CHARS = 10_000;

let test: TestApp;
let teacher: TestCaller;

beforeAll(async () => {
  test = await createTestApp();
  const { id, username } = await test.teacher();
  teacher = await test.as(username);
  const { id: classId } = await test.schoolClass({ teacherId: id });
  await test.db.execute(sql`with made as (
      insert into accounts (username, role, password_hash) select 'muitas-' || n, 3, 'x' from generate_series(1, ${TEAMS}::int) n
      returning id, username)
    insert into teams (id, name, class_id, theme, members, level)
      select id, username, ${classId}, 'ic', '{}', 6 from made`);
  const long = sql`array_fill(repeat('á', ${TEXT_CHARS}::int), array[3])`;
  await test.db.execute(sql`insert into answers (team_id, part, texts, fingerprint)
    select id, part, ${long}, 'x' from teams, unnest(array[2, 4]) part`);
});
beforeEach(() => void reads.mockClear());
afterAll(() => test.close());

const pathOf = (path: string) => path.replace(':teacherId', teacher.accountId);
const PATHS = ['/team/responses', '/team/byTeacher/:teacherId'];

it.each(PATHS)('%s?limit=1000 returns the same as small pages, and reads no more teams at once', async (path) => {
  const small: unknown[] = [];
  for (let page = 0; page * BATCH < TEAMS; page += 1) {
    const reply = await teacher.get(`${pathOf(path)}?limit=${BATCH}&page=${page}`);
    small.push(...reply.json().teams);
  }
  reads.mockClear();
  const reply = await teacher.get(`${pathOf(path)}?limit=1000`);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  const { teams, pagination } = reply.json();
  expect(pagination).toEqual({ total: TEAMS, page: 0, limit: 1_000 });
  expect(teams).toHaveLength(TEAMS);
  expect(teams).toEqual(small);
  expect(Math.max(...asked())).toBeLessThanOrEqual(BATCH);
  expect(asked().reduce((sum, count) => sum + count, 0)).toBe(TEAMS);
});

it('does not read ahead of a slow caller, and stops when it disconnects', async () => {
  const base = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
  const call = request({
    host: base.hostname,
    port: base.port,
    path: '/api/team/responses?limit=1000',
    headers: { authorization: teacher.token },
  });
  const answer = await new Promise<NodeJS.ReadableStream>((resolve) => call.once('response', resolve).end());
  answer.pause();
  let before = -1;
  // Waits until the buffers between server and caller are full.
  for (; before !== asked().length; await new Promise((next) => setTimeout(next, 300))) before = asked().length;
  expect(before).toBeLessThan(Math.ceil(TEAMS / BATCH));
  call.destroy();
  await test.anonymous.get('/site');
  expect(asked().length).toBeLessThan(Math.ceil(TEAMS / BATCH));
});

it('refuses if the database fails at the start, and breaks off if it fails later', async () => {
  const real = await vi.importActual<typeof import('#server/school/teams.queries.ts')>(
    '#server/school/teams.queries.ts',
  );
  const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
  reads.mockRejectedValueOnce(gone);
  expect((await teacher.get('/team/responses?limit=1000')).json().code).toBe('databaseDown');
  reads.mockImplementationOnce(real.workByIds).mockRejectedValueOnce(gone);
  const base = test.app.listeningOrigin;
  const reply = await fetch(`${base}/api/team/responses?limit=1000`, { headers: { authorization: teacher.token } });
  await expect(reply.text()).rejects.toThrow();
});

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TestCaller } from '../../../support/app/testApp.ts';
import { STARS_SETUP } from '../../../support/council/setups.ts';
import { createTestCouncil, type TestCouncil } from '../../../support/council/testCouncil.ts';

let test: TestCouncil;
let admin: TestCaller;
beforeEach(async () => {
  test = await createTestCouncil(3);
  admin = await test.app.as('chefe');
});
afterEach(() => test.app.close());

const TABLES = ['councils', 'council_classes', 'council_plans', 'council_teams', 'council_ballots'];
async function rows(): Promise<Record<string, unknown[]>> {
  const all = await Promise.all(
    TABLES.map(async (table) => {
      const found = await test.app.db.execute<{ row: object }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by to_jsonb(t)::text`,
      );
      return [table, found.rows.map(({ row }) => row)] as const;
    }),
  );
  return Object.fromEntries(all);
}
const counts = async () => Object.values(await rows()).map(({ length }) => length);

/** Holds a session up to its result, in which every team has voted. */
async function voted() {
  const council = await test.runTo('vote');
  for (const [index, { call }] of test.members.entries()) {
    const plan = test.members[(index + 1) % test.members.length]?.proposalId ?? '';
    const json = { ballot: { kind: 'stars', stars: { [plan]: 3 } }, device: 'tablet', press: 1 };
    await call.put(`/council-session/${council._id}/ballot`, { json });
  }
  return test.step(council, 'next');
}
const binIdOf = async (kind: string) => {
  const { entries } = (await admin.get('/bin')).json();
  return entries.find((entry: { kind: string }) => entry.kind === kind);
};

it('comes back from the bin closed, with all its ballots', async () => {
  const council = await voted();
  const before = await rows();
  const result = (await test.teacher.get(`/councils/${council._id}/result`)).json();
  expect((await test.teacher.send('DELETE', `/councils/${council._id}`)).statusCode).toBe(200);
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  expect((await test.app.anonymous.get(`/council-hall/${council.code}`)).statusCode).toBe(404);
  // The class is free for another one.
  const other = await test.prepare();
  const entry = await binIdOf('council');
  expect(entry).toMatchObject({ kind: 'council', counts: { teams: 0, classes: 0 } });
  await test.teacher.post(`/bin/${entry._id}/restore`);
  const restored = await test.read(council);
  expect(restored).toMatchObject({ state: 'closed', phase: 'result' });
  expect((await rows()).council_ballots).toEqual(before.council_ballots);
  expect((await test.teacher.get(`/councils/${council._id}/result`)).json()).toEqual(result);
  await test.step(other, 'close');
  expect((await test.step(council, 'reopen')).state).toBe('running');
});

it('goes with its class and comes back with it as it was', async () => {
  await voted();
  const before = await rows();
  const { binId } = (await admin.send('DELETE', `/classes/${test.classId}`)).json();
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  await admin.post(`/bin/${binId}/restore`);
  const after = await rows();
  // Its plans went and came one after the other, which the session counts.
  const withoutRevision = (all: typeof before) => JSON.stringify(all).replaceAll(/"revision":\d+/g, '');
  expect(withoutRevision(after)).toEqual(withoutRevision(before));
});

it('stays with the other class when one of two is deleted, and is whole again when it is restored', async () => {
  const { schoolId, teacherId } = await ownership();
  const second = await test.app.schoolClass({ teacherId, name: '8.º B' });
  const { username, id } = await test.app.team({ classId: second.id, level: 6 });
  expect(schoolId).not.toBeNull();
  const json = {
    classIds: [test.classId, second.id],
    proposalIds: test.members.map(({ proposalId }) => proposalId),
    setup: STARS_SETUP,
  };
  const council = await test.step((await test.teacher.post('/councils', { json })).json(), 'start');
  const late = await test.app.as(username);
  expect((await late.get('/council-session')).json().council._id).toBe(council._id);
  const { binId } = (await test.teacher.send('DELETE', `/classes/${second.id}`)).json();
  expect((await test.read(council)).teams.map(({ _id }) => _id)).not.toContain(id);
  await test.step(council, 'close');
  await test.teacher.post(`/bin/${binId}/restore`);
  const whole = await test.read(council);
  expect(whole.classes).toHaveLength(2);
  expect(whole.teams.map(({ _id }) => _id)).toContain(id);
  // It was closed meanwhile, so that its class is free.
  const again = await test.teacher.post('/councils', { json });
  expect(again.statusCode).toBe(201);
});

async function ownership() {
  const { rows: found } = await test.app.db.execute<{ schoolId: string; teacherId: string }>(
    sql`select t.school_id as "schoolId", t.id as "teacherId" from classes c join teachers t on t.id = c.teacher_id
      where c.id = ${test.classId}`,
  );
  return found[0] ?? { schoolId: null, teacherId: '' };
}

it('is erased for good: no ballot is left, neither in a table nor in the bin', async () => {
  const council = await voted();
  await test.teacher.send('DELETE', `/councils/${council._id}`);
  const { _id, name } = await binIdOf('council');
  await test.teacher.post(`/bin/${_id}/erase`, { json: { name } });
  expect((await admin.get('/bin')).json().entries).toEqual([]);
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
});

it('goes from the bin when its class is erased, and so does the ballot of an erased team', async () => {
  const council = await voted();
  const [first] = test.members;
  const { name } = (await test.app.db.execute<{ name: string }>(sql`select name from teams where id = ${first?.id}`))
    .rows[0] ?? { name: '' };
  await admin.post(`/team/${first?.id}/erase`, { json: { name } });
  expect(JSON.stringify(await rows())).not.toContain(first?.id);
  await test.teacher.send('DELETE', `/councils/${council._id}`);
  const className = council.classes[0]?.name ?? '';
  await admin.post(`/classes/${test.classId}/erase`, { json: { name: className } });
  const { rows: left } = await test.app.db.execute(sql`select rows from bin`);
  expect(left).toEqual([]);
});

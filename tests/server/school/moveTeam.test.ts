import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { teams } from '#server/db/schema/schema.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { playAllMissions } from '../../support/app/playAllMissions.ts';
import type { TestApp, TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let world: TestClass;
let app: TestApp;
let teacher: TestCaller;
let other: TestCaller;
let admin: TestCaller;
let ownClass: string;
let otherClass: string;

beforeAll(async () => {
  world = await createTestClass();
  ({ app } = world);
  teacher = await app.as('prof');
  admin = await app.as('chefe');
  const stranger = await app.teacher({ name: 'Rita Sá' });
  other = await app.as(stranger.username);
  ownClass = (await app.schoolClass({ teacherId: teacher.accountId, name: '9.º B' })).id;
  otherClass = (await app.schoolClass({ teacherId: stranger.id })).id;
});
afterAll(() => app.close());

const move = (caller: TestCaller, teamId: string, classId: unknown) =>
  caller.put(`/team/${teamId}/class`, { json: { classId } });
const history = (teamId: string) => app.db.select().from(audit).where(eq(audit.subjectId, teamId));

it('refuses callers without permission, unknown and invalid ids, and changes nothing', async () => {
  const team = await world.teamAt(3);
  const id = team.accountId;
  const before = await gameTableRows(app.db);
  const replies = [await move(app.anonymous, id, ownClass), await move(team, id, ownClass)];
  replies.push(await move(other, id, otherClass), await move(teacher, id, otherClass), await move(other, id, ownClass));
  for (const classId of [randomUUID(), 'x', undefined]) replies.push(await move(teacher, id, classId));
  replies.push(await move(admin, randomUUID(), ownClass));
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [401, 'signedOut'],
    [403, 'wrongRole'],
    [403, 'notYours'],
    [403, 'notYours'],
    [403, 'notYours'],
    [404, 'notFound'],
    [400, 'badInput'],
    [400, 'badInput'],
    [404, 'notFound'],
  ]);
  expect(replies[5]?.json().fields).toEqual({ classId: 'A turma não existe.' });
  expect(await gameTableRows(app.db)).toEqual(before);
});

it('changes the class and nothing else about the team', async () => {
  const team = await playAllMissions(world);
  const [{ audit: _old, ...before }, row] = [await gameTableRows(app.db), await world.rowOf(team)];
  const reply = await move(teacher, team.accountId, ownClass);
  expect(reply.json()).toMatchObject({ _id: team.accountId, details: { class: '9.º B' }, points: { total: 360 } });
  const found = row?.searchKey?.split('\n') ?? [];
  const searchKey = found.with(1, '9ob').with(3, '9b').join('\n');
  expect(await world.rowOf(team)).toEqual({ ...row, classId: ownClass, className: '9.º B', searchKey });
  await app.db.update(teams).set({ classId: world.classId }).where(eq(teams.id, team.accountId));
  const { audit: _new, ...after } = await gameTableRows(app.db);
  expect(after).toEqual(before);
  const entries = (await history(team.accountId)).filter(({ action }) => action === 'moveTeam');
  expect(entries).toMatchObject([
    {
      accountId: teacher.accountId,
      ownerId: teacher.accountId,
      subjectName: row?.name,
      details: { from: world.classId, to: ownClass },
    },
  ]);
});

it('by an administrator may change the teacher, and is in the history of both', async () => {
  const team = await world.teamAt(3);
  const reply = await move(admin, team.accountId, otherClass);
  expect(reply.json().details.teacher).toBe('Rita Sá');
  const owners = (await history(team.accountId)).map(({ ownerId }) => ownerId);
  expect(owners.sort()).toEqual([teacher.accountId, other.accountId].sort());
  expect((await move(teacher, team.accountId, ownClass)).json().code).toBe('notYours');
});

it('to the same class changes nothing', async () => {
  const team = await world.teamAt(3);
  const before = await gameTableRows(app.db);
  expect((await move(teacher, team.accountId, world.classId)).statusCode).toBe(200);
  expect(await gameTableRows(app.db)).toEqual(before);
});

it('to two classes at once ends in one of them, with two history entries', async () => {
  const team = await world.teamAt(3);
  const third = (await app.schoolClass({ teacherId: teacher.accountId })).id;
  const replies = await Promise.all([ownClass, third].map((classId) => move(teacher, team.accountId, classId)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const moves = (await history(team.accountId)).map(({ details }) => details);
  const last = moves.find(({ from }) => from !== world.classId);
  expect(moves).toHaveLength(2);
  expect((await world.rowOf(team))?.classId).toBe(last?.to);
});

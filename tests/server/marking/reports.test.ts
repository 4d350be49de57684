import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { playAllMissions } from '../../support/app/playAllMissions.ts';
import type { TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let world: TestClass;
let team: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let admin: TestCaller;
let classId: string;

beforeAll(async () => {
  world = await createTestClass();
  team = await playAllMissions(world);
  teacher = await world.app.as('prof');
  other = await world.app.as((await world.app.teacher()).username);
  admin = await world.app.as('chefe');
  classId = (await world.rowOf(team))?.classId ?? '';
  await teacher.put(`/team/${team.accountId}/levels/2/note`, { json: { text: 'Bom trabalho.' } });
});
afterAll(() => world.app.close());

const ofTeam = (id = team.accountId) => `/team/${id}/report`;
const ofClass = (id = classId) => `/classes/${id}/report`;

it('of a team: contains its answers, marks and notes, without a password', async () => {
  const reply = await teacher.get(ofTeam());
  expect(reply.statusCode, reply.body).toBe(200);
  const { teams } = reply.json();
  expect(teams).toMatchObject([
    {
      _id: team.accountId,
      credentials: { password: null },
      points: { total: 360, level2: { p1: 60, marked: { p1: true, p2: true } } },
      answers: { notes: { level1: null, level2: 'Bom trabalho.' } },
    },
  ]);
  expect(teams[0].answers.answersLevel2).toHaveLength(1);
  expect(JSON.parse(teams[0].answers.answersLevel3[0])).toMatchObject([{ name: 'mapa.txt' }]);
});

it('contains the comments on places of the current answers', async () => {
  const place = { kind: 'text', step: 0, start: 0, end: 5, quote: 'texto' };
  const write = (level: number) => {
    const json = { level, version: 1, place, text: `Sobre a ${level}.` };
    return teacher.put(`/team/${team.accountId}/comments/${randomUUID()}`, { json });
  };
  expect((await write(2)).statusCode).toBe(200);
  const second = await playAllMissions(world);
  const json = { level: 4, version: 1, place, text: 'Da outra.' };
  await teacher.put(`/team/${second.accountId}/comments/${randomUUID()}`, { json });
  const wordsOf = async (path: string) =>
    (await teacher.get(path))
      .json()
      .teams.map((row: { _id: string; placedComments: { text: string }[] }) => [
        row._id,
        row.placedComments.map(({ text }) => text),
      ]);
  expect(await wordsOf(ofTeam())).toEqual([[team.accountId, ['Sobre a 2.']]]);
  expect(new Map(await wordsOf(ofClass()))).toEqual(
    new Map([
      [team.accountId, ['Sobre a 2.']],
      [second.accountId, ['Da outra.']],
    ]),
  );
  await teacher.post(`/team/${team.accountId}/levels/2/give-back`, { json: { note: 'Completem.' } });
  await team.post('/answer-level-2', { json: { answers: ['texto novo'] } });
  expect(await wordsOf(ofTeam())).toEqual([[team.accountId, []]]);
});

it('of a class: contains only its teams, in natural order', async () => {
  const { id, name } = await world.app.schoolClass({ teacherId: teacher.accountId });
  for (const group of ['Grupo 10', 'Grupo 2']) await world.app.team({ classId: id, name: group });
  const reply = (await admin.get(ofClass(id))).json();
  expect(reply.className).toBe(name);
  expect(reply.teams.map((row: { name: string }) => row.name)).toEqual(['Grupo 2', 'Grupo 10']);
  const empty = await world.app.schoolClass({ teacherId: teacher.accountId });
  expect((await teacher.get(ofClass(empty.id))).json().teams).toEqual([]);
});

it.each([
  ['team', ofTeam],
  ['class', ofClass],
])('of a %s: refuses everybody else', async (_what, path) => {
  const before = await gameTableRows(world.app.db);
  const codes = async (caller: TestCaller, id?: string) => {
    const reply = await caller.get(path(id));
    return [reply.statusCode, reply.json().code];
  };
  expect(await codes(world.app.anonymous)).toEqual([401, 'signedOut']);
  expect(await codes(team)).toEqual([403, 'wrongRole']);
  expect(await codes(other)).toEqual([403, 'notYours']);
  expect(await codes(admin, randomUUID())).toEqual([404, 'notFound']);
  expect(await codes(teacher, 'x')).toEqual([400, 'badInput']);
  expect((await admin.get(path())).statusCode).toBe(200);
  expect(await gameTableRows(world.app.db)).toEqual(before);
});

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { answerFiles, answers } from '#server/db/schema/schema.ts';
import { playAllMissions } from '../../support/app/playAllMissions.ts';
import type { TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let world: TestClass;
let team: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let admin: TestCaller;

beforeAll(async () => {
  world = await createTestClass();
  team = await playAllMissions(world);
  teacher = await world.app.as('prof');
  other = await world.app.as((await world.app.teacher()).username);
  admin = await world.app.as('chefe');
});
afterAll(() => world.app.close());

async function queue(caller: TestCaller, query = ''): Promise<QueuedTeam[]> {
  const reply = await caller.get(`/marking/queue${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().teams;
}
const queued = async (id: string) => (await queue(teacher)).find(({ _id }) => _id === id);
const mark = (points: Record<string, object>) =>
  teacher.put('/team/evaluation', { json: { teamId: team.accountId, points: JSON.stringify(points) } });

describe('the queue', () => {
  it('tells which missions wait for marks; a given 0 counts, a mission given back is left out', async () => {
    const none = { p1: null, p2: null };
    await mark({ level1: { p2: null }, level2: none, level3: none, level4: none });
    expect(await queued(team.accountId)).toMatchObject({ open: [1, 2, 3, 4], marked: [] });
    await mark({ level1: { p2: 0 }, level2: { p1: 0, p2: 0 }, level3: { p1: 40 } });
    expect(await queued(team.accountId)).toMatchObject({ open: [3, 4], marked: [1, 2] });
    await teacher.post(`/team/${team.accountId}/levels/2/give-back`, { json: { note: 'Falta um exemplo.' } });
    expect(await queued(team.accountId)).toMatchObject({ open: [3, 4], marked: [1] });
    await teacher.post(`/team/${team.accountId}/levels/2/undo-give-back`);
    expect(await queued(team.accountId)).toMatchObject({ open: [3, 4], marked: [1, 2] });
  });

  it('is sorted by class and name, and filtered like the list of answers', async () => {
    const { id, name } = await world.app.schoolClass({ teacherId: teacher.accountId });
    for (const group of ['Grupo 10', 'Grupo 2', 'Água']) await world.app.team({ classId: id, name: group });
    const found = await queue(teacher, `?class=${encodeURIComponent(name)}`);
    expect(found.map((row) => row.name)).toEqual(['Água', 'Grupo 2', 'Grupo 10']);
    expect(found[0]).toMatchObject({ class: name, open: [], marked: [] });
    expect((await queue(teacher, '?search=grupo')).map((row) => row.name)).toEqual(['Grupo 2', 'Grupo 10']);
    const solar = found[0]?.solar;
    expect(await queue(teacher, `?search=grupo&solar=${solar?._id}`)).toHaveLength(2);
    const elsewhere = Object.values(THEME_IDS).find((theme) => theme !== solar?._id);
    expect(await queue(teacher, `?search=grupo&solar=${elsewhere}`)).toEqual([]);
  });

  it("lists a teacher's own teams only, and everybody's for an administrator", async () => {
    expect(await queue(other)).toEqual([]);
    expect((await queue(admin)).map(({ _id }) => _id)).toContain(team.accountId);
  });
});

describe("one team's work", () => {
  it('is the team with its answers and without a password', async () => {
    const reply = await teacher.get(`/team/${team.accountId}/work`);
    expect(reply.statusCode, reply.body).toBe(200);
    const [inList] = (await teacher.get('/team/responses?search='))
      .json()
      .teams.filter((row: { _id: string }) => row._id === team.accountId);
    const { team: found, ...beside } = reply.json();
    expect(found.answers.answersLevel4).toEqual(inList.answers.answersLevel4);
    expect(found).toMatchObject({ _id: team.accountId, credentials: { password: null }, points: inList.points });
    expect(Object.keys(beside).sort()).toEqual(['asked', 'comments', 'teamwork', 'versions']);
  });

  it('brings what the calls of its parts bring', async () => {
    const of = `/team/${team.accountId}`;
    const place = { kind: 'text', step: 0, start: 0, end: 1, quote: found(await teacher.get(`${of}/work`)) };
    const comment = { level: 2, version: 1, place, text: 'Porquê?' };
    expect((await teacher.put(`${of}/comments/${randomUUID()}`, { json: comment })).statusCode).toBe(200);
    const { versions, teamwork, comments, asked } = (await teacher.get(`${of}/work`)).json();
    expect({ versions }).toEqual((await teacher.get(`${of}/versions`)).json());
    expect({ missions: teamwork }).toEqual((await teacher.get(`${of}/teamwork`)).json());
    expect({ comments }).toEqual((await teacher.get(`${of}/comments`)).json());
    expect(comments).toHaveLength(1);
    expect(asked).toEqual((await teacher.get(`${of}/feedback/questions`)).json());

    /** Returns the first letter of the answer to mission 2. */
    function found(reply: { json: () => { team: { answers: { answersLevel2: string[] } } } }): string {
      return reply.json().team.answers.answersLevel2[0]?.[0] ?? '';
    }
  });

  it('is refused to everybody else', async () => {
    const codes = async (caller: TestCaller, id = team.accountId) => {
      const reply = await caller.get(`/team/${id}/work`);
      return [reply.statusCode, reply.json().code];
    };
    expect(await codes(other)).toEqual([403, 'notYours']);
    expect(await codes(team)).toEqual([403, 'wrongRole']);
    expect(await codes(world.app.anonymous)).toEqual([401, 'signedOut']);
    expect(await codes(admin, randomUUID())).toEqual([404, 'notFound']);
  });
});

describe('similar answers', () => {
  const TEXT = 'A nossa rua tem muito barulho à noite e quem trabalha por turnos não consegue descansar bem.';

  /** Adds a team with one text as its answer to mission 2. */
  async function teamWith(text: string, theme: 'ic' | 'dh', classId: string): Promise<string> {
    const { id } = await world.app.team({ classId, theme, level: 4 });
    await world.app.db.delete(answers).where(eq(answers.teamId, id));
    await world.app.db
      .insert(answers)
      .values({ teamId: id, part: 2, texts: [text], fingerprint: 'x', acceptedAt: new Date() });
    return id;
  }

  it("groups answers that are nearly the same, within a solar system and the caller's teams", async () => {
    const { id: classId, name } = await world.app.schoolClass({ teacherId: teacher.accountId });
    const first = await teamWith(TEXT, 'ic', classId);
    const second = await teamWith(`${TEXT.toUpperCase()}!`, 'ic', classId);
    await teamWith(TEXT, 'dh', classId);
    await teamWith('Outra coisa muito diferente: plantar árvores à volta do campo de jogos.', 'ic', classId);
    const path = `/marking/missions/2/similar?class=${encodeURIComponent(name)}`;
    const { threshold, groups } = (await teacher.get(path)).json();
    expect(threshold).toBe(0.8);
    expect(groups.map((group: string[]) => [...group].sort())).toEqual([[first, second].sort()]);
    expect((await other.get(path)).json().groups).toEqual([]);
    await teacher.post(`/team/${second}/levels/2/give-back`, { json: { note: 'De novo.' } });
    expect((await teacher.get(path)).json().groups).toEqual([]);
  });

  it('compares files by their content', async () => {
    const posted3 = (teamId: string) => and(eq(answerFiles.teamId, teamId), eq(answerFiles.part, 3));
    const [file] = await world.app.db.select().from(answerFiles).where(posted3(team.accountId));
    const twin = await world.app.team({ classId: (await world.rowOf(team))?.classId ?? '', theme: 'ic', level: 5 });
    const posted = { teamId: twin.id, part: 3, texts: [], fingerprint: 'x', acceptedAt: new Date() };
    await world.app.db.insert(answers).values(posted).onConflictDoNothing();
    const { sha256 = '' } = file ?? {};
    await world.app.db.delete(answerFiles).where(posted3(twin.id));
    await world.app.db
      .insert(answerFiles)
      .values({ teamId: twin.id, part: 3, step: 0, position: 0, name: 'outro nome.txt', sha256 });
    const { groups } = (await teacher.get('/marking/missions/3/similar')).json();
    expect(groups.map((group: string[]) => [...group].sort())).toEqual([[team.accountId, twin.id].sort()]);
  });

  it('refuses mission 1, whose answers are counted', async () => {
    expect((await teacher.get('/marking/missions/1/similar')).statusCode).toBe(400);
  });
});

import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { levelNotes, returnedLevels } from '#server/db/schema/records.ts';
import { marks } from '#server/db/schema/schema.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { playAllMissions } from '../../support/app/playAllMissions.ts';
import type { TestApp, TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let world: TestClass;
let app: TestApp;
let teamAt: TestClass['teamAt'];
let rowOf: TestClass['rowOf'];
let teacher: TestCaller;
let other: TestCaller;
let admin: TestCaller;

beforeAll(async () => {
  world = await createTestClass();
  ({ app, rowOf, teamAt } = world);
  teacher = await app.as('prof');
  other = await app.as((await app.teacher()).username);
  admin = await app.as('chefe');
});
afterAll(() => app.close());

const NOTE = 'Expliquem melhor a segunda ideia.';
const giveBack = (caller: TestCaller, teamId: string, level: unknown, note: unknown = NOTE) =>
  caller.post(`/team/${teamId}/levels/${level}/give-back`, { json: { note } });
const undo = (caller: TestCaller, teamId: string, level: unknown) =>
  caller.post(`/team/${teamId}/levels/${level}/undo-give-back`, {});
const writeNote = (caller: TestCaller, teamId: string, level: unknown, text: unknown) =>
  caller.put(`/team/${teamId}/levels/${level}/note`, { json: { text } });
const myTeam = async (team: TestCaller) => (await team.get('/team')).json();
const levelOf = async (team: TestCaller) => (await team.get('/check-level')).json().data;

describe('permissions', () => {
  it.each([
    ['give-back', (caller: TestCaller, id: string) => giveBack(caller, id, 2)],
    ['undo-give-back', (caller: TestCaller, id: string) => undo(caller, id, 2), true],
    ['note', (caller: TestCaller, id: string) => writeNote(caller, id, 2, 'Bom trabalho.')],
  ])('%s: only staff, for their own teams', async (_what, act, isReturned = false) => {
    const team = await teamAt(6);
    const returnIt = async () => isReturned && (await giveBack(teacher, team.accountId, 2));
    await returnIt();
    const before = await gameTableRows(app.db);
    const refused = [await act(app.anonymous, team.accountId), await act(team, team.accountId)];
    refused.push(await act(other, team.accountId), await act(teacher, randomUUID()), await act(teacher, 'x'));
    expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
      [401, 'signedOut'],
      [403, 'wrongRole'],
      [403, 'notYours'],
      [404, 'notFound'],
      [400, 'badInput'],
    ]);
    expect(await gameTableRows(app.db)).toEqual(before);
    expect((await act(teacher, team.accountId)).statusCode).toBe(200);
    await returnIt();
    expect((await act(admin, team.accountId)).statusCode).toBe(200);
  });
});

describe('giving a mission back', () => {
  it.each([
    ['level 0', 0, NOTE],
    ['level 5', 5, NOTE],
    ['a text as the level', 'dois', NOTE],
    ['no note', 2, undefined],
    ['a blank note', 2, '   '],
    ['a note of 501 characters', 2, 'á'.repeat(501)],
    ['NUL in the note', 2, 'a\0b'],
    ['a list as the note', 2, ['a']],
  ])('refuses %s and changes nothing', async (_what, level, note) => {
    const team = await teamAt(6);
    const before = await gameTableRows(app.db);
    const reply = await teacher.post(`/team/${team.accountId}/levels/${level}/give-back`, { json: { note } });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 4],
  ])('refuses at level %i mission %i, which was not posted', async (at, level) => {
    const team = await teamAt(at);
    const reply = await giveBack(teacher, team.accountId, level);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'levelNotPosted']);
    expect(await levelOf(team)).toBe(at);
  });

  it('clears its points, keeps its answers, later missions and their points, and writes a history entry', async () => {
    const team = await playAllMissions(world);
    const kept = await myTeam(team);
    const reply = await giveBack(teacher, team.accountId, 2);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().points).toMatchObject({
      total: 260,
      level2: { total: 0, marked: { p1: false, p2: false } },
      level4: { total: 140, marked: { p1: true, p2: true } },
    });
    const { team: now, status } = await myTeam(team);
    expect(status).toMatchObject({
      interculturalidadeLevel: 2,
      isInterculturalDone: true,
      accepted: { tutorial: true, level1: true, level2: false, level3: true, level4: true },
      returned: { level: 2, note: NOTE },
    });
    expect(reply.json().status).toEqual(status);
    expect(now.answers.answersLevel2).toEqual(kept.team.answers.answersLevel2);
    expect(now.points.total).toBe(260);
    expect(await rowOf(team)).toMatchObject({ level: 6, points: 260 });
    const given = await app.db.select().from(marks).where(eq(marks.teamId, team.accountId));
    expect(given.map(({ level }) => level).sort()).toEqual([1, 3, 4]);
    const [entry] = await app.db
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, team.accountId), eq(audit.action, 'giveBack')));
    expect(entry).toMatchObject({
      accountId: teacher.accountId,
      ownerId: teacher.accountId,
      subjectName: now.name,
      details: { level: 2 },
    });
    expect(JSON.stringify(entry)).not.toContain('Expliquem');
  });

  it('twice only changes the note', async () => {
    const team = await playAllMissions(world);
    await giveBack(teacher, team.accountId, 3);
    const again = await giveBack(admin, team.accountId, 3, `  ${'é'.repeat(500)} `);
    expect(again.json().status.returned).toEqual({ level: 3, note: 'é'.repeat(500) });
    expect(again.json().points.total).toBe(320);
    expect(await app.db.$count(returnedLevels, eq(returnedLevels.teamId, team.accountId))).toBe(1);
  });

  it('allows no marks until it is posted again', async () => {
    const team = await playAllMissions(world);
    await giveBack(teacher, team.accountId, 2);
    const json = { teamId: team.accountId, points: { level2: { p1: 60 } } };
    expect((await teacher.put('/team/evaluation', { json })).json().code).toBe('levelNotPosted');
  });

  it('of level 4 is refused after the proposal was submitted', async () => {
    const team = await playAllMissions(world);
    await teacher.post(`/proposal/${team.accountId}/submit`, { json: {} });
    const before = await gameTableRows(app.db);
    const reply = await giveBack(teacher, team.accountId, 4);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'alreadySubmitted']);
    expect(await gameTableRows(app.db)).toEqual(before);
    expect((await giveBack(teacher, team.accountId, 3)).statusCode).toBe(200);
  });

  it("is reflected in the level filters of the staff's lists", async () => {
    const team = await teamAt(6);
    await giveBack(teacher, team.accountId, 2);
    const found = async (query: string) => {
      const { teams } = (await admin.get(`/team/all?limit=1000&${query}`)).json();
      return teams.some(({ _id }: { _id: string }) => _id === team.accountId);
    };
    expect(await found('level2=true')).toBe(false);
    expect(await found('level2=false')).toBe(true);
    expect(await found('level3=true&level4=true&tutorial=true')).toBe(true);
    expect(await found('level3=false')).toBe(false);
    const all = (await admin.get('/team/allnopages')).json();
    expect(all.find(({ _id }: { _id: string }) => _id === team.accountId).status.returned.level).toBe(2);
  });
});

describe('undoing a return', () => {
  it.each([1, 2, 3, 4])('restores everything about mission %i, with a history entry', async (level) => {
    const team = await playAllMissions(world);
    const before = await myTeam(team);
    await giveBack(teacher, team.accountId, level);
    await giveBack(teacher, team.accountId, level, 'Outra nota.');
    const reply = await undo(teacher, team.accountId, level);
    expect(reply.statusCode).toBe(200);
    expect(await myTeam(team)).toEqual(before);
    expect(reply.json()).toEqual({ status: before.status, points: before.team.points });
    expect(await levelOf(team)).toBe(6);
    expect(await rowOf(team)).toMatchObject({ points: before.team.points.total });
    const [entry] = await app.db
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, team.accountId), eq(audit.action, 'undoGiveBack')));
    expect(entry).toMatchObject({ accountId: teacher.accountId, ownerId: teacher.accountId, details: { level } });
  });

  it('leaves another returned mission as it is', async () => {
    const team = await playAllMissions(world);
    for (const level of [2, 3]) await giveBack(teacher, team.accountId, level);
    const { status } = (await undo(teacher, team.accountId, 2)).json();
    expect(status).toMatchObject({ returned: { level: 3 }, accepted: { level2: true, level3: false } });
    expect(await levelOf(team)).toBe(4);
  });

  it.each([
    ['never given back', async () => {}],
    [
      'already undone',
      async (team: TestCaller) => {
        await giveBack(teacher, team.accountId, 2);
        await undo(teacher, team.accountId, 2);
      },
    ],
    [
      'answered again',
      async (team: TestCaller) => {
        await giveBack(teacher, team.accountId, 2);
        expect((await team.post('/answer-level-2', { json: { answers: ['melhor'] } })).statusCode).toBe(200);
      },
    ],
  ])('is refused if it was %s, and changes nothing', async (_what, first) => {
    const team = await playAllMissions(world);
    await first(team);
    const before = await gameTableRows(app.db);
    const reply = await undo(teacher, team.accountId, 2);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'notReturned']);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it.each([0, 5, 'dois'])('refuses level %j', async (level) => {
    const team = await teamAt(6);
    expect((await undo(teacher, team.accountId, level)).json().code).toBe('badInput');
  });
});

describe('notes to a team', () => {
  it.each([
    ['level 5', 5, 'Bom.'],
    ['1001 characters', 1, 'x'.repeat(1_001)],
    ['no text', 1, undefined],
    ['NUL', 1, 'a\0'],
  ])('refuse %s', async (_what, level, text) => {
    const team = await teamAt(6);
    const before = await gameTableRows(app.db);
    const reply = await teacher.put(`/team/${team.accountId}/levels/${level}/note`, { json: { text } });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('are written, changed and removed, with history entries without their text', async () => {
    const team = await teamAt(6);
    const none = { level1: null, level2: null, level3: null, level4: null };
    const first = await writeNote(teacher, team.accountId, 2, '  Gostei das ideias. ');
    expect(first.json()).toEqual({ notes: { ...none, level2: 'Gostei das ideias.' } });
    const second = await writeNote(admin, team.accountId, 2, 'x'.repeat(1_000));
    expect(second.json().notes.level2).toHaveLength(1_000);
    await writeNote(teacher, team.accountId, 4, '<b>Força!</b>');
    expect((await writeNote(teacher, team.accountId, 2, '')).json().notes).toEqual({
      ...none,
      level4: '<b>Força!</b>',
    });
    expect((await writeNote(teacher, team.accountId, 2, '')).statusCode).toBe(200);
    expect(await app.db.$count(levelNotes, eq(levelNotes.teamId, team.accountId))).toBe(1);
    const entries = await app.db.select().from(audit).where(eq(audit.subjectId, team.accountId));
    expect(new Set(entries.map(({ action, ownerId }) => `${action} ${ownerId}`))).toEqual(
      new Set([`writeNote ${teacher.accountId}`]),
    );
    expect(JSON.stringify(entries)).not.toMatch(/Gostei|Força/);
  });

  it('never replace a comment that their writer has not read', async () => {
    const team = await teamAt(6);
    const note = (text: string, seen?: string) =>
      teacher.put(`/team/${team.accountId}/levels/2/note`, { json: { text, ...(seen !== undefined && { seen }) } });
    const codes = async (reply: ReturnType<typeof note>) => [(await reply).statusCode, (await reply).json().code];
    expect(await codes(note('Primeiro', ''))).toEqual([200, undefined]);
    expect(await codes(note('Segundo', ''))).toEqual([409, 'noteChanged']);
    // The same comment again, as after a lost reply.
    expect(await codes(note('Primeiro', ''))).toEqual([200, undefined]);
    expect(await codes(note('Segundo', 'Primeiro'))).toEqual([200, undefined]);
    expect((await note('', 'Segundo')).json().notes.level2).toBeNull();
    expect(await codes(note('Terceiro'))).toEqual([200, undefined]);
  });

  it('create one history entry while being typed, and another one later', async () => {
    const team = await teamAt(6);
    for (const text of ['G', 'Gost', 'Gostei']) await writeNote(teacher, team.accountId, 2, text);
    const lines = () => app.db.$count(audit, eq(audit.subjectId, team.accountId));
    expect(await lines()).toBe(1);
    await writeNote(teacher, team.accountId, 3, 'Sobre a 3.');
    await writeNote(admin, team.accountId, 2, 'Gostei!');
    expect(await lines(), 'another mission, another person').toBe(3);
    await app.db
      .update(audit)
      .set({ at: sql`${audit.at} - interval '11 minutes'` })
      .where(eq(audit.subjectId, team.accountId));
    await writeNote(teacher, team.accountId, 2, 'Gostei muito');
    expect(await lines()).toBe(4);
  });

  it('are visible to staff at once, to the team once it has posted the mission, to other teams never', async () => {
    const [team, stranger] = [await teamAt(4), await teamAt(6)];
    await writeNote(teacher, team.accountId, 2, 'Sobre a 2.');
    await writeNote(teacher, team.accountId, 3, 'Sobre a 3.');
    const staff = (await teacher.get(`/team/byTeacher/${teacher.accountId}?limit=1000`)).json().teams;
    const row = staff.find(({ _id }: { _id: string }) => _id === team.accountId);
    expect(row.answers.notes).toMatchObject({ level2: 'Sobre a 2.', level3: 'Sobre a 3.' });
    const notesOf = async (caller: TestCaller) => (await myTeam(caller)).team.answers.notes;
    expect(await notesOf(team)).toEqual({ level1: null, level2: 'Sobre a 2.', level3: null, level4: null });
    await giveBack(teacher, team.accountId, 2);
    expect((await notesOf(team)).level2).toBeNull();
    expect(Object.values(await notesOf(stranger))).toEqual([null, null, null, null]);
  });
});

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EASY_READS } from '#content/easyRead/easyReads.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';
import { DAY_MS } from '#domain/day.ts';
import { PLACED_COMMENT_MAX_CHARS, PLACED_COMMENTS_MAX } from '#domain/limits.ts';
import { lisbonDay } from '#domain/marking/feedback.ts';
import { audit } from '#server/db/schema/history.ts';
import { placedComments } from '#server/db/schema/placedComments.ts';
import { blobs } from '#server/db/schema/schema.ts';
import { finishedUpload, sha256Of } from '../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { playAllMissions } from '../../support/app/playAllMissions.ts';
import type { TestApp, TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let world: TestClass;
let app: TestApp;
let teacher: TestCaller;
let other: TestCaller;
let admin: TestCaller;
let team: TestCaller;
let teamId: string;

beforeAll(async () => {
  world = await createTestClass();
  ({ app } = world);
  teacher = await app.as('prof');
  other = await app.as((await app.teacher()).username);
  admin = await app.as('chefe');
});
beforeEach(async () => {
  team = await playAllMissions(world);
  teamId = team.accountId;
});
afterAll(() => app.close());

/** The answer to mission 2 is 'texto 1'. */
const WORD = { kind: 'text', step: 0, start: 0, end: 5, quote: 'texto' };
const SAID = { level: 2, version: 1, place: WORD, text: 'O que é isto?' };
const write = (sent: object, { id = randomUUID() as string, caller = teacher } = {}) =>
  caller.put(`/team/${teamId}/comments/${id}`, { json: sent });
const remove = (id: string, caller = teacher) => caller.send('DELETE', `/team/${teamId}/comments/${id}`);
const listed = async (caller = teacher) => (await caller.get(`/team/${teamId}/comments`)).json().comments;
const revisionOf = async (id: string) =>
  (await app.db.select().from(placedComments).where(eq(placedComments.id, id)))[0]?.updatedAt.getTime() ?? 0;
const read = async (id: string, { caller = team, revision }: { caller?: TestCaller; revision?: number } = {}) =>
  caller.put(`/team/comments/${id}/read`, { json: { revision: revision ?? (await revisionOf(id)) } });
const teamSees = async (caller = team) => (await caller.get('/team/comments')).json().missions;
const giveBack = (level: number) =>
  teacher.post(`/team/${teamId}/levels/${level}/give-back`, { json: { note: 'Completem.' } });
const answerAgain = (texts: string[]) => team.post('/answer-level-2', { json: { answers: texts } });
const mark = (points: object) => teacher.put('/team/evaluation', { json: { teamId, points } });
const codes = (replies: { statusCode: number; json: () => { code: string } }[]) =>
  replies.map((reply) => [reply.statusCode, reply.json().code]);

const FILES = { 'um.PNG': 'image/png', 'mapa.txt': 'text/plain', 'dois.jpg': 'image/jpeg' };

/** Answers mission 3 again with a picture, a text and a picture; the answer is version 2. */
async function answerWithPictures(): Promise<void> {
  await giveBack(3);
  const files = await Promise.all(
    Object.entries(FILES).map(async ([name, mime]) => {
      const content = `${name} ${teamId}`;
      const file = await finishedUpload(app, teamId, content, name);
      await app.db
        .update(blobs)
        .set({ mime })
        .where(eq(blobs.sha256, sha256Of(content)));
      return file;
    }),
  );
  expect((await team.post('/answer-level-3', { json: { answers: [files] } })).statusCode).toBe(200);
}
const POINT = { kind: 'picture', step: 0, position: 2, x: 0.25, y: 1 };
const PINNED = { level: 3, version: 2, place: POINT, text: 'Quem é?' };

describe('permissions', () => {
  it("only the team's teacher and administrators write, delete and list", async () => {
    const id = randomUUID();
    const path = `/team/${teamId}/comments`;
    await write(SAID, { id });
    const before = await gameTableRows(app.db);
    for (const [caller, code] of [
      [app.anonymous, [401, 'signedOut']],
      [team, [403, 'wrongRole']],
      [other, [403, 'notYours']],
    ] as const) {
      const replies = [await caller.get(path), await write(SAID, { caller }), await write(SAID, { id, caller })];
      expect(codes([...replies, await remove(id, caller)])).toEqual([code, code, code, code]);
    }
    expect(await gameTableRows(app.db)).toEqual(before);
    expect((await write({ ...SAID, text: 'Do gestor.' }, { caller: admin })).statusCode).toBe(200);
    expect(await listed(admin)).toHaveLength(2);
  });

  it('a comment of another team is neither changed by its teacher nor found by another team', async () => {
    const id = randomUUID();
    await write(SAID, { id });
    const second = await playAllMissions(world);
    const before = await gameTableRows(app.db);
    const path = `/team/${second.accountId}/comments/${id}`;
    const replies = [
      await teacher.put(path, { json: SAID }),
      await teacher.send('DELETE', path),
      await read(id, { caller: second }),
    ];
    expect(codes(replies)).toEqual([
      [403, 'notYours'],
      [403, 'notYours'],
      [404, 'notFound'],
    ]);
    expect(await teamSees(second)).toEqual([]);
    expect(await gameTableRows(app.db)).toEqual(before);
    expect(codes([await read(id, { caller: teacher }), await teacher.get('/team/comments')])).toEqual(
      Array(2).fill([403, 'wrongRole']),
    );
  });
});

describe('a comment on a place', () => {
  it('is written, changed and deleted by its id, and a repeat changes nothing', async () => {
    const id = randomUUID();
    const reply = await write({ ...SAID, text: '  O que é isto? ' }, { id });
    const written = { _id: id, ...SAID, readAt: null };
    expect([reply.statusCode, reply.json()]).toEqual([200, written]);
    const before = await gameTableRows(app.db);
    expect((await write(SAID, { id })).json()).toEqual(written);
    expect(await gameTableRows(app.db)).toEqual(before);
    expect((await write({ ...SAID, text: 'Porquê?' }, { id })).json()).toEqual({ ...written, text: 'Porquê?' });
    expect(await listed()).toEqual([{ ...written, text: 'Porquê?' }]);
    expect((await remove(id)).json()).toEqual({ _id: id, deleted: true });
    expect(await listed()).toEqual([]);
    expect(codes([await remove(id)])).toEqual([[404, 'notFound']]);
  });

  it('may be a point of a picture', async () => {
    await answerWithPictures();
    const reply = await write(PINNED);
    expect([reply.statusCode, reply.json()]).toMatchObject([200, PINNED]);
    expect(await listed()).toEqual([reply.json()]);
  });

  it.each([
    ['ends after the text', { end: 8, quote: 'texto 1' }, 'place'],
    ['is empty', { end: 0 }, 'place.end'],
    ['ends before it begins', { start: 4, end: 2, quote: 'xt' }, 'place'],
    ['begins before the text', { start: -1, quote: 'texto' }, 'place.start'],
    ['quotes other words', { quote: 'Texto' }, 'place'],
    ['quotes nothing', { quote: '' }, 'place.quote'],
    ['is in a text that is not there', { step: 1 }, 'place'],
    ['is a point of a text', { kind: 'picture', position: 0, x: 0.5, y: 0.5 }, 'place'],
    ['is of an unknown kind', { kind: 'video' }, 'place.kind'],
  ])('is refused when its place %s', async (_, wrong, field) => {
    const reply = await write({ ...SAID, place: { ...WORD, ...wrong } });
    expect([reply.statusCode, reply.json().code, Object.keys(reply.json().fields)]).toEqual([400, 'badInput', [field]]);
    expect(await listed()).toEqual([]);
  });

  it.each([
    ['left of the picture', { x: -0.01 }, 'place.x'],
    ['below the picture', { y: 1.01 }, 'place.y'],
    ['in no file', { position: 3 }, 'place'],
    ['in no step', { step: 1 }, 'place'],
    ['in a file that is no picture', { position: 1 }, 'place'],
    ['in a text of a mission of files', WORD, 'place'],
  ])('is refused when its point is %s', async (_, wrong, field) => {
    await answerWithPictures();
    const reply = await write({ ...PINNED, place: { ...POINT, ...wrong } });
    expect([reply.statusCode, reply.json().code, Object.keys(reply.json().fields)]).toEqual([400, 'badInput', [field]]);
    expect(await listed()).toEqual([]);
  });

  it.each([
    ['no text', { text: ' ' }, 'text'],
    ['a long text', { text: 'a'.repeat(PLACED_COMMENT_MAX_CHARS + 1) }, 'text'],
    ['the quiz', { level: 1 }, 'level'],
    ['mission 5', { level: 5 }, 'level'],
    ['no version', { version: 0 }, 'version'],
  ])('is refused with %s', async (_, wrong, field) => {
    const reply = await write({ ...SAID, ...wrong });
    expect([reply.statusCode, reply.json().code, Object.keys(reply.json().fields)]).toEqual([400, 'badInput', [field]]);
  });

  it('counts in UTF-16 code units and never cuts a sign in two', async () => {
    await giveBack(2);
    await answerAgain(['Olá 🌍 bom dia']);
    const at = (start: number, end: number, quote: string) =>
      write({ ...SAID, version: 2, place: { ...WORD, start, end, quote } });
    expect((await at(4, 6, '🌍')).statusCode).toBe(200);
    expect((await at(7, 10, 'bom')).statusCode).toBe(200);
    expect((await at(4, 5, '\ud83c')).statusCode).toBe(400);
    expect((await at(5, 10, '\udf0d bom')).statusCode).toBe(400);
  });

  it('keeps its place', async () => {
    const id = randomUUID();
    await write(SAID, { id });
    const reply = await write({ ...SAID, place: { ...WORD, end: 4, quote: 'text' } }, { id });
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'O lugar de um comentário não muda.']);
    expect(await listed()).toMatchObject([{ place: WORD }]);
  });

  it('needs an answer', async () => {
    const fresh = await world.teamAt(3);
    const reply = await teacher.put(`/team/${fresh.accountId}/comments/${randomUUID()}`, { json: SAID });
    expect(codes([reply])).toEqual([[409, 'levelNotPosted']]);
  });

  it(`is one of ${PLACED_COMMENTS_MAX} of a mission at most`, async () => {
    const ids = Array.from({ length: PLACED_COMMENTS_MAX }, (): string => randomUUID());
    for (const id of ids) expect((await write(SAID, { id })).statusCode).toBe(200);
    expect(codes([await write(SAID)])).toEqual([[409, 'tooManyPlaces']]);
    expect((await write({ ...SAID, text: 'Outro.' }, { id: ids[0] ?? '' })).statusCode).toBe(200);
    const plan = (await team.get('/team')).json().team.answers.answersLevel4[0].slice(0, 5);
    expect((await write({ ...SAID, level: 4, place: { ...WORD, quote: plan } })).statusCode).toBe(200);
    await remove(ids[1] ?? '');
    expect((await write(SAID)).statusCode).toBe(200);
  });

  it('is recorded without its words, once for many saves', async () => {
    const id = randomUUID();
    await write(SAID, { id });
    await write({ ...SAID, text: 'Porquê?' }, { id });
    await write({ ...SAID, text: 'Porquê?' }, { id });
    await remove(id);
    const isOurs = and(eq(audit.subjectId, teamId), eq(audit.action, 'placeComment'));
    const rows = await app.db.select().from(audit).where(isOurs).orderBy(audit.id);
    expect(rows.map(({ details, accountId }) => [details, accountId])).toEqual([
      [{ level: 2, removed: false }, teacher.accountId],
      [{ level: 2, removed: true }, teacher.accountId],
    ]);
  });
});

describe('a mission that was given back', () => {
  it('keeps its comments until it is answered again, and then in the former version', async () => {
    const id = randomUUID();
    await write(SAID, { id });
    await giveBack(2);
    expect(await teamSees(), 'the words help to answer again').toMatchObject([{ level: 2, comments: [{ _id: id }] }]);
    await answerAgain(['texto novo']);
    expect(await teamSees()).toEqual([]);
    expect(await listed()).toMatchObject([{ _id: id, version: 1 }]);
    const before = await gameTableRows(app.db);
    const late = [await write(SAID), await write({ ...SAID, text: 'Outro.' }, { id }), await remove(id)];
    late.push(await write({ ...SAID, version: 2, text: 'Outro.' }, { id }));
    expect(codes(late)).toEqual(Array(4).fill([409, 'answerReplaced']));
    expect(codes([await read(id)])).toEqual([[404, 'notFound']]);
    expect(await gameTableRows(app.db)).toEqual(before);
    expect((await write({ ...SAID, version: 2 })).statusCode).toBe(200);
    expect((await listed()).map(({ version }: { version: number }) => version)).toEqual([1, 2]);
  });

  it('has the same comments when that is undone', async () => {
    await write(SAID);
    const before = await listed();
    await giveBack(2);
    await teacher.post(`/team/${teamId}/levels/2/undo-give-back`, {});
    expect(await listed()).toEqual(before);
    expect((await write(SAID)).statusCode).toBe(200);
  });
});

describe('the team', () => {
  it('reads its comments by mission, in order of place', async () => {
    await answerWithPictures();
    const place = { ...WORD, start: 6, end: 7, quote: '1' };
    for (const sent of [PINNED, { ...SAID, place, text: 'Depois' }, { ...SAID, text: 'Antes' }]) await write(sent);
    await write({ ...PINNED, place: { ...POINT, position: 0 }, text: 'Primeira imagem' });
    const shown = async () =>
      (await teamSees()).map(({ level, comments }: MissionComments) => [level, comments.map(({ text }) => text)]);
    expect(await shown(), 'mission 3 has no marks yet').toEqual([[2, ['Antes', 'Depois']]]);
    await mark({ level3: { p1: 40, p2: 20 } });
    expect(await shown()).toEqual([
      [2, ['Antes', 'Depois']],
      [3, ['Primeira imagem', 'Quem é?']],
    ]);
  });

  it('gets what the comments are about: the task, its text, and the pictures with a point', async () => {
    await answerWithPictures();
    await mark({ level3: { p1: 40, p2: 20 } });
    for (const sent of [SAID, PINNED]) await write(sent);
    const [texts, files] = await teamSees();
    const { levels, missions } = SOLAR_SYSTEMS.ic;
    expect(texts).toMatchObject({
      title: missions[2].title,
      texts: [{ prompt: levels.level2[0]?.prompt, text: 'texto 1' }],
      pictures: [],
    });
    expect(files).toMatchObject({ texts: [], pictures: [{ step: 0, position: 2, words: 'dois.jpg' }] });
    expect((await app.anonymous.get(files.pictures[0].address.replace(/^.*\/api/, ''))).statusCode).toBe(200);
    const plain = (await team.get('/team/comments?easy=true')).json().missions[0];
    expect(plain.texts[0].prompt).toBe(EASY_READS.ic.levels.level2[0]?.prompt);
  });

  it('reads none while its class is held back, except on an answer that was given back', async () => {
    const id = randomUUID();
    await write(SAID, { id });
    const row = await world.rowOf(team);
    const tomorrow = lisbonDay(app.services.now() + DAY_MS);
    await teacher.put(`/classes/${row?.classId}/feedback-hold`, { json: { until: tomorrow } });
    expect(await teamSees()).toEqual([]);
    expect(codes([await read(id)])).toEqual([[404, 'notFound']]);
    await giveBack(2);
    expect(await teamSees()).toMatchObject([{ level: 2, comments: [{ _id: id }] }]);
    await teacher.put(`/classes/${row?.classId}/feedback-hold`, { json: { until: null } });
  });

  it('is told of a new comment, and of a changed one, as of all that is said of a mission', async () => {
    const fingerprint = async () =>
      (await team.get('/team/feedback')).json().missions.find(({ level }: MissionFeedback) => level === 2).fingerprint;
    const id = randomUUID();
    const before = await fingerprint();
    await write(SAID, { id });
    const written = await fingerprint();
    await write({ ...SAID, text: 'Porquê?' }, { id });
    expect(new Set([before, written, await fingerprint()]).size).toBe(3);
    await read(id);
    await remove(id);
    expect(await fingerprint()).toBe(before);
  });

  it('marks one as read; the first time counts, until its words change', async () => {
    const id = randomUUID();
    await write(SAID, { id });
    app.advance(1_000);
    await write({ ...SAID, text: 'Outro.' });
    const at = Math.floor(app.services.now() / 1_000);
    expect((await read(id)).json()).toEqual({ _id: id, read: true });
    app.advance(60_000);
    expect((await read(id)).json()).toEqual({ _id: id, read: true });
    expect((await listed()).map(({ readAt }: { readAt: number | null }) => readAt)).toEqual([at, null]);
    const [{ comments }] = await teamSees();
    expect(comments.map((comment: { read: boolean }) => comment.read)).toEqual([true, false]);
    await write(SAID, { id });
    expect((await listed())[0].readAt, 'the same words').toBe(at);
    const revision = await revisionOf(id);
    await write({ ...SAID, text: 'Porquê?' }, { id });
    const readAt = async () => (await listed()).find(({ _id }: { _id: string }) => _id === id).readAt;
    expect(await readAt()).toBeNull();
    expect((await read(id, { revision })).json(), 'a device tells late of the former words').toEqual({
      _id: id,
      read: false,
    });
    expect(await readAt()).toBeNull();
    expect(await app.db.$count(placedComments, eq(placedComments.teamId, teamId))).toBe(2);
  });
});

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_LINK_TTL_MS } from '#domain/limits.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { proposals } from '#server/db/schema/council.ts';
import { drafts } from '#server/db/schema/drafts.ts';
import { answerFiles, answers, marks } from '#server/db/schema/schema.ts';
import { finishedUpload, quizAnswers, sha256Of, textAnswers } from '../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { playAllMissions } from '../../support/app/playAllMissions.ts';
import type { TestApp, TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let world: TestClass;
let app: TestApp;
let teamAt: TestClass['teamAt'];
let rowOf: TestClass['rowOf'];
let teacher: TestCaller;

beforeAll(async () => {
  world = await createTestClass();
  ({ app, rowOf, teamAt } = world);
  teacher = await app.as('prof');
});
afterAll(() => app.close());

const giveBack = (caller: TestCaller, teamId: string, level: number, note = 'Expliquem melhor.') =>
  caller.post(`/team/${teamId}/levels/${level}/give-back`, { json: { note } });
const myTeam = async (team: TestCaller) => (await team.get('/team')).json();
const levelOf = async (team: TestCaller) => (await team.get('/check-level')).json().data;

describe('a mission given back', () => {
  it('comes first: only it is accepted, while earlier accepted answers may be repeated', async () => {
    const team = await playAllMissions(world);
    await giveBack(teacher, team.accountId, 3);
    await giveBack(teacher, team.accountId, 2);
    expect(await levelOf(team)).toBe(3);
    expect((await team.get('/draft')).json()).toEqual({ part: 2, draft: null, kept: [] });
    const four = { answers: textAnswers('ic', 4), solar: THEME_NAMES.ic };
    const repeat = await team.post('/answer-level-4', { json: four });
    expect([repeat.statusCode, repeat.json().data]).toEqual([200, 3]);
    const otherPlan = await team.post('/answer-level-4', { json: { answers: textAnswers('ic', 4, 'outro') } });
    expect(otherPlan.json().code).toBe('alreadyAnswered');
    const file = await finishedUpload(app, team.accountId, 'novo mapa');
    const ahead = await team.post('/answer-level-3', { json: { answers: [[file]] } });
    expect([ahead.statusCode, ahead.json().code]).toEqual([409, 'levelAhead']);
    expect(ahead.json().message).toContain('voltou para vocês');
    const first = await team.post('/answer-level-2', { json: { answers: ['melhor'] } });
    expect(first.json()).toMatchObject({ data: 4, status: { returned: { level: 3 }, accepted: { level2: true } } });
    const second = await team.post('/answer-level-3', { json: { answers: [[file]] } });
    expect(second.json()).toMatchObject({ data: 6, status: { returned: null, interculturalidadeLevel: 5 } });
  });

  it('is posted again: new files replace the old ones, and a repeat changes nothing', async () => {
    const team = await playAllMissions(world);
    await giveBack(teacher, team.accountId, 3);
    const file = await finishedUpload(app, team.accountId, 'mapa novo', 'novo.txt');
    const json = { answers: [[file]] };
    expect((await team.post('/answer-level-3', { json })).json().data).toBe(6);
    const files = await app.db
      .select()
      .from(answerFiles)
      .where(and(eq(answerFiles.teamId, team.accountId), eq(answerFiles.part, 3)));
    expect(files.map(({ name, sha256 }) => [name, sha256])).toEqual([['novo.txt', sha256Of('mapa novo')]]);
    const before = await gameTableRows(app.db);
    expect((await team.post('/answer-level-3', { json })).json().data).toBe(6);
    expect(await gameTableRows(app.db)).toEqual(before);
    const third = await team.post('/answer-level-3', {
      json: { answers: [[await finishedUpload(app, team.accountId)]] },
    });
    expect(third.json().code).toBe('alreadyAnswered');
  });

  it('accepts its old files by their served address, even an expired one', async () => {
    const team = await playAllMissions(world);
    await giveBack(teacher, team.accountId, 3);
    const [old] = JSON.parse((await myTeam(team)).team.answers.answersLevel3[0]);
    app.advance(2 * FILE_LINK_TTL_MS);
    expect((await app.app.inject(old.content)).statusCode, 'it opens nothing').toBe(404);
    const more = await finishedUpload(app, team.accountId, 'mais um', 'mais.txt');
    const json = { answers: [[old, more]] };
    const reply = await team.post('/answer-level-3', { json });
    expect([reply.statusCode, reply.json().data]).toEqual([200, 6]);
    const kept = JSON.parse((await myTeam(team)).team.answers.answersLevel3[0]);
    expect(kept.map(({ name }: { name: string }) => name)).toEqual(['mapa.txt', 'mais.txt']);
    const before = await gameTableRows(app.db);
    expect((await team.post('/answer-level-3', { json })).json().data, 'a repeat').toBe(6);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it("refuses the address of another team's file and a forged one", async () => {
    const [team, stranger] = [await playAllMissions(world), await playAllMissions(world)];
    await giveBack(teacher, team.accountId, 3);
    const [foreign] = JSON.parse((await myTeam(stranger)).team.answers.answersLevel3[0]);
    const before = await gameTableRows(app.db);
    for (const content of [foreign.content, `${foreign.content}A`, '/api/files/', '/api/files/x']) {
      const reply = await team.post('/answer-level-3', { json: { answers: [[{ ...foreign, content }]] } });
      expect([reply.statusCode, reply.json().code], content).toEqual([400, 'badInput']);
    }
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('recounts the points of the quiz', async () => {
    const team = await playAllMissions(world);
    expect((await giveBack(teacher, team.accountId, 1)).json().points.total).toBe(280);
    await team.post('/answer-level-1', { json: { answers: quizAnswers('ic', 3) } });
    expect((await myTeam(team)).team.points).toMatchObject({ total: 340, level1: { p1: 60, p2: 0 } });
  });

  it('may be answered with the same text', async () => {
    const team = await playAllMissions(world);
    await giveBack(teacher, team.accountId, 2);
    const reply = await team.post('/answer-level-2', { json: { answers: textAnswers('ic', 2) } });
    expect(reply.json()).toMatchObject({ data: 6, status: { returned: null } });
  });

  it('stays as it was when the new answers are refused', async () => {
    const team = await playAllMissions(world);
    await giveBack(teacher, team.accountId, 3);
    const before = await gameTableRows(app.db);
    const lost = { name: 'a.txt', content: `upload:${randomUUID()}` };
    for (const answers of [[[lost]], [[lost], [lost]]]) {
      expect((await team.post('/answer-level-3', { json: { answers } })).statusCode).toBe(400);
    }
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('of the action plan updates a draft proposal, and leaves one that was submitted meanwhile', async () => {
    const [draft, sent] = [await playAllMissions(world), await playAllMissions(world)];
    const proposalOf = async (team: TestCaller) =>
      (await app.db.select().from(proposals).where(eq(proposals.teamId, team.accountId)))[0];
    const [first, council] = [await proposalOf(draft), (await rowOf(draft))?.councilAt];
    app.advance(60_000);
    for (const team of [draft, sent]) {
      expect((await giveBack(teacher, team.accountId, 4)).json().status).toMatchObject({
        isInterculturalDone: false,
        interculturalidadeLevel: 4,
      });
    }
    expect(await proposalOf(draft)).toEqual({ ...first, returned: true });
    const before = await proposalOf(sent);
    await teacher.post(`/proposal/${sent.accountId}/submit`, { json: {} });
    const json = { answers: textAnswers('ic', 4, 'plano'), solar: THEME_NAMES.ic };
    for (const team of [draft, sent]) expect((await team.post('/answer-level-4', { json })).json().data).toBe(6);
    const text = textAnswers('ic', 4, 'plano').join('\n\n');
    expect(await proposalOf(draft)).toEqual({ ...first, text, words: "'1':2 '2':4 'plano':1,3" });
    expect((await proposalOf(sent))?.text).toBe(before?.text);
    expect((await rowOf(draft))?.councilAt).toEqual(council);
    expect((await myTeam(draft)).team.points).toMatchObject({ total: 220, level4: { total: 0 } });
  });

  it('has its own draft, while the draft of the next mission is kept', async () => {
    const team = await teamAt(5);
    const write = (part: number, revision: number) =>
      team.put('/draft', { json: { part, revision, device: 'a', content: `${part}.${revision}` } });
    await write(4, 1);
    await giveBack(teacher, team.accountId, 2);
    expect((await write(4, 2)).statusCode).toBe(200);
    expect((await write(2, 1)).statusCode).toBe(200);
    expect((await write(3, 1)).json().code).toBe('alreadyAnswered');
    expect((await team.get('/draft')).json()).toMatchObject({ part: 2, draft: { content: '2.1' } });
    await team.post('/answer-level-2', { json: { answers: ['texto'] } });
    expect((await team.get('/draft')).json()).toMatchObject({ part: 4, draft: { content: '4.2' } });
    expect(await app.db.$count(drafts, eq(drafts.teamId, team.accountId))).toBe(1);
  });
});

describe('races', () => {
  it('a mission given back while the team posts it again ends either given back or answered, with one answer', async () => {
    for (let round = 0; round < 6; round += 1) {
      const team = await teamAt(3);
      await team.post('/answer-level-2', { json: { answers: ['primeiro'] } });
      await giveBack(teacher, team.accountId, 2);
      const [post, back] = await Promise.all([
        team.post('/answer-level-2', { json: { answers: ['segundo'] } }),
        giveBack(teacher, team.accountId, 2, 'Outra vez.'),
      ]);
      expect([post.statusCode, back.statusCode]).toEqual([200, 200]);
      const { status, team: now } = await myTeam(team);
      const isBack = status.returned !== null;
      expect(status.returned).toEqual(isBack ? { level: 2, note: 'Outra vez.' } : null);
      expect(await levelOf(team)).toBe(isBack ? 3 : 4);
      expect(now.answers.answersLevel2).toEqual(['segundo']);
      expect(await app.db.$count(answers, eq(answers.teamId, team.accountId))).toBe(1);
      expect(await app.db.$count(marks, eq(marks.teamId, team.accountId))).toBe(isBack ? 0 : 1);
    }
  });

  it('a later mission posted while an earlier one is given back is accepted before or refused after', async () => {
    for (let round = 0; round < 6; round += 1) {
      const team = await teamAt(3);
      await team.post('/answer-level-2', { json: { answers: ['texto'] } });
      const file = await finishedUpload(app, team.accountId, `mapa ${round}`);
      const [back, post] = await Promise.all([
        giveBack(teacher, team.accountId, 2),
        team.post('/answer-level-3', { json: { answers: [[file]] } }),
      ]);
      expect(back.statusCode).toBe(200);
      expect([200, 409]).toContain(post.statusCode);
      expect(await levelOf(team)).toBe(3);
      expect((await rowOf(team))?.level).toBe(post.statusCode === 200 ? 5 : 4);
    }
  });

  it('simultaneous marks are cleared or refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const team = await teamAt(3);
      await team.post('/answer-level-2', { json: { answers: ['texto'] } });
      const json = { teamId: team.accountId, points: { level2: { p1: 60, p2: 40 } } };
      await Promise.all([giveBack(teacher, team.accountId, 2), teacher.put('/team/evaluation', { json })]);
      expect((await myTeam(team)).team.points.total).toBe(0);
    }
  });
});

it('a team in the council with level 2 given back answers it and returns with everything unchanged', async () => {
  const [team, friend] = [await playAllMissions(world), await playAllMissions(world)];
  const council = async () => (await team.get(`/get-proposals/${THEME_NAMES.ic}`)).json();
  const mine = (await council()).find((proposal: { team: string }) => proposal.team === team.accountId);
  await friend.put(`/update-proposals-stars/5/${mine._id}`);
  await friend.put(`/comment-proposals/${mine._id}`, { json: { comment: 'Contem connosco!' } });
  const before = await council();
  const reached = await rowOf(team);
  app.advance(3_600_000);

  expect((await giveBack(teacher, team.accountId, 2)).json().points.total).toBe(260);
  expect(await levelOf(team)).toBe(3);
  expect(await council()).toEqual(before);
  const again = await team.post('/answer-level-2', { json: { answers: ['Uma ideia bem explicada.'] } });
  expect(again.json()).toMatchObject({ data: 6, status: { interculturalidadeLevel: 5, returned: null } });

  expect(await levelOf(team)).toBe(6);
  expect(await council()).toEqual(before);
  expect(await rowOf(team)).toEqual({ ...reached, points: 260 });
  const marked = { teamId: team.accountId, points: { level2: { p1: 40, p2: 20 } } };
  expect((await teacher.put('/team/evaluation', { json: marked })).json().points.total).toBe(320);
  const { team: now, status } = await myTeam(team);
  expect(Object.values(status.accepted)).toEqual([true, true, true, true, true]);
  expect(now.answers.answersLevel2).toEqual(['Uma ideia bem explicada.']);
  expect(now.points).toMatchObject({
    total: 320,
    level1: { total: 80 },
    level2: { total: 60 },
    level4: { total: 140 },
  });
  const parts = await app.db.select().from(answers).where(eq(answers.teamId, team.accountId));
  expect(parts.map(({ part }) => part).sort()).toEqual([0, 1, 2, 3, 4]);
});

import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EASY_READS } from '#content/easyRead/easyReads.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { AskedQuestion, MissionFeedback } from '#contract/marking/feedback.ts';
import { DAY_MS } from '#domain/day.ts';
import { lisbonDay } from '#domain/marking/feedback.ts';
import { feedbackQuestions, feedbackSeen } from '#server/db/schema/feedback.ts';
import { audit } from '#server/db/schema/history.ts';
import { classes, teams } from '#server/db/schema/schema.ts';
import { textAnswers } from '../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { playAllMissions } from '../../support/app/playAllMissions.ts';
import type { TestApp, TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let world: TestClass;
let app: TestApp;
let classId: string;
let team: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let admin: TestCaller;

beforeAll(async () => {
  world = await createTestClass();
  ({ app } = world);
  await app.teacher({ username: 'colega' });
});
afterAll(() => app.close());
/** Signs in anew, because some tests move the clock past the end of a session. */
beforeEach(async () => {
  [teacher, other, admin] = await Promise.all([app.as('prof'), app.as('colega'), app.as('chefe')]);
  team = await playAllMissions(world);
  classId = (await world.rowOf(team))?.classId ?? '';
  await app.db.update(classes).set({ feedbackHeldUntil: null });
});

const today = () => lisbonDay(app.services.now());
const inDays = (days: number) => lisbonDay(app.services.now() + days * DAY_MS);
const read = async (query = ''): Promise<MissionFeedback[]> => {
  const reply = await team.get(`/team/feedback${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().missions;
};
const mission = async (level: number) => (await read()).find((one) => one.level === level);
const note = (level: number, text: string) =>
  teacher.put(`/team/${team.accountId}/levels/${level}/note`, { json: { text } });
const mark = (points: Record<string, object>) =>
  teacher.put('/team/evaluation', { json: { teamId: team.accountId, points } });
const giveBack = (level: number) =>
  teacher.post(`/team/${team.accountId}/levels/${level}/give-back`, { json: { note: 'Falta um exemplo.' } });
const ask = (level: number, text = 'O que é uma razão?', version = 1) =>
  team.put(`/team/feedback/${level}/question`, { json: { version, text } });
const answer = (caller: TestCaller, level: number, text: string, version = 1) =>
  caller.put(`/team/${team.accountId}/feedback/${level}/answer`, { json: { version, text } });
const see = (level: number, fingerprint: string) => team.put(`/team/feedback/${level}/seen`, { json: { fingerprint } });
const hold = (caller: TestCaller, until: unknown, id = classId) =>
  caller.put(`/classes/${id}/feedback-hold`, { json: { until } });
const questions = async (): Promise<{ heldUntil: string | null; questions: AskedQuestion[] }> =>
  (await teacher.get(`/team/${team.accountId}/feedback/questions`)).json();
const waiting = async (): Promise<number[]> => {
  const { teams } = (await teacher.get('/marking/queue')).json();
  return teams.find(({ _id }: { _id: string }) => _id === team.accountId).questions;
};
const codeOf = (reply: { statusCode: number; json: () => { code: string } }) => [reply.statusCode, reply.json().code];

describe('what a team reads of its missions', () => {
  it('is the sentence of each mark and the comment, of fully marked missions only, without points', async () => {
    await note(2, 'Gostei dos exemplos.');
    await note(3, 'Ainda falta uma avaliação.');
    const missions = await read();
    expect(missions.map(({ level }) => level)).toEqual([1, 2, 4]);
    const words = SOLAR_SYSTEMS.ic.missions[2];
    expect(missions[1]).toMatchObject({
      title: words.title,
      version: 1,
      comment: 'Gostei dos exemplos.',
      question: null,
      news: 'said',
      criteria: [
        { criterion: 'p1', words: words.marks.p1[60]?.team },
        { criterion: 'p2', words: words.marks.p2[40]?.team },
      ],
    });
    expect(JSON.stringify(missions)).not.toMatch(/"p1":|"points"|"total"/);
    await mark({ level3: { p1: 0 } });
    expect(await mission(3)).toMatchObject({ comment: 'Ainda falta uma avaliação.' });
    await mark({ level3: { p1: null } });
    expect(await mission(3)).toBeUndefined();
  });

  it('needs only the mark for teamwork in mission 1, whose quiz is counted by itself', async () => {
    await mark({ level1: { p2: null } });
    expect(await mission(1)).toBeUndefined();
    await mark({ level1: { p2: 0 } });
    const { marks } = SOLAR_SYSTEMS.ic.missions[1];
    expect((await mission(1))?.criteria.map(({ words }) => words)).toEqual([marks.p1[40]?.team, marks.p2[0]?.team]);
  });

  it('is in easy read where the device asks for it', async () => {
    const [first] = await read('?easy=true');
    expect(first?.criteria[1]?.words).toBe(EASY_READS.ic.missions[1].marks.p2[40]);
    expect(first?.criteria[1]?.words).not.toBe(SOLAR_SYSTEMS.ic.missions[1].marks.p2[40]?.team);
  });

  it('is new until it is seen, and again after each change by staff, on every device', async () => {
    const news = async () => (await mission(2))?.news;
    const seeIt = async () => expect((await see(2, (await mission(2))?.fingerprint ?? '')).statusCode).toBe(200);
    await seeIt();
    expect(await news()).toBeNull();
    await ask(2);
    expect(await news()).toBeNull();
    const answered = (text: string) => () => answer(teacher, 2, text);
    const changes: [() => Promise<unknown>, string][] = [
      [() => note(2, 'Muito bem.'), 'said'],
      [answered('É dizer porquê.'), 'answer'],
      [() => mark({ level2: { p1: 40 } }), 'said'],
      [answered('É dizer porque é assim.'), 'answer'],
      [answered(''), 'said'],
    ];
    for (const [change, reason] of changes) {
      await change();
      expect(await news()).toBe(reason);
      await seeIt();
      expect(await news()).toBeNull();
    }
    const before = (await mission(2))?.fingerprint ?? '';
    await note(2, 'Outra coisa.');
    await see(2, before);
    expect(await news()).toBe('said');
    await answer(teacher, 2, 'Afinal, é isto.');
    expect(await news(), 'an unread answer comes first').toBe('answer');
    expect((await mission(1))?.news).toBe('said');
    const rows = await app.db.select().from(feedbackSeen).where(eq(feedbackSeen.teamId, team.accountId));
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['no fingerprint', undefined],
    ['another text', 'lido'],
    ['too many digits', '0'.repeat(17)],
  ])('refuses %s as seen', async (_what, fingerprint) => {
    const reply = await team.put('/team/feedback/2/seen', { json: { fingerprint } });
    expect(codeOf(reply)).toEqual([400, 'badInput']);
  });

  it('leaves out a mission that was given back, and starts clean with the new answer', async () => {
    await note(2, 'Expliquem melhor.');
    await ask(2);
    await giveBack(2);
    expect(await mission(2)).toBeUndefined();
    expect(codeOf(await ask(2, 'Outra'))).toEqual([409, 'feedbackNotReady']);
    expect(await waiting()).toEqual([]);
    const json = { answers: textAnswers('ic', 2).map((text) => `${text} De novo.`) };
    expect((await team.post('/answer-level-2', { json })).statusCode).toBe(200);
    expect(await mission(2)).toBeUndefined();
    await mark({ level2: { p1: 60, p2: 40 } });
    expect(await mission(2)).toMatchObject({ version: 2, comment: null, question: null });
    expect((await team.get('/team')).json().team.answers.notes.level2).toBeNull();
    expect(await waiting()).toEqual([]);
    const [former] = (await teacher.get(`/team/${team.accountId}/versions`)).json().versions;
    expect(former).toMatchObject({ version: 1, note: 'Expliquem melhor.' });
    expect((await questions()).questions).toMatchObject([{ level: 2, version: 1, text: 'O que é uma razão?' }]);
    expect(codeOf(await answer(teacher, 2, 'Tarde demais.'))).toEqual([409, 'noQuestion']);
    expect(codeOf(await ask(2, 'Atrasada', 1))).toEqual([409, 'feedbackNotReady']);
    expect((await ask(2, 'Nova', 2)).statusCode).toBe(200);
    expect(await waiting()).toEqual([2]);
  });

  it('comes back as it was when giving back is undone', async () => {
    await ask(2);
    await giveBack(2);
    await teacher.post(`/team/${team.accountId}/levels/2/undo-give-back`);
    expect(await mission(2)).toMatchObject({ version: 1, question: { text: 'O que é uma razão?' } });
    expect(await waiting()).toEqual([2]);
  });
});

describe('the question of a team', () => {
  it('is asked once; a repeat is answered like the first', async () => {
    const first = await ask(2, '  O que é uma razão?  ');
    expect(first.statusCode, first.body).toBe(200);
    const asked = { text: 'O que é uma razão?', answer: null, answeredAt: null };
    expect(first.json().question).toMatchObject(asked);
    expect((await ask(2)).json()).toEqual(first.json());
    expect(codeOf(await ask(2, 'Mais uma'))).toEqual([409, 'alreadyAsked']);
    expect(await mission(2)).toMatchObject({ question: asked });
    expect(await waiting()).toEqual([2]);
    expect((await ask(1, '')).json().question.text).toBe('');
    expect(await waiting()).toEqual([1, 2]);
  });

  it.each([
    ['a mission that is not fully marked', 3, 'Porquê?', 1, 409, 'feedbackNotReady'],
    ['another version', 2, 'Porquê?', 2, 409, 'feedbackNotReady'],
    ['mission 5', 5, 'Porquê?', 1, 400, 'badInput'],
    ['301 characters', 2, 'á'.repeat(301), 1, 400, 'badInput'],
    ['NUL', 2, 'a\0b', 1, 400, 'badInput'],
  ])('is refused for %s', async (_what, level, text, version, status, code) => {
    const before = await gameTableRows(app.db);
    expect(codeOf(await ask(level, text, version))).toEqual([status, code]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('may have 300 characters', async () => {
    expect((await ask(2, 'á'.repeat(300))).statusCode).toBe(200);
  });

  it('is counted on the page of the class until it is answered', async () => {
    const count = async () => (await teacher.get(`/classes/${classId}/overview`)).json().questions;
    const before = await count();
    await ask(2);
    expect(await count()).toBe(before + 1);
    await answer(teacher, 2, 'É dizer porquê.');
    expect(await count()).toBe(before);
  });
});

describe('the answer of staff', () => {
  it('reaches the team, can be changed and taken away, and is in the history without its text', async () => {
    await ask(2);
    const reply = await answer(teacher, 2, ' É dizer porquê. ');
    expect(reply.json().question).toMatchObject({ level: 2, version: 1, answer: 'É dizer porquê.' });
    expect((await mission(2))?.question?.answer).toBe('É dizer porquê.');
    expect(await waiting()).toEqual([]);
    expect((await answer(admin, 2, 'É explicar.')).statusCode).toBe(200);
    expect((await mission(2))?.question?.answer).toBe('É explicar.');
    await answer(teacher, 2, '');
    expect((await mission(2))?.question).toMatchObject({ answer: null, answeredAt: null });
    expect(await waiting()).toEqual([2]);
    const lines = await app.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'answerFeedback'), eq(audit.subjectId, team.accountId)))
      .orderBy(asc(audit.id));
    expect(lines.map(({ details }) => details)).toEqual([
      { level: 2, removed: false },
      { level: 2, removed: false },
      { level: 2, removed: true },
    ]);
  });

  it('never replaces an answer that its writer has not read', async () => {
    await ask(2);
    const knowing = (caller: TestCaller, text: string, seen: string[]) =>
      caller.put(`/team/${team.accountId}/feedback/2/answer`, { json: { version: 1, text, seen } });
    expect((await knowing(admin, 'É explicar.', [''])).statusCode).toBe(200);
    expect(codeOf(await knowing(teacher, 'É dizer porquê.', ['']))).toEqual([409, 'answeredByOther']);
    expect((await mission(2))?.question?.answer).toBe('É explicar.');
    // The same answer again, as after a lost reply.
    expect((await knowing(admin, 'É explicar.', [''])).statusCode).toBe(200);
    expect((await knowing(teacher, 'É dizer porquê.', ['', 'É explicar.'])).statusCode).toBe(200);
    expect((await mission(2))?.question?.answer).toBe('É dizer porquê.');
    const many = Array.from({ length: 11 }, (_, index) => `${index}`);
    expect(codeOf(await knowing(teacher, 'Mais', many))).toEqual([400, 'badInput']);
  });

  it('needs a question, and staff who may mark the team', async () => {
    expect(codeOf(await answer(teacher, 2, 'Olá'))).toEqual([409, 'noQuestion']);
    await ask(2);
    const before = await gameTableRows(app.db);
    const answers = [answer(other, 2, 'Olá'), answer(team, 2, 'Olá'), answer(app.anonymous, 2, 'Olá')];
    expect((await Promise.all(answers)).map(codeOf)).toEqual([
      [403, 'notYours'],
      [403, 'wrongRole'],
      [401, 'signedOut'],
    ]);
    expect(codeOf(await answer(teacher, 2, 'á'.repeat(1_001)))).toEqual([400, 'badInput']);
    expect(await gameTableRows(app.db)).toEqual(before);
    const path = `/team/${team.accountId}/feedback/questions`;
    expect(codeOf(await other.get(path))).toEqual([403, 'notYours']);
    expect(codeOf(await team.get(path))).toEqual([403, 'wrongRole']);
    expect(codeOf(await admin.get(`/team/${randomUUID()}/feedback/questions`))).toEqual([404, 'notFound']);
  });

  it('goes into the bin with the team and comes back with it', async () => {
    await ask(2);
    await answer(teacher, 2, 'É dizer porquê.');
    await see(2, (await mission(2))?.fingerprint ?? '');
    const said = await mission(2);
    const { username } = (await team.get('/team')).json().team.credentials;
    const { binId } = (await teacher.send('DELETE', `/team/${team.accountId}`)).json();
    const rows = () => app.db.select().from(feedbackQuestions).where(eq(feedbackQuestions.teamId, team.accountId));
    expect(await rows()).toEqual([]);
    expect((await teacher.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
    team = await app.as(username);
    expect(await mission(2)).toEqual(said);
    expect(said?.news).toBeNull();
  });
});

describe('a comment that waited on a device', () => {
  it('is refused when the team has answered again since, and taken without a version', async () => {
    const about = (version: number | undefined, text: string) =>
      teacher.put(`/team/${team.accountId}/levels/2/note`, { json: { text, version } });
    expect((await about(1, 'Gostei.')).statusCode).toBe(200);
    expect(codeOf(await about(2, 'De amanhã.'))).toEqual([409, 'answerReplaced']);
    await giveBack(2);
    expect((await about(1, 'Falta um exemplo.')).statusCode).toBe(200);
    await team.post('/answer-level-2', { json: { answers: textAnswers('ic', 2) } });
    expect(codeOf(await about(1, 'Atrasado.'))).toEqual([409, 'answerReplaced']);
    const { versions } = (await teacher.get(`/team/${team.accountId}/versions`)).json();
    expect(versions[0].note).toBe('Falta um exemplo.');
    expect((await about(2, 'Muito melhor.')).statusCode).toBe(200);
    expect((await about(undefined, 'Melhor ainda.')).statusCode).toBe(200);
  });
});

describe('holding feedback back', () => {
  it('keeps marks, comments and answers from the team until 00:00 in Portugal of the day', async () => {
    await note(2, 'Gostei.');
    await ask(2);
    await answer(teacher, 2, 'É dizer porquê.');
    expect((await hold(teacher, inDays(1))).json()).toEqual({ heldUntil: inDays(1) });
    expect(await read()).toEqual([]);
    const mine = await team.get('/team');
    const { username } = mine.json().team.credentials;
    expect(mine.body).not.toMatch(/Gostei|dizer porquê/);
    expect(mine.json().team.points).toMatchObject({ total: 0, level2: { p1: 0, marked: { p1: false } } });
    expect((await ask(1)).statusCode, 'a question that waited on the device').toBe(200);
    expect((await questions()).heldUntil).toBe(inDays(1));
    expect((await teacher.get(`/classes/${classId}/overview`)).json().feedbackHeldUntil).toBe(inDays(1));
    const midnight = Date.parse(`${inDays(1)}T00:00:00Z`);
    app.advance(midnight - 1 - app.services.now());
    team = await app.as(username);
    expect(await read()).toEqual([]);
    app.advance(1);
    team = await app.as(username);
    teacher = await app.as('prof');
    expect(await read()).toHaveLength(3);
    expect((await team.get('/team')).json().team.points.total).toBe(360);
    expect((await questions()).heldUntil).toBeNull();
    expect((await teacher.get(`/classes/${classId}/overview`)).json().feedbackHeldUntil).toBeNull();
  });

  it('closes the ranking to the teams meanwhile', async () => {
    await teacher.put(`/classes/${classId}/ranking`, { json: { scope: 'class', open: true } });
    expect((await team.get('/ranking')).statusCode).toBe(200);
    expect((await team.get('/standing')).json().ranking).toBe('class');
    await hold(teacher, inDays(3));
    expect(codeOf(await team.get('/ranking'))).toEqual([403, 'rankingClosed']);
    expect((await team.get('/standing')).json().ranking).toBeUndefined();
    await hold(teacher, null);
    expect((await team.get('/ranking')).statusCode).toBe(200);
  });

  it('keeps the class out of the rankings that teams of other classes see', async () => {
    const rival = await playAllMissions(world);
    const [held, own] = await Promise.all([team, rival].map(async (one) => (await world.rowOf(one))?.name));
    const [row] = await app.db.select().from(classes).where(eq(classes.id, classId));
    if (row === undefined) throw new Error('The class is missing.');
    const otherClass = randomUUID();
    await app.db.insert(classes).values({ id: otherClass, name: `9.º ${otherClass}`, teacherId: row.teacherId });
    await app.db.update(teams).set({ classId: otherClass }).where(eq(teams.id, rival.accountId));
    await teacher.put(`/classes/${otherClass}/ranking`, { json: { scope: 'school', open: true } });
    const seen = async () => {
      const { ranking, first, pagination } = (await rival.get('/ranking')).json();
      return { names: [...ranking, ...first].map(({ team: name }: { team: string }) => name), total: pagination.total };
    };
    const before = await seen();
    expect(before.names).toContain(held);
    await hold(teacher, inDays(2));
    const after = await seen();
    expect(after.names).not.toContain(held);
    expect(after.names).toContain(own);
    expect(after.total).toBeLessThan(before.total);
    expect(JSON.stringify((await teacher.get('/ranking?scope=class&limit=50')).json()), 'staff').toContain(held);
  });

  it('ends at once with null, and each change is one entry of the history', async () => {
    await hold(teacher, inDays(2));
    await hold(teacher, inDays(2));
    await hold(admin, null);
    expect(await read()).toHaveLength(3);
    const lines = await app.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'holdFeedback'), eq(audit.subjectId, classId)))
      .orderBy(asc(audit.id));
    expect(lines.slice(-2).map(({ details }) => details)).toEqual([{ until: inDays(2) }, { until: null }]);
  });

  it.each([
    ['today', () => today()],
    ['a day that does not exist', () => '2026-02-30'],
    ['more than a year ahead', () => inDays(367)],
    ['no day', () => ''],
    ['a number', () => 5],
    ['nothing', () => undefined],
  ])('refuses %s', async (_what, until) => {
    expect(codeOf(await hold(teacher, until()))).toEqual([400, 'badInput']);
  });

  it('is for staff who may mark the class', async () => {
    const refused = [hold(other, inDays(1)), hold(team, inDays(1)), hold(app.anonymous, inDays(1))];
    expect((await Promise.all(refused)).map(codeOf)).toEqual([
      [403, 'notYours'],
      [403, 'wrongRole'],
      [401, 'signedOut'],
    ]);
    expect(codeOf(await hold(admin, inDays(1), randomUUID()))).toEqual([404, 'notFound']);
    expect(await read()).toHaveLength(3);
  });
});

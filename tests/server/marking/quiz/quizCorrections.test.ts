import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { answerText } from '#domain/marking/scoring.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { audit } from '#server/db/schema/history.ts';
import { quizCorrections } from '#server/db/schema/quizCorrections.ts';
import { answers, marks } from '#server/db/schema/schema.ts';
import { quizAnswers } from '../../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../../support/app/gameTableRows.ts';
import type { TestCaller } from '../../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../../support/app/testClass.ts';

let test: TestClass;
let teacher: TestCaller;
let admin: TestCaller;
beforeEach(async () => {
  test = await createTestClass();
  teacher = await test.app.as('prof');
  admin = await test.app.as('chefe');
});
afterEach(() => test.app.close());

const VOID = { kind: 'void', options: [], mayFall: false };
const right = (options: number[], mayFall = false) => ({ kind: 'correct', options, mayFall });
const path = (challenge: unknown = 1, theme = 'ic', classId = test.classId) =>
  `/classes/${classId}/quiz-corrections/${theme}/${challenge}`;
const correct = (body: object, challenge: unknown = 1, theme?: string) =>
  teacher.put(path(challenge, theme), { json: body });
const undo = (challenge: unknown = 1, theme?: string) => teacher.send('DELETE', path(challenge, theme));
const preview = (body: object, challenge: unknown = 1, theme?: string) =>
  teacher.post(`${path(challenge, theme)}/preview`, { json: body });
const listed = async () => (await teacher.get(`/classes/${test.classId}/quiz-corrections`)).json().corrections;
const pointsOf = async (team: TestCaller) => (await test.rowOf(team))?.points;
const p1Of = async (team: TestCaller) => {
  const [row] = await test.app.db
    .select({ p1: marks.p1 })
    .from(marks)
    .where(and(eq(marks.teamId, team.accountId), eq(marks.level, 1)));
  return row?.p1;
};
const keyOf = (theme: Theme, challenge: number) =>
  SOLAR_SYSTEMS[theme].levels.level1[challenge - 1]?.options.correct ?? -1;
/** Returns the wrong option that `quizAnswers` chooses. */
const wrongOf = (theme: Theme, challenge: number) => {
  const { optionsLabel = [] } = SOLAR_SYSTEMS[theme].levels.level1[challenge - 1]?.options ?? {};
  return (keyOf(theme, challenge) + 1) % optionsLabel.length;
};

/** A team that has answered the quiz, with its first `right` answers correct. */
async function answered(right: number, theme: Theme = 'ic'): Promise<TestCaller> {
  const team = await test.teamAt(2, theme);
  expect((await team.post('/answer-level-1', { json: { answers: quizAnswers(theme, right) } })).statusCode).toBe(200);
  return team;
}

describe('a voided question', () => {
  it('gives its points to every team of its theme that answered, at once and in the ranking', async () => {
    const [none, one, all] = [await answered(0), await answered(1), await answered(3)];
    const other = await answered(0, 'dh');
    await teacher.put('/team/evaluation', { json: { teamId: none.accountId, points: { level1: { p2: 40 } } } });
    const reply = await correct(VOID);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      effect: { teams: 3, rise: 1, fall: 0 },
      corrections: [{ theme: 'ic', challenge: 1, ...VOID }],
    });
    expect(await Promise.all([none, one, all, other].map(p1Of))).toEqual([20, 20, 60, 0]);
    expect(await Promise.all([none, one, all, other].map(pointsOf))).toEqual([60, 20, 60, 0]);
    const { ranking } = (await admin.get('/ranking?scope=global')).json();
    expect(ranking.map(({ points }: { points: number }) => points)).toEqual([60, 60, 20, 0]);
    const sheet = (await teacher.get('/team/responses')).json().teams;
    const found = sheet.find(({ _id }: { _id: string }) => _id === none.accountId);
    expect(found.points.level1).toEqual({ total: 60, p1: 20, p2: 40, marked: { p1: false, p2: true } });
    expect(found.answers.answers).toEqual(quizAnswers('ic', 0));
  });

  it('lets nobody lose points, whatever was sent', async () => {
    const team = await answered(3);
    expect((await correct({ kind: 'void', options: [2], mayFall: true })).json().corrections).toMatchObject([VOID]);
    expect(await p1Of(team)).toBe(60);
  });
});

describe('another right answer', () => {
  it('counts besides the key while points may not fall', async () => {
    const [wrong, all] = [await answered(0), await answered(3)];
    const reply = await correct(right([wrongOf('ic', 1)]));
    expect(reply.json().effect).toEqual({ teams: 2, rise: 1, fall: 0 });
    expect(await Promise.all([wrong, all].map(p1Of))).toEqual([20, 60]);
  });

  it('takes the points of the key once they may fall, and gives exactly them back when undone', async () => {
    const [wrong, one, all] = [await answered(0), await answered(1), await answered(3)];
    const before = await gameTableRows(test.app.db);
    expect((await correct(right([wrongOf('ic', 1)], true))).json().effect).toEqual({ teams: 3, rise: 1, fall: 2 });
    expect(await Promise.all([wrong, one, all].map(p1Of))).toEqual([20, 0, 40]);
    expect(await Promise.all([wrong, one, all].map(pointsOf))).toEqual([20, 0, 40]);
    const reply = await undo();
    expect(reply.json()).toEqual({ corrections: [], effect: { teams: 3, rise: 2, fall: 1 } });
    const { audit: _before, ...rows } = before;
    const { audit: _after, ...now } = await gameTableRows(test.app.db);
    expect(now).toEqual(rows);
  });

  it('can be several options', async () => {
    const { optionsLabel = [] } = SOLAR_SYSTEMS.ic.levels.level1[0]?.options ?? {};
    const others = optionsLabel.map((_, index) => index).filter((index) => index !== keyOf('ic', 1));
    const teams = [];
    for (const index of others) {
      const team = await test.teamAt(2);
      const [, ...rest] = quizAnswers('ic', 0);
      await team.post('/answer-level-1', { json: { answers: [answerText(index, 'x'), ...rest] } });
      teams.push(team);
    }
    const [first = -1, second = -1] = others;
    await correct(right([second, first, second]));
    expect(await listed()).toMatchObject([{ options: [first, second].sort((a, b) => a - b) }]);
    expect(await Promise.all(teams.map(p1Of))).toEqual(teams.map((_, index) => (index < 2 ? 20 : 0)));
  });
});

describe('answers, moves and returns after a correction', () => {
  it('an answer posted later counts by it', async () => {
    await correct(VOID);
    await correct(right([wrongOf('ic', 3)], true), 3);
    expect(await p1Of(await answered(0))).toBe(40);
    expect(await pointsOf(await answered(3))).toBe(40);
  });

  it('a team that moves takes the rule of its new class', async () => {
    const { id: classId } = await test.app.schoolClass({ teacherId: teacher.accountId, name: '9.º Z' });
    const team = await answered(0);
    await teacher.put('/team/evaluation', { json: { teamId: team.accountId, points: { level1: { p2: 20 } } } });
    expect((await teacher.put(path(1, 'ic', classId), { json: VOID })).json().effect.teams).toBe(0);
    const move = (to: string) => teacher.send('PUT', `/team/${team.accountId}/class`, { json: { classId: to } });
    const moved = await move(classId);
    expect([moved.statusCode, moved.json().points?.total]).toEqual([200, 40]);
    expect([await p1Of(team), await pointsOf(team)]).toEqual([20, 40]);
    await move(test.classId);
    expect([await p1Of(team), await pointsOf(team)]).toEqual([0, 20]);
  });

  it('a mission that was given back meanwhile has them once that is undone, or answered again', async () => {
    const [kept, again] = [await answered(0), await answered(0)];
    for (const { accountId } of [kept, again]) {
      await teacher.post(`/team/${accountId}/levels/1/give-back`, { json: { note: 'Outra vez.' } });
    }
    expect((await correct(VOID)).json().effect).toEqual({ teams: 0, rise: 0, fall: 0 });
    const undone = await teacher.post(`/team/${kept.accountId}/levels/1/undo-give-back`, {});
    expect(undone.json().points).toMatchObject({ total: 20, level1: { p1: 20 } });
    expect(await pointsOf(kept)).toBe(20);
    await again.post('/answer-level-1', { json: { answers: quizAnswers('ic', 3).toReversed() } });
    expect(await p1Of(again)).toBeGreaterThanOrEqual(20);
  });

  it('a team that was in the bin meanwhile has them once it is restored', async () => {
    const team = await answered(0);
    const { binId } = (await teacher.send('DELETE', `/team/${team.accountId}`)).json();
    await correct(VOID);
    expect((await teacher.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
    expect([await p1Of(team), await pointsOf(team)]).toEqual([20, 20]);
  });

  it('goes with its class, and comes back with it from the bin', async () => {
    const team = await answered(0);
    await correct(VOID);
    const { binId } = (await admin.send('DELETE', `/classes/${test.classId}`)).json();
    expect(await test.app.db.select().from(quizCorrections)).toEqual([]);
    await admin.post(`/bin/${binId}/restore`);
    expect(await listed()).toMatchObject([{ challenge: 1, kind: 'void' }]);
    expect(await p1Of(team)).toBe(20);
  });

  it('marks that a teacher gives later keep the corrected points', async () => {
    const team = await answered(0);
    await correct(VOID);
    const points = { level1: { p1: 60, p2: 20 } };
    const reply = await teacher.put('/team/evaluation', { json: { teamId: team.accountId, points } });
    expect(reply.json().points).toMatchObject({ total: 40, level1: { p1: 20, p2: 20 } });
  });

  it('answers that arrive while the key is corrected are counted by it', async () => {
    const teams = await Promise.all(Array.from({ length: 6 }, () => test.teamAt(2)));
    const post = (team: TestCaller) => team.post('/answer-level-1', { json: { answers: quizAnswers('ic', 0) } });
    const [reply, ...posts] = await Promise.all([correct(VOID), ...teams.map(post)]);
    expect([reply.statusCode, ...posts.map(({ statusCode }) => statusCode)]).toEqual([200, ...teams.map(() => 200)]);
    expect(await Promise.all(teams.map(p1Of))).toEqual(teams.map(() => 20));
    expect(await Promise.all(teams.map(pointsOf))).toEqual(teams.map(() => 20));
  });
});

describe('a move at the same time as a correction', () => {
  it('ends with the rule of the class that the team is in', async () => {
    const { id: classId } = await test.app.schoolClass({ teacherId: teacher.accountId, name: '9.º Z' });
    const moving = await Promise.all(Array.from({ length: 4 }, () => answered(0)));
    const move = ({ accountId }: TestCaller, to: string) =>
      teacher.send('PUT', `/team/${accountId}/class`, { json: { classId: to } });
    const replies = await Promise.all([
      move(moving[0] as TestCaller, classId),
      move(moving[1] as TestCaller, classId),
      teacher.put(path(1, 'ic', classId), { json: VOID }),
      move(moving[2] as TestCaller, classId),
      move(moving[3] as TestCaller, classId),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    expect(await Promise.all(moving.map(p1Of))).toEqual(moving.map(() => 20));
    expect(await Promise.all(moving.map(pointsOf))).toEqual(moving.map(() => 20));
  });
});

describe('the preview', () => {
  it('tells what the correction does, and changes nothing', async () => {
    await answered(0);
    await answered(3);
    const before = await gameTableRows(test.app.db);
    expect((await preview(right([wrongOf('ic', 1)], true))).json()).toEqual({ teams: 2, rise: 1, fall: 1 });
    expect((await preview(right([wrongOf('ic', 1)]))).json()).toEqual({ teams: 2, rise: 1, fall: 0 });
    expect((await preview(VOID, 2)).json()).toEqual({ teams: 2, rise: 1, fall: 0 });
    expect((await preview(VOID, 2, 'dh')).json()).toEqual({ teams: 0, rise: 0, fall: 0 });
    expect(await gameTableRows(test.app.db)).toEqual(before);
  });

  it('counts besides the corrections that are made', async () => {
    await answered(0);
    await correct(VOID);
    expect((await preview(VOID, 2)).json()).toEqual({ teams: 1, rise: 1, fall: 0 });
    expect((await preview(right([0]))).json().code).toBe('quizCorrected');
  });
});

describe('refusals', () => {
  it.each([
    ['no right option', right([])],
    ['an option that the question does not have', right([9])],
    ['an option before the first', right([-1])],
    ['an option between two', right([0.5])],
    ['more options than any question has', right([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0])],
    ['an unknown kind', { ...VOID, kind: 'delete' }],
    ['no kind', { options: [], mayFall: false }],
    ['falling points that are neither', { ...right([1]), mayFall: 'talvez' }],
  ])('%s', async (_what, body) => {
    const before = await gameTableRows(test.app.db);
    for (const reply of [await correct(body), await preview(body)]) {
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    }
    expect(await gameTableRows(test.app.db)).toEqual(before);
  });

  it('the answer that is right anyway', async () => {
    const reply = await correct(right([keyOf('ic', 1)]));
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { options: 'Essa já é a resposta certa do jogo.' }]);
  });

  it.each([
    [0, 'ic'],
    [4, 'ic'],
    ['um', 'ic'],
    [1, 'xx'],
  ])('challenge %s of theme %s', async (challenge, theme) => {
    expect((await correct(VOID, challenge, theme)).statusCode).toBe(400);
    expect((await undo(challenge, theme)).statusCode).toBe(400);
  });

  it('a second, different correction; the same one again changes nothing', async () => {
    await answered(0);
    await correct(VOID);
    const before = await gameTableRows(test.app.db);
    const again = await correct(VOID);
    expect([again.statusCode, again.json().effect]).toEqual([200, { teams: 1, rise: 0, fall: 0 }]);
    const other = await correct(right([wrongOf('ic', 1)]));
    expect([other.statusCode, other.json().code]).toEqual([409, 'quizCorrected']);
    expect(await gameTableRows(test.app.db)).toEqual(before);
  });

  it('one of two that are made at once', async () => {
    await answered(0);
    const replies = await Promise.all([correct(VOID), admin.put(path(), { json: right([wrongOf('ic', 1)]) })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await listed()).toHaveLength(1);
  });

  it('undoing what is not corrected', async () => {
    const reply = await undo();
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'notCorrected']);
  });
});

describe('who corrected it', () => {
  it('is told to whoever may know, and recorded with what was corrected', async () => {
    await admin.put(path(2), { json: right([wrongOf('ic', 2)], true) });
    await correct(VOID);
    const { name } = (await admin.get('/profile')).json();
    expect(await listed()).toMatchObject([
      { challenge: 1, by: expect.stringMatching(/\S/) },
      { challenge: 2, by: 'administração' },
    ]);
    const seen = (await admin.get(`/classes/${test.classId}/quiz-corrections`)).json().corrections;
    expect(seen[1].by).toBe(name ?? 'chefe');
    await undo();
    const entries = await test.app.db
      .select({ action: audit.action, subject: audit.subjectId, details: audit.details })
      .from(audit)
      .where(eq(audit.subjectId, test.classId));
    const options = [wrongOf('ic', 2)];
    expect(entries.filter(({ action }) => /quiz/i.test(action))).toEqual([
      {
        action: 'correctQuiz',
        subject: test.classId,
        details: { theme: 'ic', challenge: 2, kind: 'correct', options, mayFall: true },
      },
      { action: 'correctQuiz', subject: test.classId, details: { theme: 'ic', challenge: 1, ...VOID } },
      { action: 'undoQuizCorrection', subject: test.classId, details: { theme: 'ic', challenge: 1 } },
    ]);
  });

  it('the corrections of a team are those of its theme', async () => {
    const team = await answered(0, 'dh');
    await correct(VOID, 1, 'ic');
    await correct(VOID, 3, 'dh');
    const { corrections } = (await teacher.get(`/team/${team.accountId}/quiz-corrections`)).json();
    expect(corrections).toMatchObject([{ theme: 'dh', challenge: 3 }]);
    const stored = await test.app.db.select().from(answers).where(eq(answers.teamId, team.accountId));
    expect(stored.map(({ texts }) => texts)).toEqual([quizAnswers('dh', 0)]);
  });
});

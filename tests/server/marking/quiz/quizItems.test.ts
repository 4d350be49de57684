import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { MarkSpread, QuizItem } from '#contract/marking/quizItems.ts';
import { answers, marks } from '#server/db/schema/schema.ts';
import { quizAnswers } from '../../../support/app/gameAnswers.ts';
import type { TestCaller } from '../../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../../support/app/testClass.ts';

let test: TestClass;
let teacher: TestCaller;
let colleague: TestCaller;
let admin: TestCaller;
let schoolId: string;
let otherSchoolId: string;
let colleaguesClass: string;

/** Stores a team of a class with its answers to the quiz and its marks. */
async function team(classId: string, right: number, { theme = 'ic', mark = 40, by = [] as string[] } = {}) {
  const { id: teamId } = await test.app.team({ classId, theme: theme as 'ic' | 'dh', level: 4 });
  const texts = by.length > 0 ? by : quizAnswers(theme as 'ic' | 'dh', right);
  await test.app.db.insert(answers).values({ teamId, part: 1, texts, fingerprint: 'x:y' });
  await test.app.db.insert(marks).values([
    { teamId, level: 1, p1: right * 20, p2: 0 },
    { teamId, level: 2, p1: mark, p1Marked: true },
  ]);
  return teamId;
}

beforeAll(async () => {
  test = await createTestClass();
  teacher = await test.app.as('prof');
  admin = await test.app.as('chefe');
  const { schools } = (await admin.get('/schools/all')).json();
  schoolId = schools[0]._id;
  const other = await test.app.teacher({ name: 'Ana Colega', schoolId });
  colleague = await test.app.as(other.username);
  colleaguesClass = (await test.app.schoolClass({ teacherId: other.id, name: '8.º B' })).id;
  otherSchoolId = (await test.app.school()).id;
  const stranger = await test.app.teacher({ schoolId: otherSchoolId });
  const { id: strangersClass } = await test.app.schoolClass({ teacherId: stranger.id });
  for (const right of [3, 3, 1, 0]) await team(test.classId, right);
  await team(test.classId, 2, { theme: 'dh' });
  for (const right of [0, 0, 0]) await team(colleaguesClass, right, { mark: 60 });
  for (const right of [3, 3]) await team(strangersClass, right, { mark: 0 });
});
afterAll(() => test.app.close());

type Themes = { theme: string; questions: QuizItem[] }[];
const items = async (caller: TestCaller, query = ''): Promise<Themes> =>
  (await caller.get(`/quiz-items${query}`)).json().themes;
const first = async (caller: TestCaller, query = '') => (await items(caller, query))[0]?.questions[0];
const spread = async (caller: TestCaller, query = '') => (await caller.get(`/mark-spread${query}`)).json();
const ofMission2 = (reply: { criteria: MarkSpread[] }) =>
  reply.criteria.find(({ level, criterion }) => level === 2 && criterion === 'p1');

describe('the questions of the quiz', () => {
  it('are those of the script, with the choices of the own teams for a teacher', async () => {
    const { question = '', options } = SOLAR_SYSTEMS.ic.levels.level1[0] ?? {};
    const themes = await items(teacher);
    expect(themes.map(({ theme, questions }) => [theme, questions.length])).toEqual([
      ['ic', 3],
      ['dh', 3],
      ['ds', 3],
    ]);
    const [one, two, three] = themes[0]?.questions ?? [];
    expect(one).toMatchObject({ challenge: 1, question, correct: options?.correct, teams: 4, facility: 0.75 });
    expect(one?.options.map(({ label }) => label)).toEqual(options?.optionsLabel);
    expect(one?.options[options?.correct ?? -1]?.teams).toBe(3);
    expect([two?.facility, three?.facility]).toEqual([0.5, 0.5]);
    expect(one?.discrimination).toBeNull();
    expect(themes[1]?.questions.map(({ facility }) => facility)).toEqual([1, 1, 0]);
    expect(themes[2]?.questions[0]).toMatchObject({ teams: 0, facility: null, weaknesses: [] });
  });

  it('are of all teams for an administrator, or of one school, one class, one theme', async () => {
    expect((await first(admin))?.teams).toBe(9);
    expect((await first(admin, `?schoolId=${schoolId}`))?.teams).toBe(7);
    expect((await first(admin, `?classId=${colleaguesClass}`))?.teams).toBe(3);
    expect((await first(admin, `?schoolId=${otherSchoolId}&classId=${colleaguesClass}`))?.teams).toBe(0);
    expect((await items(admin, '?theme=dh')).map(({ theme }) => theme)).toEqual(['dh']);
    expect((await first(teacher, `?classId=${test.classId}&theme=ic`))?.teams).toBe(4);
  });

  it('count the first answers of a team, and the key of the game', async () => {
    const { id: classId } = await test.app.schoolClass({ teacherId: teacher.accountId, name: '8.º V' });
    const { username } = await test.app.team({ classId, level: 2 });
    const playing = await test.app.as(username);
    const post = (right: number) => playing.post('/answer-level-1', { json: { answers: quizAnswers('ic', right) } });
    await post(0);
    await teacher.post(`/team/${playing.accountId}/levels/1/give-back`, { json: { note: 'De novo.' } });
    expect((await post(3)).statusCode).toBe(200);
    await teacher.put(`/classes/${classId}/quiz-corrections/ic/1`, {
      json: { kind: 'void', options: [], mayFall: false },
    });
    expect(await first(teacher, `?classId=${classId}`)).toMatchObject({ teams: 1, facility: 0 });
  });

  it('tell how they discriminate from 30 teams on', async () => {
    const { id: classId } = await test.app.schoolClass({ teacherId: teacher.accountId, name: '8.º X' });
    for (let count = 0; count < 29; count += 1) await team(classId, count % 2 === 0 ? 3 : 0);
    expect((await first(teacher, `?classId=${classId}`))?.discrimination).toBeNull();
    await team(classId, 0);
    const question = await first(teacher, `?classId=${classId}`);
    expect(question).toMatchObject({ teams: 30, facility: 0.5, weaknesses: [] });
    expect(question?.discrimination).toBeCloseTo(1, 12);
  });

  it('carry no text of a team', async () => {
    const { id: classId } = await test.app.schoolClass({ teacherId: teacher.accountId, name: '8.º Y' });
    await team(classId, 0, { by: ['1. segredo', '2 segredo', 'segredo'] });
    const reply = await teacher.get(`/quiz-items?classId=${classId}`);
    expect(reply.body).not.toContain('segredo');
    const questions: QuizItem[] = reply.json().themes[0].questions;
    expect(questions.map(({ teams }) => teams)).toEqual([1, 1, 0]);
    expect([questions[0]?.options[0]?.teams, questions[1]?.options[1]?.teams]).toEqual([1, 1]);
  });

  it.each([
    ["a colleague's class", () => `?classId=${colleaguesClass}`, 403, 'notYours'],
    ['a school', () => `?schoolId=${schoolId}`, 403, 'notYours'],
    ['an unknown class', () => `?classId=${randomUUID()}`, 404, 'notFound'],
    ['no id', () => '?classId=x', 400, 'badInput'],
    ['an unknown theme', () => '?theme=xx', 400, 'badInput'],
  ])('refuse a teacher %s', async (_what, query, status, code) => {
    const reply = await teacher.get(`/quiz-items${query()}`);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  it('refuse an administrator an unknown school', async () => {
    expect((await admin.get(`/quiz-items?schoolId=${randomUUID()}`)).json().code).toBe('notFound');
  });
});

describe('the spread of marks', () => {
  it('shows a teacher the own school, without a single name, and which marks are the own', async () => {
    const reply = await spread(colleague);
    expect(ofMission2(reply)?.teachers).toMatchObject([
      { name: null, isMine: false, mean: 40 },
      { name: null, isMine: true, teams: 3, counts: [0, 0, 0, 3], mean: 60 },
    ]);
    expect(JSON.stringify(reply.criteria)).not.toMatch(/Ana Colega|"name":"/);
    expect(JSON.stringify(reply)).not.toContain(teacher.accountId);
  });

  it('shows an administrator the names of a chosen school, and nothing without one', async () => {
    const reply = await spread(admin, `?schoolId=${schoolId}`);
    const found = ofMission2(reply)?.teachers ?? [];
    expect(found.map(({ isMine }) => isMine)).toEqual([false, false]);
    expect(found.map(({ name }) => name)).toContain('Ana Colega');
    const nothing = await spread(admin);
    expect([nothing.school, ofMission2(nothing)?.teachers]).toEqual([null, []]);
  });

  it('leaves out who marked fewer than three teams, and marks that nobody gave', async () => {
    expect(ofMission2(await spread(admin, `?schoolId=${otherSchoolId}`))?.teachers).toEqual([]);
    const { criteria } = await spread(colleague);
    const given = criteria.filter(({ teachers }: MarkSpread) => teachers.length > 0);
    expect(given.map(({ level, criterion }: MarkSpread) => [level, criterion])).toEqual([[2, 'p1']]);
  });

  it('is of one theme when asked', async () => {
    expect(ofMission2(await spread(colleague, '?theme=ic'))?.teachers).toHaveLength(2);
    expect(ofMission2(await spread(colleague, '?theme=dh'))?.teachers).toEqual([]);
  });

  it('shows a teacher without a school the own marks only', async () => {
    const alone = await test.app.teacher({ name: 'Sem Escola' });
    const { id: classId } = await test.app.schoolClass({ teacherId: alone.id });
    for (const right of [0, 1, 2]) await team(classId, right, { mark: 20 });
    const reply = await spread(await test.app.as(alone.username));
    expect(reply.school).toBeNull();
    expect(ofMission2(reply)?.teachers).toMatchObject([{ isMine: true, teams: 3, mean: 20 }]);
  });

  it('refuses a teacher another school', async () => {
    const reply = await teacher.get(`/mark-spread?schoolId=${otherSchoolId}`);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'notYours']);
    expect((await teacher.get(`/mark-spread?schoolId=${schoolId}`)).statusCode).toBe(200);
    expect((await admin.get(`/mark-spread?schoolId=${randomUUID()}`)).json().code).toBe('notFound');
  });
});

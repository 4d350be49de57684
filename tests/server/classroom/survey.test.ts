import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SURVEY_ANSWERS_MAX, SURVEY_ITEMS, type SurveyMoment } from '#domain/classroom/survey.ts';
import { audit } from '#server/db/schema/history.ts';
import { surveyAnswers } from '#server/db/schema/surveys.ts';
import type { TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let test: TestClass;
let teacher: TestCaller;
beforeEach(async () => {
  test = await createTestClass();
  teacher = await test.app.as('prof');
});
afterEach(() => test.app.close());

const path = () => `/classes/${test.classId}/survey`;
const open = async (moment: SurveyMoment | null) => (await teacher.put(path(), { json: { open: moment } })).json();
const same = (value: number | null) => Array.from({ length: SURVEY_ITEMS }, () => value);
const answer = (code: string, moment: SurveyMoment, value: number | null = 4, id: string = randomUUID()) =>
  test.app.anonymous.put(`/surveys/${code}/answers/${id}`, { json: { moment, answers: same(value) } });
const stored = () => test.app.db.select().from(surveyAnswers);

async function answerTimes(count: number, code: string, moment: SurveyMoment, value = 4): Promise<void> {
  for (let person = 0; person < count; person += 1) expect((await answer(code, moment, value)).statusCode).toBe(200);
}

describe('the questionnaire of a class', () => {
  it('is closed and without a code until its teacher opens it, and keeps its code', async () => {
    const none = { answers: 0, counted: 0, items: null };
    expect((await teacher.get(path())).json()).toEqual({ code: null, open: null, before: none, after: none });
    const { code } = await open('before');
    expect(code).toMatch(/^[a-z0-9]{8}$/);
    expect((await test.app.anonymous.get(`/surveys/${code.toUpperCase()}`)).json()).toMatchObject({ open: 'before' });
    expect(await open(null)).toMatchObject({ code, open: null });
    expect(await open('after')).toMatchObject({ code, open: 'after' });
  });

  it('takes answers without a sign-in for the open moment only, each once', async () => {
    const { code } = await open('before');
    const id = randomUUID();
    expect((await answer(code, 'before', 3, id)).json()).toEqual({ ok: true });
    expect((await answer(code, 'before', 3, id)).json()).toEqual({ ok: true });
    expect((await answer(code, 'after')).json()).toMatchObject({ code: 'surveyClosed' });
    await open(null);
    expect((await answer(code, 'before')).json()).toMatchObject({ code: 'surveyClosed' });
    // What was on its way when the teacher closed it, and arrives again, was counted.
    expect((await answer(code, 'before', 3, id)).statusCode).toBe(200);
    expect(await stored()).toEqual([{ id, classId: test.classId, moment: 'before', answers: same(3), counted: false }]);
  });

  it('shows counts once it is closed, from five answers on, and never single ones', async () => {
    const { code } = await open('before');
    await answerTimes(4, code, 'before', 5);
    expect((await open(null)).before).toEqual({ answers: 4, counted: 0, items: null });
    await open('before');
    await answerTimes(2, code, 'before', 1);
    expect((await teacher.get(path())).json().before).toEqual({ answers: 6, counted: 0, items: null });
    const { before, after } = await open('after');
    expect(before).toEqual({ answers: 6, counted: 6, items: same(0).map(() => [2, 0, 0, 0, 4]) });
    expect(after).toEqual({ answers: 0, counted: 0, items: null });
  });

  it('never grows its counts by fewer than five answers, however often it is opened and closed', async () => {
    const { code } = await open('before');
    await answerTimes(5, code, 'before', 5);
    const five = { counted: 5, items: same(0).map(() => [0, 0, 0, 0, 5]) };
    expect((await open(null)).before).toEqual({ answers: 5, ...five });
    for (const answers of [6, 7, 8, 9]) {
      await open('before');
      await answerTimes(1, code, 'before', 1);
      expect((await open(null)).before).toEqual({ answers, ...five });
    }
    await open('before');
    await answerTimes(1, code, 'before', 1);
    const { before } = await open(null);
    expect(before).toEqual({ answers: 10, counted: 10, items: same(0).map(() => [5, 0, 0, 0, 5]) });
  });

  it('takes as many answers as a class has people, and no more', async () => {
    const { code } = await open('before');
    const rows = Array.from({ length: SURVEY_ANSWERS_MAX - 1 }, () => ({
      id: randomUUID(),
      classId: test.classId,
      moment: 'before' as const,
      answers: same(2),
    }));
    await test.app.db.insert(surveyAnswers).values(rows);
    const replies = await Promise.all([answer(code, 'before'), answer(code, 'before'), answer(code, 'before')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await stored()).toHaveLength(SURVEY_ANSWERS_MAX);
  });

  it('refuses answers that are not of its scale, and too few', async () => {
    const { code } = await open('before');
    for (const wrong of [same(6), same(0), same(4).slice(1), 'sim']) {
      const json = { moment: 'before', answers: wrong };
      expect((await test.app.anonymous.put(`/surveys/${code}/answers/${randomUUID()}`, { json })).statusCode).toBe(400);
    }
    expect(await stored()).toEqual([]);
  });

  it('erases the answers of one moment, and records it without what was answered', async () => {
    const { code } = await open('before');
    await answerTimes(1, code, 'before');
    await open('after');
    await answerTimes(2, code, 'after');
    const cleared = await teacher.send('DELETE', `${path()}/before`);
    expect(cleared.json()).toMatchObject({ open: 'after', before: { answers: 0 }, after: { answers: 2 } });
    const noted = await test.app.db
      .select({ details: audit.details })
      .from(audit)
      .where(eq(audit.action, 'clearSurvey'));
    expect(noted).toEqual([{ details: { moment: 'before' } }]);
  });

  it('goes with its class, and comes back with it from the bin', async () => {
    const { code } = await open('before');
    await answerTimes(1, code, 'before');
    const admin = await test.app.as('chefe');
    const { binId } = (await admin.send('DELETE', `/classes/${test.classId}`)).json();
    expect(await stored()).toEqual([]);
    expect((await test.app.anonymous.get(`/surveys/${code}`)).statusCode).toBe(404);
    await admin.post(`/bin/${binId}/restore`);
    expect(await stored()).toHaveLength(1);
    expect((await test.app.anonymous.get(`/surveys/${code}`)).json().open).toBe('before');
  });

  it('locks out a network that guesses codes', async () => {
    const { code } = await open('before');
    const statuses = new Set<number>();
    for (let guess = 0; guess < 200 && !statuses.has(429); guess += 1) {
      statuses.add((await test.app.anonymous.get(`/surveys/falso${guess}`)).statusCode);
    }
    expect([...statuses]).toEqual([404, 429]);
    expect((await answer(code, 'before')).statusCode).toBe(429);
  });
});

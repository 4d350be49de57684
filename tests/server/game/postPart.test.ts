import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFiles, uploads } from '#server/db/schema/schema.ts';
import { finishedUpload, quizAnswers, sha256Of, textAnswers, tutorialBody } from '../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import type { TestApp, TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let app: TestApp;
let teamAt: TestClass['teamAt'];
let rowOf: TestClass['rowOf'];

beforeAll(async () => {
  ({ app, rowOf, teamAt } = await createTestClass());
});
afterAll(() => app.close());

const tutorial = (caller: TestCaller, more = {}) => tutorialBody(app, caller.accountId, more);

describe('files as data URLs', () => {
  const file = (text: string) => ({
    name: 'nota.txt',
    content: `data:text/plain;base64,${Buffer.from(text).toString('base64')}`,
  });

  it('are stored by content, and a repeat in either encoding is the same answer', async () => {
    const caller = await teamAt(4);
    const form = { answers: JSON.stringify([file('um'), file('dois')]) };
    expect((await caller.post('/answer-level-3', { form })).json().data).toBe(5);
    const stored = await app.db.select().from(answerFiles).where(eq(answerFiles.teamId, caller.accountId));
    expect(stored.map(({ position, sha256 }) => [position, sha256])).toEqual([
      [0, sha256Of('um')],
      [1, sha256Of('dois')],
    ]);
    const before = await gameTableRows(app.db);
    expect((await caller.post('/answer-level-3', { form })).statusCode).toBe(200);
    const json = { answers: [[file('um'), file('dois')]] };
    expect((await caller.post('/answer-level-3', { json })).statusCode).toBe(200);
    expect(await gameTableRows(app.db)).toEqual(before);
    const other = { answers: [[file('dois'), file('um')]] };
    expect((await caller.post('/answer-level-3', { json: other })).json().code).toBe('alreadyAnswered');
  });
});

describe('a repeat', () => {
  it('of the same answers gets the current level and changes nothing', async () => {
    const caller = await teamAt(2);
    await caller.post('/answer-level-1', { json: { answers: quizAnswers('ic') } });
    await caller.post('/answer-level-2', { json: { answers: ['primeiro'] } });
    const before = await gameTableRows(app.db);
    app.advance(60_000);
    const reply = await caller.post('/answer-level-1', { json: { answers: quizAnswers('ic') } });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ data: 4, status: { interculturalidadeLevel: 3 } });
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it.each([
    ['/answer-level-1', 2, { answers: quizAnswers('ic', 3) }, { answers: quizAnswers('ic', 1) }],
    ['/answer-level-2', 3, { answers: ['um'] }, { answers: ['dois'] }],
    ['/answer-level-2', 3, { answers: ['um'] }, { answers: ['um', 'dois'] }],
    ['/answer-level-4', 5, { answers: textAnswers('ic', 4) }, { answers: textAnswers('ic', 4, 'outro') }],
  ])('of %s with other answers is refused', async (path, level, first, second) => {
    const caller = await teamAt(level);
    expect((await caller.post(path, { json: first })).statusCode).toBe(200);
    const before = await gameTableRows(app.db);
    const reply = await caller.post(path, { json: second });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'alreadyAnswered']);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('with the deleted uploads of the first post is the same answer', async () => {
    const caller = await teamAt(4);
    const json = { answers: [[await finishedUpload(app, caller.accountId, 'a')]] };
    expect((await caller.post('/answer-level-3', { json })).statusCode).toBe(200);
    const before = await gameTableRows(app.db);
    expect((await caller.post('/answer-level-3', { json })).statusCode).toBe(200);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('with new uploads of the same bytes is the same answer, with other bytes or names it is not', async () => {
    const caller = await teamAt(4);
    const post = async (content: string, name?: string) =>
      caller.post('/answer-level-3', {
        json: { answers: [[await finishedUpload(app, caller.accountId, content, name)]] },
      });
    expect((await post('a')).statusCode).toBe(200);
    expect((await post('a')).statusCode).toBe(200);
    expect(await app.db.select().from(uploads).where(eq(uploads.accountId, caller.accountId))).toEqual([]);
    expect((await post('b')).json().code).toBe('alreadyAnswered');
    expect((await post('a', 'outro.txt')).json().code).toBe('alreadyAnswered');
    const unknown = { answers: [[{ name: 'a.txt', content: 'upload:00000000-0000-4000-8000-000000000000' }]] };
    expect((await caller.post('/answer-level-3', { json: unknown })).json().code).toBe('alreadyAnswered');
    expect((await caller.get('/check-level')).json()).toEqual({ data: 5 });
  });

  it('of the tutorial with another ship is refused', async () => {
    const caller = await teamAt(1);
    const json = await tutorial(caller);
    await caller.post('/tutorial', { json });
    expect((await caller.post('/tutorial', { json: { ...json, ship: 5 } })).json().code).toBe('alreadyAnswered');
    expect((await rowOf(caller))?.ship).toBe(4);
  });
});

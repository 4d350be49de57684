import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEME_IDS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { proposals } from '#server/db/schema/council.ts';
import { drafts } from '#server/db/schema/drafts.ts';
import { answerFiles, answers, marks, uploads } from '#server/db/schema/schema.ts';
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

function partOf(caller: TestCaller, part: number) {
  return app.db
    .select()
    .from(answers)
    .where(and(eq(answers.teamId, caller.accountId), eq(answers.part, part)));
}

const tutorial = (caller: TestCaller, more = {}) => tutorialBody(app, caller.accountId, more);

const POSTS = ['/tutorial', '/answer-level-1', '/answer-level-2', '/answer-level-3', '/answer-level-4'];

describe('permissions', () => {
  it.each(POSTS)('%s refuses signed-out callers and staff', async (path) => {
    expect((await app.anonymous.post(path, { json: {} })).statusCode).toBe(401);
    for (const username of ['prof', 'chefe']) {
      const reply = await (await app.as(username)).post(path, { json: {} });
      expect(reply.statusCode).toBe(403);
      expect(reply.json().code).toBe('wrongRole');
    }
  });

  it('/check-level refuses signed-out callers and staff', async () => {
    expect((await app.anonymous.get('/check-level')).statusCode).toBe(401);
    expect((await (await app.as('prof')).get('/check-level')).statusCode).toBe(403);
  });
});

describe('from the tutorial to the council', () => {
  it.each(THEMES)('%s: accepts every part once, in order', async (theme) => {
    const caller = await teamAt(1, theme);
    const posts: [string, object][] = [
      ['/tutorial', await tutorial(caller)],
      ['/answer-level-1', { answers: quizAnswers(theme, 2) }],
      ['/answer-level-2', { answers: textAnswers(theme, 2) }],
      ['/answer-level-3', { answers: [[await finishedUpload(app, caller.accountId, 'mapa', 'mapa.txt')]] }],
      ['/answer-level-4', { answers: textAnswers(theme, 4), solar: THEME_NAMES[theme] }],
    ];
    for (const [index, [path, json]] of posts.entries()) {
      expect((await caller.get('/check-level')).json()).toEqual({ data: index + 1 });
      const reply = await caller.post(path, { json });
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.json()).toEqual({
        data: index + 2,
        status: {
          isTutorialDone: true,
          isDevelopmentDone: index === 4 && theme === 'ds',
          isHumanRightsDone: index === 4 && theme === 'dh',
          isInterculturalDone: index === 4 && theme === 'ic',
          solar: { name: THEME_NAMES[theme], _id: THEME_IDS[theme] },
          interculturalidadeLevel: index + 1,
          accepted: {
            tutorial: true,
            level1: index >= 1,
            level2: index >= 2,
            level3: index >= 3,
            level4: index >= 4,
          },
          returned: null,
        },
      });
    }
    expect(await rowOf(caller)).toMatchObject({
      level: 6,
      ship: 4,
      points: 40,
      councilAt: new Date(app.services.now()),
    });
    const [proposal] = await app.db.select().from(proposals).where(eq(proposals.teamId, caller.accountId));
    expect(proposal).toMatchObject({ text: textAnswers(theme, 4).join('\n\n'), submittedAt: null });
    const given = await app.db.select().from(marks).where(eq(marks.teamId, caller.accountId)).orderBy(marks.level);
    expect(given.map(({ level, p1, p2 }) => [level, p1, p2])).toEqual([
      [1, 40, 0],
      [2, 0, 0],
      [3, 0, 0],
      [4, 0, 0],
    ]);
  });

  it('keeps the answers and their files, and removes the uploads and the draft', async () => {
    const caller = await teamAt(1);
    await caller.put('/draft', { json: { part: 0, revision: 1, device: 'tablet', content: '{}' } });
    const body = await tutorial(caller, {
      files: [
        await finishedUpload(app, caller.accountId, 'um', 'um.txt'),
        await finishedUpload(app, caller.accountId, 'dois', 'dois.txt'),
      ],
    });
    const spare = await finishedUpload(app, caller.accountId, 'três', 'três.txt');
    expect((await caller.post('/tutorial', { json: body })).statusCode).toBe(200);
    expect(await partOf(caller, 0)).toMatchObject([{ texts: ['2. Ouvir', 'Somos a equipa.'] }]);
    const files = await app.db.select().from(answerFiles).where(eq(answerFiles.teamId, caller.accountId));
    expect(files.map(({ part, step, position, name, sha256 }) => [part, step, position, name, sha256])).toEqual([
      [0, 0, 0, 'um.txt', sha256Of('um')],
      [0, 0, 1, 'dois.txt', sha256Of('dois')],
    ]);
    const left = await app.db.select().from(uploads).where(eq(uploads.accountId, caller.accountId));
    expect(left.map(({ id }) => `upload:${id}`)).toEqual([spare.content]);
    expect(await app.db.select().from(drafts).where(eq(drafts.teamId, caller.accountId))).toEqual([]);
  });

  it.each([0, 1, 2, 3])('scores %i correct answers with 20 points each', async (right) => {
    const caller = await teamAt(2);
    await caller.post('/answer-level-1', { json: { answers: quizAnswers('ic', right) } });
    expect((await rowOf(caller))?.points).toBe(right * 20);
  });

  it('stores markup, SQL and any characters as they were written', async () => {
    const written = "<img src=x onerror=alert(1)>\n'); DROP TABLE teams; -- “Olá” 🚀 ção";
    const caller = await teamAt(3);
    expect((await caller.post('/answer-level-2', { json: { answers: [`  ${written} `] } })).statusCode).toBe(200);
    expect((await partOf(caller, 2))[0]?.texts).toEqual([written]);
  });

  it('accepts 10 000 characters and no more', async () => {
    const caller = await teamAt(3);
    const before = await gameTableRows(app.db);
    const long = await caller.post('/answer-level-2', { json: { answers: ['á'.repeat(10_001)] } });
    expect(long.statusCode).toBe(400);
    expect(await gameTableRows(app.db)).toEqual(before);
    expect((await caller.post('/answer-level-2', { json: { answers: ['á'.repeat(10_000)] } })).statusCode).toBe(200);
  });
});

describe('both encodings', () => {
  it('accepts the tutorial and the missions as forms', async () => {
    const caller = await teamAt(1, 'dh');
    const { ship, files, ...rest } = await tutorial(caller);
    const form = { ...rest, ship: String(ship), files: JSON.stringify(files) };
    expect((await caller.post('/tutorial', { form })).json().data).toBe(2);
    const repeat = (list: string[]): [string, string][] => list.map((answer) => ['answers', answer]);
    expect((await caller.post('/answer-level-1', { form: repeat(quizAnswers('dh')) })).json().data).toBe(3);
    expect((await caller.post('/answer-level-2', { form: repeat(textAnswers('dh', 2)) })).json().data).toBe(4);
    const list = JSON.stringify([await finishedUpload(app, caller.accountId)]);
    expect((await caller.post('/answer-level-3', { form: repeat([list]) })).json().data).toBe(5);
    const last: [string, string][] = [...repeat(textAnswers('dh', 4)), ['solar', THEME_NAMES.dh]];
    expect((await caller.post('/answer-level-4', { form: last })).json().data).toBe(6);
    expect((await rowOf(caller))?.points).toBe(60);
    const again = await caller.post('/answer-level-1', { json: { answers: quizAnswers('dh') } });
    expect([again.statusCode, again.json().data]).toEqual([200, 6]);
  });
});

describe('races', () => {
  it('one post sent many times at once is stored once and always answered 200', async () => {
    const caller = await teamAt(5);
    const json = { answers: textAnswers('ic', 4) };
    const replies = await Promise.all(Array.from({ length: 6 }, () => caller.post('/answer-level-4', { json })));
    expect(replies.map((reply) => [reply.statusCode, reply.json().data])).toEqual(Array(6).fill([200, 6]));
    expect(await partOf(caller, 4)).toHaveLength(1);
    expect(await app.db.select().from(proposals).where(eq(proposals.teamId, caller.accountId))).toHaveLength(1);
  });

  it('of different simultaneous posts exactly one is accepted', async () => {
    const caller = await teamAt(2);
    const posts = [0, 1, 2, 3].map((right) => ({ answers: quizAnswers('ic', right) }));
    const replies = await Promise.all(posts.map((json) => caller.post('/answer-level-1', { json })));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409, 409, 409]);
    const won = replies.findIndex((reply) => reply.statusCode === 200);
    expect((await partOf(caller, 1))[0]?.texts).toEqual(posts[won]?.answers);
    expect(await rowOf(caller)).toMatchObject({ level: 3, points: won * 20 });
  });

  it('the same files in two simultaneous posts with different uploads are both answered 200', async () => {
    const caller = await teamAt(1);
    const bodies = [await tutorial(caller), await tutorial(caller)];
    const replies = await Promise.all(bodies.map((json) => caller.post('/tutorial', { json })));
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200]);
    expect(await partOf(caller, 0)).toHaveLength(1);
    expect(await app.db.select().from(uploads).where(eq(uploads.accountId, caller.accountId))).toEqual([]);
  });
});

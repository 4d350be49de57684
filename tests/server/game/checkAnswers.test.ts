import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { finishedUpload, quizAnswers, textAnswers, tutorialBody } from '../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import type { TestApp, TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let app: TestApp;
let teamAt: TestClass['teamAt'];

beforeAll(async () => {
  ({ app, teamAt } = await createTestClass());
});
afterAll(() => app.close());

const tutorial = (caller: TestCaller, more = {}) => tutorialBody(app, caller.accountId, more);

describe('answers out of order', () => {
  const bodies: Record<string, object> = {
    '/answer-level-1': { answers: quizAnswers('ic') },
    '/answer-level-2': { answers: ['texto'] },
    '/answer-level-4': { answers: textAnswers('ic', 4) },
  };
  it.each([
    ['/answer-level-1', 1, 'levelAhead'],
    ['/answer-level-2', 2, 'levelAhead'],
    ['/answer-level-3', 3, 'levelAhead'],
    ['/answer-level-4', 4, 'levelAhead'],
    ['/answer-level-4', 1, 'levelAhead'],
    ['/tutorial', 2, 'alreadyAnswered'],
    ['/answer-level-1', 6, 'alreadyAnswered'],
  ])('%s at game level %i is refused and changes nothing', async (path, level, code) => {
    const caller = await teamAt(level);
    const files = [await finishedUpload(app, caller.accountId)];
    const json = bodies[path] ?? (path === '/tutorial' ? await tutorial(caller, { files }) : { answers: [files] });
    const before = await gameTableRows(app.db);
    const reply = await caller.post(path, { json });
    expect([reply.statusCode, reply.json().code]).toEqual([409, code]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });
});

describe('bad input', () => {
  it.each([
    ['ship 10', { ship: 10 }, 'ship'],
    ['ship -1', { ship: -1 }, 'ship'],
    ['ship 1.5', { ship: 1.5 }, 'ship'],
    ['no ship', { ship: undefined }, 'ship'],
    ['an empty quiz', { quiz: ' ' }, 'quiz'],
    ['an empty text', { texto: ' \n ' }, 'texto'],
    ['too long a text', { texto: 'a'.repeat(10_001) }, 'texto'],
    ['invalid JSON for files', { files: '[{"name":' }, 'files'],
    ['no files', { files: [] }, 'files'],
    ['files without content', { files: [{ name: 'a.txt', content: '' }] }, 'files.0.content'],
    ['files that are not a list', { files: '{"name":"a.txt"}' }, 'files'],
  ])('the tutorial with %s is refused', async (_, wrong, field) => {
    const caller = await teamAt(1);
    const json = await tutorial(caller, wrong);
    const before = await gameTableRows(app.db);
    const reply = await caller.post('/tutorial', { json });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it("an upload that is unknown or another team's is refused", async () => {
    const [caller, other] = [await teamAt(1), await teamAt(1)];
    const theirs = await finishedUpload(app, other.accountId);
    const unknown = { name: 'a.txt', content: 'upload:00000000-0000-4000-8000-000000000000' };
    const json = await tutorial(caller);
    const before = await gameTableRows(app.db);
    for (const file of [theirs, unknown, { name: 'a.txt', content: 'upload:nada' }]) {
      const reply = await caller.post('/tutorial', { json: { ...json, files: [file] } });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    }
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  const right = quizAnswers('ic');
  const beyond = `${(SOLAR_SYSTEMS.ic.levels.level1[2]?.options.optionsLabel.length ?? 0) + 1}. A mais`;
  it.each([
    ['/answer-level-1', 2, right.slice(0, 2), 'answers'],
    ['/answer-level-1', 2, [...right, '1. Mais'], 'answers'],
    ['/answer-level-1', 2, [], 'answers'],
    ['/answer-level-1', 2, ['sem número', right[1], right[2]], 'answers.0'],
    ['/answer-level-1', 2, [right[0], '0. Zero', right[2]], 'answers.1'],
    ['/answer-level-1', 2, [right[0], right[1], '99. Longe'], 'answers.2'],
    ['/answer-level-1', 2, [right[0], right[1], beyond], 'answers.2'],
    ['/answer-level-2', 3, ['um', 'dois'], 'answers'],
    ['/answer-level-2', 3, [' '], 'answers.0'],
    ['/answer-level-2', 3, ['tem \0 nulo'], 'answers.0'],
    ['/answer-level-4', 5, ['só um'], 'answers'],
  ])('%s at level %i with %j is refused', async (path, level, sent, field) => {
    const caller = await teamAt(level);
    const before = await gameTableRows(app.db);
    const reply = await caller.post(path, { json: { answers: sent } });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('mission 3 requires a list of files per step', async () => {
    const caller = await teamAt(4);
    const file = await finishedUpload(app, caller.accountId);
    const before = await gameTableRows(app.db);
    for (const sent of [['{broken'], [[file], [file]], ['[]']]) {
      const reply = await caller.post('/answer-level-3', { json: { answers: sent } });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    }
    expect(SOLAR_SYSTEMS.ic.levels.level3).toHaveLength(1);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('mission 4 refuses the name of another solar system', async () => {
    const caller = await teamAt(5, 'ds');
    const before = await gameTableRows(app.db);
    const json = { answers: textAnswers('ds', 4), solar: THEME_NAMES.ic };
    const reply = await caller.post('/answer-level-4', { json });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['solar']]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });
});

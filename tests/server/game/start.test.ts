import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameStart } from '#contract/game/start.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { countQueries } from '../../support/database/countQueries.ts';

let app: TestApp;
let classId: string;

beforeAll(async () => {
  app = await createTestApp();
  const { id: teacherId } = await app.teacher({ username: 'prof' });
  ({ id: classId } = await app.schoolClass({ teacherId }));
});
afterAll(() => app.close());

async function teamAt(level: number): Promise<TestCaller> {
  const { username } = await app.team({ classId, level, theme: 'dh' });
  return app.as(username);
}

const startOf = async (caller: TestCaller, query = ''): Promise<GameStart> =>
  (await caller.get(`/game/start${query}`)).json();

/** What the single calls answer that one start replaces. */
async function asked(caller: TestCaller): Promise<GameStart> {
  const [own, level, open, supports, script] = await Promise.all(
    ['/team', '/check-level', '/draft', '/supports', `/solar/${THEME_IDS.dh}`].map(async (path) =>
      (await caller.get(path)).json(),
    ),
  );
  return { ...own, level: level.data, open, supports, words: 'plain', script };
}

describe('the start of a game', () => {
  it.each([1, 3, 6])('at level %i is what the single calls answer', async (level) => {
    const caller = await teamAt(level);
    if (level === 3)
      await caller.put('/draft', { json: { part: 2, revision: 1, device: 'a', content: '{"typed":"olá"}' } });
    expect(await startOf(caller)).toEqual(await asked(caller));
  });

  it('with a mission given back, a draft of each part and versions put aside is what the single calls answer', async () => {
    const caller = await teamAt(4);
    const prof = await app.as('prof');
    const write = (part: number, revision: number, device: string) =>
      caller.put('/draft', { json: { part, revision, device, content: `{"typed":"${part} ${revision} ${device}"}` } });
    await write(3, 1, 'a');
    await write(3, 2, 'b');
    expect((await startOf(caller)).open).toMatchObject({ part: 3, draft: { revision: 2 }, kept: [{ revision: 1 }] });
    const given = await prof.post(`/team/${caller.accountId}/levels/1/give-back`, { json: { note: 'Completem.' } });
    expect(given.statusCode, given.body).toBe(200);
    expect((await startOf(caller)).open).toEqual({ part: 1, draft: null, kept: [] });
    await write(1, 1, 'a');
    await write(1, 2, 'b');
    await write(1, 3, 'c');
    const start = await startOf(caller);
    expect(start).toEqual(await asked(caller));
    expect(start.open).toMatchObject({ part: 1, draft: { device: 'c' }, kept: [{ device: 'b' }, { device: 'a' }] });
  });

  it('is read with one statement, so of one moment, and a query for the session', async () => {
    const caller = await teamAt(3);
    await startOf(caller);
    const asked = countQueries(app.db.$client);
    await startOf(caller);
    expect(asked()).toBe(2);
  });

  it.each([
    [true, '', 'easy'],
    [true, '?words=plain', 'plain'],
    [false, '', 'plain'],
    [false, '?words=easy', 'easy'],
  ] as const)('with easy read %s and the query «%s» has the script in %s words', async (easyRead, query, words) => {
    const caller = await teamAt(1);
    await caller.put('/supports', { json: { revision: 1, supports: { ...NO_SUPPORTS, easyRead } } });
    const start = await startOf(caller, query);
    const path = `/solar/${THEME_IDS.dh}${words === 'easy' ? '/easy' : ''}`;
    expect([start.words, start.script]).toEqual([words, (await caller.get(path)).json()]);
    expect(start.supports).toEqual({ revision: 1, supports: { ...NO_SUPPORTS, easyRead } });
  });

  it('is for teams, in words that exist', async () => {
    const caller = await teamAt(1);
    const prof = await app.as('prof');
    const statuses = await Promise.all([
      app.anonymous.get('/game/start'),
      prof.get('/game/start'),
      caller.get('/game/start?words=other'),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 400]);
  });
});

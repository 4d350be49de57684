import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameState } from '../../support/app/gameState.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let app: TestApp;
let classId: string;

beforeAll(async () => {
  app = await createTestApp();
  const { id: teacherId } = await app.teacher({ username: 'prof' });
  ({ id: classId } = await app.schoolClass({ teacherId }));
});
afterAll(() => app.close());

async function teamAt(level: number): Promise<TestCaller> {
  const { username } = await app.team({ classId, level });
  return app.as(username);
}

const write = (caller: TestCaller, revision: number, device: string, content = `${device} ${revision}`, part = 2) =>
  caller.put('/draft', { json: { part, revision, device, content } });
const read = async (caller: TestCaller) => (await caller.get('/draft')).json();
const seconds = () => Math.floor(app.services.now() / 1_000);

describe('who may', () => {
  it('refuses signed out and staff', async () => {
    const prof = await app.as('prof');
    expect([(await app.nobody.get('/draft')).statusCode, (await write(app.nobody, 1, 'a')).statusCode]).toEqual([
      401, 401,
    ]);
    expect([(await prof.get('/draft')).statusCode, (await write(prof, 1, 'a')).statusCode]).toEqual([403, 403]);
  });

  it('a team sees its own draft only', async () => {
    const [mine, other] = [await teamAt(3), await teamAt(3)];
    await write(mine, 1, 'tablet');
    expect(await read(other)).toEqual({ part: 2, draft: null, kept: [] });
  });
});

describe('the newest revision wins', () => {
  it('on one device each replaces the last and nothing is put aside', async () => {
    const caller = await teamAt(3);
    for (const revision of [1, 2, 5]) expect((await write(caller, revision, 'a')).json().won).toBe(true);
    expect(await read(caller)).toEqual({
      part: 2,
      draft: { revision: 5, device: 'a', content: 'a 5', at: seconds() },
      kept: [],
    });
  });

  it('from another device the replaced one is put aside', async () => {
    const caller = await teamAt(3);
    await write(caller, 1, 'a');
    app.advance(2_000);
    const reply = await write(caller, 2, 'b');
    expect(reply.json()).toEqual({ won: true, draft: { revision: 2, device: 'b', content: 'b 2', at: seconds() } });
    expect((await read(caller)).kept).toEqual([{ revision: 1, device: 'a', content: 'a 1', at: seconds() - 2 }]);
  });

  it.each([
    ['an older revision', 3, 'b', 'outra'],
    ['the same revision from another device', 5, 'b', 'outra'],
    ['the same revision and words from another device', 5, 'b', 'a 5'],
    ['the same revision with other words', 5, 'a', 'outra'],
  ])('%s loses, and is put aside once', async (_, revision, device, content) => {
    const caller = await teamAt(3);
    await write(caller, 5, 'a');
    for (let time = 0; time < 2; time += 1) {
      const reply = await write(caller, revision, device, content);
      expect(reply.json()).toMatchObject({ won: false, draft: { revision: 5, device: 'a', content: 'a 5' } });
    }
    const { draft, kept } = await read(caller);
    expect(draft).toMatchObject({ revision: 5, content: 'a 5' });
    expect(kept).toMatchObject([{ revision, device, content }]);
  });

  it('a resend of what is stored has won and changes nothing', async () => {
    const caller = await teamAt(3);
    await write(caller, 5, 'a');
    const before = await gameState(app.db);
    app.advance(5_000);
    expect((await write(caller, 5, 'a')).json()).toMatchObject({
      won: true,
      draft: { revision: 5, at: seconds() - 5 },
    });
    expect(await gameState(app.db)).toEqual(before);
  });

  it('the same words from another device are no new version: whoever went on from them is not overtaken', async () => {
    const caller = await teamAt(3);
    await write(caller, 1, 'a', 'cachupa');
    const reply = await write(caller, 2, 'b', 'cachupa');
    const stored = { revision: 1, device: 'a', content: 'cachupa', at: seconds() };
    expect(reply.json()).toEqual({ won: true, draft: stored });
    expect(await read(caller)).toEqual({ part: 2, draft: stored, kept: [] });
  });

  it('keeps the latest 20 put aside, the latest first', async () => {
    const caller = await teamAt(3);
    await write(caller, 100, 'a');
    for (let revision = 1; revision <= 23; revision += 1) await write(caller, revision, 'b');
    const { kept } = await read(caller);
    expect(kept.map(({ revision }: { revision: number }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, index) => 23 - index),
    );
  });

  it('keeps what a third device was refused, however often two others take turns', async () => {
    const caller = await teamAt(3);
    await write(caller, 1, 'a.1');
    await write(caller, 1, 'c.1', 'meia hora sem rede');
    for (let revision = 2; revision < 30; revision += 1) await write(caller, revision, revision % 2 ? 'a.1' : 'b.1');
    const { kept } = await read(caller);
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)).toMatchObject({ device: 'c.1', content: 'meia hora sem rede' });
  });

  it('keeps what a device puts aside under a name of its own, however often it takes turns itself', async () => {
    const caller = await teamAt(3);
    await write(caller, 2, 'b.1');
    await write(caller, 1, 'a.1/1', 'meia hora sem rede');
    for (let revision = 3; revision < 30; revision += 1) await write(caller, revision, revision % 2 ? 'a.1' : 'b.1');
    expect((await read(caller)).kept.at(-1)).toMatchObject({ content: 'meia hora sem rede' });
  });

  it('late copies of what a device itself has gone on from are no versions', async () => {
    const caller = await teamAt(3);
    for (const revision of [1, 2, 3, 4]) await write(caller, revision, 'a.1');
    const before = await gameState(app.db);
    for (const revision of [1, 2, 3]) {
      const reply = await write(caller, revision, 'a.1');
      expect(reply.json()).toMatchObject({ won: false, draft: { revision: 4, content: 'a.1 4' } });
    }
    expect(await gameState(app.db)).toEqual(before);
  });

  it('of many devices at once the newest stands and every other is put aside', async () => {
    const caller = await teamAt(3);
    const revisions = [4, 1, 6, 3, 5, 2];
    const replies = await Promise.all(revisions.map((revision) => write(caller, revision, `tablet-${revision}`)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    const { draft, kept } = await read(caller);
    expect(draft.revision).toBe(6);
    expect(kept.map(({ revision }: { revision: number }) => revision).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the part under way', () => {
  it.each([
    [1, 0],
    [2, 1],
    [5, 4],
  ])('at game level %i it is %i', async (level, part) => {
    const caller = await teamAt(level);
    expect((await read(caller)).part).toBe(part);
    expect((await write(caller, 1, 'a', 'x', part)).json().won).toBe(true);
  });

  it('in the council there is none', async () => {
    const caller = await teamAt(6);
    expect(await read(caller)).toEqual({ part: null, draft: null, kept: [] });
    expect((await write(caller, 1, 'a', 'x', 4)).json().code).toBe('alreadyAnswered');
  });

  it.each([
    [1, 'alreadyAnswered'],
    [0, 'alreadyAnswered'],
    [3, 'levelAhead'],
  ])('part %i at game level 3 is refused: %s', async (part, code) => {
    const caller = await teamAt(3);
    const before = await gameState(app.db);
    const reply = await write(caller, 1, 'a', 'x', part);
    expect([reply.statusCode, reply.json().code]).toEqual([409, code]);
    expect(await gameState(app.db)).toEqual(before);
  });

  it('moves on with the team', async () => {
    const caller = await teamAt(3);
    await write(caller, 9, 'a');
    await caller.post('/answer-level-2', { json: { answers: ['texto'] } });
    expect(await read(caller)).toEqual({ part: 3, draft: null, kept: [] });
    expect((await write(caller, 10, 'a')).json().code).toBe('alreadyAnswered');
    expect((await write(caller, 1, 'a', 'x', 3)).json().won).toBe(true);
  });
});

describe('bad input', () => {
  it.each([
    [{ revision: 0 }, 'revision'],
    [{ revision: 1.5 }, 'revision'],
    [{ part: 5 }, 'part'],
    [{ part: -1 }, 'part'],
    [{ device: ' ' }, 'device'],
    [{ device: 'a'.repeat(65) }, 'device'],
    [{ content: undefined }, 'content'],
    [{ content: 'a'.repeat(256 * 1024 + 1) }, 'content'],
    [{ content: 'nulo \0' }, 'content'],
  ])('case %# is refused', async (wrong, field) => {
    const caller = await teamAt(3);
    const before = await gameState(app.db);
    const reply = await caller.put('/draft', { json: { part: 2, revision: 1, device: 'a', content: 'x', ...wrong } });
    expect([reply.statusCode, Object.keys(reply.json().fields ?? {})]).toEqual([400, [field]]);
    expect(await gameState(app.db)).toEqual(before);
  });

  it('keeps any words, also none', async () => {
    const caller = await teamAt(3);
    for (const [index, content] of ['', '<b>"\'\\ 🚀\n', JSON.stringify({ text: '\0' })].entries()) {
      await write(caller, index + 1, 'a', content);
      expect((await read(caller)).draft.content).toBe(content);
    }
  });
});

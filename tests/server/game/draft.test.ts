import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { subscribeToTeamChanges } from '#server/classroom/teamChanges.queries.ts';
import { drafts } from '#server/db/schema/drafts.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
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

describe('permissions', () => {
  it('signed-out callers and staff are refused', async () => {
    const prof = await app.as('prof');
    expect([(await app.anonymous.get('/draft')).statusCode, (await write(app.anonymous, 1, 'a')).statusCode]).toEqual([
      401, 401,
    ]);
    expect([(await prof.get('/draft')).statusCode, (await write(prof, 1, 'a')).statusCode]).toEqual([403, 403]);
  });

  it('a team sees only its own draft', async () => {
    const [mine, other] = [await teamAt(3), await teamAt(3)];
    await write(mine, 1, 'tablet');
    expect(await read(other)).toEqual({ part: 2, draft: null, kept: [] });
  });
});

describe('the newest revision wins', () => {
  it('on one device each revision replaces the last and none is kept aside', async () => {
    const caller = await teamAt(3);
    for (const revision of [1, 2, 5]) expect((await write(caller, revision, 'a')).json().won).toBe(true);
    expect(await read(caller)).toEqual({
      part: 2,
      draft: { revision: 5, device: 'a', content: 'a 5', at: seconds() },
      kept: [],
    });
  });

  it('from another device the replaced revision is kept aside', async () => {
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
    ['the same revision and text from another device', 5, 'b', 'a 5'],
    ['the same revision with another text', 5, 'a', 'outra'],
  ])('%s loses and is kept aside once', async (_, revision, device, content) => {
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

  it('a resend of the stored draft wins and changes nothing', async () => {
    const caller = await teamAt(3);
    await write(caller, 5, 'a');
    const before = await gameTableRows(app.db);
    app.advance(5_000);
    expect((await write(caller, 5, 'a')).json()).toMatchObject({
      won: true,
      draft: { revision: 5, at: seconds() - 5 },
    });
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('the same text from another device is no new revision, so edits based on it are not overtaken', async () => {
    const caller = await teamAt(3);
    await write(caller, 1, 'a', 'cachupa');
    const reply = await write(caller, 2, 'b', 'cachupa');
    const stored = { revision: 1, device: 'a', content: 'cachupa', at: seconds() };
    expect(reply.json()).toEqual({ won: true, draft: stored });
    expect(await read(caller)).toEqual({ part: 2, draft: stored, kept: [] });
  });

  it('keeps the latest 20 aside, latest first', async () => {
    const caller = await teamAt(3);
    await write(caller, 100, 'a');
    for (let revision = 1; revision <= 23; revision += 1) await write(caller, revision, 'b');
    const { kept } = await read(caller);
    expect(kept.map(({ revision }: { revision: number }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, index) => 23 - index),
    );
  });

  it("keeps a third device's losing draft, however often two others alternate", async () => {
    const caller = await teamAt(3);
    await write(caller, 1, 'a.1');
    await write(caller, 1, 'c.1', 'meia hora sem rede');
    for (let revision = 2; revision < 30; revision += 1) await write(caller, revision, revision % 2 ? 'a.1' : 'b.1');
    const { kept } = await read(caller);
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)).toMatchObject({ device: 'c.1', content: 'meia hora sem rede' });
  });

  it('keeps a draft put aside under its own device name, however often that device alternates', async () => {
    const caller = await teamAt(3);
    await write(caller, 2, 'b.1');
    await write(caller, 1, 'a.1/1', 'meia hora sem rede');
    for (let revision = 3; revision < 30; revision += 1) await write(caller, revision, revision % 2 ? 'a.1' : 'b.1');
    expect((await read(caller)).kept.at(-1)).toMatchObject({ content: 'meia hora sem rede' });
  });

  it('late copies of revisions a device has since replaced are not kept', async () => {
    const caller = await teamAt(3);
    for (const revision of [1, 2, 3, 4]) await write(caller, revision, 'a.1');
    const before = await gameTableRows(app.db);
    for (const revision of [1, 2, 3]) {
      const reply = await write(caller, revision, 'a.1');
      expect(reply.json()).toMatchObject({ won: false, draft: { revision: 4, content: 'a.1 4' } });
    }
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('of many simultaneous devices the newest wins and every other is kept aside', async () => {
    const caller = await teamAt(3);
    const revisions = [4, 1, 6, 3, 5, 2];
    const replies = await Promise.all(revisions.map((revision) => write(caller, revision, `tablet-${revision}`)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    const { draft, kept } = await read(caller);
    expect(draft.revision).toBe(6);
    expect(kept.map(({ revision }: { revision: number }) => revision).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("the next revision of one device, written without the team's lock", () => {
  it.each([[[2, 3, 4, 5]], [[5, 4, 3, 2]], [[4, 5, 2, 3]]])(
    'at once in the order %j, the newest stays',
    async (revisions) => {
      const caller = await teamAt(3);
      await write(caller, 1, 'a');
      const replies = await Promise.all(revisions.map((revision) => write(caller, revision, 'a')));
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(revisions.map(() => 200));
      expect(await read(caller)).toMatchObject({ draft: { revision: 5, content: 'a 5' }, kept: [] });
    },
  );

  it('at once with another device, the newest stays and the other is kept aside', async () => {
    const caller = await teamAt(3);
    await write(caller, 1, 'a');
    await Promise.all([write(caller, 2, 'a'), write(caller, 3, 'b')]);
    const { draft, kept } = await read(caller);
    expect(draft).toMatchObject({ revision: 3, device: 'b' });
    // Whichever came first: what the other device replaced, or lost against it.
    expect(kept.map(({ device }: { device: string }) => device)).toEqual(['a']);
  });

  it('at once with the answer, no draft of that part comes back', async () => {
    for (let time = 0; time < 10; time += 1) {
      const { id: teamId, username } = await app.team({ classId, level: 3 });
      const caller = await app.as(username);
      await write(caller, 1, 'a');
      const [reply, answered] = await Promise.all([
        write(caller, 2, 'a'),
        caller.post('/answer-level-2', { json: { answers: ['texto'] } }),
      ]);
      expect(answered.statusCode).toBe(200);
      expect([200, 409]).toContain(reply.statusCode);
      expect(await app.db.select().from(drafts).where(eq(drafts.teamId, teamId))).toEqual([]);
    }
  });

  it('tells the other devices', async () => {
    const { id: teamId, username } = await app.team({ classId, level: 3 });
    const caller = await app.as(username);
    await write(caller, 1, 'a');
    const changed: string[] = [];
    onTestFinished(await subscribeToTeamChanges(app.db, { onChanged: (id) => changed.push(id), onLost: () => {} }));
    await write(caller, 2, 'a');
    await expect.poll(() => changed).toContain(teamId);
  });
});

describe('the current part', () => {
  it.each([
    [1, 0],
    [2, 1],
    [5, 4],
  ])('at game level %i is %i', async (level, part) => {
    const caller = await teamAt(level);
    expect((await read(caller)).part).toBe(part);
    expect((await write(caller, 1, 'a', 'x', part)).json().won).toBe(true);
  });

  it('is null in the council', async () => {
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
    const before = await gameTableRows(app.db);
    const reply = await write(caller, 1, 'a', 'x', part);
    expect([reply.statusCode, reply.json().code]).toEqual([409, code]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('advances with the team', async () => {
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
    const before = await gameTableRows(app.db);
    const reply = await caller.put('/draft', { json: { part: 2, revision: 1, device: 'a', content: 'x', ...wrong } });
    expect([reply.statusCode, Object.keys(reply.json().fields ?? {})]).toEqual([400, [field]]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('stores any text, including an empty one', async () => {
    const caller = await teamAt(3);
    for (const [index, content] of ['', '<b>"\'\\ 🚀\n', JSON.stringify({ text: '\0' })].entries()) {
      await write(caller, index + 1, 'a', content);
      expect((await read(caller)).draft.content).toBe(content);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Proposal } from '#contract/council/proposals.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { proposals } from '#server/db/schema/council.ts';
import { accounts, teams } from '#server/db/schema/schema.ts';
import { seedMember } from '../../support/app/council.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

/** Lists of proposals contain everything that the caller may see, whole or page by page (spec, section 7). */

/** More than one batch of the server. */
const MANY = 430;
const SOLAR = '/get-proposals/Interculturalidade';

let app: TestApp;
let rui: TestCaller;
let eva: TestCaller;
let chief: TestCaller;
let team: TestCaller;
let farIds: string[];
let nearIds: string[];

beforeAll(async () => {
  app = await createTestApp();
  const [rio, serra] = [await app.school({ name: 'Rio' }), await app.school({ name: 'Serra' })];
  const near = await app.teacher({ username: 'rui', schoolId: rio.id });
  const far = await app.teacher({ username: 'eva', schoolId: serra.id });
  const ours = await app.schoolClass({ teacherId: near.id });
  const theirs = await app.schoolClass({ teacherId: far.id });
  farIds = await many(theirs.id, 'ic', MANY);
  await many(theirs.id, 'dh', 3);
  const [mine, mate] = [await seedMember(app, { classId: ours.id }), await seedMember(app, { classId: ours.id })];
  nearIds = [mine.proposalId, mate.proposalId];
  team = mine.call;
  await app.admin('chefe');
  [rui, eva, chief] = [await app.as('rui'), await app.as('eva'), await app.as('chefe')];
});
afterAll(() => app.close());

async function many(classId: string, theme: Theme, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await app.db.insert(accounts).values(ids.map((id) => ({ id, username: id, role: 3, passwordHash: 'none' })));
  await app.db
    .insert(teams)
    .values(ids.map((id, n) => ({ id, name: `${theme} ${n}`, classId, theme, members: [], level: 6 })));
  // Three proposals per timestamp, so that the order needs its tie-break.
  const at = (n: number) => new Date(1_700_000_000_000 + 1_000 * Math.floor(n / 3));
  const rows = ids.map((teamId, n) => ({ id: randomUUID(), teamId, text: `Proposta ${n}`, createdAt: at(n) }));
  await app.db.insert(proposals).values(rows);
  return rows.map(({ id }) => id);
}

async function classOf(proposalId: string): Promise<string> {
  const [row] = await app.db
    .select({ classId: teams.classId })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .where(eq(proposals.id, proposalId));
  return row?.classId ?? '';
}

const idsOf = (list: readonly Proposal[]) => list.map(({ _id }) => _id);

async function whole(call: TestCaller, path: string): Promise<Proposal[]> {
  const reply = await call.get(path);
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  expect(reply.headers['content-type']).toContain('application/json');
  return reply.json();
}

async function pages(call: TestCaller, path: string, limit: number) {
  const found: Proposal[] = [];
  let total = -1;
  for (let page = 0; page === 0 || page * limit < total; page += 1) {
    const reply = await call.get(`${path}?page=${page}&limit=${limit}`);
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
    const { proposals: list, pagination } = reply.json();
    expect([pagination.page, pagination.limit]).toEqual([page, limit]);
    ({ total } = pagination);
    found.push(...list);
  }
  return { found, total };
}

describe('without page and limit', () => {
  it('an administrator gets every proposal, a teacher every one of the own teams', async () => {
    expect(await whole(chief, '/get-proposals/all')).toHaveLength(MANY + 5);
    expect(new Set(idsOf(await whole(chief, SOLAR)))).toEqual(new Set([...farIds, ...nearIds]));
    expect(await whole(eva, '/get-proposals/all')).toHaveLength(MANY + 3);
    expect(new Set(idsOf(await whole(rui, '/get-proposals/all')))).toEqual(new Set(nearIds));
    expect(idsOf(await whole(rui, SOLAR)).sort()).toEqual([...nearIds].sort());
  });

  it("a team gets every proposal of its solar system once, its council's selection first", async () => {
    const list = idsOf(await whole(team, SOLAR));
    expect(list).toHaveLength(MANY + 2);
    expect(new Set(list)).toEqual(new Set([...farIds, ...nearIds]));
    expect(list.slice(0, 2).sort()).toEqual([...nearIds].sort());
  });

  it('streams the reply', async () => {
    const reply = await chief.get('/get-proposals/all');
    expect(reply.headers['content-length']).toBeUndefined();
    expect((await rui.get('/get-proposals/Direitos%20Humanos')).json()).toEqual([]);
  });
});

describe('with page and limit', () => {
  it.each([7, 60, 1_000])(
    'pages of %i contain the same list in the same order, with the total',
    async (limit) => {
      for (const [call, path] of [
        [chief, '/get-proposals/all'],
        [chief, SOLAR],
        [eva, '/get-proposals/all'],
      ] as const) {
        const { found, total } = await pages(call, path, limit);
        const all = idsOf(await whole(call, path));
        expect([idsOf(found), total], path).toEqual([all, all.length]);
      }
      const { found, total } = await pages(team, SOLAR, limit);
      const all = idsOf(await whole(team, SOLAR));
      expect([idsOf(found).sort(), total]).toEqual([all.toSorted(), all.length]);
    },
    60_000,
  );

  it('accepts one of the two, and answers an empty page beyond the end', async () => {
    expect((await team.get(`${SOLAR}?limit=5`)).json().proposals).toHaveLength(5);
    expect((await team.get(`${SOLAR}?page=1`)).json().pagination).toEqual({ total: MANY + 2, page: 1, limit: 10 });
    expect((await team.get(`${SOLAR}?page=99&limit=10`)).json().proposals).toEqual([]);
  });

  it('lists the oldest first for every caller, with the same total as the council', async () => {
    const oldest = farIds.slice(0, 3).sort();
    for (const call of [team, chief]) {
      const { proposals: page } = (await call.get(`${SOLAR}?page=0&limit=3`)).json();
      expect(idsOf(page).sort()).toEqual(oldest);
    }
    expect((await team.get('/council')).json().total).toBe(MANY + 2);
  });

  it('counts for the council what the pages count: the own proposal, also a held one, and no held one of others', async () => {
    const totals = async () => [
      (await team.get('/council')).json().total,
      (await team.get(`${SOLAR}?limit=1`)).json().pagination.total,
    ];
    const held = [farIds[0], nearIds[0]] as [string, string];
    const setState = (state: 'held' | 'shown') =>
      app.db
        .update(proposals)
        .set({ state, heldFor: state === 'held' ? 'words' : null })
        .where(inArray(proposals.id, held));
    await setState('held');
    expect(await totals()).toEqual([MANY + 1, MANY + 1]);
    await setState('shown');
    expect(await totals()).toEqual([MANY + 2, MANY + 2]);
  });

  it('counts none in the council of an empty solar system', async () => {
    const alone = await seedMember(app, { classId: await classOf(nearIds[0] ?? ''), theme: 'ds' });
    await app.db.delete(proposals).where(eq(proposals.id, alone.proposalId));
    expect((await alone.call.get('/council')).json()).toEqual({ proposals: [], total: 0 });
  });

  it('does not count paging as reading', async () => {
    const before = await app.db.execute('select sum(readers)::int as n from readership');
    await team.get(`${SOLAR}?page=3&limit=60`);
    expect(await app.db.execute('select sum(readers)::int as n from readership').then(({ rows }) => rows)).toEqual(
      before.rows,
    );
  });

  it.each(['page=-1', 'limit=0', 'limit=1001', 'page=x'])('refuses %s', async (query) => {
    for (const path of [SOLAR, '/get-proposals/all']) {
      expect((await chief.get(`${path}?${query}`)).json().code).toBe('badInput');
    }
  });
});

describe('proposals added between two pages', () => {
  it('do not shift the pages: each earlier proposal is on exactly one page, new ones come last', async () => {
    const { id: teacherId } = await app.teacher({ username: 'ana', schoolId: (await app.school({})).id });
    const own = await app.schoolClass({ teacherId });
    const other = await app.schoolClass({ teacherId: rui.accountId });
    const reader = await seedMember(app, { classId: own.id, theme: 'ds' });
    const before = [reader.proposalId, ...(await many(own.id, 'ds', 5)), ...(await many(other.id, 'ds', 8))];
    const path = '/get-proposals/Desenvolvimento%20Sustent%C3%A1vel';
    for (const call of [reader.call, chief]) {
      const seen: string[] = [];
      const come: string[] = [];
      const known = new Set((await whole(call, path)).map(({ _id }) => _id));
      for (let page = 0; page * 3 < known.size + come.length; page += 1) {
        seen.push(...idsOf((await call.get(`${path}?page=${page}&limit=3`)).json().proposals));
        if (page > 2) continue;
        app.advance(1_000);
        const [mate, stranger] = [
          await seedMember(app, { classId: own.id, theme: 'ds' }),
          await seedMember(app, { classId: other.id, theme: 'ds' }),
        ];
        come.push(mate.proposalId, stranger.proposalId);
        // A rated proposal joins those the team was given to read.
        await reader.call.put(`/update-proposals-stars/4/${before[8 + page]}`);
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(new Set(seen)).toEqual(new Set([...known, ...come]));
      expect(seen.slice(0, known.size).sort()).toEqual([...known].sort());
    }
  });
});

describe('a team', () => {
  it.each(['', '?page=0&limit=10'])('is refused all proposals and those of another solar system%s', async (query) => {
    const all = await team.get(`/get-proposals/all${query}`);
    expect([all.statusCode, all.json().code]).toEqual([403, 'wrongRole']);
    const other = await team.get(`/get-proposals/Direitos%20Humanos${query}`);
    expect([other.statusCode, other.json().code]).toEqual([403, 'notYours']);
  });
});

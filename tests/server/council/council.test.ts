import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Proposal } from '#contract/council/proposals.ts';
import { COUNCIL_FOUND_MAX, COUNCIL_SHOWN_MAX } from '#domain/limits.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { proposals, readership } from '#server/db/schema/council.ts';
import { councilClasses, councilPlans, councils } from '#server/db/schema/councils.ts';
import { accounts, teams } from '#server/db/schema/schema.ts';
import { type CouncilMember, seedMember } from '../../support/app/council.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { STARS_SETUP } from '../../support/council/setups.ts';

/** More than one council shows. */
const STRANGERS = 150;

let app: TestApp;
let ownClass: string;
let ownSchool: string;
let farAway: string;

beforeAll(async () => {
  app = await createTestApp();
  const rio = await app.school({ name: 'Escola Básica do Rio' });
  const serra = await app.school({ name: 'Escola da Serra' });
  const rui = await app.teacher({ username: 'rui', schoolId: rio.id });
  const eva = await app.teacher({ username: 'eva', schoolId: rio.id });
  const ana = await app.teacher({ username: 'ana', schoolId: serra.id });
  ownClass = (await app.schoolClass({ teacherId: rui.id, name: '8.º A' })).id;
  ownSchool = (await app.schoolClass({ teacherId: eva.id, name: '8.º B' })).id;
  farAway = (await app.schoolClass({ teacherId: ana.id, name: '9.º Z' })).id;
  await app.admin('chefe');
});
afterAll(() => app.close());

const member = (classId: string, theme: Theme, more: CouncilMember = {}) =>
  seedMember(app, { classId, theme, ...more });

/** Inserts teams with proposals in bulk, without sessions. */
async function strangers(theme: Theme, count: number, classId = farAway): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await app.db
    .insert(accounts)
    .values(ids.map((id) => ({ id, username: `longe-${id}`, role: 3, passwordHash: 'none' })));
  await app.db
    .insert(teams)
    .values(ids.map((id, n) => ({ id, name: `${theme}-longe ${n}`, classId, theme, members: ['Segredo'], level: 6 })));
  const rows = ids.map((teamId, n) => ({ id: randomUUID(), teamId, text: `Uma horta na praça ${n}` }));
  await app.db.insert(proposals).values(rows);
  return rows.map(({ id }) => id);
}

/** Returns the proposals of GET /council. */
async function council(call: TestCaller): Promise<Proposal[]> {
  const reply = await call.get('/council');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().proposals;
}

async function search(call: TestCaller, words: string): Promise<{ proposals: Proposal[]; more: boolean }> {
  const reply = await call.get(`/council/search?search=${encodeURIComponent(words)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

const idsOf = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);

async function readersOf(ids: readonly string[]): Promise<number[]> {
  const rows = await app.db
    .select()
    .from(readership)
    .where(inArray(readership.proposalId, [...ids]));
  return rows.map(({ readers }) => readers);
}

describe('the council of a solar system with more proposals than a team can read', () => {
  let mine: Awaited<ReturnType<typeof member>>;
  let mates: string[];
  let neighbours: string[];
  let far: string[];

  beforeAll(async () => {
    far = await strangers('ic', STRANGERS);
    await strangers('dh', 5);
    mine = await member(ownClass, 'ic');
    mates = [(await member(ownClass, 'ic')).proposalId, (await member(ownClass, 'ic')).proposalId];
    neighbours = [(await member(ownSchool, 'ic')).proposalId, (await member(ownSchool, 'ic')).proposalId];
  });

  it('shows the own class, then the own school, then others, up to the limit', async () => {
    const ids = idsOf(await council(mine.call));
    expect(ids).toHaveLength(COUNCIL_SHOWN_MAX);
    expect(ids.slice(0, 3).sort()).toEqual([mine.proposalId, ...mates].sort());
    expect(ids.slice(3, 5).sort()).toEqual([...neighbours].sort());
    expect(ids.slice(5).every((id) => far.includes(id))).toBe(true);
  });

  it('stays the same while other teams read, and adds later proposals of the class', async () => {
    const before = idsOf(await council(mine.call));
    for (let n = 0; n < 3; n += 1) await council((await member(farAway, 'ic')).call);
    expect(idsOf(await council(mine.call))).toEqual(before);
    const late = await member(ownClass, 'ic');
    const after = idsOf(await council(mine.call));
    expect(after).toHaveLength(COUNCIL_SHOWN_MAX + 1);
    expect(new Set(after)).toEqual(new Set([...before, late.proposalId]));
  });

  it('adds the plans of the council session that the class holds, which are debated', async () => {
    const before = idsOf(await council(mine.call));
    const plan = far.find((id) => !before.includes(id)) ?? '';
    const session = { code: 'salao-mundo', seed: 'mundo', setup: STARS_SETUP, state: 'running' as const };
    const [row] = await app.db.insert(councils).values(session).returning({ id: councils.id });
    const councilId = row?.id ?? '';
    await app.db.insert(councilClasses).values({ councilId, classId: ownClass });
    await app.db.insert(councilPlans).values({ councilId, proposalId: plan });
    expect(new Set(idsOf(await council(mine.call)))).toEqual(new Set([...before, plan]));
    await app.db.delete(councils).where(eq(councils.id, councilId));
    expect(idsOf(await council(mine.call))).toContain(plan);
  });

  it('selects the proposals with the fewest readers, so that all are read equally often', async () => {
    const lonely = await app.teacher({ username: 'sozinha' });
    for (let n = 0; n < 12; n += 1) {
      const { id } = await app.schoolClass({ teacherId: lonely.id });
      await council((await member(id, 'ic')).call);
    }
    const readers = await readersOf(far);
    expect(Math.max(...readers) - Math.min(...readers)).toBeLessThanOrEqual(1);
    expect(Math.min(...readers)).toBeGreaterThan(2);
  });

  it('counts a reading once per team, however often and on however many devices', async () => {
    const team = await member(ownSchool, 'ic');
    const lists = await Promise.all(Array.from({ length: 8 }, () => council(team.call)));
    const [first = []] = lists;
    for (const list of lists) expect(new Set(idsOf(list))).toEqual(new Set(idsOf(first)));
    const given = await app.db.execute(sql`select proposal_id from council_readings where team_id = ${team.id}`);
    expect(given.rowCount).toBe(first.filter(({ team: owner }) => owner !== team.id).length);
    const { rows } = await app.db.execute(sql`select p.proposal_id from readership p
      where p.readers <> (select count(*) from council_readings r where r.proposal_id = p.proposal_id)`);
    expect(rows).toEqual([]);
  });

  it('shows every proposal of a class that enters at the same moment to each of its teams', async () => {
    const { id: teacherId } = await app.teacher({ username: 'turma-cheia' });
    const { id } = await app.schoolClass({ teacherId });
    const all = await Promise.all(Array.from({ length: 12 }, () => member(id, 'ic')));
    const lists = await Promise.all(all.map(({ call }) => council(call)));
    for (const list of lists) {
      expect(idsOf(list)).toEqual(expect.arrayContaining(all.map(({ proposalId }) => proposalId)));
    }
  });
});

describe('a search in the council', () => {
  let mine: Awaited<ReturnType<typeof member>>;
  let ramp: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    mine = await member(ownClass, 'ds');
    await strangers('ds', STRANGERS);
    ramp = await member(farAway, 'ds', { name: 'Navegantes', members: ['Zulmira'] });
    await app.db.execute(
      sql`update proposals set text = 'Uma rampa à porta da Junta, já!' where id = ${ramp.proposalId}`,
    );
    await member(farAway, 'dh', { name: 'Navegantes de longe' });
  });

  it.each(['rampa', 'RAMPA porta', 'à junta', 'a junta', 'ramp', 'navegantes', 'Navegantes', 'vegan'])(
    'finds a proposal of another school by %j',
    async (words) => {
      const { proposals: found, more } = await search(mine.call, words);
      expect([idsOf(found), more]).toEqual([[ramp.proposalId], false]);
    },
  );

  it.each([
    'Zulmira',
    'longe-',
    'de longe',
    'rampa horta',
    '',
    '   ',
    "'",
    ':*',
    '!',
    '%',
    '_',
    "a' | 'b",
    '\\',
    '&&& |',
  ])('finds nothing by %j (pupils, usernames, other solar systems, operators)', async (words) => {
    expect(await search(mine.call, words)).toEqual({ proposals: [], more: false });
  });

  it('finds the teams of a school, least read first, up to a limit, and says that there are more', async () => {
    const found = await search(mine.call, 'escola da serra');
    expect([found.proposals.length, found.more]).toEqual([COUNCIL_FOUND_MAX, true]);
    expect(new Set(found.proposals.map(({ school }) => school))).toEqual(new Set(['Escola da Serra']));
    const common = await search(mine.call, 'horta');
    expect([common.proposals.length, common.more]).toEqual([COUNCIL_FOUND_MAX, true]);
  });

  it('keeps proposals the team has rated or commented in its council', async () => {
    await council(mine.call);
    const [rated, said] = (await search(mine.call, 'horta na praça 14')).proposals;
    const [other] = (await search(mine.call, 'navegantes')).proposals;
    const before = idsOf(await council(mine.call));
    const wanted = [rated, said, other].map((one) => one?._id ?? '');
    expect((await mine.call.put(`/update-proposals-stars/5/${wanted[0]}`)).statusCode).toBe(200);
    for (const id of wanted.slice(1)) {
      const reply = await mine.call.put(`/comment-proposals/${id}`, { json: { comment: 'Contem connosco' } });
      expect(reply.statusCode).toBe(200);
    }
    const after = await council(mine.call);
    expect(new Set(idsOf(after))).toEqual(new Set([...before, ...wanted]));
    expect(after.find(({ _id }) => _id === wanted[0])?.stars).toEqual({ average: 5, count: 1, mine: 5 });
  });

  it('is only for teams', async () => {
    const refused = await (await app.as('rui')).get('/council/search?search=horta');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'wrongRole']);
    expect((await app.anonymous.get('/council/search?search=horta')).statusCode).toBe(401);
  });
});

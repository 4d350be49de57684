import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { bayesianStars, RANKING_RULE, ranked } from '#domain/council/ranking.ts';
import { THEME_IDS, THEME_NAMES } from '#domain/vocabulary.ts';
import { comments, proposals, ratings } from '#server/db/schema/council.ts';
import { marks, teams } from '#server/db/schema/schema.ts';
import { seedMember } from '../../support/app/council.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let app: TestApp;

type Place = { rank: number; team: string; mine: boolean; points: number; provisional: boolean };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function places(caller: TestCaller, query = ''): Promise<Place[]> {
  const reply = await caller.get(`/ranking?limit=1000&${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().ranking;
}

const namesOf = async (caller: TestCaller, query: string) =>
  (await places(caller, query)).map(({ team }) => team).sort();

describe('scopes and filters', () => {
  let callers: Record<string, TestCaller>;
  const callerOf = (name: string): TestCaller => callers[name] ?? app.anonymous;

  beforeAll(async () => {
    const rio = await app.school({ name: 'Escola do Rio' });
    const serra = await app.school({ name: 'Escola da Serra' });
    const rui = await app.teacher({ username: 'rui', schoolId: rio.id });
    const eva = await app.teacher({ username: 'eva', schoolId: rio.id });
    const ana = await app.teacher({ username: 'ana', schoolId: serra.id });
    const rita = await app.teacher({ username: 'rita' });
    const [a, b] = [
      await app.schoolClass({ teacherId: rui.id, name: '7.º A' }),
      await app.schoolClass({ teacherId: rui.id }),
    ];
    const c = await app.schoolClass({ teacherId: eva.id });
    const d = await app.schoolClass({ teacherId: ana.id });
    const e = await app.schoolClass({ teacherId: rita.id });
    await app.team({ classId: a.id, name: 'A1', username: 'a1', points: 100, theme: 'ic', members: ['Segredo'] });
    await app.team({ classId: a.id, name: 'A2', points: 90, theme: 'dh' });
    await app.team({ classId: b.id, name: 'B1', points: 80, theme: 'ds' });
    await app.team({ classId: c.id, name: 'C1', points: 70, theme: 'ic' });
    await app.team({ classId: d.id, name: 'D1', points: 60, theme: 'ic' });
    await app.team({ classId: e.id, name: 'E1', username: 'e1', points: 50, theme: 'dh' });
    await app.admin('chefe');
    const names = ['rui', 'rita', 'chefe'];
    callers = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await app.as(name)])));
  });

  const ALL = ['A1', 'A2', 'B1', 'C1', 'D1', 'E1'];
  it.each([
    ['rui', '', ALL],
    ['rui', 'scope=global', ALL],
    ['rui', 'scope=school&solar=Interculturalidade', ['A1', 'C1']],
    ['rui', `solar=${THEME_IDS.dh}`, ['A2', 'E1']],
    ['rui', `solar=${encodeURIComponent(THEME_NAMES.ds)}`, ['B1']],
    ['rui', 'solar=', ALL],
    ['rui', 'scope=school', ['A1', 'A2', 'B1', 'C1']],
    ['rui', 'scope=class', ['A1', 'A2', 'B1']],
    ['rita', 'scope=school', []],
    ['rita', 'scope=class', ['E1']],
    ['chefe', 'scope=global', ALL],
    ['chefe', 'scope=school', ALL],
    ['chefe', 'scope=class', ALL],
  ])('as %s, %j lists %j', async (who, query, names) => {
    expect(await namesOf(callerOf(who), query)).toEqual(names);
  });

  it.each([
    ['rui', ['A1', 'A2', 'B1']],
    ['chefe', []],
  ])('marks the own teams of %s', async (who, names) => {
    const list = await places(callerOf(who));
    expect(list.filter(({ mine }) => mine).map(({ team }) => team)).toEqual(names);
  });

  it('shows team, class, school and points, never members', async () => {
    const reply = await callerOf('chefe').get('/ranking?limit=1');
    expect(reply.json()).toEqual({
      rule: RANKING_RULE,
      ranking: [
        {
          rank: 1,
          team: 'A1',
          class: '7.º A',
          school: 'Escola do Rio',
          solar: 'Interculturalidade',
          points: 100,
          participation: 0,
          levels: { level1: 0, level2: 0, level3: 0, level4: 0 },
          provisional: false,
          mine: false,
        },
      ],
      pagination: { total: 6, page: 0, limit: 1 },
    });
    expect(reply.body).not.toContain('Segredo');
  });

  it('pages keep their ranks; a page beyond the end is empty', async () => {
    const caller = callerOf('rui');
    const second = (await caller.get('/ranking?page=1&limit=4')).json();
    expect(second.ranking.map(({ rank, team }: Place) => [rank, team])).toEqual([
      [5, 'D1'],
      [6, 'E1'],
    ]);
    const beyond = (await caller.get('/ranking?page=9&limit=4')).json();
    expect([beyond.ranking, beyond.pagination]).toEqual([[], { total: 6, page: 9, limit: 4 }]);
  });

  it.each(['solar=Marte', 'scope=city', 'page=-1', 'limit=0', 'limit=1001', 'page=x', 'solar=%00'])(
    'refuses %s',
    async (query) => {
      const reply = await callerOf('rui').get(`/ranking?${query}`);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
      expect(Object.keys(reply.json().fields)).toEqual([query.split('=')[0]]);
    },
  );

  it('refuses signed-out callers', async () => {
    expect((await app.anonymous.get('/ranking')).statusCode).toBe(401);
  });
});

describe('the order', () => {
  /** Few distinct values, so that every sort key has ties. */
  it('of the database equals the order of the rule on random classes', async () => {
    let state = 20_261_120;
    const random = (sides: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((state / 2 ** 31) * sides);
    };
    for (let round = 0; round < 4; round += 1) {
      const { id: teacherId } = await app.teacher({ username: `sorte-${round}` });
      const { id: classId } = await app.schoolClass({ teacherId });
      const council = await Promise.all(
        Array.from({ length: 40 }, async () => {
          const councilAt = random(3) === 0 ? null : new Date(Date.UTC(2026, 0, 1 + random(2)));
          const team = await app.team({ classId, level: 6, points: random(2) * 20 });
          await app.db.update(teams).set({ councilAt }).where(eq(teams.id, team.id));
          const proposalId = randomUUID();
          await app.db.insert(proposals).values({ id: proposalId, teamId: team.id, text: 'x' });
          return { ...team, proposalId, stars: [] as number[], participation: 0 };
        }),
      );
      for (const team of council) {
        const target = council[random(council.length)];
        if (!target || target === team) continue;
        if (random(2) === 0) {
          const stars = 1 + random(5);
          target.stars.push(stars);
          team.participation += 1;
          await app.db.insert(ratings).values({ proposalId: target.proposalId, teamId: team.id, stars });
        }
        if (random(3) === 0) {
          team.participation += 1;
          const comment = { proposalId: target.proposalId, teamId: team.id, text: 'x' };
          await app.db.insert(comments).values([comment, comment]);
        }
      }
      const expected = ranked(
        council.map(({ name, points, participation, stars }) => ({
          name,
          points,
          participation,
          starsMean: bayesianStars(
            stars.reduce((sum, one) => sum + one, 0),
            stars.length,
          ),
        })),
      );
      const caller = await app.as(`sorte-${round}`);
      const list = await places(caller, 'scope=class');
      const byName = (a: [string, number], b: [string, number]) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1);
      expect(list.map(({ team, rank }): [string, number] => [team, rank]).sort(byName)).toEqual(
        expected.map(({ name, rank }): [string, number] => [name, rank]).sort(byName),
      );
      const ranks = list.map(({ rank }) => rank);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      expect(new Set(ranks).size).toBeGreaterThan(5);
      expect(new Set(ranks).size).toBeLessThan(40);
      const pages: Place[] = [];
      for (let page = 0; page * 7 < list.length; page += 1) {
        const reply = await caller.get(`/ranking?scope=class&page=${page}&limit=7`);
        pages.push(...reply.json().ranking);
      }
      expect(pages).toEqual(list);
    }
  });

  it('counts each rated or commented proposal once', async () => {
    const { id: teacherId } = await app.teacher({ username: 'civica' });
    const { id: classId } = await app.schoolClass({ teacherId });
    const member = (name: string) => seedMember(app, { classId, name });
    const [p, q, r] = [await member('P'), await member('Q'), await member('R')];
    const talk = (call: TestCaller, id: string, comment: string) =>
      call.put(`/comment-proposals/${id}`, { json: { comment } });
    for (const word of ['um', 'dois', 'três']) await talk(p.call, q.proposalId, word);
    for (const stars of [3, 3]) await r.call.put(`/update-proposals-stars/${stars}/${q.proposalId}`);
    await talk(r.call, p.proposalId, 'um');
    const list = await places(await app.as('civica'), 'scope=class');
    expect(list.map(({ team, rank }) => [team, rank])).toEqual([
      ['R', 1],
      ['P', 2],
      ['Q', 3],
    ]);
  });
});

test('the points of the levels add up to the total; a level without marks has 0', async () => {
  const { id: teacherId } = await app.teacher({ username: 'niveis' });
  const { id: classId } = await app.schoolClass({ teacherId });
  const { id } = await app.team({ classId, name: 'Níveis', points: 220 });
  await app.db.insert(marks).values([
    { teamId: id, level: 1, p1: 40, p2: 20 },
    { teamId: id, level: 4, p1: 160, p2: 0 },
  ]);
  const [place] = await places(await app.as('niveis'), 'scope=class');
  expect(place?.provisional, 'marks are still to be given').toBe(true);
  await app.db.update(marks).set({ p1Marked: true, p2Marked: true }).where(eq(marks.teamId, id));
  expect((await places(await app.as('niveis'), 'scope=class'))[0]?.provisional).toBe(false);
  expect(place).toMatchObject({ points: 220, levels: { level1: 60, level2: 0, level3: 0, level4: 160 } });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedLists } from '../../bench/seedLists.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { countQueries } from '../../support/database/countQueries.ts';

/** `npm run prove` sets the number of a whole country. */
const TEAMS = Number(process.env.MANY_TEAMS ?? 20_000);
const QUERIES_MAX = 3;

let test: TestApp;
let admin: TestCaller;
let queries: () => number;

beforeAll(async () => {
  test = await createTestApp();
  await seedLists(test.db, TEAMS, 'no hash');
  admin = await test.as('bench-admin');
  queries = countQueries(test.db.$client);
}, 240_000);
afterAll(() => test.close());

interface Row {
  _id: string;
  name: string;
  points: { total: number };
  details: { class: string; solar: string };
}
interface Page {
  rows: Row[];
  total: number;
  more: boolean;
}

/** Returns one page and asserts that it took at most three queries. */
async function page(path: string, caller = admin): Promise<Page> {
  const before = queries();
  const reply = await caller.get(path);
  expect(queries() - before, path).toBeLessThanOrEqual(QUERIES_MAX);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  const { teams, pagination } = reply.json();
  return { rows: teams, total: pagination.total, more: pagination.more ?? false };
}

/** Returns the expected ids and total from one plain query over the whole tables. */
async function plain(where: string, order: string, limit = 10): Promise<{ ids: string[]; total: number }> {
  const from = `from teams t join classes c on c.id = t.class_id join teachers p on p.id = c.teacher_id
    join accounts a on a.id = t.id left join schools s on s.id = p.school_id where ${where}`;
  const { rows } = await test.db.execute<{ id: string }>(
    sql.raw(`select t.id ${from} order by ${order} limit ${limit}`),
  );
  const { rows: counted } = await test.db.execute<{ total: number }>(sql.raw(`select count(*)::int as total ${from}`));
  return { ids: rows.map(({ id }) => id), total: counted[0]?.total ?? -1 };
}

const idsOf = ({ rows }: Page) => rows.map(({ _id }) => _id);
const LISTS = ['/team/all', '/team/responses'];

describe.each(LISTS)('%s with very many teams', (list) => {
  it('returns the first page', async () => {
    const opened = await page(list);
    const expected = await plain('true', 't.name, t.id');
    expect(opened.total).toBe(TEAMS);
    expect(idsOf(opened)).toEqual(expected.ids);
  });

  it.each([
    ['sort=name&order=desc', 't.name desc, t.id desc'],
    ['sort=class', 'c.name, c.id, t.name, t.id'],
    ['sort=class&order=desc', 'c.name desc, c.id desc, t.name desc, t.id desc'],
    ['sort=points&order=desc', 't.points desc, t.name desc, t.id desc'],
    ['sort=points', 't.points, t.name, t.id'],
    ['sort=tutorial&order=desc', '(t.level > 1) desc, t.name desc, t.id desc'],
  ])('sorts by %s', async (query, order) => {
    expect(idsOf(await page(`${list}?${query}`))).toEqual((await plain('true', order)).ids);
  });

  it.each([
    ['search=equipa-777', "a.username like '%equipa-777%'"],
    ['search=aguias 11', "t.name like 'Águias 11%'"],
    ['search=alvaro sa', "array_to_string(t.members, '|') like '%Álvaro Sá%'"],
    ['search=8.º A1', "c.name like '8.º A1%' or t.name like '8.º A1%'"],
    ['search=ESCOLA BASICA DE EVORA 1', "s.name like 'Escola Básica de Évora 1%'"],
    ['search=nada disto', 'false'],
    ['name=orbita 3', "t.name like 'Órbita 3%'"],
    ['class=turma 7', "c.name like 'Turma 7%'"],
    ['class=10.º B&sort=class', "c.name like '10.º B%'", 'c.name, c.id, t.name, t.id'],
    ['solar=Direitos&level2=true', "t.theme = 'dh' and t.level >= 4"],
    ['level1=true&level2=false', 't.level = 3'],
    [
      'unmarked=true&sort=points',
      'exists (select from marks m where m.team_id = t.id and (not m.p2_marked or (m.level > 1 and not m.p1_marked)))',
      't.points, t.name, t.id',
    ],
    [
      'unmarked=false&solar=Inter',
      `t.theme = 'ic' and not exists (
        select from marks m where m.team_id = t.id and (not m.p2_marked or (m.level > 1 and not m.p1_marked)))`,
    ],
  ])('finds %s', async (query, where, order = 't.name, t.id') => {
    const found = await page(`${list}?${query.replaceAll(' ', '+').replaceAll('º', '%C2%BA')}`);
    const expected = await plain(where, order);
    expect(idsOf(found)).toEqual(expected.ids);
    expect(found.total).toBe(expected.total);
  });

  it('stops counting a search with very many results, and says so', async () => {
    const found = await page(`${list}?search=a`);
    expect(found).toMatchObject({ total: 10_000, more: true });
    expect(found.rows).toHaveLength(10);
  });
});

describe('deep pages', () => {
  it.each([
    ['name', 'asc', 't.name, t.id'],
    ['class', 'desc', 'c.name desc, c.id desc, t.name desc, t.id desc'],
  ])('by %s %s contain the right rows, from either end', async (sort, order, by) => {
    const pageOf = (share: number, limit: number) => [Math.floor((share * TEAMS) / limit), limit] as const;
    for (const [index, limit] of [pageOf(0.4, 10), pageOf(0.6, 10), [TEAMS / 10 - 1, 10], pageOf(0.999, 51)] as const) {
      const deep = await page(`/team/all?page=${index}&limit=${limit}&sort=${sort}&order=${order}`);
      const { ids } = await plain('true', by, limit * index + limit);
      expect(idsOf(deep)).toEqual(ids.slice(limit * index));
      expect(deep.rows.length).toBeGreaterThan(0);
    }
    expect((await page(`/team/all?page=${TEAMS / 10}&limit=10&sort=${sort}&order=${order}`)).rows).toEqual([]);
  });
});

it.each(['/schools/all', '/teachers/all', '/ranking'])('%s takes at most three queries', async (path) => {
  for (const query of ['', '?search=evora', '?page=3&limit=50']) {
    const before = queries();
    expect((await admin.get(`${path}${path === '/ranking' ? '' : query}`)).statusCode).toBe(200);
    expect(queries() - before).toBeLessThanOrEqual(QUERIES_MAX);
  }
});

it('a teacher finds only own teams among them', async () => {
  const teacher = await test.as('prof-7');
  const own = await page(`/team/byTeacher/${teacher.accountId}?limit=100`, teacher);
  const expected = await plain(`p.id = '${teacher.accountId}'`, 't.name, t.id', 100);
  expect([idsOf(own), own.total]).toEqual([expected.ids, expected.total]);
  expect(expected.total).toBeGreaterThan(10);
  const searched = await page(`/team/byTeacher/${teacher.accountId}?search=a`, teacher);
  expect(searched.total).toBeLessThanOrEqual(expected.total);
  expect(searched.more).toBe(false);
});

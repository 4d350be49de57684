import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolClass } from '#contract/school/classes.ts';
import { classes } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let test: TestApp;
let admin: TestCaller;
let ana: TestCaller;
let team: TestCaller;

/** Each class has another day, number of announced days, and number of teams; 'today' is 15 January 2026. */
const CLASSES = [
  ['10.º A', 'ana', 1, '2026-08-31', 0, null],
  ['8.º A', 'ana', 0, '2027-08-31', 0, null],
  ['8.º B', 'zé', 3, '2026-01-20', 3, '2026-01-15'],
  ['9.º Órbita', 'zé', 2, '2026-01-10', 40, '2026-01-14'],
  ['Abelhas', 'zé', 0, '2026-02-02', 20, '2026-01-14'],
] as const;

beforeAll(async () => {
  test = await createTestApp({ env: { retention: 'auto' } });
  admin = await test.as((await test.admin()).username);
  const school = await test.school({ name: 'Básica de Águeda' });
  const teachers = {
    ana: await test.teacher({ name: 'Ana Sá', email: 'ana@exemplo.pt', schoolId: school.id }),
    zé: await test.teacher({ name: 'Zé Pó', email: 'ze@exemplo.pt' }),
  };
  ana = await test.as(teachers.ana.username);
  for (const [name, who, teams, keepUntil, warnedDays, warnedOn] of CLASSES) {
    const { id: classId } = await test.schoolClass({ teacherId: teachers[who].id, name });
    await test.db.update(classes).set({ keepUntil, warnedDays, warnedOn }).where(eq(classes.id, classId));
    for (let left: number = teams; left > 0; left -= 1) {
      team = await test.as((await test.team({ classId })).username);
    }
  }
});
afterAll(() => test.close());

async function page(query: string, caller = admin): Promise<{ names: string[]; rows: SchoolClass[]; total: number }> {
  const reply = await caller.get(`/classes?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  const { classes: rows, pagination } = reply.json() as { classes: SchoolClass[]; pagination: { total: number } };
  return { rows, names: rows.map((row) => row.class), total: pagination.total };
}

describe('GET /classes', () => {
  it.each([
    ['', ['8.º A', '8.º B', '9.º Órbita', '10.º A', 'Abelhas']],
    ['order=desc', ['Abelhas', '10.º A', '9.º Órbita', '8.º B', '8.º A']],
    ['sort=teacher', ['8.º A', '10.º A', '8.º B', '9.º Órbita', 'Abelhas']],
    ['sort=teacher&order=desc', ['Abelhas', '9.º Órbita', '8.º B', '10.º A', '8.º A']],
    ['sort=email&order=desc', ['Abelhas', '9.º Órbita', '8.º B', '10.º A', '8.º A']],
    ['sort=school', ['8.º A', '10.º A', '8.º B', '9.º Órbita', 'Abelhas']],
    ['sort=teams', ['8.º A', 'Abelhas', '10.º A', '9.º Órbita', '8.º B']],
    ['sort=teams&order=desc', ['8.º B', '9.º Órbita', '10.º A', 'Abelhas', '8.º A']],
  ])('%s', async (query, names) => {
    expect((await page(query)).names).toEqual(names);
  });

  it('sorts by the day on which the data are actually erased, as shown', async () => {
    for (const order of ['asc', 'desc']) {
      const { rows } = await page(`sort=keep&order=${order}`);
      const days = rows.map(({ keep }) => keep.goesOn);
      expect(days).toEqual(order === 'asc' ? days.toSorted() : days.toSorted().reverse());
      expect(new Set(days).size).toBe(CLASSES.length);
    }
    const { rows } = await page('sort=keep');
    // Its keep day is the second, but it was not announced long enough.
    expect(rows.find((row) => row.class === '8.º B')?.keep).toMatchObject({ until: '2026-01-20' });
    expect(rows[0]?.class).toBe('9.º Órbita');
    expect(rows[1]?.class).toBe('Abelhas');
  });

  it.each([
    ['orbita', ['9.º Órbita']],
    ['AGUEDA', ['8.º A', '10.º A']],
    ['ze p', ['8.º B', '9.º Órbita', 'Abelhas']],
    ['ana@', ['8.º A', '10.º A']],
    ['%25', []],
  ])('finds classes by %s', async (words, names) => {
    expect(await page(`search=${words}`)).toMatchObject({ names, total: names.length });
  });

  it('is paged with a total', async () => {
    const pages = [await page('limit=2'), await page('limit=2&page=1'), await page('limit=2&page=2')];
    expect(pages.flatMap(({ names }) => names)).toEqual(['8.º A', '8.º B', '9.º Órbita', '10.º A', 'Abelhas']);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
  });

  it("lists a teacher's own classes only, whatever the search, and nothing for a team", async () => {
    expect(await page('', ana)).toMatchObject({ names: ['8.º A', '10.º A'], total: 2 });
    expect(await page('search=orbita', ana)).toMatchObject({ names: [], total: 0 });
    expect((await team.get('/classes')).statusCode).toBe(403);
    expect((await test.anonymous.get('/classes')).statusCode).toBe(401);
    expect((await admin.get('/classes?sort=password')).statusCode).toBe(400);
  });

  it('returns the same rows as the unpaged list', async () => {
    const { classes: all } = (await admin.get('/classes/all')).json() as { classes: SchoolClass[] };
    expect((await page('')).rows).toEqual(all);
  });
});

describe('GET /teachers/all?school=', () => {
  it('lists the teachers of the school; a teacher still finds nobody else', async () => {
    const school = await test.school({ name: 'Outra' });
    const { id } = await test.teacher({ name: 'Eva', schoolId: school.id });
    const names = async (caller: TestCaller) =>
      (await caller.get(`/teachers/all?school=${school.id}`)).json().teachers.map(({ _id }: { _id: string }) => _id);
    expect(await names(admin)).toEqual([id]);
    expect(await names(ana)).toEqual([]);
    expect((await admin.get('/teachers/all?school=x')).statusCode).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;

/** Sixteen teams in three classes, so that every filter keeps some and drops some. */
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  const school = await test.school({ name: 'Escola Secundária de São João' });
  const ana = await test.teacher({ name: 'Ana', schoolId: school.id });
  const rui = await test.teacher({ name: 'Rui' });
  teacher = await test.as(ana.username);
  const tenth = await test.schoolClass({ teacherId: ana.id, name: '10.º B' });
  const eighth = await test.schoolClass({ teacherId: ana.id, name: '8.º A' });
  const foreign = await test.schoolClass({ teacherId: rui.id, name: '9.º C' });
  const themes = ['ic', 'dh', 'ds'] as const;
  for (let number = 1; number <= 12; number += 1) {
    const classId = number % 2 ? tenth.id : eighth.id;
    const level = (number % 6) + 1;
    const theme = themes[number % 3] ?? 'ic';
    await test.team({
      classId,
      name: `Grupo ${number}`,
      theme,
      level,
      members: [`Membro${number}`, 'Inês'],
      username: `g${number}`,
    });
  }
  await test.team({
    classId: foreign.id,
    name: 'Águias',
    members: ['João Conceição'],
    username: 'aguias-9c',
    level: 6,
  });
  await test.team({ classId: foreign.id, name: 'águias', members: [], username: 'outras' });
  await test.team({ classId: foreign.id, name: '100%', members: ['a_b'], username: 'cem' });
  await test.team({ classId: foreign.id, name: 'Cem', members: ['axb'], username: 'sem-sinal' });
});
afterAll(() => test.close());

it('accepts an id in capitals', async () => {
  const id = teacher.accountId.toUpperCase();
  const own = await teacher.get(`/team/byTeacher/${id}`);
  expect([own.statusCode, own.json().pagination.total]).toEqual([200, 12]);
  const schools = await teacher.get(`/school/prof/${id}`);
  expect([schools.statusCode, schools.json().length]).toEqual([200, 1]);
});

interface Listed {
  names: string[];
  total: number;
  ids: string[];
}
async function list(query: string, caller = admin): Promise<Listed> {
  const reply = await caller.get(`/team/all?${query}`);
  expect(reply.statusCode).toBe(200);
  const { teams, pagination } = reply.json();
  return {
    names: teams.map(({ name }: { name: string }) => name),
    ids: teams.map(({ _id }: { _id: string }) => _id),
    total: pagination.total,
  };
}
const q = (params: Record<string, string>) => new URLSearchParams({ limit: '50', ...params }).toString();

describe('pages', () => {
  it('returns the first 10 by default, in natural order', async () => {
    const reply = (await admin.get('/team/all')).json();
    expect(reply.pagination).toEqual({ total: 16, page: 0, limit: 10 });
    expect(reply.teams.map(({ name }: { name: string }) => name)).toEqual([
      '100%',
      'águias',
      'Águias',
      'Cem',
      'Grupo 1',
      'Grupo 2',
      'Grupo 3',
      'Grupo 4',
      'Grupo 5',
      'Grupo 6',
    ]);
    expect(reply.teams[0]).not.toHaveProperty('answers');
    expect(reply.teams[0].credentials.password).toBeNull();
  });

  it('contain every team once in any sort order', async () => {
    for (const sort of ['name', 'class', 'tutorial', 'solar']) {
      for (const order of ['asc', 'desc']) {
        const pages = await Promise.all(
          [0, 1, 2, 3].map((page) => list(q({ page: String(page), limit: '5', sort, order }))),
        );
        expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(16);
        expect(pages.map(({ ids }) => ids.length)).toEqual([5, 5, 5, 1]);
      }
    }
  });

  it('returns an empty page beyond the end, with the total', async () => {
    expect(await list(q({ page: '9' }))).toEqual({ names: [], ids: [], total: 16 });
    expect((await list(q({ page: '1000000' }))).total).toBe(16);
  });

  it.each([
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1000001',
    'limit=0',
    'limit=1001',
    'limit=1000000',
    'sort=password',
    'order=up',
    'tutorial=talvez',
    `search=${'x'.repeat(121)}`,
    'search=a&search=b',
    'search=%00',
  ])('refuses %s', async (query) => {
    for (const path of ['/team/all', '/team/responses', `/team/byTeacher/${teacher.accountId}`]) {
      const reply = await (path.includes('by') ? teacher : admin).get(`${path}?${query}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().code).toBe('badInput');
    }
  });
});

describe('sorting', () => {
  it.each([
    ['name', 'desc', 'Grupo 12'],
    ['class', 'asc', 'Grupo 2'],
    ['class', 'desc', 'Grupo 11'],
    ['tutorial', 'asc', '100%'],
    ['tutorial', 'desc', 'Grupo 11'],
    ['solar', 'asc', 'Grupo 2'],
    ['solar', 'desc', 'Grupo 12'],
  ])('by %s %s starts with the right team', async (sort, order, first) => {
    const { names } = await list(q({ sort, order }));
    expect(names).toHaveLength(16);
    expect(names[0]).toBe(first);
  });

  it('orders solar systems by name', async () => {
    const reply = (await admin.get(`/team/all?${q({ sort: 'solar' })}`)).json();
    const solars: string[] = reply.teams.map((team: { details: { solar: string } }) => team.details.solar);
    expect([...new Set(solars)]).toEqual(['Desenvolvimento Sustentável', 'Direitos Humanos', 'Interculturalidade']);
  });

  it('orders classes naturally', async () => {
    const reply = (await admin.get(`/team/all?${q({ sort: 'class' })}`)).json();
    const classes: string[] = reply.teams.map((team: { details: { class: string } }) => team.details.class);
    expect([...new Set(classes)]).toEqual(['8.º A', '9.º C', '10.º B']);
  });
});

describe('searching', () => {
  it.each([
    ['a name without accents or case', { search: 'AGUIAS' }, 2],
    ['a member', { search: 'conceicao' }, 1],
    ['a username', { search: 'uias-9' }, 1],
    ['a class', { search: '8.º a' }, 6],
    ['a school', { search: 'sao joao' }, 12],
    ['two letters', { search: 'gu' }, 2],
    ['no match', { search: 'xyzzy' }, 0],
    ['a literal percent sign', { search: '%' }, 1],
    ['a literal underscore', { search: 'a_b' }, 1],
    ['a quote', { search: "o'" }, 0],
    ['a name only', { name: 'grupo 1' }, 4],
    ['a class only', { class: '10' }, 6],
    ['a theme by a part of its name', { solar: 'direitos' }, 4],
    ['an unknown theme', { solar: 'Marte' }, 0],
    ['the tutorial done', { tutorial: 'true' }, 11],
    ['the tutorial not done', { tutorial: 'false' }, 5],
    ['level 1 done', { level1: 'true' }, 9],
    ['level 4 done', { level4: 'true' }, 3],
    ['level 1 done and level 2 not', { level1: 'true', level2: 'false' }, 2],
    ['several filters', { search: 'ines', class: '8', tutorial: 'true', solar: 'inter' }, 0],
  ])('finds %s', async (_what, params, total) => {
    const found = await list(q(params));
    expect(found.total).toBe(total);
    expect(found.ids).toHaveLength(total);
  });

  it('finds no foreign teams for a teacher', async () => {
    expect((await list(q({ search: 'aguias' }), teacher)).total).toBe(0);
    expect((await list(q({ class: '9' }), teacher)).total).toBe(0);
    expect((await list(q({}), teacher)).total).toBe(12);
    const own = await teacher.get(`/team/byTeacher/${teacher.accountId}?search=grupo&limit=3`);
    expect(own.json().pagination).toEqual({ total: 12, page: 0, limit: 3 });
  });
});

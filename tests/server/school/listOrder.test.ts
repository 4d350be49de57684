import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareNames } from '#client/panel/lists/filters/searchText.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

/** The expected order: numbers by value, accents and case among their letters. */
const IN_ORDER = [
  '7.º B',
  '8.º A',
  '8.º B',
  '10.º A',
  '10.º B',
  'Abelhas',
  'Águias',
  'Órbita 2',
  'Órbita 10',
  'Zebras',
];
const MIXED = [6, 3, 8, 0, 9, 4, 1, 7, 5, 2].map((place) => IN_ORDER[place] ?? '');

let test: TestApp;
let admin: TestCaller;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  const owner = await test.teacher({ name: 'Órbita 2', username: 'dona', email: 'dona@exemplo.pt' });
  const first = await test.schoolClass({ teacherId: owner.id, name: 'Abelhas' });
  for (const [n, name] of MIXED.entries()) {
    const school = await test.school({ name, group: n % 2 ? `Agrupamento ${n}` : undefined });
    if (name !== 'Órbita 2') await test.teacher({ name, schoolId: school.id, email: `${name[0]}${n}@exemplo.pt` });
    const own = name === 'Abelhas' ? first : await test.schoolClass({ teacherId: owner.id, name });
    await test.team({ classId: own.id, name, points: 100, username: `u${n}` });
  }
});
afterAll(() => test.close());

type Named = Record<string, unknown>;
const LISTS: [list: string, path: string, names: (body: Named) => unknown[]][] = [
  ['Equipas', '/team/all?limit=50', (body) => pluck(body.teams, 'name')],
  ['Equipas por turma', '/team/all?limit=50&sort=class', (body) => pluck(body.teams, 'name')],
  ['Respostas', '/team/responses?limit=50', (body) => pluck(body.teams, 'name')],
  ['Respostas por pontos', '/team/responses?limit=50&sort=points', (body) => pluck(body.teams, 'name')],
  ['Escolas', '/schools/all?limit=50', (body) => pluck(body.schools, 'name')],
  ['Escolas, lista simples', '/schools/allnopages', (body) => pluck(body, 'name')],
  ['Professores', '/teachers/all?limit=50', (body) => pluck(body.teachers, 'name')],
  ['Professores por equipas iguais', '/teachers/all?limit=50&sort=classes', (body) => pluck(body.teachers, 'name')],
  ['Turmas', '/classes/all', (body) => pluck(body.classes, 'class')],
  ['Classificação, iguais', '/ranking?limit=50', (body) => pluck(body.ranking, 'team')],
];
const pluck = (rows: unknown, key: string) => (rows as Named[]).map((row) => row[key]);

it.each(LISTS)('%s is in Portuguese order with natural numbers', async (list, path, names) => {
  const found = names((await admin.get(path)).json());
  // The teacher with ten classes is last when sorted by number of classes.
  const expected = list.includes('equipas') ? [...IN_ORDER.filter((n) => n !== 'Órbita 2'), 'Órbita 2'] : IN_ORDER;
  expect(found).toEqual(expected);
});

it('the panel sorts names like the database', () => {
  expect([...MIXED].sort(compareNames)).toEqual(IN_ORDER);
});

describe('schools', () => {
  const names = async (query: string) =>
    pluck((await admin.get(`/schools/all?limit=50&${query}`)).json().schools, 'name');

  it.each([
    ['sort=name&order=desc', 'Zebras', '7.º B'],
    ['sort=group', 'Agrupamento 1', null],
    ['sort=group&order=desc', 'Agrupamento 9', null],
    ['sort=teachers&order=desc', 'Zebras', 'Órbita 2'],
    ['sort=teachers', 'Órbita 2', 'Zebras'],
  ])('%s starts with %s', async (query, first, last) => {
    const list = (await admin.get(`/schools/all?limit=50&${query}`)).json().schools;
    expect(query.includes('group') ? list[0].group : list[0].name).toBe(first);
    if (last !== null) expect(list.at(-1).name).toBe(last);
    else expect(list.at(-1).group, 'none stands last').toBe('nenhum');
  });

  it.each([
    ['search=aguias', ['Águias']],
    ['search=10%C2%BA+a', ['10.º A']],
    ['search=10a', []],
    ['search=agrupamento+3', ['7.º B']],
    ['search=%25', []],
    ['search=orbita&sort=name&order=desc', ['Órbita 10', 'Órbita 2']],
  ])('%s finds %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
    const { pagination } = (await admin.get(`/schools/all?${query}`)).json();
    expect(pagination.total).toBe(found.length);
  });

  it.each(['sort=teams', 'sort=id', 'order=up', `search=${'x'.repeat(121)}`])('refuses %s', async (query) => {
    expect((await admin.get(`/schools/all?${query}`)).json().code).toBe('badInput');
  });
});

describe('teachers', () => {
  const names = async (query: string, caller = admin) =>
    pluck((await caller.get(`/teachers/all?limit=50&${query}`)).json().teachers, 'name');

  it.each([
    ['sort=name&order=desc', 'Zebras'],
    ['sort=email&order=desc', 'Zebras'],
    ['sort=school', '7.º B'],
    ['sort=classes&order=desc', 'Órbita 2'],
  ])('%s starts with %s', async (query, first) => {
    expect((await names(query))[0]).toBe(first);
  });

  it('without a school come last in either order', async () => {
    for (const order of ['asc', 'desc']) expect((await names(`sort=school&order=${order}`)).at(-1)).toBe('Órbita 2');
  });

  it.each([
    ['search=AGUIAS', ['Águias']],
    ['search=dona', ['Órbita 2']],
    ['search=dona%40exemplo', ['Órbita 2']],
    ['search=zebras', ['Zebras']],
    ['search=nada', []],
  ])('%s finds %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('include only the caller herself for a teacher, whatever the search', async () => {
    const own = await test.as('dona');
    expect(await names('', own)).toEqual(['Órbita 2']);
    expect(await names('search=zebras', own)).toEqual([]);
  });

  it.each(['sort=password', 'sort=teams', 'order=', 'search=%00'])('refuses %s', async (query) => {
    expect((await admin.get(`/teachers/all?${query}`)).json().code).toBe('badInput');
  });
});

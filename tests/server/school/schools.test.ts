import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEVEL_SCALE_DEFAULT } from '#domain/marking/levelScale.ts';
import { audit } from '#server/db/schema/history.ts';
import { schoolGroups, schools } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { HOSTILE_TEXTS } from '../../support/attacks/hostileTexts.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let homeless: TestCaller;
let school: { id: string; name: string };

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.manager()).username);
  school = await test.school({ name: 'Escola do Monte', group: 'Agrupamento da Serra' });
  const one = await test.teacher({ name: 'Bela', schoolId: school.id });
  await test.teacher({ name: 'Abel', schoolId: school.id });
  const { id: classId } = await test.schoolClass({ teacherId: one.id, name: '7.º A' });
  await test.team({ classId });
  await test.team({ classId });
  teacher = await test.as(one.username);
  homeless = await test.as((await test.teacher()).username);
});
afterAll(() => test.close());

const counts = async () => [
  await test.db.$count(schools),
  await test.db.$count(schoolGroups),
  await test.db.$count(audit),
];
const add = (body: unknown) => admin.post('/schools/add', { json: body });

describe('the lists', () => {
  it("contain a school's group, teachers, classes and number of teams", async () => {
    const [found] = (await teacher.get('/school/all')).json();
    expect(found).toEqual({
      _id: school.id,
      name: 'Escola do Monte',
      moderation: 'after',
      levelScale: LEVEL_SCALE_DEFAULT,
      group: 'Agrupamento da Serra',
      teacherCount: ['Abel', 'Bela'],
      classesCount: ['7.º A'],
      teamsCount: 2,
    });
  });

  it('contain only the own school for a teacher, or none', async () => {
    await test.school();
    for (const path of ['/school/all', '/schools/allnopages']) {
      expect((await teacher.get(path)).json()).toHaveLength(1);
      expect((await homeless.get(path)).json()).toEqual([]);
      expect((await admin.get(path)).json().length).toBeGreaterThan(1);
    }
    const page = (await teacher.get('/schools/all?limit=50')).json();
    expect(page.schools).toHaveLength(1);
    expect(page.pagination).toEqual({ total: 1, page: 0, limit: 50 });
  });

  it('are paged', async () => {
    const first = (await admin.get('/schools/all?page=0&limit=1')).json();
    const second = (await admin.get('/schools/all?page=1&limit=1')).json();
    expect(first.pagination.total).toBe(second.pagination.total);
    expect(first.schools[0]._id).not.toBe(second.schools[0]._id);
    expect((await admin.get('/schools/all?page=-1')).statusCode).toBe(400);
    expect((await admin.get('/schools/all?limit=1000000')).statusCode).toBe(400);
  });

  it("of one teacher: own 200, another's 403, unknown 404", async () => {
    const own = await teacher.get(`/school/prof/${teacher.accountId}`);
    expect(own.json().map(({ _id }: { _id: string }) => _id)).toEqual([school.id]);
    expect((await homeless.get(`/school/prof/${teacher.accountId}`)).json().code).toBe('notYours');
    expect((await admin.get(`/school/prof/${teacher.accountId}`)).json()).toHaveLength(1);
    expect((await admin.get(`/school/prof/${randomUUID()}`)).json().code).toBe('notFound');
    expect((await admin.get('/school/prof/abc')).json().code).toBe('badInput');
  });
});

describe('POST /schools/add', () => {
  it.each([
    ['Nenhum', 'nenhum'],
    ['nenhum', 'nenhum'],
    ['NENHUM ', 'nenhum'],
    ['', 'nenhum'],
    [null, 'nenhum'],
    [undefined, 'nenhum'],
    ['Agrupamento Novo', 'Agrupamento Novo'],
  ])('with the group %j returns %s', async (group, answered) => {
    const name = `Escola ${randomUUID()}`;
    const reply = await add({ name, group });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ name, group: answered, teacherCount: [], classesCount: [], teamsCount: 0 });
    const listed = (await admin.get('/schools/allnopages')).json();
    expect(listed.find((one: { name: string }) => one.name === name).group).toBe(answered);
  });

  it('reuses an existing group in any case, also in simultaneous requests', async () => {
    const before = await test.db.$count(schoolGroups);
    const names = ['Agrupamento Único', 'AGRUPAMENTO ÚNICO', 'agrupamento único'];
    const replies = await Promise.all(names.map((group) => add({ name: `Escola ${randomUUID()}`, group })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await test.db.$count(schoolGroups)).toBe(before + 1);
  });

  it('accepts a form', async () => {
    const reply = await admin.post('/schools/add', { form: { name: 'Escola do Formulário', group: 'Nenhum' } });
    expect(reply.statusCode).toBe(201);
  });

  it('refuses a name in use at its field, also in simultaneous requests', async () => {
    const name = `Escola ${randomUUID()}`;
    const replies = await Promise.all([add({ name }), add({ name: name.toUpperCase() }), add({ name: ` ${name} ` })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const before = await counts();
    const clash = await add({ name, group: 'Agrupamento que não fica' });
    expect(clash.json()).toEqual({
      message: 'Já existe uma escola com este nome.',
      code: 'nameTaken',
      fields: { name: 'Já existe uma escola com este nome.' },
    });
    expect(await counts()).toEqual(before);
  });

  it.each([
    [{}, 'name'],
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'x', group: 'x'.repeat(121) }, 'group'],
    [{ name: 7 }, 'name'],
  ])('refuses %j', async (body, field) => {
    const before = await counts();
    const reply = await add(body);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await counts()).toEqual(before);
  });

  it.each(HOSTILE_TEXTS)('stores %s as plain text', async (text) => {
    const reply = await add({ name: text, group: text });
    expect(reply.json()).toMatchObject({ name: text, group: text });
  });
});

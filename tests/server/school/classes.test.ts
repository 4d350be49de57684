import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { classes } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { HOSTILE_TEXTS } from '../../support/attacks/hostileTexts.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  const school = await test.school({ name: 'Escola do Rio' });
  const one = await test.teacher({ name: 'Carla Pinto', email: 'carla@exemplo.pt', schoolId: school.id });
  teacher = await test.as(one.username);
  other = await test.as((await test.teacher()).username);
  for (const name of ['10.º A', '8.º A', '9.º A']) {
    const { id: classId } = await test.schoolClass({ teacherId: one.id, name });
    if (name === '9.º A') await test.team({ classId });
  }
});
afterAll(() => test.close());

const counts = async () => [await test.db.$count(classes), await test.db.$count(audit)];

describe('GET /classes/all', () => {
  it('lists own classes in natural order, with teacher, school and number of teams', async () => {
    const { classes: found } = (await teacher.get('/classes/all')).json();
    expect(found.map((one: { class: string }) => one.class)).toEqual(['8.º A', '9.º A', '10.º A']);
    expect(found[1]).toMatchObject({
      teacher: { _id: teacher.accountId, name: 'Carla Pinto', email: 'carla@exemplo.pt' },
      school: { name: 'Escola do Rio' },
      teamsCount: 1,
    });
    expect((await other.get('/classes/all')).json()).toEqual({ classes: [] });
    expect((await admin.get('/classes/all')).json().classes).toHaveLength(3);
  });
});

describe('POST /classes/add', () => {
  it.each(['json', 'form'] as const)(
    'accepts a %s body from the teacher and from an administrator',
    async (encoding) => {
      for (const caller of [teacher, admin]) {
        const body = { name: `7.º ${randomUUID().slice(0, 8)}`, teacherId: teacher.accountId };
        const reply = await caller.post('/classes/add', encoding === 'json' ? { json: body } : { form: body });
        expect(reply.statusCode).toBe(201);
        expect(reply.json()).toMatchObject({ class: body.name, teacher: { _id: teacher.accountId }, teamsCount: 0 });
      }
    },
  );

  it('accepts an id in capitals', async () => {
    const json = { name: `7.º ${randomUUID().slice(0, 8)}`, teacherId: teacher.accountId.toUpperCase() };
    const reply = await teacher.post('/classes/add', { json });
    expect([reply.statusCode, reply.json().teacher._id]).toEqual([201, teacher.accountId]);
  });

  it('refuses a teacher who names another, and an unknown teacher', async () => {
    const before = await counts();
    const foreign = await other.post('/classes/add', { json: { name: 'X', teacherId: teacher.accountId } });
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'notYours']);
    for (const teacherId of [randomUUID(), admin.accountId]) {
      const unknown = await admin.post('/classes/add', { json: { name: 'X', teacherId } });
      expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'notFound']);
    }
    expect(await counts()).toEqual(before);
  });

  it('refuses a name that this teacher already uses, but not one that another uses', async () => {
    const replies = await Promise.all(
      ['6.º Z', '6.º z'].map((name) => teacher.post('/classes/add', { json: { name, teacherId: teacher.accountId } })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const clash = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(clash).toMatchObject({
      code: 'nameTaken',
      fields: { name: 'Este professor já tem uma turma com este nome.' },
    });
    const elsewhere = await other.post('/classes/add', { json: { name: '6.º Z', teacherId: other.accountId } });
    expect(elsewhere.statusCode).toBe(201);
  });

  it.each([
    [{ teacherId: randomUUID() }, 'name', 'O nome da turma é obrigatório'],
    [{ name: ' ', teacherId: randomUUID() }, 'name', 'O nome da turma é obrigatório'],
    [{ name: 'X' }, 'teacherId', 'É necessário selecionar um professor'],
    [{ name: 'X', teacherId: "1' or 1=1" }, 'teacherId', 'É necessário selecionar um professor'],
    [{ name: 'x'.repeat(121), teacherId: randomUUID() }, 'name', 'Não pode ter mais de 120 caracteres.'],
  ])('refuses %j with the message of the dialog', async (body, field, message) => {
    const before = await counts();
    const reply = await admin.post('/classes/add', { json: body });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ code: 'badInput', message, fields: { [field]: message } });
    expect(await counts()).toEqual(before);
  });

  it.each(HOSTILE_TEXTS)('stores %s as plain text', async (name) => {
    const reply = await other.post('/classes/add', { json: { name, teacherId: other.accountId } });
    expect(reply.json().class).toBe(name);
  });
});

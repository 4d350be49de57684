import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { accounts, teachers } from '#server/db/schema/schema.ts';
import { SEED_PASSWORD } from '../../support/app/seed.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { HOSTILE_TEXTS } from '../../support/attacks/hostileTexts.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let school: { id: string; name: string };
let team: { id: string; username: string };

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  school = await test.school({ name: 'Escola do Mar' });
  const one = await test.teacher({ name: 'Dora', username: 'dora', email: 'dora@exemplo.pt', schoolId: school.id });
  teacher = await test.as(one.username);
  other = await test.as((await test.teacher()).username);
  const { id: classId } = await test.schoolClass({ teacherId: one.id, name: '9.º B' });
  team = await test.team({ classId });
});
afterAll(() => test.close());

let count = 0;
const wanted = (changes: Record<string, unknown> = {}) => ({
  name: 'Eva Luz',
  username: `eva${++count}`,
  email: `eva${count}@exemplo.pt`,
  password: 'mar-de-vidro',
  school: school.id,
  classes: [],
  ...changes,
});
const counts = async () => [
  await test.db.$count(accounts),
  await test.db.$count(teachers),
  await test.db.$count(audit),
];
const add = (body: unknown, caller = admin) => caller.post('/teachers/add', { json: body });

describe("a teacher's record", () => {
  it('contains what the panel shows, and no password', async () => {
    const reply = await teacher.get(`/teachers/${teacher.accountId}`);
    expect(reply.json()).toEqual({
      _id: teacher.accountId,
      name: 'Dora',
      email: 'dora@exemplo.pt',
      school: { _id: school.id, name: 'Escola do Mar' },
      schoolName: 'Escola do Mar',
      classes: [{ _id: expect.any(String), class: '9.º B' }],
      teamsCount: 1,
      credentials: { username: 'dora', password: null, isOwn: false },
    });
  });

  it('contains the next group number of each class for the dialog', async () => {
    const asked = () => teacher.get(`/teachers/${teacher.accountId}?fromDialog=true`);
    const [{ _id: classId }] = (await asked()).json().classes;
    expect((await asked()).json().classes).toEqual([{ _id: classId, class: '9.º B', nextGroup: 1 }]);
    const { id: foreign } = await test.schoolClass({ teacherId: other.accountId });
    await test.team({ classId: foreign, username: '9B-gp1' });
    expect((await asked()).json().classes[0].nextGroup, 'taken at another school').toBe(2);
  });

  it('is shown only to that teacher and to administrators', async () => {
    const own = (await teacher.get('/teachers/all')).json();
    expect(own.teachers.map(({ _id }: { _id: string }) => _id)).toEqual([teacher.accountId]);
    expect(own.pagination).toEqual({ total: 1, page: 0, limit: 10 });
    expect((await admin.get('/teachers/all?limit=1&page=1')).json()).toMatchObject({
      pagination: { page: 1, limit: 1 },
    });
    expect((await other.get(`/teachers/${teacher.accountId}`)).json().code).toBe('notYours');
    expect((await admin.get(`/teachers/${randomUUID()}`)).json().code).toBe('notFound');
    expect((await admin.get(`/teachers/${team.id}`)).json().code).toBe('notFound');
    expect((await admin.get('/teachers/zzz')).json().code).toBe('badInput');
    expect((await admin.get('/teachers/all?limit=1000000')).statusCode).toBe(400);
    expect((await admin.get('/teachers/all?page=-1')).statusCode).toBe(400);
  });
});

describe('POST /teachers/add', () => {
  it('creates a teacher who can sign in by username and by email', async () => {
    const body = wanted();
    const reply = await add(body);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ name: 'Eva Luz', schoolName: 'Escola do Mar', classes: [], teamsCount: 0 });
    const names: Record<string, string>[] = [{ username: body.username }, { email: body.email.toUpperCase() }];
    for (const name of names) {
      const login = await test.anonymous.post('/login', { form: { ...name, password: 'mar-de-vidro' } });
      expect(login.json().user).toMatchObject({ _id: reply.json()._id, permission: { id: 2, name: 'Professor' } });
    }
  });

  it('accepts a teacher without a school, and a form', async () => {
    expect((await add(wanted({ school: null }))).json()).toMatchObject({ school: null, schoolName: null });
    const { classes: _, ...form } = wanted();
    const reply = await admin.post('/teachers/add', { form: form as Record<string, string> });
    expect(reply.statusCode).toBe(201);
  });

  it.each([
    [{ password: '12345' }, 'password', 'A palavra-passe deve ter pelo menos 6 caracteres'],
    [{ email: 'sem-arroba' }, 'email', 'Formato de email inválido'],
    [{ email: undefined }, 'email', 'O email é obrigatório'],
    [{ password: '  ' }, 'password', 'A palavra-passe é obrigatória'],
    [{ password: ' '.repeat(8) }, 'password', 'A palavra-passe é obrigatória'],
    [{ name: ' ' }, 'name', 'O nome do professor é obrigatório'],
    [{ username: '' }, 'username', 'O nome de utilizador é obrigatório'],
    [{ username: 'a@b.pt' }, 'username', 'O nome de utilizador não pode ter o sinal @'],
    [{ school: 'Escola do Mar' }, 'school', 'A escola não existe.'],
    [{ classes: ['x'] }, 'classes', 'As turmas criam-se depois.'],
    [{ name: 'x'.repeat(121) }, 'name', 'Não pode ter mais de 120 caracteres.'],
    [{ password: 'x'.repeat(201) }, 'password', 'A palavra-passe é demasiado comprida.'],
  ])('refuses %j', async (changes, field, message) => {
    const before = await counts();
    const reply = await add(wanted(changes));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ [field]: message });
    expect(await counts()).toEqual(before);
  });

  it.each([[{ school: '', classes: '' }], [{ school: 'null', classes: '[]' }]])(
    'accepts a form with empty values %j',
    async (none) => {
      const { name, username, email, password } = wanted();
      const reply = await admin.post('/teachers/add', { form: { name, username, email, password, ...none } });
      expect(reply.statusCode).toBe(201);
      expect(reply.json()).toMatchObject({ school: null, classes: [], credentials: { username } });
    },
  );

  it('accepts a form with a school id in capitals', async () => {
    const { name, username, email, password } = wanted();
    const form = { name, username, email, password, school: school.id.toUpperCase() };
    expect((await admin.post('/teachers/add', { form })).json().school).toEqual({
      _id: school.id,
      name: 'Escola do Mar',
    });
    const refused = await admin.post('/teachers/add', { form: { ...form, username: 'z9', classes: '["x"]' } });
    expect(refused.json().fields).toEqual({ classes: 'As turmas criam-se depois.' });
  });

  it('refuses an unknown school', async () => {
    const before = await counts();
    const reply = await add(wanted({ school: randomUUID() }));
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
    expect(await counts()).toEqual(before);
  });

  it('refuses a username and an email in use at their fields, also in simultaneous requests', async () => {
    const taken = wanted();
    await add(taken);
    const before = await counts();
    const byName = await add(wanted({ username: taken.username.toUpperCase() }));
    expect([byName.statusCode, byName.json().code, Object.keys(byName.json().fields)]).toEqual([
      409,
      'usernameTaken',
      ['username'],
    ]);
    const byEmail = await add(wanted({ email: taken.email.toUpperCase() }));
    expect([byEmail.statusCode, byEmail.json().code, Object.keys(byEmail.json().fields)]).toEqual([
      409,
      'emailTaken',
      ['email'],
    ]);
    expect(await counts()).toEqual(before);
    const email = `corrida${count}@exemplo.pt`;
    const race = await Promise.all([1, 2, 3, 4].map(() => add(wanted({ email }))));
    expect(race.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  });

  it.each(HOSTILE_TEXTS)('stores %s as plain text', async (text) => {
    const reply = await add(wanted({ name: text, username: `${text}-${count}`, password: `${text}-longa` }));
    expect(reply.statusCode).toBe(201);
    expect(reply.json().name).toBe(text);
  });
});

describe('GET /credentials', () => {
  it.each([
    ['its teacher', () => teacher],
    ['an administrator', () => admin],
  ])("shows a team's password to %s, with a history entry", async (_who, caller) => {
    const before = await test.db.$count(audit, eq(audit.action, 'credentials'));
    const reply = await caller().get(`/credentials/${team.id}`);
    expect(reply.json()).toEqual({ username: team.username, password: SEED_PASSWORD, address: expect.any(String) });
    expect(await test.db.$count(audit, eq(audit.action, 'credentials'))).toBe(before + 1);
  });

  it('accepts an id in capitals', async () => {
    const reply = await teacher.get(`/credentials/${team.id.toUpperCase()}`);
    expect(reply.json()).toEqual({ username: team.username, password: SEED_PASSWORD, address: expect.any(String) });
    const own = await teacher.get(`/teachers/${teacher.accountId.toUpperCase()}`);
    expect(own.json()._id).toBe(teacher.accountId);
  });

  it("shows a teacher's password only to administrators", async () => {
    expect((await admin.get(`/credentials/${teacher.accountId}`)).json().password).toBe(SEED_PASSWORD);
    for (const id of [teacher.accountId, other.accountId]) {
      expect((await teacher.get(`/credentials/${id}`)).json().code).toBe('notYours');
    }
  });

  it('refuses unknown and foreign accounts, without a history entry', async () => {
    const before = await test.db.$count(audit);
    expect((await other.get(`/credentials/${team.id}`)).json().code).toBe('notYours');
    expect((await teacher.get(`/credentials/${admin.accountId}`)).json().code).toBe('notYours');
    expect((await admin.get(`/credentials/${admin.accountId}`)).json().code).toBe('notFound');
    expect((await admin.get(`/credentials/${randomUUID()}`)).json().code).toBe('notFound');
    expect((await admin.get('/credentials/1')).json().code).toBe('badInput');
    expect(await test.db.$count(audit)).toBe(before);
  });

  it('does not open a sealed copy that was moved to another account', async () => {
    const [moved] = await test.db.select().from(accounts).where(eq(accounts.id, team.id));
    const victim = await test.teacher();
    await test.db
      .update(accounts)
      .set({ sealedPassword: moved?.sealedPassword ?? null })
      .where(eq(accounts.id, victim.id));
    expect((await admin.get(`/credentials/${victim.id}`)).statusCode).toBe(404);
  });

  it('writes no password to the log', () => {
    expect(JSON.stringify(test.logged)).not.toContain(SEED_PASSWORD);
  });
});

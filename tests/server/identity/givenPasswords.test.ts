import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { ROLE, THEME_NAMES } from '#domain/vocabulary.ts';
import { audit } from '#server/db/schema/history.ts';
import { accounts } from '#server/db/schema/schema.ts';
import { STREAMS } from '#server/http/docs/groups.ts';
import { SEED_PASSWORD } from '../../support/app/seed.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const OWN = 'cotovia-e-trevo';
const GIVEN = 'rio-lobo-mel';
/** Calls that a teacher with a given password may make. */
const OPEN = ['changeOwnPassword', 'logout', 'profile', 'renewSession'];

const isForTeachers = ({ who }: Pick<Endpoint, 'who'>) => who !== 'anyone' && who.includes(ROLE.teacher);
const ROWS = Object.entries<Endpoint>(ENDPOINTS).filter(([, row]) => isForTeachers(row));
const CLOSED = [
  ...ROWS.filter(([name]) => !OPEN.includes(name)).map(([, row]) => row),
  ...STREAMS.filter(isForTeachers),
].map(({ method, path }) => [method, path] as const);

let app: TestApp;
let admin: TestCaller;
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as((await app.admin()).username);
});
afterAll(() => app.close());

const pathOf = (path: string) =>
  path
    .replace(':stars', '3')
    .replace(':solarName', encodeURIComponent(THEME_NAMES.ic))
    .replace(/:\w+/g, () => randomUUID());
const signIn = (username: string, password: string) => app.anonymous.post('/login', { form: { username, password } });
const rowOf = async (id: string) => (await app.db.select().from(accounts).where(eq(accounts.id, id)))[0];
const actionsOf = async (id: string) =>
  (await app.db.select().from(audit).where(eq(audit.subjectId, id)).orderBy(audit.id)).map(({ action }) => action);
const change = (caller: TestCaller, current: string, password: string) =>
  caller.put('/password', { json: { current, password } });
const listed = async (id: string) =>
  (await admin.get(`/teachers/${id}`)).json<{ credentials: { isOwn: boolean } }>().credentials.isOwn;

/** Creates a teacher with GIVEN as an administrator and signs them in. */
async function newTeacher() {
  count += 1;
  const username = `nova-${count}`;
  const body = { name: `Nova Docente ${count}`, username, email: `${username}@exemplo.pt`, password: GIVEN };
  const { _id } = (await admin.post('/teachers/add', { json: body })).json();
  return { id: String(_id), username, caller: await app.as(username) };
}

describe('a teacher with a password given by an administrator', () => {
  let teacher: Awaited<ReturnType<typeof newTeacher>>;
  beforeEach(async () => {
    teacher = await newTeacher();
  });

  it('gets mustChangePassword at sign-in and in the profile until choosing an own one', async () => {
    const login = await signIn(teacher.username, GIVEN);
    expect([login.statusCode, login.json().user.mustChangePassword]).toEqual([200, true]);
    expect((await teacher.caller.get('/profile')).json().mustChangePassword).toBe(true);
    expect((await change(teacher.caller, GIVEN, OWN)).statusCode).toBe(200);
    expect((await teacher.caller.get('/profile')).json()).not.toHaveProperty('mustChangePassword');
    expect((await signIn(teacher.username, OWN)).json().user).not.toHaveProperty('mustChangePassword');
  });

  it('may renew the session and sign out', async () => {
    expect((await teacher.caller.post('/session/renew')).statusCode).toBe(200);
    expect((await teacher.caller.post('/logout')).statusCode).toBe(200);
  });

  it("removes the sealed copy and the list's toggle by choosing an own one", async () => {
    const opened = await admin.get(`/credentials/${teacher.id}`);
    expect(opened.json()).toMatchObject({ username: teacher.username, password: GIVEN });
    expect(await listed(teacher.id)).toBe(false);
    await change(teacher.caller, GIVEN, OWN);
    expect((await rowOf(teacher.id))?.sealedPassword).toBeNull();
    expect(await listed(teacher.id)).toBe(true);
    const closed = await admin.get(`/credentials/${teacher.id}`);
    expect([closed.statusCode, closed.json().code]).toEqual([404, 'notFound']);
    expect(closed.body).toMatch(/definida pelo próprio/);
    expect(await actionsOf(teacher.id)).toEqual(['addTeacher', 'credentials', 'changeOwnPassword']);
  });

  it('keeps the session of the change, which can then make every call', async () => {
    expect((await teacher.caller.get('/classes/all')).statusCode).toBe(403);
    await change(teacher.caller, GIVEN, OWN);
    expect((await teacher.caller.get('/classes/all')).statusCode).toBe(200);
  });

  it('cannot keep the given password', async () => {
    const reply = await change(teacher.caller, GIVEN, GIVEN);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['password']]);
    expect((await rowOf(teacher.id))?.mustChangePassword).toBe(true);
  });

  it('loses the sessions and must choose again when given another password', async () => {
    await change(teacher.caller, GIVEN, OWN);
    expect((await admin.put(`/credentials/${teacher.id}`, { json: { password: 'outra-dada' } })).statusCode).toBe(200);
    expect((await teacher.caller.get('/profile')).statusCode).toBe(401);
    expect((await signIn(teacher.username, OWN)).statusCode).toBe(401);
    expect((await signIn(teacher.username, 'outra-dada')).json().user.mustChangePassword).toBe(true);
    expect(await listed(teacher.id)).toBe(false);
    expect((await admin.get(`/credentials/${teacher.id}`)).json().password).toBe('outra-dada');
  });
});

describe('every other call', () => {
  let caller: TestCaller;
  beforeAll(async () => {
    caller = (await newTeacher()).caller;
  });

  it('is covered by this test', () => {
    const open = ROWS.filter(([, row]) => row.withGivenPassword).map(([name]) => name);
    expect(open.sort()).toEqual(OPEN);
    expect(CLOSED.length).toBeGreaterThanOrEqual(55);
  });

  it.each(CLOSED)('%s %s is refused', async (method, path) => {
    const reply = await caller.send(method as 'GET', pathOf(path));
    const refusal = { message: REFUSALS.passwordNotOwn.message, code: 'passwordNotOwn' };
    // A reply to HEAD has no body.
    expect([reply.statusCode, method === 'HEAD' ? refusal : reply.json()]).toEqual([403, refusal]);
  });
});

describe('accounts that never have to choose', () => {
  it('are teams, even with a new password', async () => {
    const owner = await app.teacher();
    const schoolClass = await app.schoolClass({ teacherId: owner.id });
    const team = await app.team({ classId: schoolClass.id });
    await (await app.as(owner.username)).put(`/credentials/${team.id}`, { json: { password: 'benfica' } });
    const reply = await signIn(team.username, 'benfica');
    expect([reply.statusCode, reply.json().user.mustChangePassword]).toEqual([200, undefined]);
  });
});

describe('easily guessed passwords', () => {
  const add = (over: object) => {
    count += 1;
    const username = `comum-${count}`;
    const body = { name: 'Rosa Peixoto', username, email: `${username}@exemplo.pt`, password: GIVEN, ...over };
    return admin.post('/teachers/add', { json: body });
  };

  it.each([
    ['benfica', {}],
    ['Portugal1', {}],
    ['123456', {}],
    ['the username', { username: 'violante.zagal', password: 'violante.zagal' }],
    ['the name', { password: 'RosaPeixoto' }],
    ['a word of the school', { password: 'xiquexique7' }],
  ])('%s is refused for a new teacher with a message', async (password, over) => {
    const school = await app.school({ name: `Escola Xiquexique ${count}` });
    const before = await app.db.$count(accounts);
    const reply = await add({ school: school.id, password, ...over });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      { password: 'Esta palavra-passe é muito fácil de adivinhar. Escolha outra.' },
    ]);
    expect(await app.db.$count(accounts)).toBe(before);
  });

  it('are refused when an administrator gives one and when staff choose their own', async () => {
    const { username, id } = await app.teacher({ name: 'Zulmira Sequeira', mustChangePassword: true });
    const teacher = await app.as(username);
    for (const password of ['sporting', username, 'zulmira1']) {
      expect((await admin.put(`/credentials/${id}`, { json: { password } })).json().fields).toHaveProperty('password');
      expect((await change(teacher, SEED_PASSWORD, password)).json().fields).toHaveProperty('password');
    }
    expect((await change(admin, SEED_PASSWORD, 'administrador')).json().fields).toHaveProperty('password');
    expect((await signIn(username, SEED_PASSWORD)).statusCode).toBe(200);
  });
});

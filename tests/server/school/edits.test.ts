import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { drafts } from '#server/db/schema/drafts.ts';
import { audit } from '#server/db/schema/history.ts';
import { bin } from '#server/db/schema/records.ts';
import { accounts, classes, schools, teachers, teams } from '#server/db/schema/schema.ts';
import { SEED_PASSWORD } from '../../support/app/seed.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { HOSTILE_TEXTS } from '../../support/attacks/hostileTexts.ts';

/** Editing and deleting teams, classes, schools and teachers; restoring is covered in the tests of the bin. */
let app: TestApp;
let admin: TestCaller;
let prof: TestCaller;
let other: TestCaller;
let schoolId: string;
let classId: string;
let foreignClassId: string;
let team: { id: string; username: string };
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
  await app.manager('chefe');
  ({ id: schoolId } = await app.school({ name: 'Escola Velha', group: 'Agrupamento Norte' }));
  await app.teacher({ username: 'prof', name: 'Ana', schoolId });
  await app.teacher({ username: 'outra' });
  [admin, prof, other] = [await app.as('chefe'), await app.as('prof'), await app.as('outra')];
  ({ id: foreignClassId } = await app.schoolClass({ teacherId: other.accountId }));
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  ({ id: classId } = await app.schoolClass({ teacherId: prof.accountId, name: `8.º A${count}` }));
  team = await app.team({ classId, name: 'Cometas', members: ['Ana', 'Rui'], level: 3 });
});

const send = (caller: TestCaller, method: 'PUT' | 'DELETE', path: string, json?: unknown) =>
  caller.send(method, path, json === undefined ? {} : { json });
const everything = async () => [
  await app.db.select().from(accounts).orderBy(accounts.id),
  await app.db.select().from(teams).orderBy(teams.id),
  await app.db.select().from(classes).orderBy(classes.id),
  await app.db.select().from(schools).orderBy(schools.id),
  await app.db.select().from(teachers).orderBy(teachers.id),
  await app.db.$count(audit),
  await app.db.$count(bin),
];
const lastLine = async (subjectId: string) =>
  (await app.db.select().from(audit).where(eq(audit.subjectId, subjectId)).orderBy(audit.id)).at(-1);

describe('PUT /team/:teamId', () => {
  const edit = (caller: TestCaller, json: unknown, id = team.id) => send(caller, 'PUT', `/team/${id}`, json);

  it('changes name, members and username, and keeps work, session and password', async () => {
    const call = await app.as(team.username);
    const username = `estrelas-${count}`;
    const reply = await edit(prof, { name: 'Estrelas', teamMembers: ['Zé'], username });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { _id: team.id, name: 'Estrelas', members: ['Zé'], credentials: { username } },
    ]);
    expect((await call.get('/check-level')).json()).toEqual({ data: 3 });
    const login = await app.anonymous.post('/login', { json: { username, password: SEED_PASSWORD } });
    expect(login.statusCode).toBe(200);
    expect((await prof.get(`/credentials/${team.id}`)).json()).toMatchObject({ username, password: SEED_PASSWORD });
    const old = await app.anonymous.post('/login', { json: { username: team.username, password: SEED_PASSWORD } });
    expect(old.statusCode).toBe(401);
    const changed = ['name', 'members', 'username'];
    const entry = { accountId: prof.accountId, ownerId: prof.accountId, subjectName: 'Cometas', details: { changed } };
    const [line] = await app.db.select().from(audit).where(eq(audit.action, 'editTeam')).orderBy(audit.id);
    expect(line).toMatchObject(entry);
  });

  it('changes the solar system of a team that has not begun, but not of one that has', async () => {
    const body = { name: 'Cometas', teamMembers: [] };
    const { id } = await app.team({ classId, theme: 'ic', level: 1 });
    const moved = await edit(prof, { ...body, solarId: THEME_IDS.dh }, id);
    expect([moved.statusCode, moved.json().status.solar._id]).toEqual([200, THEME_IDS.dh]);
    expect((await lastLine(id))?.details).toEqual({ changed: ['name', 'members', 'theme'] });
    await app.db.insert(drafts).values({ teamId: id, part: 0, revision: 1, device: 'a', content: '{}' });
    const begun = await edit(prof, { ...body, solarId: THEME_IDS.ds }, id);
    expect([begun.statusCode, begun.json().code]).toEqual([409, 'teamBegun']);
    expect((await edit(prof, { ...body, solarId: THEME_IDS.dh }, id)).statusCode).toBe(200);
    const playing = await edit(prof, { ...body, solarId: THEME_IDS.ds });
    expect([playing.statusCode, playing.json().code]).toEqual([409, 'teamBegun']);
    const unknown = await edit(prof, { ...body, solarId: randomUUID() }, id);
    expect([unknown.statusCode, unknown.json().fields]).toEqual([400, { solarId: 'O sistema solar não existe.' }]);
  });

  it('accepts a form, keeps a username that is not sent, and allows the own one in another case', async () => {
    const form = [
      ['name', 'Luas'],
      ['teamMembers', 'Eva'],
      ['teamMembers', 'Gil'],
    ] satisfies [string, string][];
    const reply = await prof.put(`/team/${team.id.toUpperCase()}`, { form });
    expect(reply.json()).toMatchObject({ members: ['Eva', 'Gil'], credentials: { username: team.username } });
    const own = await edit(prof, { name: 'Luas', teamMembers: [], username: team.username.toUpperCase() });
    expect(own.json()).toMatchObject({ members: [], credentials: { username: team.username.toUpperCase() } });
  });

  it('writes no history entry when nothing changes', async () => {
    const before = await everything();
    const reply = await edit(prof, { name: 'Cometas', teamMembers: ['Ana', 'Rui'], username: team.username });
    expect(reply.statusCode).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it.each(HOSTILE_TEXTS)('stores %s as plain text', async (text) => {
    expect((await edit(prof, { name: text, teamMembers: [text] })).json()).toMatchObject({
      name: text,
      members: [text],
    });
  });

  it.each([
    ['no name', { teamMembers: [] }, 'name'],
    ['a blank name', { name: ' ', teamMembers: [] }, 'name'],
    ['a long name', { name: 'x'.repeat(121), teamMembers: [] }, 'name'],
    ['41 members', { name: 'X', teamMembers: Array.from({ length: 41 }, () => 'Ana') }, 'teamMembers'],
    ['a blank username', { name: 'X', teamMembers: [], username: '' }, 'username'],
    ['an email as the username', { name: 'X', teamMembers: [], username: 'a@b.pt' }, 'username'],
  ])('refuses %s', async (_what, json, field) => {
    const before = await everything();
    const reply = await edit(prof, json);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    expect(await everything()).toEqual(before);
  });

  it("refuses another account's username in any case", async () => {
    await app.teacher({ username: 'Tomada' });
    const before = await everything();
    const reply = await edit(prof, { name: 'X', teamMembers: [], username: 'tOMADA' });
    expect(reply.json()).toMatchObject({ code: 'usernameTaken', fields: { username: expect.any(String) } });
    expect(await everything()).toEqual(before);
  });

  it('gives a username to one of several simultaneous requests', async () => {
    const more = await Promise.all([1, 2, 3].map(() => app.team({ classId })));
    const json = { name: 'X', teamMembers: [], username: `corrida-${count}` };
    const replies = await Promise.all(more.map(({ id }) => edit(prof, json, id)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});

describe('PUT /classes/:classId', () => {
  const edit = (caller: TestCaller, json: unknown, id = classId) => send(caller, 'PUT', `/classes/${id}`, json);

  it('changes the name, also when the teacher sends her own id', async () => {
    for (const [place, json] of [
      { name: `9.º B${count}` },
      { name: `9.º C${count}`, teacherId: prof.accountId },
    ].entries()) {
      const reply = await edit(prof, json);
      expect([place, reply.statusCode, reply.json()]).toMatchObject([place, 200, { class: json.name, teamsCount: 1 }]);
    }
    expect(await lastLine(classId)).toMatchObject({
      action: 'editClass',
      ownerId: prof.accountId,
      subjectName: `9.º B${count}`,
      details: { changed: ['name'] },
    });
  });

  it('moves to another teacher by an administrator, with its teams, including those in the bin', async () => {
    const lost = await app.team({ classId });
    const { binId } = (await send(prof, 'DELETE', `/team/${lost.id}`)).json();
    const reply = await edit(admin, { name: `8.º A${count}`, teacherId: other.accountId });
    expect(reply.json().teacher._id).toBe(other.accountId);
    expect((await other.get('/team/all?limit=1000')).body).toContain(team.id);
    expect((await prof.get('/team/all?limit=1000')).body).not.toContain(team.id);
    expect((await prof.post(`/bin/${binId}/restore`)).json().code).toBe('notYours');
    expect((await other.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
    const lines = await app.db.select().from(audit).where(eq(audit.subjectId, classId));
    expect(lines.map(({ ownerId }) => ownerId).sort()).toEqual([prof.accountId, other.accountId].sort());
  });

  it.each([
    ['another teacher, by a teacher', () => ({ name: 'X', teacherId: other.accountId }), 'notYours'],
    ['a name in use', () => ({ name: `8.º a${count - 1}` }), 'nameTaken'],
    ['a blank name', () => ({ name: ' ' }), 'badInput'],
    ['an invalid teacher id', () => ({ name: 'X', teacherId: '1' }), 'badInput'],
  ])('refuses %s', async (_what, json, code) => {
    await app.schoolClass({ teacherId: prof.accountId, name: `8.º A${count - 1}` }).catch(() => {});
    const before = await everything();
    expect((await edit(prof, json())).json().code).toBe(code);
    expect(await everything()).toEqual(before);
  });

  it('refuses an unknown teacher at its field', async () => {
    const reply = await edit(admin, { name: 'X', teacherId: randomUUID() });
    expect(reply.json()).toMatchObject({ code: 'notFound', fields: { teacherId: 'O professor não existe.' } });
  });
});

describe('PUT /schools/:schoolId', () => {
  const edit = (json: unknown, id = schoolId) => send(admin, 'PUT', `/schools/${id}`, json);

  it('changes name and group, also to no group', async () => {
    const moved = await edit({ name: 'Escola Nova', group: 'agrupamento norte' });
    expect([moved.statusCode, moved.json()]).toMatchObject([
      200,
      { _id: schoolId, name: 'Escola Nova', group: 'Agrupamento Norte', teacherCount: ['Ana'] },
    ]);
    expect((await edit({ name: 'Escola Nova', group: 'Outro' })).json().group).toBe('Outro');
    for (const group of ['nenhum', '', null]) {
      expect((await edit({ name: 'Escola Nova', group })).json().group).toBe('nenhum');
    }
    expect(await lastLine(schoolId)).toMatchObject({
      action: 'editSchool',
      ownerId: null,
      details: { changed: ['group'] },
    });
  });

  it.each([
    ['no name', { group: null }, 'badInput'],
    ['no group', { name: 'X' }, 'badInput'],
    ['a name in use', { name: 'ESCOLA OCUPADA', group: null }, 'nameTaken'],
  ])('refuses %s', async (_what, json, code) => {
    await app.school({ name: 'Escola ocupada' }).catch(() => {});
    const before = await everything();
    expect((await edit(json)).json().code).toBe(code);
    expect(await everything()).toEqual(before);
  });
});

describe('PUT /teachers/:teacherId', () => {
  const edit = (json: unknown, id = other.accountId) => send(admin, 'PUT', `/teachers/${id}`, json);
  const wanted = (changes: object = {}) => ({
    name: 'Rita',
    email: 'rita@exemplo.pt',
    username: 'rita',
    school: schoolId,
    ...changes,
  });

  it('changes name, email, username and school, and keeps session and password', async () => {
    const teacher = await app.teacher();
    const call = await app.as(teacher.username);
    const names = { name: 'Eva Cruz', email: 'eva@exemplo.pt', username: 'eva' };
    const reply = await edit({ ...names, school: schoolId }, teacher.id);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { name: 'Eva Cruz', email: 'eva@exemplo.pt', school: { _id: schoolId }, credentials: { username: 'eva' } },
    ]);
    expect((await call.get('/profile')).json()).toMatchObject({ username: 'eva' });
    for (const name of [{ username: 'eva' }, { email: 'eva@exemplo.pt' }]) {
      const login = await app.anonymous.post('/login', { json: { ...name, password: SEED_PASSWORD } });
      expect(login.statusCode).toBe(200);
    }
    expect((await admin.get(`/credentials/${teacher.id}`)).json()).toMatchObject({
      username: 'eva',
      password: SEED_PASSWORD,
    });
    for (const school of [null, 'null', '']) {
      expect((await edit({ ...names, school }, teacher.id)).json().school).toBeNull();
    }
    const before = await everything();
    expect((await edit({ ...names, school: null }, teacher.id)).statusCode).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it.each([
    ["another's username", { username: 'PROF' }, 'usernameTaken'],
    ["another's email", { email: 'PROF@exemplo.pt' }, 'emailTaken'],
    ['an unknown school', { school: randomUUID() }, 'notFound'],
    ['no school', { school: undefined }, 'badInput'],
    ['an invalid email', { email: 'rita' }, 'badInput'],
    ['an email as the username', { username: 'r@e.pt' }, 'badInput'],
    ['a blank name', { name: '' }, 'badInput'],
  ])('refuses %s', async (_what, changes, code) => {
    const before = await everything();
    expect((await edit(wanted(changes))).json().code).toBe(code);
    expect(await everything()).toEqual(before);
  });
});

describe('deleting', () => {
  it.each([
    ['team', () => `/team/${team.id}`, { teams: 1, classes: 0 }],
    ['class', () => `/classes/${classId}`, { teams: 1, classes: 1 }],
  ])('a teacher may delete an own %s', async (_what, path, counts) => {
    const reply = await send(prof, 'DELETE', path());
    expect([reply.statusCode, reply.json()]).toEqual([200, { binId: expect.any(String), counts }]);
    expect((await send(prof, 'DELETE', path())).json().code).toBe('notFound');
    const login = await app.anonymous.post('/login', { json: { username: team.username, password: SEED_PASSWORD } });
    expect(login.statusCode).toBe(401);
  });

  it('frees the names at once', async () => {
    await send(prof, 'DELETE', `/classes/${classId}`);
    await app.schoolClass({ teacherId: prof.accountId, name: `8.º A${count}` });
    await app.team({ classId: foreignClassId, username: team.username });
  });

  it('refuses a school with teachers until they are deleted', async () => {
    const { id } = await app.school();
    const teacher = await app.teacher({ schoolId: id });
    const before = await everything();
    const reply = await send(admin, 'DELETE', `/schools/${id}`);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'schoolInUse']);
    expect(await everything()).toEqual(before);
    await send(admin, 'DELETE', `/teachers/${teacher.id}`);
    expect((await send(admin, 'DELETE', `/schools/${id}`)).statusCode).toBe(200);
  });

  it('refuses the own account, and an account that is not a teacher', async () => {
    const before = await everything();
    const self = await send(admin, 'DELETE', `/teachers/${admin.accountId}`);
    expect([self.statusCode, self.json().code]).toEqual([409, 'ownAccount']);
    const { id } = await app.admin();
    for (const teacherId of [id, team.id]) {
      expect((await send(admin, 'DELETE', `/teachers/${teacherId}`)).json().code).toBe('notFound');
    }
    expect((await everything()).slice(1)).toEqual(before.slice(1));
  });
});

describe('ownership', () => {
  const body = { name: 'X', teamMembers: [], group: null, email: 'x@exemplo.pt', username: 'xis', school: null };
  it.each([
    ['team', () => `/team/${team.id}`],
    ['class', () => `/classes/${classId}`],
  ])("refuses another teacher's %s, and changes nothing", async (_what, path) => {
    const before = await everything();
    for (const method of ['PUT', 'DELETE'] as const) {
      const reply = await send(other, method, path(), method === 'PUT' ? body : undefined);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'notYours']);
    }
    expect(await everything()).toEqual(before);
  });

  it.each(['/team', '/classes', '/schools', '/teachers'])('refuses unknown and invalid ids under %s', async (path) => {
    for (const method of ['PUT', 'DELETE'] as const) {
      const json = method === 'PUT' ? body : undefined;
      expect((await send(admin, method, `${path}/${randomUUID()}`, json)).json().code).toBe('notFound');
      expect((await send(admin, method, `${path}/1`, json)).json().code).toBe('badInput');
    }
  });

  it('lets administrators change and delete everything', async () => {
    expect((await send(admin, 'PUT', `/team/${team.id}`, { name: 'Y', teamMembers: [] })).statusCode).toBe(200);
    expect((await send(admin, 'DELETE', `/team/${team.id}`)).statusCode).toBe(200);
    expect((await send(admin, 'PUT', `/classes/${classId}`, { name: `Z${count}` })).statusCode).toBe(200);
    expect((await send(admin, 'DELETE', `/classes/${classId}`)).statusCode).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { THEME_IDS, THEME_NAMES } from '#domain/vocabulary.ts';
import { audit } from '#server/db/schema/history.ts';
import { accounts, answerFiles, answers, blobs, marks, teams } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { HOSTILE_TEXTS } from '../../support/attacks/hostileTexts.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let classId: string;
let otherClassId: string;
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  const school = await test.school({ name: 'Escola Básica de Cima' });
  const owner = await test.teacher({ name: 'Joana Prata', schoolId: school.id });
  const stranger = await test.teacher();
  teacher = await test.as(owner.username);
  other = await test.as(stranger.username);
  classId = (await test.schoolClass({ teacherId: owner.id, name: '8.º A' })).id;
  otherClassId = (await test.schoolClass({ teacherId: stranger.id })).id;
});
afterAll(() => test.close());
beforeEach(() => {
  count += 1;
});

const wanted = (changes: Record<string, unknown> = {}) => ({
  permissionWanted: 3,
  name: '8.º A - Grupo 1',
  teamMembers: ['Ana', 'Rui'],
  username: `8a-gp${count}`,
  password: `8a-gp${count}k3x9m`,
  school: 'Escola Básica de Cima',
  schoolClass: classId,
  solarId: THEME_IDS.dh,
  teacherId: teacher.accountId,
  ...changes,
});
const asForm = (body: Record<string, unknown>): [string, string][] =>
  Object.entries(body).flatMap(([key, value]): [string, string][] =>
    Array.isArray(value) ? value.map((item): [string, string] => [key, String(item)]) : [[key, String(value)]],
  );
const everything = async () => ({
  accounts: await test.db.$count(accounts),
  teams: await test.db.$count(teams),
  audit: await test.db.$count(audit),
});

describe('POST /create', () => {
  it.each(['form', 'json'] as const)('creates a team from a %s body that can sign in', async (encoding) => {
    const body = wanted();
    const reply = await teacher.post('/create', encoding === 'form' ? { form: asForm(body) } : { json: body });
    expect(reply.statusCode).toBe(200);
    const team = reply.json();
    expect(team).toMatchObject({
      name: '8.º A - Grupo 1',
      ship: null,
      members: ['Ana', 'Rui'],
      credentials: { username: body.username, password: null },
      status: {
        isTutorialDone: false,
        interculturalidadeLevel: 0,
        solar: { name: 'Direitos Humanos', _id: THEME_IDS.dh },
      },
      details: { class: '8.º A', school: 'Escola Básica de Cima', teacher: 'Joana Prata', solar: 'Direitos Humanos' },
      points: { total: 0 },
    });
    const login = await test.anonymous.post('/login', { form: { username: body.username, password: body.password } });
    expect(login.statusCode).toBe(200);
    expect(login.json().user).toMatchObject({ _id: team._id, permission: { id: 3 } });
    const [row] = await test.db.select().from(accounts).where(eq(accounts.id, team._id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(row?.sealedPassword?.toString('latin1')).not.toContain(body.password);
    const [entry] = await test.db.select().from(audit).where(eq(audit.subjectId, team._id));
    expect(entry).toMatchObject({ action: 'createTeam', accountId: teacher.accountId });
    expect(JSON.stringify(entry)).not.toContain(body.password);
  });

  it('requires an administrator to name the teacher, but not a teacher', async () => {
    const { teacherId: _, ...without } = wanted();
    expect((await admin.post('/create', { json: without })).json().fields).toEqual({
      teacherId: 'É necessário selecionar um professor',
    });
    expect((await teacher.post('/create', { json: without })).statusCode).toBe(200);
  });

  it('accepts one member or none, and keeps their order', async () => {
    const one = await admin.post('/create', { form: asForm(wanted({ teamMembers: 'Ana' })) });
    expect(one.json().members).toEqual(['Ana']);
    const { teamMembers: _, ...without } = wanted({ username: `sem-${count}` });
    const none = await admin.post('/create', { json: without });
    expect(none.statusCode).toBe(200);
    expect(none.json().members).toEqual([]);
  });

  it.each([
    ['permissionWanted 0', { permissionWanted: 0 }, 'permissionWanted'],
    ['permissionWanted 2', { permissionWanted: '2' }, 'permissionWanted'],
    ['no permissionWanted', { permissionWanted: undefined }, 'permissionWanted'],
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: '   ' }, 'name'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
    ['a name with NUL', { name: 'a\0b' }, 'name'],
    ['41 members', { teamMembers: Array.from({ length: 41 }, () => 'Ana') }, 'teamMembers'],
    ['a blank username', { username: ' ' }, 'username'],
    ['an email as the username', { username: 'ana@exemplo.pt' }, 'username'],
    ['no password', { password: '' }, 'password'],
    ['a password of spaces', { password: '  ' }, 'password'],
    ['a password of 201 characters', { password: 'x'.repeat(201) }, 'password'],
    ['no teacher', { teacherId: undefined }, 'teacherId'],
    ['a blank teacher', { teacherId: ' ' }, 'teacherId'],
    ['no class', { schoolClass: undefined }, 'schoolClass'],
    ['an invalid class id', { schoolClass: '8.º A' }, 'schoolClass'],
    ['an unknown solar system', { solarId: randomUUID() }, 'solarId'],
    ['a list as the name', { name: ['a', 'b'] }, 'name'],
  ])('refuses %s and changes nothing', async (_what, changes, field) => {
    const before = await everything();
    const reply = await admin.post('/create', { json: wanted(changes) });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('badInput');
    expect(Object.keys(reply.json().fields)).toContain(field);
    expect(reply.json().fields[field]).not.toMatch(/invalid|expected|required/i);
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['{"name": ', 'application/json', 400, 'brokenBody'],
    ['<a/>', 'application/xml', 415, 'wrongEncoding'],
    [JSON.stringify({ name: 'x'.repeat(2_000_000) }), 'application/json', 413, 'bodyTooLarge'],
  ])('refuses an unreadable body', async (payload, type, status, code) => {
    const headers = { authorization: admin.token, 'content-type': type };
    const reply = await test.app.inject({ method: 'POST', url: '/api/create', headers, payload });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().code).toBe(code);
  });

  it("refuses a teacher in another's class, and an unknown class", async () => {
    const before = await everything();
    const foreign = await teacher.post('/create', { json: wanted({ schoolClass: otherClassId }) });
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'notYours']);
    for (const caller of [teacher, admin]) {
      const unknown = await caller.post('/create', { json: wanted({ schoolClass: randomUUID() }) });
      expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'notFound']);
    }
    expect(await everything()).toEqual(before);
  });

  it('refuses a username in use in any case, at its field', async () => {
    await admin.post('/create', { json: wanted({ username: `Épica-${count}` }) });
    const before = await everything();
    const reply = await admin.post('/create', { json: wanted({ username: `éPICA-${count}` }) });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      message: 'Este nome de utilizador já existe. Escolha outro.',
      code: 'usernameTaken',
      fields: { username: 'Este nome de utilizador já existe. Escolha outro.' },
    });
    expect(await everything()).toEqual(before);
  });

  it('gives a username to one of several simultaneous requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        admin.post('/create', { json: wanted({ username: i % 2 ? `Corrida-${count}` : `corrida-${count}` }) }),
      ),
    );
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    const clash = replies.find(({ statusCode }) => statusCode === 409);
    expect(clash?.json()).toMatchObject({ code: 'usernameTaken', fields: { username: expect.any(String) } });
  });

  it.each(HOSTILE_TEXTS)('stores %s as plain text everywhere', async (text) => {
    const body = wanted({ name: text, teamMembers: [text], username: `${text}${count}`, password: `${text}x` });
    const created = await admin.post('/create', { form: asForm(body) });
    expect(created.statusCode).toBe(200);
    expect(created.json()).toMatchObject({ name: text, members: [text] });
    const found = await admin.get(`/team/all?search=${encodeURIComponent(text)}`);
    expect(found.json().teams.map(({ _id }: { _id: string }) => _id)).toContain(created.json()._id);
    const login = await test.anonymous.post('/login', { json: { username: body.username, password: body.password } });
    expect(login.statusCode).toBe(200);
  });
});

describe('GET /team', () => {
  it('returns the team with its status, points and answers', async () => {
    const made = await test.team({ classId, theme: 'ds', level: 6, ship: 4, members: ['Zé'] });
    const sha256 = 'ab'.repeat(32);
    await test.db.insert(blobs).values({ sha256, bytes: 3, mime: 'image/png' });
    const post = (part: number, texts: string[]) => ({ teamId: made.id, part, texts, fingerprint: 'x' });
    await test.db
      .insert(answers)
      .values([
        post(0, ['2. Três', 'Olá']),
        post(1, ['1. a', '2. b', '3. c']),
        post(2, ['t2']),
        post(3, []),
        post(4, ['t4', 'u4']),
      ]);
    const file = (part: number, step: number, position: number, name: string) => ({
      teamId: made.id,
      part,
      step,
      position,
      name,
      sha256,
    });
    await test.db
      .insert(answerFiles)
      .values([file(3, 1, 0, 'c.png'), file(3, 0, 1, 'b.png'), file(3, 0, 0, 'a.png'), file(0, 0, 0, 'treino.png')]);
    await test.db.insert(marks).values([
      { teamId: made.id, level: 1, p1: 40, p2: 20 },
      { teamId: made.id, level: 4, p1: 160, p2: 40 },
    ]);
    const reply = await (await test.as(made.username)).get('/team');
    expect(reply.statusCode).toBe(200);
    const { team, status } = reply.json();
    expect(team.status).toEqual(status);
    expect(status).toEqual({
      isTutorialDone: true,
      isDevelopmentDone: true,
      isHumanRightsDone: false,
      isInterculturalDone: false,
      solar: { name: THEME_NAMES.ds, _id: THEME_IDS.ds },
      interculturalidadeLevel: 5,
      accepted: { tutorial: true, level1: true, level2: true, level3: true, level4: true },
      returned: null,
    });
    expect(team.points).toMatchObject({ total: 260, level1: { p1: 40, p2: 20, total: 60 }, level2: { total: 0 } });
    expect(team.answers).toMatchObject({
      team: made.id,
      answers: ['1. a', '2. b', '3. c'],
      answersLevel2: ['t2'],
      answersLevel4: ['t4', 'u4'],
    });
    expect(team.answers.tutorial.data).toMatchObject({ quiz: '2. Três', texto: 'Olá' });
    const names = team.answers.answersLevel3.map((list: string) =>
      JSON.parse(list).map((item: { name: string }) => item.name),
    );
    expect(names).toEqual([['a.png', 'b.png'], ['c.png']]);
    const [{ content }] = JSON.parse(team.answers.tutorial.data.files);
    expect(content).toMatch(/^\/api\/files\/[\w-]+$/);
    expect(reply.body).not.toContain(sha256);
  });

  it('returns a team that has posted nothing', async () => {
    const made = await test.team({ classId });
    const { team } = (await (await test.as(made.username)).get('/team')).json();
    expect(team.answers).toEqual({
      team: made.id,
      tutorial: null,
      answers: [],
      answersLevel2: [],
      answersLevel3: [],
      answersLevel4: [],
      dilemmas: [],
      notes: { level1: null, level2: null, level3: null, level4: null },
    });
  });
});

describe('team lists', () => {
  it.each(['/team/all?limit=1000', '/team/responses?limit=1000', '/team/allnopages'])(
    '%s shows a teacher only own teams',
    async (path) => {
      const own = await test.team({ classId });
      const foreign = await test.team({ classId: otherClassId });
      const idsFor = async (caller: TestCaller) => {
        const body = (await caller.get(path)).json();
        const list: { _id: string }[] = Array.isArray(body) ? body : body.teams;
        return list.map(({ _id }) => _id);
      };
      const [forOwner, forOther, forAdmin] = [await idsFor(teacher), await idsFor(other), await idsFor(admin)];
      expect(forOwner).toContain(own.id);
      expect(forOwner).not.toContain(foreign.id);
      expect(forOther).toContain(foreign.id);
      expect(forOther).not.toContain(own.id);
      expect(forAdmin).toEqual(expect.arrayContaining([own.id, foreign.id]));
    },
  );

  it('byTeacher: own 200 with answers, foreign 403, unknown 404 for administrators', async () => {
    const own = await teacher.get(`/team/byTeacher/${teacher.accountId}?limit=1000`);
    expect(own.statusCode).toBe(200);
    expect(own.json().teams[0].answers.team).toBe(own.json().teams[0]._id);
    expect((await teacher.get(`/team/byTeacher/${other.accountId}`)).json().code).toBe('notYours');
    expect((await teacher.get(`/team/byTeacher/${randomUUID()}`)).json().code).toBe('notYours');
    expect((await admin.get(`/team/byTeacher/${randomUUID()}`)).json().code).toBe('notFound');
    expect((await admin.get(`/team/byTeacher/${admin.accountId}`)).json().code).toBe('notFound');
    expect((await admin.get('/team/byTeacher/1')).statusCode).toBe(400);
  });
});

import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { accounts } from '#server/db/schema/schema.ts';
import { SEED_PASSWORD } from '../../support/app/seed.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let app: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let team: TestCaller;
let names: { admin: string; teacher: string; team: string };
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  const owner = await app.teacher({ name: `Joana Prata ${count}` });
  const schoolClass = await app.schoolClass({ teacherId: owner.id });
  const crew = await app.team({ classId: schoolClass.id, name: `Cometas ${count}` });
  names = { admin: (await app.admin()).username, teacher: owner.username, team: crew.username };
  admin = await app.as(names.admin);
  teacher = await app.as(names.teacher);
  team = await app.as(names.team);
  other = await app.as((await app.teacher()).username);
});

const signIn = (username: string, password: string) =>
  app.anonymous.post('/login', { form: { username, password } }).then(({ statusCode }) => statusCode);
const give = (caller: TestCaller, accountId: string, password: unknown = 'nova-palavra') =>
  caller.put(`/credentials/${accountId}`, { json: { password } });
const change = (caller: TestCaller, current: unknown, password: unknown = 'nova-palavra') =>
  caller.put('/password', { json: { current, password } });
const rowOf = async (accountId: string) => (await app.db.select().from(accounts).where(eq(accounts.id, accountId)))[0];
const state = async () => ({
  accounts: await app.db.select().from(accounts),
  sessions: await app.db.select().from(sessions),
  audit: await app.db.$count(audit),
});
const opened = async (caller: TestCaller, accountId: string) =>
  (await caller.get(`/credentials/${accountId}`)).json().password;
const historyOf = (accountId: string, action: string) =>
  app.db
    .select()
    .from(audit)
    .where(eq(audit.subjectId, accountId))
    .then((rows) => rows.filter((row) => row.action === action));

describe('PUT /credentials/:accountId', () => {
  it('gives a team another password: the old one and its sessions end, the panel shows the new one', async () => {
    const reply = await give(teacher, team.accountId);
    expect([reply.statusCode, reply.json()]).toEqual([200, { username: names.team }]);
    expect([await signIn(names.team, SEED_PASSWORD), await signIn(names.team, 'nova-palavra')]).toEqual([401, 200]);
    expect((await team.get('/team')).statusCode).toBe(401);
    expect((await teacher.get('/profile')).statusCode).toBe(200);
    expect(await opened(teacher, team.accountId)).toBe('nova-palavra');
    const row = await rowOf(team.accountId);
    expect(row?.sealedPassword?.toString('latin1')).not.toContain('nova-palavra');
    const entries = await historyOf(team.accountId, 'setPassword');
    expect(entries).toMatchObject([
      { accountId: teacher.accountId, ownerId: teacher.accountId, subjectName: `Cometas ${count}` },
    ]);
    expect(JSON.stringify([entries, app.logged])).not.toContain('nova-palavra');
  });

  it("lets an administrator give a teacher another one, recorded in the teacher's history", async () => {
    expect((await give(admin, teacher.accountId)).statusCode).toBe(200);
    expect((await teacher.get('/profile')).statusCode).toBe(401);
    expect(await signIn(names.teacher, 'nova-palavra')).toBe(200);
    expect(await opened(admin, teacher.accountId)).toBe('nova-palavra');
    expect(await historyOf(teacher.accountId, 'setPassword')).toMatchObject([
      { accountId: admin.accountId, ownerId: teacher.accountId, subjectName: `Joana Prata ${count}` },
    ]);
    expect((await give(admin, team.accountId, 'x')).statusCode).toBe(200);
    expect(await signIn(names.team, 'x')).toBe(200);
  });

  it('unlocks a team that had locked itself out', async () => {
    for (let tries = 0; tries < 10; tries += 1) await signIn(names.team, 'errada');
    expect(await signIn(names.team, SEED_PASSWORD)).toBe(429);
    await give(teacher, team.accountId);
    expect(await signIn(names.team, 'nova-palavra')).toBe(200);
  });

  it.each([
    ['a signed-out caller', () => [app.anonymous, team.accountId], 401, 'signedOut'],
    ['a team, even for itself', () => [team, team.accountId], 403, 'wrongRole'],
    ["another teacher's team", () => [other, team.accountId], 403, 'notYours'],
    ['a teacher for another', () => [other, teacher.accountId], 403, 'notYours'],
    ['a teacher for herself', () => [teacher, teacher.accountId], 403, 'notYours'],
    ['a teacher for an administrator', () => [teacher, admin.accountId], 403, 'notYours'],
    ['an administrator for an administrator', () => [admin, admin.accountId], 403, 'notYours'],
    ['an unknown account', () => [admin, randomUUID()], 404, 'notFound'],
    ['an invalid id', () => [admin, 'x'], 400, 'badInput'],
  ] as [string, () => [TestCaller, string], number, string][])('refuses %s', async (_what, of, status, code) => {
    const before = await state();
    const reply = await give(...of());
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(await state()).toEqual(before);
  });

  it.each([
    ['no value', undefined],
    ['an empty text', ''],
    ['spaces', '   '],
    ['201 characters', 'x'.repeat(201)],
    ['NUL', 'abcdef\0'],
    ['a list', ['a']],
  ])('refuses %s as a password', async (_what, password) => {
    const before = await state();
    const reply = await teacher.put(`/credentials/${team.accountId}`, { json: { password } });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['password']]);
    expect(await state()).toEqual(before);
  });

  it('refuses five characters for a teacher', async () => {
    const reply = await give(admin, teacher.accountId, 'abcde');
    expect(reply.json().fields).toEqual({ password: 'A palavra-passe deve ter pelo menos 6 caracteres' });
    expect(await signIn(names.teacher, SEED_PASSWORD)).toBe(200);
    expect((await give(admin, teacher.accountId, 'mar-de')).statusCode).toBe(200);
  });

  it('leaves no session of the old password, even one opened during the change', async () => {
    for (let round = 0; round < 8; round += 1) {
      const old = round === 0 ? SEED_PASSWORD : `palavra-${round - 1}`;
      await Promise.all([
        ...Array.from({ length: 3 }, () => signIn(names.team, old)),
        give(teacher, team.accountId, `palavra-${round}`),
      ]);
      const live = await app.db.$count(
        sessions,
        and(eq(sessions.accountId, team.accountId), isNull(sessions.revokedAt)),
      );
      expect(live).toBe(0);
    }
  });

  it('stores the hash and the sealed copy of the same one of several simultaneous passwords', async () => {
    await Promise.all(['primeira', 'segunda', 'terceira'].map((word) => give(teacher, team.accountId, word)));
    expect(await signIn(names.team, await opened(teacher, team.accountId))).toBe(200);
  });
});

describe('PUT /password', () => {
  it('changes it, ends the other sessions of the account and keeps this one', async () => {
    const elsewhere = await app.as(names.teacher);
    const reply = await change(teacher, SEED_PASSWORD);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { message: 'A palavra-passe foi alterada.', linked: false },
    ]);
    expect((await teacher.get('/profile')).statusCode).toBe(200);
    expect((await elsewhere.get('/profile')).statusCode).toBe(401);
    expect((await other.get('/profile')).statusCode).toBe(200);
    expect([await signIn(names.teacher, SEED_PASSWORD), await signIn(names.teacher, 'nova-palavra')]).toEqual([
      401, 200,
    ]);
    expect((await admin.get(`/credentials/${teacher.accountId}`)).json().code).toBe('notFound');
    const entries = await historyOf(teacher.accountId, 'changeOwnPassword');
    expect(entries).toMatchObject([{ accountId: teacher.accountId, ownerId: teacher.accountId }]);
    expect(JSON.stringify([entries, app.logged])).not.toMatch(/nova-palavra/);
  });

  it('creates no sealed copy for an account that had none', async () => {
    expect((await change(admin, SEED_PASSWORD)).statusCode).toBe(200);
    expect((await rowOf(admin.accountId))?.sealedPassword).toBeNull();
    expect(await historyOf(admin.accountId, 'changeOwnPassword')).toMatchObject([{ ownerId: null }]);
  });

  it('refuses a wrong current one at its field, keeps the sessions, and counts it as a failed sign-in', async () => {
    const before = await state();
    for (let tries = 0; tries < 10; tries += 1) {
      const reply = await change(teacher, 'errada');
      expect([reply.statusCode, reply.json()]).toEqual([
        403,
        {
          message: 'A palavra-passe atual não está correta.',
          code: 'wrongCurrentPassword',
          fields: { current: 'A palavra-passe atual não está correta.' },
        },
      ]);
    }
    const locked = await change(teacher, SEED_PASSWORD);
    expect([locked.statusCode, locked.json().code]).toEqual([429, 'lockedOut']);
    expect(await state()).toEqual(before);
    expect((await teacher.get('/profile')).statusCode).toBe(200);
    app.advance(61_000);
    expect((await change(teacher, SEED_PASSWORD)).statusCode).toBe(200);
  });

  it.each([
    ['a signed-out caller', () => app.anonymous, 401],
    ['a team', () => team, 403],
  ] as [string, () => TestCaller, number][])('refuses %s', async (_what, caller, status) => {
    const before = await state();
    expect((await change(caller(), SEED_PASSWORD)).statusCode).toBe(status);
    expect(await state()).toEqual(before);
  });

  it.each([
    ['no current one', { password: 'nova-palavra' }, 'current'],
    ['an empty current one', { current: '', password: 'nova-palavra' }, 'current'],
    ['a current one of 201 characters', { current: 'x'.repeat(201), password: 'nova-palavra' }, 'current'],
    ['no new one', { current: SEED_PASSWORD }, 'password'],
    ['a new one of five characters', { current: SEED_PASSWORD, password: 'abcde' }, 'password'],
    ['a new one of spaces', { current: SEED_PASSWORD, password: '       ' }, 'password'],
    ['NUL in the new one', { current: SEED_PASSWORD, password: 'abcdef\0' }, 'password'],
  ])('refuses %s', async (_what, json, field) => {
    const before = await state();
    const reply = await teacher.put('/password', { json });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    expect(await state()).toEqual(before);
  });

  it('accepts one of many simultaneous changes; the others no longer have the current one', async () => {
    const words = ['vez-primeira', 'vez-segunda', 'vez-terceira'];
    const replies = await Promise.all(words.map((word) => change(teacher, SEED_PASSWORD, word)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
    const taken = replies.findIndex(({ statusCode }) => statusCode === 200);
    const right = await Promise.all(words.map((word) => signIn(names.teacher, word)));
    expect(right.map((status) => status === 200)).toEqual(words.map((_, index) => index === taken));
  });
});

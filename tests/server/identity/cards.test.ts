import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { accounts } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let team: TestCaller;
let classId: string;

beforeAll(async () => {
  test = await createTestApp({ env: { trustProxy: true } });
  admin = await test.as((await test.admin()).username);
  teacher = await test.as((await test.teacher()).username);
  other = await test.as((await test.teacher()).username);
  classId = (await test.schoolClass({ teacherId: teacher.accountId, name: '8.º A' })).id;
  await test.team({ classId, name: 'Grupo 10', username: 'dez', password: 'ção & 10', ship: 3, theme: 'dh' });
  const first = await test.team({ classId, name: 'Grupo 2', username: 'dois', password: 'segredo-2' });
  team = await test.as(first.username);
  const sealless = await test.team({ classId, name: 'Grupo 11', username: 'onze' });
  await test.db.update(accounts).set({ sealedPassword: null }).where(eq(accounts.id, sealless.id));
  await test.team({ classId: (await test.schoolClass({ teacherId: other.accountId })).id });
});
afterAll(() => test.close());

const path = (id = classId) => `/classes/${id}/cards`;

it('shows the passwords and codes of one class in natural order, with one history entry that names each team', async () => {
  const reply = await teacher.get(path(), { headers: { host: 'escola.pt:3000' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const { address, className, teams } = reply.json();
  expect([address, className]).toEqual(['http://escola.pt:3000', '8.º A']);
  expect(teams).toMatchObject([
    { name: 'Grupo 2', username: 'dois', password: 'segredo-2', ship: null, solar: 'Interculturalidade' },
    { name: 'Grupo 10', username: 'dez', password: 'ção & 10', ship: 3, solar: 'Direitos Humanos' },
    { name: 'Grupo 11', username: 'onze', password: null },
  ]);
  const entries = await test.db.select().from(audit).where(eq(audit.action, 'teamCards'));
  for (const { code } of teams) expect(code).toMatch(/^[a-z]+( [a-z]+){3}$/);
  const opened = teams.map(({ _id }: { _id: string }) => _id);
  const who = { accountId: teacher.accountId, ownerId: teacher.accountId };
  expect(entries).toMatchObject([{ ...who, subjectId: classId, subjectName: '8.º A', details: { teams: opened } }]);
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`segredo|ção|${teams[0].code}`));
});

it('prints the address the proxy was called at', async () => {
  const headers = { host: '10.0.0.5:3000', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'jogo.escola.pt' };
  expect((await admin.get(path(), { headers })).json().address).toBe('https://jogo.escola.pt');
});

it('an empty class has no cards and no history entry', async () => {
  const { id } = await test.schoolClass({ teacherId: teacher.accountId });
  const before = await test.db.$count(audit);
  expect((await teacher.get(path(id))).json().teams).toEqual([]);
  expect(await test.db.$count(audit)).toBe(before);
});

it('refuses everybody else and shows nothing', async () => {
  const before = await test.db.$count(audit);
  const codes = async (caller: TestCaller, id?: string) => {
    const reply = await caller.get(path(id));
    return [reply.statusCode, reply.json().code];
  };
  expect(await codes(test.anonymous)).toEqual([401, 'signedOut']);
  expect(await codes(team)).toEqual([403, 'wrongRole']);
  expect(await codes(other)).toEqual([403, 'notYours']);
  expect(await codes(admin, randomUUID())).toEqual([404, 'notFound']);
  expect(await codes(teacher, '1')).toEqual([400, 'badInput']);
  expect(await test.db.$count(audit)).toBe(before);
});

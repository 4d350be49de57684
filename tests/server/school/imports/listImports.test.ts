import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_UNDO_MS, IMPORTS_SHOWN_MAX } from '#domain/limits.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { audit } from '#server/db/schema/history.ts';
import { accounts, teams } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../../support/app/testApp.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin('chefe')).username);
  teacher = await test.as((await test.teacher({ name: 'Marta' })).username);
  other = await test.as((await test.teacher({ name: 'Rosa' })).username);
});
afterAll(() => test.close());

const imported = async (caller = teacher, more: object = {}) => {
  count += 1;
  const text = `turma;equipa\n${count}.º Z;Sóis ${count}\n${count}.º Z;Luas ${count}`;
  const preview = await caller.post('/imports/preview', { json: { text, solarId: THEME_IDS.ic, ...more } });
  return (await caller.post('/imports', { json: { rows: preview.json().rows, ...more } })).json()._id as string;
};
const listed = async (caller: TestCaller) => (await caller.get('/imports')).json().imports;

describe('GET /imports', () => {
  it("lists the imports of a teacher's classes, also those by an administrator, newest first", async () => {
    const mine = await imported();
    const theirs = await imported(other);
    const given = await imported(admin, { teacherId: teacher.accountId });
    const list = await listed(teacher);
    expect(list.map(({ _id }: { _id: string }) => _id)).toEqual([given, mine]);
    expect(list[1]).toEqual({
      _id: mine,
      at: expect.any(Number),
      by: 'Marta',
      teacher: 'Marta',
      classes: 1,
      teams: 2,
      state: 'open',
      kept: 0,
    });
    expect((await listed(admin)).map(({ _id }: { _id: string }) => _id)).toEqual([given, theirs, mine]);
    expect((await listed(admin))[1]).toMatchObject({ by: 'Rosa', teacher: 'Rosa' });
    // Usernames of administrators are not shown to teachers.
    expect(list[0]).toMatchObject({ by: 'administração', teacher: 'Marta' });
    expect((await listed(admin))[0]).toMatchObject({ by: 'chefe', teacher: 'Marta' });
  });

  it('states what was undone and how much was kept', async () => {
    const id = await imported();
    await test.db
      .update(teams)
      .set({ level: 2 })
      .where(eq(teams.name, `Sóis ${count}`));
    await teacher.post(`/imports/${id}/undo`);
    const [first, second] = await listed(teacher);
    expect(first).toMatchObject({ _id: id, state: 'undone', kept: 2 });
    expect(second.state).toBe('open');
  });

  it('is refused to a team and to a signed-out caller', async () => {
    const [row] = await test.db
      .select({ username: accounts.username })
      .from(accounts)
      .innerJoin(teams, and(eq(teams.id, accounts.id)))
      .limit(1);
    const team = await test.as(row?.username ?? '');
    expect((await team.get('/imports')).json().code).toBe('wrongRole');
    expect((await test.anonymous.get('/imports')).json().code).toBe('signedOut');
  });

  it('limits the list, and marks imports that are too old to undo', async () => {
    const [line] = await test.db.select().from(audit).where(eq(audit.action, 'runImport')).limit(1);
    const ownerId = other.accountId;
    const at = new Date(test.services.now() - IMPORT_UNDO_MS - 1);
    const rows = Array.from({ length: IMPORTS_SHOWN_MAX }, () => ({
      at,
      accountId: ownerId,
      action: 'runImport',
      ownerId,
      details: line?.details ?? {},
    }));
    await test.db.insert(audit).values(rows);
    const list = await listed(other);
    expect(list).toHaveLength(IMPORTS_SHOWN_MAX);
    expect(new Set(list.map(({ state }: { state: string }) => state))).toEqual(new Set(['old']));
  });
});

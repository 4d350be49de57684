import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { ENDPOINT_CASES } from '../../support/attacks/endpointCases.ts';
import { type OwnedRecords, seedOwnedRecords } from '../../support/attacks/ownedRecords.ts';
import { changedRows, rowsByKey } from '../../support/database/changedRows.ts';
import { type SavedRows, saveRows } from '../../support/database/savedRows.ts';

let test: TestApp;
let admin: TestCaller;
/** Of somebody else, which no call may change. */
let foreign: OwnedRecords;
/** The caller's own, and those of the team that a team's call is about. */
let own: OwnedRecords;
let addressed: OwnedRecords;
let seeded: SavedRows;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  foreign = await seedOwnedRecords(test, admin, 'ALHEIA');
  own = await seedOwnedRecords(test, admin, 'NOSSA');
  addressed = await seedOwnedRecords(test, admin, 'ALHEIA');
  seeded = await saveRows(test.db);
});
afterAll(async () => {
  await seeded?.close();
  await test.close();
});

describe('extra fields in requests', () => {
  const MARK = 'intruso';
  const extras = (): Record<string, unknown> => ({
    id: foreign.teamId,
    _id: foreign.teamId,
    uid: foreign.teamId,
    role: 0,
    permission: { id: 0, name: MARK },
    permissionWanted: 0,
    isAdmin: true,
    level: 6,
    gameLevel: 6,
    points: 500,
    total: 500,
    p1: 60,
    p2: 40,
    marked: true,
    ship: 9,
    theme: 'dh',
    solarId: MARK,
    class: MARK,
    classId: foreign.classId,
    class_id: foreign.classId,
    schoolClass: foreign.classId,
    school: foreign.schoolId,
    schoolId: foreign.schoolId,
    teacherId: foreign.teacherId,
    teacher_id: foreign.teacherId,
    ownerId: foreign.teacherId,
    accountId: foreign.teamId,
    account_id: foreign.teamId,
    teamId: foreign.teamId,
    team_id: foreign.teamId,
    name: MARK,
    username: MARK,
    email: `${MARK}@exemplo.pt`,
    password: MARK,
    passwordHash: MARK,
    password_hash: MARK,
    sealedPassword: MARK,
    mustChangePassword: false,
    must_change_password: false,
    members: [MARK],
    text: MARK,
    texts: [MARK],
    note: MARK,
    comment: MARK,
    proposal: MARK,
    proposalId: foreign.proposalUid,
    stars: 1,
    submitted: true,
    submittedAt: '2001-01-01',
    submitted_at: '2001-01-01',
    createdAt: '2001-01-01',
    acceptedAt: '2001-01-01',
    councilAt: '2001-01-01',
    council_at: '2001-01-01',
    at: 978_307_200,
    viaSystem: true,
    via_system: true,
    fingerprint: MARK,
    sha256: 'ef'.repeat(32),
    details: { [MARK]: true },
    counts: { teams: 99, classes: 99 },
  });
  /** Changed by signing in; not compared. */
  const ASIDE = ['sessions', 'sign_in_failures'];
  /** Columns that triggers maintain for searching and sorting. */
  const DERIVED = /^(standings|readership|class_sizes)\.|\.(folded_\w+|search_key|class_name|words)$/;
  const WRITING = (Object.entries<Endpoint>(ENDPOINTS) as [EndpointName, Endpoint][]).filter(
    ([, { method }]) => method !== 'GET',
  );

  async function callerFor({ who }: Endpoint, name: EndpointName, things: OwnedRecords): Promise<TestCaller> {
    const may = (role: number) => who !== 'anyone' && (who as readonly number[]).includes(role);
    if (may(ROLE.teacher)) return test.as(things.usernames.teacher);
    if (may(ROLE.admin)) return admin;
    const { as } = ENDPOINT_CASES[name];
    return test.as(as ? await as(test, things) : things.usernames.team);
  }

  it.each(WRITING)('%s changes only its own columns', async (name, call) => {
    const line = ENDPOINT_CASES[name];
    await seeded.restore();
    const target = line.team?.own ? addressed : own;
    const ids = line.ids?.(target) ?? {};
    const caller = await callerFor(call, name, own);
    const good = (await line.body?.({ app: test, things: own, ids, me: caller.accountId })) ?? {};
    const shape = Object.keys((call.body as { shape?: object } | undefined)?.shape ?? {});
    const extra = Object.entries(extras()).filter(([key]) => !shape.includes(key));
    const named: Record<string, string> = { ...ids, ...line.params };
    const path = call.path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(named[param] ?? ''));
    const query = new URLSearchParams(extra.map(([key, value]) => [key, String(value)]));
    const before = await rowsByKey(test.db);
    const json = { ...Object.fromEntries(extra), ...good };
    const reply = await caller.send(call.method, `${path}?${query}`, { json });
    expect(reply.statusCode < 300 ? 'ok' : reply.json().code).toBe(line.staff?.own ?? 'ok');
    const { inserted, changed } = changedRows(before, await rowsByKey(test.db), ASIDE);
    const allowed = Object.entries(line.writes ?? {}).flatMap(([table, columns]) =>
      columns.map((one) => `${table}.${one}`),
    );
    const touched = changed.map(({ table, column }) => `${table}.${column}`).filter((one) => !DERIVED.test(one));
    expect(touched.filter((one) => !allowed.includes(one))).toEqual([]);
    const rows = inserted.map(({ table, row }) => ({ table, row: { ...row, rows: undefined } }));
    const written = JSON.stringify([rows, changed]);
    expect(written).not.toMatch(/intruso|2001-01-01/);
    if (target === own) for (const id of [foreign.teamId, foreign.teacherId]) expect(written).not.toContain(id);
    for (const { table, row } of inserted) {
      if (table === 'accounts') {
        expect(row.role).toBe(name === 'addTeacher' ? ROLE.teacher : ROLE.team);
        if (name === 'addTeacher') expect(row.must_change_password).toBe(true);
      }
      if (table === 'teams' && name !== 'restoreFromBin')
        expect(row).toMatchObject({ level: 1, points: 0, ship: null, council_at: null });
      if (table === 'audit') expect(row).toMatchObject({ account_id: caller.accountId, via_system: false });
    }
  });
});

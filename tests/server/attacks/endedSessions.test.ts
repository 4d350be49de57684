import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { ROLES, type Role } from '#domain/vocabulary.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { databaseHashes } from '../../support/database/databaseHashes.ts';

/** Makes every call of the contract with tokens that are no longer valid, as every role that may call it. */
const CALLS = Object.entries<Endpoint>(ENDPOINTS).filter(([, { who }]) => who !== 'anyone');
const pathOf = ({ path }: Endpoint) =>
  path.replace(':stars', '3').replace(':level', '2').replace(/:\w+/g, '5f1c2f7e-6f0a-4c53-9a3e-0c1d5b9a7e01');

let test: TestApp;
/** By the reason the sessions ended; one caller per role. */
let ended: Record<'signed out' | 'too old' | 'of an account that is gone', TestCaller[]>;

beforeAll(async () => {
  test = await createTestApp();
  const { id: teacherId } = await test.teacher();
  const { id: classId } = await test.schoolClass({ teacherId });
  const admin = await test.as((await test.admin()).username);
  const make: (() => Promise<{ id: string; username: string }>)[] = [
    () => test.admin(),
    () => test.manager(),
    () => test.teacher(),
    () => test.team({ classId }),
  ];
  const callers = async () => Promise.all(make.map(async (one) => test.as((await one()).username)));
  const [out, old, gone] = [await callers(), await callers(), await callers()];
  for (const caller of out) expect((await caller.post('/logout')).statusCode).toBe(200);
  const past = new Date(test.services.now() - 1);
  for (const { accountId } of old) {
    await test.db.update(sessions).set({ expiresAt: past }).where(eq(sessions.accountId, accountId));
  }
  // Administrators cannot be deleted.
  for (const [role, path] of [
    [2, '/teachers'],
    [3, '/team'],
  ] as const) {
    const reply = await admin.send('DELETE', `${path}/${gone[role]?.accountId}`);
    expect(reply.statusCode).toBe(200);
  }
  ended = { 'signed out': out, 'too old': old, 'of an account that is gone': gone };
});
afterAll(() => test.close());

it('has three well-formed tokens of every role', () => {
  expect(CALLS.length).toBeGreaterThan(55);
  for (const callers of Object.values(ended))
    expect(callers.map(({ token }) => token.split('.').length)).toEqual([3, 3, 3, 3]);
});

it.each(CALLS)('%s answers 401 to each of them and changes nothing', async (name, call) => {
  const before = await databaseHashes(test.db);
  const may = (role: Role) => (call.who as readonly Role[]).includes(role);
  for (const [how, callers] of Object.entries(ended)) {
    for (const role of ROLES.filter(may)) {
      if (how === 'of an account that is gone' && role < 2) continue;
      const reply = await callers[role]?.send(call.method, pathOf(call), call.body ? { json: {} } : {});
      expect([reply?.statusCode, reply?.json().code], `${name}, ${how}, role ${role}`).toEqual([401, 'signedOut']);
    }
  }
  expect(await databaseHashes(test.db)).toEqual(before);
});

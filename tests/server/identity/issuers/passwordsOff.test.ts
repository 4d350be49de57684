import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffPasswords } from '#domain/identity/staffSignIn.ts';
import type { Issuer, SignInSettings } from '#server/config/signInConfig.ts';
import { audit } from '#server/db/schema/history.ts';
import { secondFactors, staffIdentities } from '#server/db/schema/identity.ts';
import { resetSecondFactor } from '#server/identity/factors/resetSecondFactor.ts';
import { requireSignInWay } from '#server/identity/issuers/requireSignInWay.ts';
import { recordingLog } from '../../../support/app/recordingLog.ts';
import { SEED_PASSWORD } from '../../../support/app/seed.ts';
import { createTestApp, type TestApp } from '../../../support/app/testApp.ts';

/** Installations that switch local passwords off, and ways in that are never closed. */

const ISSUER: Issuer = {
  id: 'escola',
  name: 'Escola',
  url: 'https://contas.escola.pt',
  clientId: 'jogo',
  clientSecret: 'segredo',
  domains: [],
  trustsEmail: false,
};
const settings = (passwords: StaffPasswords): SignInSettings => ({
  publicUrl: 'https://jogo.escola.pt',
  passwords,
  issuers: [ISSUER],
  privatePlatforms: [],
});

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.delete(staffIdentities));

const link = async (accountId: string, issuer = ISSUER.url) => {
  const at = new Date(test.services.now());
  const row = { issuer, subject: accountId, accountId, linkedAt: at, lastUsedAt: at };
  const [made] = await test.db.insert(staffIdentities).values(row).returning({ id: staffIdentities.id });
  return made?.id ?? '';
};

describe.each<[StaffPasswords, Record<'admin' | 'manager' | 'teacher' | 'team', boolean>]>([
  ['all', { admin: true, manager: true, teacher: true, team: true }],
  ['admins', { admin: true, manager: true, teacher: false, team: true }],
  ['none', { admin: false, manager: false, teacher: false, team: true }],
])('with local passwords of %s', (passwords, mayEnter) => {
  it.each(Object.entries(mayEnter))('%s: %s', async (who, allowed) => {
    const app = await createTestApp({ services: { signIn: settings(passwords) } });
    const teacher = await app.teacher();
    const { id: classId } = await app.schoolClass({ teacherId: teacher.id });
    const accounts = { admin: app.admin, manager: app.manager, teacher: async () => teacher };
    const make = who === 'team' ? () => app.team({ classId }) : accounts[who as 'admin'];
    const { username } = await make();
    const reply = await app.anonymous.post('/login', { json: { username, password: SEED_PASSWORD } });
    expect(reply.json().code).toBe(allowed ? undefined : 'passwordsOff');
    // A wrong password says nothing about the account.
    const wrong = await app.anonymous.post('/login', { json: { username, password: 'errada' } });
    expect(wrong.json().code).toBe('wrongPassword');
    await app.close();
  });
});

describe('requireSignInWay', () => {
  const start = (passwords: StaffPasswords) => requireSignInWay({ db: test.db, signIn: settings(passwords) });

  it('refuses a start in which no administrator could sign in', async () => {
    await start('all');
    await start('admins');
    await expect(start('none')).rejects.toThrow('nenhuma conta de administração está ligada');
    await link((await test.teacher()).id);
    await link((await test.manager()).id);
    await link((await test.admin()).id, 'https://outro.pt');
    await expect(start('none')).rejects.toThrow('nenhuma conta de administração');
    await link((await test.admin()).id);
    await start('none');
  });
});

it('keeps the last link of an administrator while passwords are off', async () => {
  const app = await createTestApp({ services: { signIn: settings('none'), db: test.db } });
  const [first, other] = [await test.admin(), await test.admin()];
  const [kept, removed] = [await link(first.id), await link(other.id)];
  const caller = await app.as(first.username);
  expect((await caller.send('DELETE', `/sign-in/identities/${removed}`)).statusCode).toBe(200);
  const colleague = await app.as(other.username);
  expect((await colleague.send('DELETE', `/sign-in/identities/${kept}`)).json().code).toBe('lastSignIn');
  const own = { current: SEED_PASSWORD, identityId: kept };
  expect((await caller.post('/sign-in/identities/remove', { json: own })).json().code).toBe('lastSignIn');
  await app.close();
});

it('says in the settings of the site which accounts staff may use, and nothing else of them', async () => {
  const app = await createTestApp({ services: { signIn: settings('all') } });
  const reply = await app.anonymous.get('/site');
  expect(reply.json().issuers).toEqual([{ id: 'escola', name: 'Escola' }]);
  expect(reply.body).not.toContain('segredo');
  await app.close();
});

it('removes the second factor of the account that the environment names, audited', async () => {
  const { id, username } = await test.admin();
  await test.db
    .insert(secondFactors)
    .values({ accountId: id, confirmedAt: new Date(), sealedSecret: Buffer.from('x') });
  const env = { ...test.services.env, resetSecondFactor: username };
  await resetSecondFactor({ ...test.services, env: { ...env, resetSecondFactor: undefined } }, recordingLog());
  expect(await test.db.$count(secondFactors, eq(secondFactors.accountId, id))).toBe(1);
  await resetSecondFactor({ ...test.services, env: { ...env, resetSecondFactor: 'ninguem' } }, recordingLog());
  await resetSecondFactor({ ...test.services, env }, recordingLog());
  expect(await test.db.$count(secondFactors, eq(secondFactors.accountId, id))).toBe(0);
  const entries = await test.db.select().from(audit).where(eq(audit.subjectId, id));
  expect(entries).toMatchObject([{ action: 'removeFactors', accountId: null }]);
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLE } from '#domain/vocabulary.ts';
import type { SignInSettings } from '#server/config/signInConfig.ts';
import { audit } from '#server/db/schema/history.ts';
import { sessions, staffIdentities } from '#server/db/schema/identity.ts';
import { accounts } from '#server/db/schema/schema.ts';
import { SEED_PASSWORD } from '../../../support/app/seed.ts';
import { createTestApp, type TestApp } from '../../../support/app/testApp.ts';
import { startTestIssuer, type TestIssuer, visitIssuer } from '../../../support/identity/testIssuer.ts';

/** Sign-in of staff against a real OpenID provider, and attacks on it. */

const PUBLIC_URL = 'https://jogo.escola.pt';
let alpha: TestIssuer;
let beta: TestIssuer;
let test: TestApp;
let teacher: { id: string; username: string };
let number = 0;

beforeAll(async () => {
  alpha = await startTestIssuer('alfa', PUBLIC_URL, { domains: ['escola.pt'] });
  beta = await startTestIssuer('beta', PUBLIC_URL, { trustsEmail: true });
  const signIn: SignInSettings = {
    publicUrl: PUBLIC_URL,
    passwords: 'all',
    issuers: [alpha.settings, beta.settings],
    privatePlatforms: [],
  };
  test = await createTestApp({ services: { signIn } });
});
afterAll(async () => {
  await test.close();
  await Promise.all([alpha.close(), beta.close()]);
});

beforeEach(async () => {
  alpha.tamper = beta.tamper = null;
  number += 1;
  const made = await test.teacher();
  teacher = made;
  await test.db
    .update(accounts)
    .set({ email: emailOf(number), mustChangePassword: false })
    .where(eq(accounts.id, made.id));
  alpha.person = { sub: `alpha-${number}`, email: emailOf(number), email_verified: true };
  beta.person = { sub: `beta-${number}`, email: emailOf(number) };
});

const emailOf = (n: number) => `docente${n}@escola.pt`;

interface Begun {
  url: string;
  cookie: string;
}

function cookieOf(headers: { 'set-cookie'?: unknown }): string {
  const line = [headers['set-cookie']].flat()[0];
  return String(line).split(';', 1)[0] ?? '';
}

async function begin(issuer: string, token?: string): Promise<Begun> {
  const path = token === undefined ? '/login/issuer' : '/login/issuer/link';
  const headers: Record<string, string> = token === undefined ? {} : { authorization: token };
  const json = token === undefined ? { issuer } : { issuer, current: SEED_PASSWORD };
  const reply = await test.anonymous.post(path, { json, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return { url: reply.json().url, cookie: cookieOf(reply.headers) };
}

/** Takes the browser, with this cookie, to an address of ours. */
async function arrive(address: string, cookie: string) {
  const { pathname, search } = new URL(address);
  const reply = await test.app.inject({ method: 'GET', url: pathname + search, headers: { cookie } });
  return {
    status: reply.statusCode,
    page: reply.headers.location,
    cookie: cookieOf(reply.headers),
    headers: reply.headers,
  };
}

async function signInAt(issuer: TestIssuer) {
  const { url, cookie } = await begin(issuer.settings.id);
  return arrive(await visitIssuer(url, issuer.settings.url), cookie);
}

const finish = (cookie: string) => test.anonymous.post('/login/issuer/finish', { headers: { cookie } });
const linksOf = (accountId: string) =>
  test.db.select().from(staffIdentities).where(eq(staffIdentities.accountId, accountId));

describe('a teacher signs in with an account of her school', () => {
  it('is linked once by her verified address, and then found by the subject', async () => {
    const arrived = await signInAt(alpha);
    expect(arrived).toMatchObject({ status: 303, page: '/login?entrada=certa' });
    expect(String(arrived.headers['set-cookie'])).toMatch(/Path=\/api\/login; Max-Age=\d+; HttpOnly; SameSite=Lax/);
    const entered = await finish(arrived.cookie);
    expect(entered.statusCode, entered.body).toBe(200);
    expect(entered.json().user._id).toBe(teacher.id);
    const profile = await test.anonymous.get('/profile', { headers: { authorization: entered.json().token } });
    expect(profile.json()).toMatchObject({ _id: teacher.id });

    // Another address at the school, and another one here: the link stays with the person.
    alpha.person = { sub: `alpha-${number}`, email: `outra${number}@escola.pt`, email_verified: false };
    await test.db.update(accounts).set({ email: null }).where(eq(accounts.id, teacher.id));
    const again = await finish((await signInAt(alpha)).cookie);
    expect(again.json().user._id).toBe(teacher.id);
    expect(await linksOf(teacher.id)).toHaveLength(1);
    const actions = await test.db.select().from(audit).where(eq(audit.subjectId, teacher.id));
    expect(actions.filter(({ action }) => action === 'linkIdentity')).toHaveLength(1);
    expect(actions.filter(({ action }) => action === 'login')).toHaveLength(2);
  });

  it('sends PKCE, state and nonce, and the verifier with the code', async () => {
    const { url, cookie } = await begin('alfa');
    const { searchParams } = new URL(url);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/api/login/issuer/callback`);
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(searchParams.get(name)?.length, name).toBeGreaterThan(40);
    expect(cookie).not.toContain(searchParams.get('state'));
    await arrive(await visitIssuer(url, alpha.settings.url), cookie);
    expect(alpha.exchanges.at(-1)?.get('code_verifier')?.length).toBeGreaterThan(40);
  });

  it('works with a second issuer, whose addresses are trusted by the settings', async () => {
    expect((await finish((await signInAt(alpha)).cookie)).statusCode).toBe(200);
    expect((await finish((await signInAt(beta)).cookie)).json().user._id).toBe(teacher.id);
    expect(await linksOf(teacher.id)).toHaveLength(2);
  });

  it('no longer has the password that somebody else set', async () => {
    await test.db
      .update(accounts)
      .set({ mustChangePassword: true, sealedPassword: Buffer.from('x') })
      .where(eq(accounts.id, teacher.id));
    const entered = await finish((await signInAt(alpha)).cookie);
    expect(entered.json().user.mustChangePassword).toBeUndefined();
    const [row] = await test.db.select().from(accounts).where(eq(accounts.id, teacher.id));
    expect(row).toMatchObject({ mustChangePassword: false, sealedPassword: null });
  });

  it('signs out here and is led to the sign-out of the issuer', async () => {
    const { token } = (await finish((await signInAt(alpha)).cookie)).json();
    const left = await test.anonymous.post('/logout', { headers: { authorization: token } });
    const leave = new URL(left.json().leave);
    expect(leave.origin).toBe(alpha.settings.url);
    expect(leave.searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/login`);
    expect((await test.anonymous.get('/profile', { headers: { authorization: token } })).statusCode).toBe(401);
    const byPassword = await test.as(teacher.username);
    expect((await byPassword.post('/logout')).json().leave).toBeUndefined();
  });
});

describe('refusals', () => {
  const refused = async (issuer: TestIssuer, id: string) => {
    const arrived = await signInAt(issuer);
    expect(arrived).toMatchObject({ status: 303, page: `/login?entrada=${id}` });
    expect((await finish(arrived.cookie)).json().code).toBe('issuerFailed');
    expect(await linksOf(teacher.id)).toHaveLength(0);
  };
  it('refuses an address that the issuer does not confirm', async () => {
    alpha.person = { sub: `alpha-${number}`, email: emailOf(number), email_verified: false };
    await refused(alpha, 'addressNotVerified');
    alpha.person = { sub: `alpha-${number}`, email: emailOf(number) };
    await refused(alpha, 'addressNotVerified');
  });
  it('never takes back a false email_verified, not even of a trusted issuer', async () => {
    beta.person = { sub: `beta-${number}`, email: emailOf(number), email_verified: false };
    await refused(beta, 'addressNotVerified');
  });
  it('refuses another domain', async () => {
    await test.db
      .update(accounts)
      .set({ email: `d${number}@outra.pt` })
      .where(eq(accounts.id, teacher.id));
    alpha.person = { sub: `alpha-${number}`, email: `d${number}@outra.pt`, email_verified: true };
    await refused(alpha, 'domainNotAllowed');
  });
  it('refuses an address without an account', async () => {
    alpha.person = { sub: `alpha-${number}`, email: `ninguem${number}@escola.pt`, email_verified: true };
    await refused(alpha, 'noStaffAccount');
  });
  it.each([ROLE.admin, ROLE.manager])('never opens an account of role %i by its address', async (role) => {
    await test.db.update(accounts).set({ role }).where(eq(accounts.id, teacher.id));
    await refused(alpha, 'adminNotLinked');
  });
  it('refuses another subject with an address that is linked', async () => {
    await finish((await signInAt(alpha)).cookie);
    alpha.person = { sub: `other-${number}`, email: emailOf(number), email_verified: true };
    expect((await signInAt(alpha)).page).toBe('/login?entrada=linkedElsewhere');
  });
  it('says that the person cancelled', async () => {
    alpha.person = null;
    await refused(alpha, 'issuerDenied');
  });
  it('says that the issuer is away', async () => {
    const gone = await startTestIssuer('longe', PUBLIC_URL);
    await gone.close();
    const signIn: SignInSettings = {
      publicUrl: PUBLIC_URL,
      passwords: 'all',
      issuers: [gone.settings],
      privatePlatforms: [],
    };
    const other = await createTestApp({ services: { signIn } });
    const reply = await other.anonymous.post('/login/issuer', { json: { issuer: 'longe' } });
    expect(reply.json()).toMatchObject({ code: 'issuerAway' });
    expect(reply.statusCode).toBe(503);
    await other.close();
  });
});

describe('attacks', () => {
  const failsWith = (arrived: { status: number; page: unknown }) =>
    expect(arrived).toMatchObject({ status: 303, page: '/login?entrada=issuerFailed' });

  it('refuses the answer of one issuer where another was asked (mix-up)', async () => {
    const asked = await begin('beta');
    const other = await begin('alfa');
    // The attacker sends the code of alfa, with the state that beta was asked with.
    const answer = new URL(await visitIssuer(other.url, alpha.settings.url));
    answer.searchParams.set('state', new URL(asked.url).searchParams.get('state') ?? '');
    const before = beta.exchanges.length;
    failsWith(await arrive(answer.href, asked.cookie));
    // The code of alfa never reaches beta.
    expect(beta.exchanges).toHaveLength(before);
  });

  it('refuses an answer without the issuer where it promises one (RFC 9207)', async () => {
    const { url, cookie } = await begin('alfa');
    const answer = new URL(await visitIssuer(url, alpha.settings.url));
    answer.searchParams.delete('iss');
    failsWith(await arrive(answer.href, cookie));
  });

  it('refuses an answer that was used', async () => {
    const { url, cookie } = await begin('alfa');
    const answer = await visitIssuer(url, alpha.settings.url);
    const arrived = await arrive(answer, cookie);
    expect(arrived.page).toBe('/login?entrada=certa');
    failsWith(await arrive(answer, cookie));
    expect((await finish(arrived.cookie)).statusCode).toBe(200);
    expect((await finish(arrived.cookie)).json().code).toBe('issuerFailed');
  });

  it('refuses an answer in another browser, and one with the state of another sign-in', async () => {
    const { url, cookie } = await begin('alfa');
    const answer = await visitIssuer(url, alpha.settings.url);
    failsWith(await arrive(answer, ''));
    failsWith(await arrive(answer, 'entrada=abc'));
    failsWith(await arrive(answer, (await begin('alfa')).cookie));
    // A planted second cookie makes neither count.
    failsWith(await arrive(answer, `${cookie}; entrada=planted`));
    expect((await arrive(answer, cookie)).page).toBe('/login?entrada=certa');
  });

  it('refuses an answer that comes too late, and a ticket that waited', async () => {
    const { url, cookie } = await begin('alfa');
    const answer = await visitIssuer(url, alpha.settings.url);
    const arrived = await signInAt(alpha);
    test.advance(11 * 60_000);
    failsWith(await arrive(answer, cookie));
    expect((await finish(arrived.cookie)).json().code).toBe('issuerFailed');
  });

  it.each<[string, (header: { alg: string; kid?: string }, claims: Record<string, unknown>) => void]>([
    ['another nonce', (_header, claims) => Object.assign(claims, { nonce: 'of-another-sign-in' })],
    ['no nonce', (_header, claims) => void delete claims.nonce],
    ['another audience', (_header, claims) => Object.assign(claims, { aud: 'another-client' })],
    [
      'several audiences and another party',
      (_header, claims) => Object.assign(claims, { aud: ['game', 'b'], azp: 'b' }),
    ],
    ['another issuer', (_header, claims) => Object.assign(claims, { iss: 'https://accounts.google.com' })],
    ['an expiry in the past', (_header, claims) => Object.assign(claims, { exp: 1_000, iat: 900 })],
    ['no signature', (header) => Object.assign(header, { alg: 'none' })],
    ['another algorithm', (header) => Object.assign(header, { alg: 'HS256' })],
    ['an unknown key', (header) => Object.assign(header, { kid: 'of-somebody-else' })],
  ])('refuses an ID token with %s', async (_what, change) => {
    alpha.tamper = change;
    failsWith(await signInAt(alpha));
    expect(await linksOf(teacher.id)).toHaveLength(0);
  });

  it('refuses an ID token whose claims were changed after it was signed', async () => {
    alpha.tamper = (_header, claims) => {
      Object.assign(claims, { sub: 'somebody-else' });
      return 'oldSignature';
    };
    failsWith(await signInAt(alpha));
    // The same token, signed again unchanged, is accepted: the refusals above are those of the changes.
    alpha.tamper = () => undefined;
    expect((await signInAt(alpha)).page).toBe('/login?entrada=certa');
  });

  it('goes to its own pages only, whatever the address says', async () => {
    const { url, cookie } = await begin('alfa');
    const answer = new URL(await visitIssuer(url, alpha.settings.url));
    for (const name of ['next', 'return', 'redirect_uri', 'redirect'])
      answer.searchParams.set(name, 'https://evil.example');
    expect((await arrive(answer.href, cookie)).page).toBe('/login?entrada=certa');
    failsWith(await arrive(`${PUBLIC_URL}/api/login/issuer/callback?error=//evil.example&state=x`, cookie));
    const begun = await test.anonymous.post('/login/issuer', { json: { issuer: 'https://evil.example' } });
    expect(begun.json().code).toBe('notFound');
    const other = await test.app.inject({
      method: 'POST',
      url: '/api/login/issuer',
      headers: { host: 'evil.example', 'content-type': 'application/json' },
      payload: JSON.stringify({ issuer: 'alfa' }),
    });
    expect(new URL(other.json().url).searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/api/login/issuer/callback`);
  });
});

describe('an administrator links her account from a session', () => {
  const admin = async () => {
    await test.db.update(accounts).set({ role: ROLE.admin }).where(eq(accounts.id, teacher.id));
    return test.as(teacher.username);
  };
  it('signs in with it afterwards', async () => {
    const caller = await admin();
    const { url, cookie } = await begin('alfa', caller.token);
    const arrived = await arrive(await visitIssuer(url, alpha.settings.url), cookie);
    expect(arrived.page).toBe('/panel/sign-in?ligada=certa');
    expect((await finish((await signInAt(alpha)).cookie)).json().user._id).toBe(teacher.id);
  });
  it('is not linked without her current password, whose wrong tries count', async () => {
    const caller = await admin();
    const link = (json: object) => caller.post('/login/issuer/link', { json: { issuer: 'alfa', ...json } });
    const wrong = await link({ current: 'errada' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'wrongCurrentPassword']);
    expect(wrong.headers['set-cookie']).toBeUndefined();
    const without = await link({});
    expect([without.statusCode, Object.keys(without.json().fields)]).toEqual([400, ['current']]);
    for (let tries = 0; tries < 9; tries += 1) await link({ current: 'errada' });
    expect((await link({ current: SEED_PASSWORD })).json().code).toBe('lockedOut');
    test.advance(61_000);
    expect((await link({ current: SEED_PASSWORD })).statusCode).toBe(200);
  });
  it.each<[string, object, string]>([
    ['another domain', { email: 'aluna@alunos.pt', email_verified: true }, 'domainNotAllowed'],
    ['an address that is not confirmed', { email: 'rosa@escola.pt', email_verified: false }, 'addressNotVerified'],
    ['no address', {}, 'addressNotVerified'],
  ])('is not linked with an account of %s where domains are listed', async (_what, about, id) => {
    const caller = await admin();
    const { url, cookie } = await begin('alfa', caller.token);
    alpha.person = { sub: `alpha-${number}`, ...about };
    const arrived = await arrive(await visitIssuer(url, alpha.settings.url), cookie);
    expect(arrived.page).toBe(`/panel/sign-in?ligada=${id}`);
    expect(await linksOf(teacher.id)).toHaveLength(0);
  });
  it('is linked with an account of any address where none are listed', async () => {
    const caller = await admin();
    const { url, cookie } = await begin('beta', caller.token);
    beta.person = { sub: `beta-${number}`, email: 'rosa@casa.pt', email_verified: false };
    const arrived = await arrive(await visitIssuer(url, beta.settings.url), cookie);
    expect(arrived.page).toBe('/panel/sign-in?ligada=certa');
  });
  it('is not linked once the session has ended', async () => {
    const caller = await admin();
    const { url, cookie } = await begin('alfa', caller.token);
    await caller.post('/logout');
    expect((await arrive(await visitIssuer(url, alpha.settings.url), cookie)).page).toBe(
      '/panel/sign-in?ligada=signedOut',
    );
    expect(await linksOf(teacher.id)).toHaveLength(0);
  });
  it('is not restored with a deleted teacher, who is linked anew by the address that is confirmed', async () => {
    await finish((await signInAt(alpha)).cookie);
    const chief = await test.as((await test.admin()).username);
    const { binId } = (await chief.send('DELETE', `/teachers/${teacher.id}`)).json();
    expect((await finish((await signInAt(alpha)).cookie)).json().code).toBe('issuerFailed');
    expect((await chief.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
    expect(await linksOf(teacher.id)).toHaveLength(0);
    alpha.person = { sub: `alpha-${number}`, email: emailOf(number), email_verified: false };
    expect((await finish((await signInAt(alpha)).cookie)).json().code).toBe('issuerFailed');
    alpha.person = { sub: `alpha-${number}`, email: emailOf(number), email_verified: true };
    expect((await finish((await signInAt(alpha)).cookie)).json().user._id).toBe(teacher.id);
  });
  it('removes her own link with her password: the issuer no longer opens the account, and other sessions end', async () => {
    const entered = (await finish((await signInAt(alpha)).cookie)).json();
    const ticket = (await signInAt(alpha)).cookie;
    const caller = await test.as(teacher.username);
    const [link] = await linksOf(teacher.id);
    const remove = (current: string, by = caller, identityId = link?.id) =>
      by.post('/sign-in/identities/remove', { json: { current, identityId } });
    expect((await remove('errada')).json().code).toBe('wrongCurrentPassword');
    const other = await test.as((await test.admin()).username);
    expect((await remove(SEED_PASSWORD, other)).json().code).toBe('notFound');
    expect((await remove(SEED_PASSWORD, caller, randomUUID())).json().code).toBe('notFound');
    expect(await linksOf(teacher.id)).toHaveLength(1);
    expect((await remove(SEED_PASSWORD)).statusCode).toBe(200);
    expect(await linksOf(teacher.id)).toHaveLength(0);
    expect((await caller.get('/profile')).statusCode).toBe(200);
    expect((await test.anonymous.get('/profile', { headers: { authorization: entered.token } })).statusCode).toBe(401);
    expect((await finish(ticket)).json().code).toBe('issuerFailed');
    const actions = await test.db.select().from(audit).where(eq(audit.subjectId, teacher.id));
    expect(actions.at(-1)).toMatchObject({
      action: 'removeIdentity',
      accountId: teacher.id,
      details: { issuer: 'alfa' },
    });
  });
  it('loses every link when an administrator resets her password, audited, and keeps them when she changes it', async () => {
    const entered = (await finish((await signInAt(alpha)).cookie)).json();
    await finish((await signInAt(beta)).cookie);
    const ticket = (await signInAt(alpha)).cookie;
    const caller = await test.as(teacher.username);
    const changed = { current: SEED_PASSWORD, password: 'uma-outra-palavra' };
    expect((await caller.put('/password', { json: changed })).json().linked).toBe(true);
    expect(await linksOf(teacher.id)).toHaveLength(2);
    const chief = await test.as((await test.admin()).username);
    const reset = await chief.put(`/credentials/${teacher.id}`, { json: { password: 'dada-por-engano' } });
    expect(reset.statusCode, reset.body).toBe(200);
    expect(await linksOf(teacher.id)).toHaveLength(0);
    expect((await finish(ticket)).json().code).toBe('issuerFailed');
    expect((await test.anonymous.get('/profile', { headers: { authorization: entered.token } })).statusCode).toBe(401);
    const actions = await test.db.select().from(audit).where(eq(audit.subjectId, teacher.id));
    const removed = actions.filter(({ action }) => action === 'removeIdentity');
    expect(removed.map(({ accountId }) => accountId)).toEqual([chief.accountId, chief.accountId]);
    expect(new Set(removed.map(({ details }) => details?.issuer))).toEqual(new Set(['alfa', 'beta']));
    // The subject of a thief is not the teacher's: her address does not link it again.
    alpha.person = { sub: `thief-${number}`, email: `aluna${number}@escola.pt`, email_verified: true };
    expect((await signInAt(alpha)).page).toBe('/login?entrada=noStaffAccount');
  });
  it('removes a link, with the sessions of the account and an unused ticket', async () => {
    const entered = (await finish((await signInAt(alpha)).cookie)).json();
    const ticket = (await signInAt(alpha)).cookie;
    const [link] = await linksOf(teacher.id);
    const caller = await test.as((await test.admin()).username);
    expect((await caller.send('DELETE', `/sign-in/identities/${link?.id}`)).statusCode).toBe(200);
    expect((await test.anonymous.get('/profile', { headers: { authorization: entered.token } })).statusCode).toBe(401);
    expect((await finish(ticket)).json().code).toBe('issuerFailed');
    const open = await test.db.select().from(sessions).where(eq(sessions.accountId, teacher.id));
    expect(open.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
    const actions = await test.db.select().from(audit).where(eq(audit.action, 'removeIdentity'));
    expect(actions.at(-1)).toMatchObject({
      subjectId: teacher.id,
      accountId: caller.accountId,
      details: { issuer: 'alfa' },
    });
  });

  it("does not let an administrator remove her own link without her password, with the button for other people's", async () => {
    const chief = await test.admin();
    const caller = await test.as(chief.username);
    const [link] = await test.db
      .insert(staffIdentities)
      .values({
        issuer: 'https://alfa.example',
        subject: `chief-${number}`,
        accountId: caller.accountId,
        linkedAt: new Date(),
        lastUsedAt: new Date(),
      })
      .returning({ id: staffIdentities.id });
    expect((await caller.send('DELETE', `/sign-in/identities/${link?.id}`)).statusCode).toBe(403);
    expect(await linksOf(caller.accountId)).toHaveLength(1);
  });
});

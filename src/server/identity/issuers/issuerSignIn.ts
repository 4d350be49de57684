import { randomBytes } from 'node:crypto';
import { decideIssuerSignIn, decideOwnLink } from '#domain/identity/staffSignIn.ts';
import { ISSUER_TICKET_MS } from '#domain/limits.ts';
import type { Issuer } from '../../config/signInConfig.ts';
import type { Services } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { audit } from '../../records/history/audit.queries.ts';
import { type Account, findAccount, writePassword } from '../accounts.queries.ts';
import { lockAccount } from '../factors/factors.queries.ts';
import { findLiveSession, isSessionOpen, openIssuerSession, revokeSessionsOf } from '../sessions.queries.ts';
import { sessionEnd, tokenFor } from '../signIn.ts';
import type { IdentityClaims } from './IssuerClients.ts';
import {
  findAccountByEmail,
  findIdentity,
  type Identity,
  insertIdentity,
  insertStep,
  takeTicket,
  touchIdentity,
} from './identities.queries.ts';
import { FLOW_MS, openFlow, type SignInFlow, sealFlow } from './signInFlow.ts';
import { hashOf, newTicket } from './tickets.ts';

/** What the browser does next: go to the issuer, and keep the cookie until it answers. */
interface Beginning {
  url: string;
  cookie: string;
}

/** Begins a sign-in at an issuer, or, with `link`, a link of the account of a session. Refuses with issuerAway. */
export async function beginAtIssuer(
  { issuers, sealer, now }: Services,
  id: string,
  link: SignInFlow['link'],
): Promise<Beginning> {
  const issuer = issuers.find(id);
  if (issuer === undefined) throw new Refusal('notFound');
  const { url, checks } = await issuers.begin(issuer);
  return { url, cookie: sealFlow(sealer, { ...checks, issuer: issuer.id, expiresAt: now() + FLOW_MS, link }) };
}

/** What an issuer's answer came to. */
export type Arrival =
  | { kind: 'signIn'; ticket: string }
  | { kind: 'linked' }
  | { kind: 'refused'; isLink: boolean; refusal: Refusal };

/**
 * Takes an issuer's answer. The cookie names the issuer that was asked, so that the answer of another one fails its checks
 * (mix-up); it belongs to the browser that began. Returns a ticket that this browser exchanges for a session.
 */
export async function arriveFromIssuer(services: Services, cookie: string | null, query: string): Promise<Arrival> {
  const flow = openFlow(services.sealer, cookie, services.now());
  if (flow === null) return { kind: 'refused', isLink: false, refusal: new Refusal('issuerFailed') };
  try {
    const issuer = services.issuers.find(flow.issuer);
    if (issuer === undefined) throw new Refusal('issuerFailed');
    const claims = await services.issuers.finish(issuer, query, flow);
    if (flow.link !== null) {
      await linkOwnAccount(services, issuer, claims, flow.link);
      return { kind: 'linked' };
    }
    return { kind: 'signIn', ticket: await ticketFor(services, issuer, claims) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: 'refused', isLink: flow.link !== null, refusal: error };
  }
}

/** Links the account of a session that has just given its password, and that still holds. */
async function linkOwnAccount(
  { db, now }: Services,
  issuer: Issuer,
  claims: IdentityClaims,
  { accountId, sessionId }: NonNullable<SignInFlow['link']>,
): Promise<void> {
  const at = new Date(now());
  const { url, id } = issuer;
  const { subject } = claims;
  const session = await findLiveSession(db, { sessionId, accountId, now: at });
  if (session === null) throw new Refusal('signedOut');
  const verdict = decideOwnLink(issuer, claims);
  if (verdict !== 'link') throw new Refusal(verdict);
  await db.transaction(async (tx) => {
    // Waits for a reset of the password, which ends the session and removes the links.
    if (!(await lockAccount(tx, accountId)) || !(await isSessionOpen(tx, sessionId))) throw new Refusal('signedOut');
    const identityId = await insertIdentity(tx, { issuer: url, subject, accountId, at });
    if (identityId === null) {
      const known = await findIdentity(tx, { issuer: url, subject });
      if (known?.accountId === accountId) return;
      throw new Refusal('linkedElsewhere');
    }
    const subjectOf = { id: accountId, name: session.username, ownerId: accountId };
    await audit(tx, { caller: session, at }, 'linkIdentity', subjectOf, { issuer: id });
  });
}

/** Returns a ticket for the account that the claims open, after linking a teacher by her verified address. */
async function ticketFor(services: Services, issuer: Issuer, claims: IdentityClaims): Promise<string> {
  const at = new Date(services.now());
  const ticket = newTicket();
  await services.db.transaction(async (tx) => {
    const linked = await findIdentity(tx, { issuer: issuer.url, subject: claims.subject });
    const byEmail =
      linked === null && claims.email !== null ? await findAccountByEmail(tx, claims.email, issuer.url) : null;
    const verdict = decideIssuerSignIn(issuer, claims, { linked, byEmail });
    if (verdict !== 'signIn' && verdict !== 'link') throw new Refusal(verdict);
    let identity = linked;
    if (identity === null && byEmail !== null) {
      const made = { issuer: issuer.url, subject: claims.subject, accountId: byEmail.id, at };
      if ((await insertIdentity(tx, made)) === null) throw new Refusal('linkedElsewhere');
      const subjectOf = { id: byEmail.id, name: byEmail.username, ownerId: byEmail.id };
      await audit(tx, { caller: { accountId: byEmail.id }, at }, 'linkIdentity', subjectOf, { issuer: issuer.id });
      identity = await findIdentity(tx, made);
    }
    if (identity === null) throw new Refusal('noStaffAccount');
    const expiresAt = new Date(at.getTime() + ISSUER_TICKET_MS);
    await insertStep(tx, { hash: hashOf(ticket), accountId: identity.accountId, identityId: identity.id, expiresAt });
  });
  return ticket;
}

/** Exchanges a ticket, once, for a session of its account. Refuses with issuerFailed when it does not work. */
export async function enterWithTicket(
  services: Services,
  ticket: string | null,
): Promise<{ token: string; account: Account }> {
  const at = new Date(services.now());
  const identity = await services.db.transaction(async (tx) => {
    const taken = ticket === null ? null : await takeTicket(tx, hashOf(ticket), at);
    if (taken !== null) await touchIdentity(tx, taken.id, at);
    return taken;
  });
  // The issuer may have been taken out of the settings meanwhile.
  const issuer = identity && (identity.platform ?? services.issuers.findByUrl(identity.issuer)?.id);
  if (identity === null || !issuer) throw new Refusal('issuerFailed');
  await replaceGivenPassword(services, identity);
  const account = await findAccount(services.db, identity.accountId);
  if (account === null) throw new Refusal('noStaffAccount');
  const end = sessionEnd(account.role, services.now());
  const sid = await openIssuerSession(services.db, { identity, createdAt: at, expiresAt: end });
  if (sid === null) throw new Refusal('issuerFailed');
  const by = { caller: { accountId: account.id }, at };
  await audit(services.db, by, 'login', { id: account.id, name: account.username }, { issuer });
  return { account, token: tokenFor(services, { accountId: account.id, sid, role: account.role, end }) };
}

/**
 * Replaces a password that somebody else set by one that nobody knows: its copy would open the account of a person who
 * never uses it, and she would be asked to choose another first (decision 0044).
 */
async function replaceGivenPassword({ db, passwords, now }: Services, { accountId }: Identity): Promise<void> {
  const account = await findAccount(db, accountId);
  if (!account?.mustChangePassword) return;
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
  await db.transaction(async (tx) => {
    await writePassword(tx, accountId, { passwordHash, sealedPassword: null, mustChangePassword: false });
    await revokeSessionsOf(tx, accountId, new Date(now()));
  });
}

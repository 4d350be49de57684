import { randomBytes } from 'node:crypto';
import { ISSUER_TICKET_MS, PUPIL_SESSIONS_MAX } from '#domain/limits.ts';
import { ROLE } from '#domain/vocabulary.ts';
import type { Tx } from '../../../db/openDatabase.ts';
import type { Services } from '../../../http/handler.ts';
import { type Account, findAccount } from '../../accounts.queries.ts';
import { findPasswordHash } from '../../factors/factors.queries.ts';
import { secondStepFor } from '../../factors/secondStep.ts';
import { insertStep } from '../../issuers/identities.queries.ts';
import { hashOf } from '../../issuers/tickets.ts';
import { revokeSurplusSessions } from '../../sessions.queries.ts';
import { sessionEnd, tokenFor } from '../../signIn.ts';
import { insertTeamTicket, openTicketSession } from './pupils.queries.ts';

const newTicket = () => randomBytes(32).toString('base64url');

/** Returns a ticket that this browser exchanges for a session of a teacher, as after a sign-in with her school's account. */
export async function teacherTicket(
  tx: Tx,
  { now }: Services,
  { identityId, accountId }: { identityId: string; accountId: string },
): Promise<string> {
  const ticket = newTicket();
  const expiresAt = new Date(now() + ISSUER_TICKET_MS);
  await insertStep(tx, { hash: hashOf(ticket), accountId, identityId, expiresAt });
  return ticket;
}

/**
 * Returns the cookie of the second step that a teacher's account has, whose launch is as good as a password; null without one.
 * Not in a transaction: it asks on a connection of the pool.
 */
export async function teacherSecondStep(
  services: Services,
  { accountId, identityId }: { accountId: string; identityId: string },
): Promise<string | null> {
  const { db } = services;
  const [account, passwordHash] = [await findAccount(db, accountId), await findPasswordHash(db, accountId)];
  return account === null || passwordHash === null
    ? null
    : secondStepFor(services, { ...account, passwordHash }, identityId);
}

/** Returns a ticket that this browser exchanges for a session of a team. */
export async function teamTicket(
  tx: Tx,
  { now }: Services,
  team: { teamId: string; linkId: string; pupilId: string },
): Promise<string> {
  const ticket = newTicket();
  await insertTeamTicket(tx, { ...team, hash: hashOf(ticket), expiresAt: new Date(now() + ISSUER_TICKET_MS) });
  return ticket;
}

/** Exchanges a team's ticket, once, for its session; null for any other ticket. Each pupil keeps the newest sessions only. */
export async function enterWithTeamTicket(
  services: Services,
  ticket: string | null,
): Promise<{ token: string; account: Account } | null> {
  if (ticket === null) return null;
  const now = new Date(services.now());
  const end = sessionEnd(ROLE.team, services.now());
  const opened = await services.db.transaction(async (tx) => {
    const session = await openTicketSession(tx, { hash: hashOf(ticket), now, sessionEnd: end });
    if (session !== null) await revokeSurplusSessions(tx, { ...session, at: now, most: PUPIL_SESSIONS_MAX });
    return session;
  });
  const account = opened && (await findAccount(services.db, opened.accountId));
  if (opened === null || account === null) return null;
  return { account, token: tokenFor(services, { accountId: account.id, sid: opened.sid, role: account.role, end }) };
}

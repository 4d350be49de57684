import { and, eq, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/openDatabase.ts';
import { ltiPupils, sessions, signInSteps } from '../../../db/schema/identity.ts';

/** A pupil of a platform: by a keyed hash, and by the platform's own id only where it takes marks. */
export interface PupilKey {
  linkId: string;
  mark: Buffer;
  /** The platform's id, by which rows of earlier versions are found. */
  subject: string;
  takesMarks: boolean;
}

/** Returns the pupil with the team that was chosen earlier; null when none. */
export async function findPupil(
  db: Database | Tx,
  { linkId, mark, subject }: PupilKey,
): Promise<{ id: string; teamId: string } | null> {
  const isPupil = or(eq(ltiPupils.mark, mark), eq(ltiPupils.subject, subject));
  const [row] = await db
    .select({ id: ltiPupils.id, teamId: ltiPupils.teamId })
    .from(ltiPupils)
    .where(and(eq(ltiPupils.linkId, linkId), isPupil));
  return row ?? null;
}

/** Stores the first team that a pupil chose; a choice that was stored meanwhile stays. */
export async function insertPupil(tx: Tx, key: PupilKey, teamId: string): Promise<void> {
  const { linkId, mark, subject, takesMarks } = key;
  await tx
    .insert(ltiPupils)
    .values({ linkId, mark, subject: takesMarks ? subject : null, teamId })
    .onConflictDoNothing();
}

/** Sets the team of a pupil who cannot play in the one before, and keeps the platform's id where marks need it now. */
export async function updatePupil(tx: Tx, id: string, key: PupilKey, teamId: string): Promise<void> {
  const { mark, subject, takesMarks } = key;
  await tx
    .update(ltiPupils)
    .set({ mark, teamId, ...(takesMarks && { subject }) })
    .where(eq(ltiPupils.id, id));
}

/** Forgets which pupils chose which team, which ends the sessions that they opened. */
export async function deletePupils(tx: Tx, linkId: string): Promise<void> {
  await tx.delete(ltiPupils).where(eq(ltiPupils.linkId, linkId));
}

/** Stores a ticket with which one call opens a session of a team. */
export async function insertTeamTicket(
  tx: Tx,
  ticket: { hash: Buffer; teamId: string; linkId: string; pupilId: string; expiresAt: Date },
): Promise<void> {
  const { hash, teamId: accountId, linkId: ltiLinkId, pupilId: ltiPupilId, expiresAt } = ticket;
  await tx.insert(signInSteps).values({ hash, accountId, identityId: null, ltiLinkId, ltiPupilId, expiresAt });
}

/** Takes a team's ticket, once, and opens a session of the team; null when it is none or has expired. */
export async function openTicketSession(
  tx: Tx,
  { hash, now, sessionEnd }: { hash: Buffer; now: Date; sessionEnd: Date },
): Promise<{ accountId: string; pupilId: string; sid: string } | null> {
  const [taken] = await tx
    .delete(signInSteps)
    .where(
      and(
        eq(signInSteps.hash, hash),
        sql`${signInSteps.ltiPupilId} is not null`,
        sql`${signInSteps.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning({ accountId: signInSteps.accountId, pupilId: signInSteps.ltiPupilId });
  if (!taken?.pupilId) return null;
  const { accountId, pupilId } = taken;
  // A pupil who is forgotten at this moment opens no session that nobody could end afterwards.
  const [held] = await tx
    .select({ id: ltiPupils.id })
    .from(ltiPupils)
    .where(eq(ltiPupils.id, pupilId))
    .for('key share');
  if (held === undefined) return null;
  const session = { accountId, createdAt: now, expiresAt: sessionEnd, ltiPupilId: pupilId };
  const [row] = await tx.insert(sessions).values(session).returning({ id: sessions.id });
  return row ? { accountId, pupilId, sid: row.id } : null;
}

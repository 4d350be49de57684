import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { ROLE, ROLES, type Role } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../../db/openDatabase.ts';
import { ltiPlatforms, signInSteps, staffIdentities } from '../../db/schema/identity.ts';
import { accounts, teachers } from '../../db/schema/schema.ts';

/** A link of an account with its account at an issuer. */
export interface Identity {
  id: string;
  issuer: string;
  /** The learning platform's name where the link is with one. */
  platform: string | null;
  accountId: string;
  role: Role;
  username: string;
  linkedAt: Date;
  lastUsedAt: Date;
}

const FIELDS = {
  id: staffIdentities.id,
  issuer: staffIdentities.issuer,
  platform: sql<string | null>`(select ${ltiPlatforms.name} from ${ltiPlatforms}
    where 'lti:' || ${ltiPlatforms.id}::text = ${staffIdentities.issuer})`,
  accountId: staffIdentities.accountId,
  role: accounts.role,
  username: accounts.username,
  linkedAt: staffIdentities.linkedAt,
  lastUsedAt: staffIdentities.lastUsedAt,
};

/** Returns the link of a subject; null when it has none. */
export async function findIdentity(
  db: Database | Tx,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<Identity | null> {
  const [row] = await db
    .select(FIELDS)
    .from(staffIdentities)
    .innerJoin(accounts, eq(accounts.id, staffIdentities.accountId))
    .where(and(eq(staffIdentities.issuer, issuer), eq(staffIdentities.subject, subject)));
  return row ? withRole(row) : null;
}

/** Returns a link by its id; null when there is none. */
export async function findIdentityById(db: Database | Tx, id: string): Promise<Identity | null> {
  const [row] = await db
    .select(FIELDS)
    .from(staffIdentities)
    .innerJoin(accounts, eq(accounts.id, staffIdentities.accountId))
    .where(eq(staffIdentities.id, id));
  return row ? withRole(row) : null;
}

/** Returns the links of one account, or of all staff without `accountId`, oldest first. */
export async function listIdentities(db: Database | Tx, accountId?: string): Promise<Identity[]> {
  const rows = await db
    .select(FIELDS)
    .from(staffIdentities)
    .innerJoin(accounts, eq(accounts.id, staffIdentities.accountId))
    .where(accountId === undefined ? undefined : eq(staffIdentities.accountId, accountId))
    .orderBy(asc(staffIdentities.linkedAt), asc(staffIdentities.id));
  return rows.map(withRole);
}

/** Returns the account with this email, ignoring case, and whether it is linked with the issuer; null when there is none. */
export async function findAccountByEmail(
  db: Database | Tx,
  email: string,
  issuer: string,
): Promise<{ id: string; role: Role; username: string; hasLink: boolean } | null> {
  const [row] = await db
    .select({
      id: accounts.id,
      role: accounts.role,
      username: accounts.username,
      hasLink: sql<boolean>`exists (select from ${staffIdentities}
        where ${staffIdentities.accountId} = ${accounts.id} and ${staffIdentities.issuer} = ${issuer})`,
    })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return row ? withRole(row) : null;
}

/** Links an account with a subject and returns the id; null when either has a link with this issuer already, or the account is gone. */
export async function insertIdentity(
  tx: Tx,
  { issuer, subject, accountId, at }: { issuer: string; subject: string; accountId: string; at: Date },
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${staffIdentities} (issuer, subject, account_id, linked_at, last_used_at)
    (select ${issuer}, ${subject}, id, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
      from ${accounts} where id = ${accountId} for key share)
    on conflict do nothing returning id`);
  return rows[0]?.id ?? null;
}

/** Removes a link, and with it its unused tickets; false when it is gone. */
export async function deleteIdentity(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.delete(staffIdentities).where(eq(staffIdentities.id, id)).returning({ id: staffIdentities.id });
  return gone.length > 0;
}

/** Returns how many links of administrators other than `exceptId` these issuers have, after locking them against removal. */
export async function countAdminLinks(
  db: Database | Tx,
  issuers: readonly string[],
  exceptId?: string,
): Promise<number> {
  if (issuers.length === 0) return 0;
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${staffIdentities.id} as id from ${staffIdentities} join ${accounts} on ${accounts.id} = ${staffIdentities.accountId}
    where ${accounts.role} = ${ROLE.admin} and ${staffIdentities.issuer} in ${[...issuers]}
    order by ${staffIdentities.id} for update of ${sql.identifier('staff_identities')}`);
  return rows.filter(({ id }) => id !== exceptId).length;
}

/** Stores a ticket of a link, or an answered challenge without one; false when the same was stored before. */
export async function insertStep(
  db: Database | Tx,
  step: { hash: Buffer; accountId: string; identityId: string | null; expiresAt: Date },
): Promise<boolean> {
  const rows = await db.insert(signInSteps).values(step).onConflictDoNothing().returning({ hash: signInSteps.hash });
  return rows.length > 0;
}

/** Takes a ticket, once, and returns its link; null when there is none that works. */
export async function takeTicket(tx: Tx, hash: Buffer, now: Date): Promise<Identity | null> {
  const [taken] = await tx
    .delete(signInSteps)
    .where(and(eq(signInSteps.hash, hash), gt(signInSteps.expiresAt, now)))
    .returning({ identityId: signInSteps.identityId });
  return taken?.identityId ? findIdentityById(tx, taken.identityId) : null;
}

/** Sets when a link was last used. */
export async function touchIdentity(tx: Database | Tx, id: string, at: Date): Promise<void> {
  await tx.update(staffIdentities).set({ lastUsedAt: at }).where(eq(staffIdentities.id, id));
}

/** Deletes the steps that expired before `before`; returns how many. */
export async function removeOldSteps(db: Database, before: Date): Promise<number> {
  const gone = await db
    .delete(signInSteps)
    .where(lt(signInSteps.expiresAt, before))
    .returning({ hash: signInSteps.hash });
  return gone.length;
}

/** Returns every account of staff with its name, for the list of links and factors. */
export async function listStaff(
  db: Database,
): Promise<{ id: string; username: string; name: string | null; role: Role }[]> {
  const rows = await db
    .select({ id: accounts.id, username: accounts.username, name: teachers.name, role: accounts.role })
    .from(accounts)
    .leftJoin(teachers, eq(teachers.id, accounts.id))
    .where(ne(accounts.role, ROLE.team))
    .orderBy(asc(accounts.role), asc(accounts.username));
  return rows.map(withRole);
}

function withRole<R extends { role: number }>(row: R): Omit<R, 'role'> & { role: Role } {
  const role = ROLES.find((known) => known === row.role);
  if (role === undefined) throw new Error(`The database holds an unknown role: ${row.role}`);
  return { ...row, role };
}

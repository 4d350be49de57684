import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/openDatabase.ts';
import { ltiKeys, ltiLinks, ltiNonces, ltiPlatforms, sessions, staffIdentities } from '../../../db/schema/identity.ts';

export type Platform = typeof ltiPlatforms.$inferSelect;
export type PlatformFields = Omit<Platform, 'id' | 'createdAt'>;
export type ToolKey = typeof ltiKeys.$inferSelect;

/** Our own keys that are published: the newest, and the one before. */
const KEYS_PUBLISHED = 2;
/** Prefix of the issuer in links and sessions of staff who come from a platform; its id follows. */
const PREFIX = 'lti:';

/** Returns the name under which a platform's subjects are linked with accounts (staff_identities). */
export function issuerOf({ id }: Pick<Platform, 'id'>): string {
  return `${PREFIX}${id}`;
}

/** Returns the platforms, by name, each with the number of its activities. */
export function listPlatforms(db: Database): Promise<(Platform & { links: number })[]> {
  const links = sql<number>`(select count(*)::int from ${ltiLinks} where ${ltiLinks.platformId} = ${ltiPlatforms.id})`;
  return db
    .select({
      id: ltiPlatforms.id,
      name: ltiPlatforms.name,
      issuer: ltiPlatforms.issuer,
      clientId: ltiPlatforms.clientId,
      deploymentIds: ltiPlatforms.deploymentIds,
      authorizeUrl: ltiPlatforms.authorizeUrl,
      tokenUrl: ltiPlatforms.tokenUrl,
      jwksUrl: ltiPlatforms.jwksUrl,
      trustsEmail: ltiPlatforms.trustsEmail,
      emailDomains: ltiPlatforms.emailDomains,
      createdAt: ltiPlatforms.createdAt,
      links,
    })
    .from(ltiPlatforms)
    .orderBy(asc(ltiPlatforms.name), asc(ltiPlatforms.id));
}

/** Returns whether any platform is registered. */
export async function hasPlatforms(db: Database): Promise<boolean> {
  return (await db.$count(ltiPlatforms)) > 0;
}

/** Returns a platform and locks it; null when there is none. */
export async function lockPlatform(tx: Tx, id: string): Promise<Platform | null> {
  const [row] = await tx.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, id)).for('update');
  return row ?? null;
}

/** Returns a platform; null when there is none. */
export async function findPlatform(db: Database | Tx, id: string): Promise<Platform | null> {
  const [row] = await db.select().from(ltiPlatforms).where(eq(ltiPlatforms.id, id));
  return row ?? null;
}

/** Returns the platforms of an issuer; more than one where it knows us under several client ids. */
export function findPlatformsByIssuer(db: Database, issuer: string): Promise<Platform[]> {
  return db.select().from(ltiPlatforms).where(eq(ltiPlatforms.issuer, issuer));
}

/** Stores a platform; null when its issuer has this client id already. */
export async function insertPlatform(tx: Tx, fields: PlatformFields): Promise<Platform | null> {
  const [row] = await tx.insert(ltiPlatforms).values(fields).onConflictDoNothing().returning();
  return row ?? null;
}

/** Changes a platform. */
export async function updatePlatform(tx: Tx, id: string, fields: PlatformFields): Promise<void> {
  await tx.update(ltiPlatforms).set(fields).where(eq(ltiPlatforms.id, id));
}

/** Removes a platform with its activities, the links of staff with it, and the sessions that these opened. */
export async function deletePlatform(tx: Tx, platform: Platform, at: Date): Promise<void> {
  const issuer = issuerOf(platform);
  // The links first: a session is opened under a lock of its link, so none is opened after they are gone.
  await tx.delete(staffIdentities).where(eq(staffIdentities.issuer, issuer));
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.issuer, issuer), isNull(sessions.revokedAt)));
  await tx.delete(ltiPlatforms).where(eq(ltiPlatforms.id, platform.id));
}

/** Returns our published keys, newest first. */
export function listKeys(db: Database | Tx): Promise<ToolKey[]> {
  return db.select().from(ltiKeys).orderBy(desc(ltiKeys.createdAt), desc(ltiKeys.kid)).limit(KEYS_PUBLISHED);
}

/** Stores a key, the newest, and deletes those that are no longer published. */
export async function insertKey(tx: Tx, key: ToolKey): Promise<void> {
  await tx.insert(ltiKeys).values(key);
  const kept = (await listKeys(tx)).map(({ kid }) => kid);
  await tx.delete(ltiKeys).where(sql`${ltiKeys.kid} not in ${kept}`);
}

/** Serializes what makes the first key, so that two servers do not make one each. */
export async function lockKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${ltiKeys} in share row exclusive mode`);
}

/** Takes the hash of a nonce or of a step; false when it was taken before. */
export async function takeOnce(db: Database | Tx, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(ltiNonces)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: ltiNonces.hash });
  return rows.length > 0;
}

/** Deletes nonces that expired before `before`. */
export async function removeOldNonces(db: Database, before: Date): Promise<void> {
  await db.delete(ltiNonces).where(lt(ltiNonces.expiresAt, before));
}

import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Theme } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../../../db/openDatabase.ts';
import { ltiLinks, ltiPlatforms, ltiPupils } from '../../../db/schema/identity.ts';
import { classes, teams } from '../../../db/schema/schema.ts';
import { MARKS, type marksFrom } from '../../../marking/marks.queries.ts';
import type { Place } from './steps.ts';

/** What an activity is bound to. */
export interface Binding {
  classId: string;
  teamId: string | null;
  theme: Theme | null;
}

const FIELDS = {
  id: ltiLinks.id,
  platformName: ltiPlatforms.name,
  platformId: ltiLinks.platformId,
  classId: ltiLinks.classId,
  className: classes.name,
  teacherId: classes.teacherId,
  teamId: ltiLinks.teamId,
  teamName: teams.name,
  theme: sql<Theme | null>`${ltiLinks.theme}`,
  lineItemUrl: ltiLinks.lineItemUrl,
  lineItemsUrl: ltiLinks.lineItemsUrl,
  membersUrl: ltiLinks.membersUrl,
  resourceLinkId: ltiLinks.resourceLinkId,
  heldUntil: classes.feedbackHeldUntil,
  chosenAt: ltiLinks.chosenAt,
  createdAt: ltiLinks.createdAt,
  pupils: sql<number>`(select count(*)::int from ${ltiPupils} where ${ltiPupils.linkId} = ${ltiLinks.id})`,
};
export type LinkRow = Awaited<ReturnType<typeof selectLinks>>[number];

function selectLinks(db: Database | Tx, where: SQL | undefined) {
  return db
    .select(FIELDS)
    .from(ltiLinks)
    .innerJoin(ltiPlatforms, eq(ltiPlatforms.id, ltiLinks.platformId))
    .innerJoin(classes, eq(classes.id, ltiLinks.classId))
    .leftJoin(teams, eq(teams.id, ltiLinks.teamId))
    .where(where)
    .orderBy(asc(classes.name), asc(ltiLinks.createdAt), asc(ltiLinks.id));
}

/** Returns the activities bound to classes of a teacher, or all without one. */
export function listLinks(db: Database, { teacherId }: { teacherId: string | undefined }): Promise<LinkRow[]> {
  return selectLinks(db, teacherId === undefined ? undefined : eq(classes.teacherId, teacherId));
}

/** Returns an activity; null when there is none. */
export async function findLink(db: Database | Tx, id: string): Promise<LinkRow | null> {
  const [row] = await selectLinks(db, eq(ltiLinks.id, id));
  return row ?? null;
}

/** Returns the activity at this place; null while it is not bound. */
export async function findLinkAt(db: Database | Tx, place: Omit<Place, 'urls' | 'contextId'>): Promise<LinkRow | null> {
  const at = and(
    eq(ltiLinks.platformId, place.platformId),
    eq(ltiLinks.deploymentId, place.deploymentId),
    eq(ltiLinks.resourceLinkId, place.resourceLinkId),
  );
  const [row] = await selectLinks(db, at);
  return row ?? null;
}

/** Binds an activity; one that was bound meanwhile keeps what it has. Returns its id; null when class or team are gone. */
export async function insertLink(
  tx: Tx,
  place: Place,
  binding: Binding,
  { chosenAt, createdAt }: { chosenAt: Date | null; createdAt: Date },
): Promise<string | null> {
  const { urls, ...at } = place;
  if (!(await holdBinding(tx, binding))) return null;
  await tx
    .insert(ltiLinks)
    .values({ ...at, ...urls, ...binding, chosenAt, createdAt })
    .onConflictDoNothing();
  return (await findLinkAt(tx, place))?.id ?? null;
}

/** Binds an activity to another class, team or solar system of this teacher; false when these are gone or not hers. */
export async function updateBinding(
  tx: Tx,
  id: string,
  binding: Binding,
  { chosenAt, teacherId }: { chosenAt: Date; teacherId: string },
): Promise<boolean> {
  if (!(await holdBinding(tx, binding, teacherId))) return false;
  await tx
    .update(ltiLinks)
    .set({ ...binding, chosenAt })
    .where(eq(ltiLinks.id, id));
  return true;
}

/** Keeps class and team of a binding from being deleted meanwhile; false when one is gone, or the class is another teacher's. */
async function holdBinding(tx: Tx, { classId, teamId }: Binding, teacherId?: string): Promise<boolean> {
  const ofTeacher = teacherId === undefined ? undefined : eq(classes.teacherId, teacherId);
  const isClass = and(eq(classes.id, classId), ofTeacher);
  const held = await tx.select({ id: classes.id }).from(classes).where(isClass).for('key share');
  if (held.length === 0 || teamId === null) return held.length > 0;
  const ofClass = and(eq(teams.id, teamId), eq(teams.classId, classId));
  const team = await tx.select({ id: teams.id }).from(teams).where(ofClass).for('key share');
  return team.length > 0;
}

/** Sets the services of an activity, which a platform may change with every launch. */
export async function updateLinkUrls(db: Database | Tx, id: string, urls: Place['urls']): Promise<void> {
  await db.update(ltiLinks).set(urls).where(eq(ltiLinks.id, id));
}

/** Removes an activity with the choices of its pupils, which ends the sessions that they opened. */
export async function deleteLink(tx: Tx, id: string): Promise<void> {
  await tx.delete(ltiLinks).where(eq(ltiLinks.id, id));
}

/** Returns the teams that pupils of an activity may choose from, by name. */
export function listOfferedTeams(db: Database | Tx, { classId, theme, teamId }: Binding) {
  return db
    .select({ id: teams.id, name: teams.name, theme: sql<Theme>`${teams.theme}` })
    .from(teams)
    .where(
      and(
        eq(teams.classId, classId),
        theme === null ? undefined : eq(teams.theme, theme),
        teamId === null ? undefined : eq(teams.id, teamId),
      ),
    )
    .orderBy(asc(teams.name), asc(teams.id));
}

/** Returns the classes of a teacher with their teams, by name. */
export async function listOwnClasses(db: Database | Tx, teacherId: string) {
  return db
    .select({ id: classes.id, name: classes.name, teamId: teams.id, teamName: teams.name })
    .from(classes)
    .leftJoin(teams, eq(teams.classId, classes.id))
    .where(eq(classes.teacherId, teacherId))
    .orderBy(asc(classes.name), asc(classes.id), asc(teams.name), asc(teams.id));
}

/** A pupil of an activity with the marks of the team. */
export interface ScoredPupil {
  /** The platform's id; null of pupils who came before the platform took marks. */
  subject: string | null;
  team: string;
  marks: Parameters<typeof marksFrom>[0];
}

/** Returns the pupils of an activity whose teams are still of its class, in the order of their teams. */
export function listScoredPupils(db: Database, linkId: string): Promise<ScoredPupil[]> {
  return db
    .select({ subject: ltiPupils.subject, team: teams.name, marks: MARKS })
    .from(ltiPupils)
    .innerJoin(ltiLinks, eq(ltiLinks.id, ltiPupils.linkId))
    .innerJoin(teams, and(eq(teams.id, ltiPupils.teamId), eq(teams.classId, ltiLinks.classId)))
    .where(eq(ltiPupils.linkId, linkId))
    .orderBy(asc(teams.name), asc(ltiPupils.id));
}

/** Notes that marks of an activity are being sent; false while somebody else sends them. */
export async function takeSending(
  db: Database,
  { id, now, until }: { id: string; now: Date; until: Date },
): Promise<boolean> {
  const isFree = or(isNull(ltiLinks.sendingUntil), lte(ltiLinks.sendingUntil, now));
  const rows = await db
    .update(ltiLinks)
    .set({ sendingUntil: until })
    .where(and(eq(ltiLinks.id, id), isFree))
    .returning({ id: ltiLinks.id });
  return rows.length > 0;
}

/** Notes that nobody sends marks of an activity any more. */
export async function endSending(db: Database, id: string): Promise<void> {
  await db.update(ltiLinks).set({ sendingUntil: null }).where(eq(ltiLinks.id, id));
}

/** Keeps the address of the column for our points on the platform. */
export async function updateLineItem(db: Database, id: string, lineItemUrl: string): Promise<void> {
  await db.update(ltiLinks).set({ lineItemUrl }).where(eq(ltiLinks.id, id));
}

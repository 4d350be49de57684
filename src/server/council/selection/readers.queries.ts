import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PlanToRead, PossibleReader } from '#domain/council/selection/readers.ts';
import { ROLE, type Role } from '#domain/vocabulary.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import type { PageRequest } from '#server/db/paging.ts';
import { proposals } from '#server/db/schema/council.ts';
import { accounts, classes, schools, teachers, teams } from '#server/db/schema/schema.ts';
import { selectionReadings } from '#server/db/schema/selection.ts';
import { contains } from '#server/db/search.ts';
import { LACKS_READERS, takesPart } from './plans.queries.ts';

const STAFF_ROLES = [ROLE.admin, ROLE.manager, ROLE.teacher];
const NAME = sql<string>`coalesce(${teachers.name}, ${accounts.username})`;

/** Lists a page of the people who may read, by name, with the plans of this school year that each has. */
export async function listPossibleReaders(
  db: Database,
  { search, year }: { search: string; year: number },
  { page, limit }: PageRequest,
) {
  const given = assignedIn(db, year);
  return db
    .select({
      id: accounts.id,
      name: NAME,
      role: sql<0 | 1 | 2>`${accounts.role}`,
      school: schools.name,
      assigned: sql<number>`coalesce(${given.assigned}, 0)`,
    })
    .from(accounts)
    .leftJoin(teachers, eq(teachers.id, accounts.id))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .leftJoin(given, eq(given.accountId, accounts.id))
    .where(isReader(search))
    .orderBy(asc(accounts.role), sql`${NAME} collate "pt_natural"`, asc(accounts.id))
    .limit(limit)
    .offset(page * limit);
}

export async function countPossibleReaders(db: Database, search: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(accounts)
    .leftJoin(teachers, eq(teachers.id, accounts.id))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .where(isReader(search));
  return row?.total ?? 0;
}

/** The number of plans of a school year that each account was given to read. */
function assignedIn(db: Database | Tx, year: number) {
  return db
    .select({ accountId: selectionReadings.accountId, assigned: sql<number>`count(*)::int`.as('assigned') })
    .from(selectionReadings)
    .innerJoin(proposals, eq(proposals.id, selectionReadings.proposalId))
    .where(takesPart(year))
    .groupBy(selectionReadings.accountId)
    .as('given');
}

function isReader(search: string): SQL | undefined {
  const found = [teachers.foldedName, accounts.foldedUsername, accounts.foldedEmail, schools.foldedName];
  const matches = sql.join(
    found.map((column) => contains(column, search)),
    sql` or `,
  );
  return and(inArray(accounts.role, STAFF_ROLES), search === '' ? undefined : sql`(${matches})`);
}

/** Serializes changes of readers, shortlist and results until the transaction ends. Must be taken before row locks. */
export async function lockSelection(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('selection'))`);
}

/** Locks the accounts of staff among these ids against deletion and returns them; accounts are locked before proposals. */
export async function lockPossibleReaders(tx: Tx, ids: readonly string[]): Promise<PossibleReader[]> {
  const rows = await tx
    .select({ id: accounts.id, role: accounts.role })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), inArray(accounts.role, STAFF_ROLES)))
    .orderBy(accounts.id)
    .for('key share');
  return rows.map(({ id, role }) => ({ id, role: role as Role }));
}

/** Returns how many plans of a school year each account was given to read. */
export async function countAssigned(tx: Tx, year: number): Promise<Map<string, number>> {
  const rows = await tx.select().from(assignedIn(tx, year));
  return new Map(rows.map(({ accountId, assigned }) => [accountId, assigned]));
}

/** Readers other than a teacher who has taken over the team's class since. */
const READERS = sql<
  string[]
>`(select coalesce(json_agg(${selectionReadings.accountId}), '[]'::json) from ${selectionReadings}
  where ${selectionReadings.proposalId} = ${proposals.id} and ${selectionReadings.accountId} <> ${classes.teacherId})`;

/** Returns up to `limit` plans of a school year that lack readers, the earliest submitted first, locked against deletion. */
export async function lockLackingPlans(tx: Tx, year: number, limit: number): Promise<PlanToRead[]> {
  const lacking = await tx
    .select({ id: proposals.id, teacherId: classes.teacherId, readers: READERS })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(and(takesPart(year), LACKS_READERS))
    .orderBy(asc(proposals.submittedAt), asc(proposals.id))
    .limit(limit);
  const ids = lacking.map(({ id }) => id);
  const locked = await tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(inArray(proposals.id, ids))
    .orderBy(proposals.id)
    .for('key share');
  const present = new Set(locked.map(({ id }) => id));
  return lacking.filter(({ id }) => present.has(id));
}

/** Counts the plans of a school year that lack readers. */
export async function countLacking(tx: Tx, year: number): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(and(takesPart(year), LACKS_READERS));
  return row?.total ?? 0;
}

import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { HISTORY_SEARCHED_MAX, IMPORTS_SHOWN_MAX } from '#domain/limits.ts';
import type { KnownClass } from '#domain/school/imports/planImport.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { jsonTexts } from '#server/db/jsonTexts.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { drafts } from '#server/db/schema/drafts.ts';
import { audit } from '#server/db/schema/history.ts';
import { accounts, answers, classes, teachers, teams, uploads } from '#server/db/schema/schema.ts';
import type { NewAccount } from '#server/identity/accounts.queries.ts';
import { classesOfBinned } from '#server/records/bin/bin.queries.ts';
import { actorName } from '#server/records/history/actorName.queries.ts';

const RUN = 'runImport';
const UNDO = 'undoImport';

/** Lists this teacher's classes with an equal name (as classKey folds names), with their teams. */
export async function findClassesByName(
  db: Database | Tx,
  teacherId: string,
  names: readonly string[],
): Promise<KnownClass[]> {
  const rows = await db
    .select({
      id: classes.id,
      name: classes.name,
      team: { name: teams.name, username: accounts.username, members: teams.members },
    })
    .from(classes)
    .leftJoin(teams, eq(teams.classId, classes.id))
    .leftJoin(accounts, eq(accounts.id, teams.id))
    .where(
      and(
        eq(classes.teacherId, teacherId),
        sql`replace(${classes.foldedName}, ' ', '') in (select replace(fold(wanted.name), ' ', '') ${from(names)})`,
      ),
    );
  const found = new Map<string, KnownClass & { teams: KnownClass['teams'][number][] }>();
  for (const { id, name, team } of rows) {
    const known = found.get(id) ?? { id, name, teams: [] };
    const { name: teamName, username, members } = team;
    if (teamName !== null && username !== null) known.teams.push({ name: teamName, username, members: members ?? [] });
    found.set(id, known);
  }
  return [...found.values()];
}

export interface NewImport {
  classes: readonly { id: string; name: string; teacherId: string; keepUntil: string }[];
  accounts: readonly NewAccount[];
  teams: readonly { id: string; name: string; classId: string; theme: Theme; members: string[] }[];
}

/** Inserts everything; a name in use violates a unique constraint (see constraintRefusals.ts). */
export async function insertImport(tx: Tx, made: NewImport): Promise<void> {
  if (made.classes.length > 0) await tx.insert(classes).values([...made.classes]);
  if (made.teams.length === 0) return;
  await tx.insert(accounts).values([...made.accounts]);
  await tx.insert(teams).values([...made.teams]);
}

/** Returns the import that this account sent for this teacher with this key, with its counts; null when there is none. */
export async function findImportByKey(
  db: Database | Tx,
  { ownerId, accountId, key }: { ownerId: string; accountId: string; key: string | null },
): Promise<{ _id: string; classes: number; teams: number } | null> {
  if (key === null) return null;
  const made = (of: 'classes' | 'teams') => sql<number>`jsonb_array_length(${audit.details} -> ${of})`;
  const [row] = await db
    .select({ id: audit.id, classes: made('classes'), teams: made('teams') })
    .from(audit)
    .where(
      and(
        eq(audit.ownerId, ownerId),
        eq(audit.accountId, accountId),
        eq(audit.action, RUN),
        sql`${audit.details} ->> 'key' = ${key}`,
      ),
    );
  return row === undefined ? null : { _id: String(row.id), classes: row.classes, teams: row.teams };
}

/** What an import created, read from its audit entry. */
export interface ImportRecord {
  ownerId: string;
  at: Date;
  classIds: string[];
  teamIds: string[];
  subjectName: string;
}

/** Returns an import by its audit entry's id; null when there is none. */
export async function findImport(db: Database, importId: number): Promise<ImportRecord | null> {
  const [row] = await db
    .select()
    .from(audit)
    .where(and(eq(audit.id, importId), eq(audit.action, RUN)));
  if (row === undefined || row.ownerId === null) return null;
  const ids = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const { classes: classIds, teams: teamIds } = row.details;
  return {
    ownerId: row.ownerId,
    at: row.at,
    classIds: ids(classIds),
    teamIds: ids(teamIds),
    subjectName: row.subjectName ?? '',
  };
}

export interface PastImportRow {
  id: number;
  at: Date;
  /** Name of the sender as the reader may see it; null when that account is gone. */
  by: string | null;
  /** Name of the teacher who owns the classes; null when she is gone. */
  teacher: string | null;
  classes: number;
  teams: number;
  /** Number of classes and teams that stayed when it was undone; null when it was not undone. */
  kept: number | null;
}

/** Lists the newest imports of a teacher's classes, or of all, among the newest HISTORY_SEARCHED_MAX audit entries. */
export async function listImports(db: Database, teacherId: string | undefined): Promise<PastImportRow[]> {
  const line = db
    .select({
      id: audit.id,
      at: audit.at,
      action: audit.action,
      accountId: audit.accountId,
      ownerId: audit.ownerId,
      details: audit.details,
    })
    .from(audit)
    .where(teacherId === undefined ? undefined : eq(audit.ownerId, teacherId))
    .orderBy(desc(audit.id))
    .limit(HISTORY_SEARCHED_MAX)
    .as('line');
  const made = (of: 'classes' | 'teams') => sql<number>`jsonb_array_length(${line.details} -> ${of})`;
  return db
    .select({
      id: line.id,
      at: line.at,
      by: actorName(teacherId, teachers),
      teacher: sql<string | null>`(select ${teachers.name} from ${teachers} where ${teachers.id} = ${line.ownerId})`,
      classes: made('classes'),
      teams: made('teams'),
      kept: sql<number | null>`(
        select jsonb_array_length(undo.details -> 'kept') from ${audit} undo
        where undo.owner_id = ${line.ownerId} and undo.action = ${UNDO} and undo.details ->> 'importId' = ${line.id}::text
        order by undo.id desc limit 1)`,
    })
    .from(line)
    .leftJoin(accounts, eq(accounts.id, line.accountId))
    .leftJoin(teachers, eq(teachers.id, line.accountId))
    .where(eq(line.action, RUN))
    .orderBy(desc(line.id))
    .limit(IMPORTS_SHOWN_MAX);
}

/** Staff actions after which an imported team counts as used. */
const USING_ACTIONS = ['editTeam', 'moveTeam', 'setSupports', 'setPassword', 'writeNote', 'restoreFromBin'];

/**
 * Locks those of these teams that still exist until the transaction ends; `isUsed` when the team has begun to play or
 * staff have changed it since.
 */
export async function lockImportedTeams(tx: Tx, teamIds: readonly string[]) {
  if (teamIds.length === 0) return [];
  const ids = [...teamIds];
  await tx.select({ id: teams.id }).from(teams).where(inArray(teams.id, ids)).orderBy(teams.id).for('update');
  const has = (table: typeof answers | typeof drafts) =>
    sql<boolean>`exists (select from ${table} where ${table.teamId} = ${teams.id})`;
  return tx
    .select({
      id: teams.id,
      name: teams.name,
      teacherId: classes.teacherId,
      isUsed: sql<boolean>`${gte(teams.level, 2)} or ${teams.ship} is not null or ${has(answers)} or ${has(drafts)}
        or exists (select from ${uploads} where ${uploads.accountId} = ${teams.id})
        or exists (select from ${audit} where ${eq(audit.subjectId, teams.id)} and ${inArray(audit.action, USING_ACTIONS)})`,
    })
    .from(teams)
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(inArray(teams.id, ids))
    .orderBy(teams.name, teams.id);
}

/** Locks these classes until the transaction ends. Adding a team locks the class before its row in class_sizes. */
export async function holdClasses(tx: Tx, classIds: readonly string[]): Promise<void> {
  const held = tx
    .select({ id: classes.id })
    .from(classes)
    .where(inArray(classes.id, [...classIds]));
  if (classIds.length > 0) await held.orderBy(classes.id).for('update');
}

/** Deletes the accounts of these teams with all dependent rows. */
export async function deleteTeams(tx: Tx, teamIds: readonly string[]): Promise<void> {
  if (teamIds.length > 0) await tx.delete(accounts).where(inArray(accounts.id, [...teamIds]));
}

/**
 * Deletes those of this teacher's classes that have no team, also none in the bin, and were never edited. Returns the
 * deleted ids and the kept classes. The caller holds their locks.
 */
export async function deleteEmptyClasses(tx: Tx, classIds: readonly string[], teacherId: string) {
  if (classIds.length === 0) return { deleted: [], kept: [] };
  const ids = [...classIds];
  const deleted = await tx
    .delete(classes)
    .where(
      and(
        inArray(classes.id, ids),
        eq(classes.teacherId, teacherId),
        sql`not exists (select from ${teams} where ${teams.classId} = ${classes.id})`,
        sql`${classes.id} not in ${classesOfBinned(teacherId)}`,
        sql`not exists (select from ${audit} where ${eq(audit.subjectId, classes.id)} and ${eq(audit.action, 'editClass')})`,
      ),
    )
    .returning({ id: classes.id });
  const kept = await tx
    .select({ id: classes.id, name: classes.name })
    .from(classes)
    .where(inArray(classes.id, ids))
    .orderBy(classes.name, classes.id);
  return { deleted: deleted.map(({ id }) => id), kept };
}

function from(names: readonly string[]) {
  return sql`from jsonb_array_elements_text(${jsonTexts(names)}) as wanted(name)`;
}

import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LevelScale } from '#domain/marking/levelScale.ts';
import type { Marks } from '#domain/marking/scoring.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { atPage, type PageRequest } from '#server/db/paging.ts';
import { classes, marks, schools, teachers, teams } from '#server/db/schema/schema.ts';
import { storedMission } from '#server/game/stored.ts';
import { LEVEL_SCALE } from '#server/school/schools.queries.ts';
import { type TeamFilters, teamCondition } from '#server/school/teamFilters.queries.ts';
import { MARK_FIELDS, markOf } from '../marks.queries.ts';

export interface ExportRow {
  id: string;
  name: string;
  theme: string;
  classId: string;
  className: string;
  schoolName: string | null;
  members: string[];
  /** Null where the teacher has no school. */
  levelScale: LevelScale | null;
}

interface Chosen {
  filters: TeamFilters;
  classId: string | undefined;
}

/**
 * Reads the next teams by class and name after `last` (keyset pagination). The first comparison of `after` can use the
 * index on classes, so that a batch does not read earlier rows again.
 */
export async function exportBatch(
  db: Database,
  { last, ...chosen }: Chosen & { last: ExportRow | undefined },
  limit: number,
): Promise<ExportRow[]> {
  return rowsQuery(db, and(inChosen(chosen), after(last))).limit(limit);
}

/** Reads one page of the same list. */
export async function exportPage(db: Database, chosen: Chosen, part: PageRequest): Promise<ExportRow[]> {
  return atPage(rowsQuery(db, inChosen(chosen)).$dynamic(), part);
}

/** Counts the teams of all pages. */
export async function countExported(db: Database, chosen: Chosen): Promise<number> {
  return db.$count(teams, inChosen(chosen));
}

function rowsQuery(db: Database, condition: SQL | undefined) {
  const order = [asc(classes.name), asc(classes.id), asc(teams.name), asc(teams.id)];
  return db
    .select({
      id: teams.id,
      name: teams.name,
      theme: teams.theme,
      classId: classes.id,
      className: classes.name,
      schoolName: schools.name,
      members: teams.members,
      levelScale: LEVEL_SCALE,
    })
    .from(teams)
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .where(condition)
    .orderBy(...order);
}

function inChosen({ filters, classId }: Chosen): SQL | undefined {
  return and(teamCondition(filters), classId === undefined ? undefined : eq(teams.classId, classId));
}

/** Reads the marks of these teams by team id. */
export async function marksOf(db: Database, teamIds: readonly string[]): Promise<Map<string, Marks>> {
  const found = new Map<string, Marks>();
  if (teamIds.length === 0) return found;
  const rows = await db
    .select({ teamId: marks.teamId, ...MARK_FIELDS })
    .from(marks)
    .where(inArray(marks.teamId, [...teamIds]));
  for (const row of rows) {
    found.set(row.teamId, { ...found.get(row.teamId), [storedMission(row.level)]: markOf(row) });
  }
  return found;
}

function after(last: ExportRow | undefined): SQL | undefined {
  if (last === undefined) return undefined;
  const { className, classId, name, id } = last;
  return sql`(${classes.name}, ${classes.id}) >= (${className}, ${classId}::uuid)
    and (${classes.name}, ${classes.id}, ${teams.name}, ${teams.id})
      > (${className}, ${classId}::uuid, ${name}, ${id}::uuid)`;
}

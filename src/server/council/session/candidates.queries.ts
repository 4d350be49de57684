import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { wholeCost } from '#domain/council/dossier.ts';
import type { CouncilPhase } from '#domain/council/session/phases.ts';
import type { CouncilState } from '#domain/council/session/steering.ts';
import type { ShipNumber, Theme } from '#domain/vocabulary.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { councilDossiers, proposals } from '#server/db/schema/council.ts';
import { councilClasses, councilPlans, councils } from '#server/db/schema/councils.ts';
import { classes, classSizes, teachers, teams } from '#server/db/schema/schema.ts';
import type { CouncilTeamRow } from './councilRow.queries.ts';

export interface CouncilClass {
  id: string;
  name: string;
  teacherId: string;
  schoolId: string | null;
  teams: number;
}

export interface Candidate {
  id: string;
  classId: string;
  cost: number | null;
  team: CouncilTeamRow;
}

/** Finds these classes, by name; unknown ids are left out. */
export async function findCouncilClasses(db: Database | Tx, ids: readonly string[]): Promise<CouncilClass[]> {
  return selectClasses(db, inArray(classes.id, [...ids]));
}

/** Lists the classes of the school of a class, or of its teacher when she has none; only those of `teacherId`, if given. */
export async function listClassesOfSchool(
  db: Database,
  { schoolId, teacherId: own }: Pick<CouncilClass, 'schoolId' | 'teacherId'>,
  { teacherId }: { teacherId: string | undefined },
): Promise<CouncilClass[]> {
  const sameSchool = schoolId === null ? undefined : eq(teachers.schoolId, schoolId);
  const scope = teacherId === undefined ? undefined : eq(classes.teacherId, teacherId);
  return selectClasses(db, and(or(eq(classes.teacherId, own), sameSchool), scope));
}

function selectClasses(db: Database | Tx, where: SQL | undefined): Promise<CouncilClass[]> {
  return db
    .select({
      id: classes.id,
      name: classes.name,
      teacherId: classes.teacherId,
      schoolId: teachers.schoolId,
      teams: sql<number>`coalesce(${classSizes.teams}, 0)`,
    })
    .from(classes)
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(classSizes, eq(classSizes.classId, classes.id))
    .where(where)
    .orderBy(classes.name, classes.id);
}

/** Lists the proposals of these classes that other teams see, drafts too (ruling 6), by team name. */
export async function listCandidates(db: Database | Tx, classIds: readonly string[]): Promise<Candidate[]> {
  const rows = await db
    .select({
      id: proposals.id,
      classId: teams.classId,
      teamId: teams.id,
      name: teams.name,
      className: classes.name,
      ship: teams.ship,
      theme: teams.theme,
      dossier: councilDossiers.answers,
    })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .leftJoin(councilDossiers, eq(councilDossiers.teamId, teams.id))
    .where(and(inArray(teams.classId, [...classIds]), eq(proposals.state, 'shown'), eq(proposals.returned, false)))
    .orderBy(teams.name, teams.id);
  return rows.map(({ id, classId, teamId, ship, theme, dossier, ...named }) => ({
    id,
    classId,
    cost: dossier === null ? null : wholeCost(dossier),
    team: { id: teamId, ...named, ship: ship as ShipNumber | null, theme: theme as Theme },
  }));
}

export interface CouncilSummary {
  id: string;
  state: CouncilState;
  phase: CouncilPhase | null;
  createdAt: Date;
  closedAt: Date | null;
  plans: number;
  classes: { id: string; name: string; teacherId: string }[];
}

/** Lists the council sessions of a class, newest first. */
export async function listCouncilsOfClass(db: Database, classId: string): Promise<CouncilSummary[]> {
  return db
    .select({
      id: councils.id,
      state: councils.state,
      phase: councils.phase,
      createdAt: councils.createdAt,
      closedAt: councils.closedAt,
      plans: db.$count(councilPlans, eq(councilPlans.councilId, councils.id)),
      classes: sql<CouncilSummary['classes']>`(
        select json_agg(json_build_object('id', k.id, 'name', k.name, 'teacherId', k.teacher_id) order by k.name, k.id)
        from ${councilClasses} cc join ${classes} k on k.id = cc.class_id where cc.council_id = ${councils.id})`,
    })
    .from(councils)
    .innerJoin(councilClasses, eq(councilClasses.councilId, councils.id))
    .where(eq(councilClasses.classId, classId))
    .orderBy(desc(councils.createdAt), desc(councils.id));
}

import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { SelectionQuery } from '#contract/council/selection.ts';
import type { SelectionState } from '#domain/council/selection/judgements.ts';
import { READERS_PER_PLAN } from '#domain/council/selection/selectionLimits.ts';
import { selectionYearSpan } from '#domain/council/selection/selectionYear.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { atPage, type PageRequest } from '#server/db/paging.ts';
import { proposals } from '#server/db/schema/council.ts';
import { accounts, classes, schools, teachers, teams } from '#server/db/schema/schema.ts';
import { selectionChoices, selectionReadings } from '#server/db/schema/selection.ts';
import { hasSearchKey } from '#server/school/teamFilters.queries.ts';
import { hasWords } from '../proposalSearch.queries.ts';

/** A plan with the columns that the rules of the selection need. */
export type PlanRow = Awaited<ReturnType<typeof selectPlans>>[number] & { submittedAt: Date };

export interface PlanFilter {
  year: number;
  theme: Theme | undefined;
  schoolId: string | undefined;
  state: SelectionState | undefined;
  search: SelectionQuery['search'];
}

/** The readings of a plan, without one by a teacher who has taken over the team's class since. */
const COUNTED = sql`from ${selectionReadings} where ${selectionReadings.proposalId} = ${proposals.id}
  and ${selectionReadings.accountId} <> ${classes.teacherId}`;
/** A judgement or a choice from before the submission is about an earlier text. */
const IS_CURRENT = sql`${selectionReadings.judgedAt} >= ${proposals.submittedAt}`;
const READERS = sql`(select count(*) ${COUNTED})`;
const GIVEN = sql`(select count(*) ${COUNTED} and ${IS_CURRENT})`;
/** The same rule as domain/council/selection/judgements.ts. */
const IS_FULLY_READ = sql`(${GIVEN} >= ${sql.raw(String(READERS_PER_PLAN))} and ${GIVEN} = ${READERS})`;
const MEAN = sql`(select avg(${selectionReadings.community} + ${selectionReadings.feasible} + ${selectionReadings.fair})
  ${COUNTED} and ${IS_CURRENT})`;
/** Condition that a plan has fewer than two readers, for a query that joins `classes`. */
export const LACKS_READERS = sql`(${READERS} < ${sql.raw(String(READERS_PER_PLAN))})`;
export const IS_CHOSEN = sql`(${selectionChoices.chosenAt} >= ${proposals.submittedAt})`;

/** Matches the plans of a school year that take part: submitted in it, and seen by other teams. */
export function takesPart(year: number): SQL | undefined {
  const { from, until } = selectionYearSpan(year);
  return and(
    gte(proposals.submittedAt, from),
    lt(proposals.submittedAt, until),
    eq(proposals.state, 'shown'),
    eq(proposals.returned, false),
  );
}

/** Lists a page of plans: the best rated first, those that are not fully read last. */
export async function listPlans(db: Database, filter: PlanFilter, part: PageRequest): Promise<PlanRow[]> {
  const mean = sql`case when ${IS_FULLY_READ} then ${MEAN} end desc nulls last`;
  const plans = selectPlans(db, whereOf(filter)).orderBy(mean, teams.name, proposals.id);
  return submittedOnly(await atPage(plans.$dynamic(), part));
}

export async function countPlans(db: Database, filter: PlanFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(selectionChoices, eq(selectionChoices.proposalId, proposals.id))
    .where(whereOf(filter));
  return row?.total ?? 0;
}

/** Counts the plans of a school year by state. */
export async function countStates(db: Database, year: number) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      read: sql<number>`(count(*) filter (where ${IS_FULLY_READ}))::int`,
      shortlisted: sql<number>`(count(*) filter (where ${IS_CHOSEN}))::int`,
    })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .leftJoin(selectionChoices, eq(selectionChoices.proposalId, proposals.id))
    .where(takesPart(year));
  const { all = 0, read = 0, shortlisted = 0 } = row ?? {};
  return { all, unread: all - read, read, shortlisted };
}

/** Lists the published shortlist of a school year in the order of solar systems, schools and teams. */
export async function listChosen(db: Database | Tx, year: number): Promise<PlanRow[]> {
  const plans = selectPlans(db, and(takesPart(year), IS_CHOSEN));
  return submittedOnly(await plans.orderBy(teams.theme, schools.name, teams.name, proposals.id));
}

/** Reads a plan, whether it takes part or not; null when it does not exist. */
export async function findPlan(db: Database | Tx, proposalId: string) {
  const [row] = await selectPlans(db, eq(proposals.id, proposalId));
  return row ?? null;
}

function whereOf({ year, theme, schoolId, state, search }: PlanFilter): SQL | undefined {
  return and(
    takesPart(year),
    theme && eq(teams.theme, theme),
    schoolId === undefined ? undefined : eq(teachers.schoolId, schoolId),
    state && STATES[state],
    search === '' ? undefined : sql`(${hasWords(search)} or ${hasSearchKey(search)})`,
  );
}

const STATES: Record<SelectionState, SQL> = {
  unread: sql`not ${IS_FULLY_READ}`,
  read: IS_FULLY_READ,
  shortlisted: IS_CHOSEN,
};

function selectPlans(db: Database | Tx, where: SQL | undefined) {
  return db
    .select({
      id: proposals.id,
      text: proposals.text,
      submittedAt: proposals.submittedAt,
      state: proposals.state,
      returned: proposals.returned,
      teamId: teams.id,
      teamName: teams.name,
      members: teams.members,
      theme: teams.theme,
      className: classes.name,
      teacherId: classes.teacherId,
      teacherName: sql<string>`coalesce(${teachers.name}, ${accounts.username})`,
      schoolName: schools.name,
      reason: selectionChoices.reason,
      chosenAt: selectionChoices.chosenAt,
    })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .innerJoin(accounts, eq(accounts.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .leftJoin(selectionChoices, eq(selectionChoices.proposalId, proposals.id))
    .where(where);
}

function submittedOnly(rows: Awaited<ReturnType<typeof selectPlans>>): PlanRow[] {
  return rows.flatMap((row) => (row.submittedAt === null ? [] : [{ ...row, submittedAt: row.submittedAt }]));
}

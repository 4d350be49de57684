import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Scores } from '#domain/council/selection/judgements.ts';
import type { Assignment } from '#domain/council/selection/readers.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { atPage, type PageRequest } from '#server/db/paging.ts';
import { proposals } from '#server/db/schema/council.ts';
import { accounts, classes, teachers, teams } from '#server/db/schema/schema.ts';
import { selectionChoices, selectionReadings } from '#server/db/schema/selection.ts';
import { IS_CHOSEN, takesPart } from './plans.queries.ts';

export type ReadingRow = Awaited<ReturnType<typeof readingsOf>>[number];

/**
 * Returns the readings of these plans with the readers' names, sorted by name; without one by a teacher who has taken over
 * the team's class since.
 */
export async function readingsOf(db: Database | Tx, proposalIds: readonly string[]) {
  const name = sql<string>`coalesce(${teachers.name}, ${accounts.username})`;
  return db
    .select({
      proposalId: selectionReadings.proposalId,
      accountId: selectionReadings.accountId,
      name,
      community: selectionReadings.community,
      feasible: selectionReadings.feasible,
      fair: selectionReadings.fair,
      words: selectionReadings.words,
      judgedAt: selectionReadings.judgedAt,
    })
    .from(selectionReadings)
    .innerJoin(accounts, eq(accounts.id, selectionReadings.accountId))
    .leftJoin(teachers, eq(teachers.id, selectionReadings.accountId))
    .innerJoin(proposals, eq(proposals.id, selectionReadings.proposalId))
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(
      and(inArray(selectionReadings.proposalId, [...proposalIds]), ne(selectionReadings.accountId, classes.teacherId)),
    )
    .orderBy(asc(name), asc(selectionReadings.accountId));
}

const IS_JUDGED = sql`coalesce(${selectionReadings.judgedAt} >= ${proposals.submittedAt}, false)`;

/** Matches what this account has to read in a school year; a plan of an own team, of a class taken over since, is left out. */
function toReadBy(accountId: string, year: number): SQL | undefined {
  return and(eq(selectionReadings.accountId, accountId), ne(classes.teacherId, accountId), takesPart(year));
}

/** Lists a page of the plans that an account has to read: those without its judgement first, then by submission. */
export async function listReadings(db: Database, accountId: string, year: number, part: PageRequest) {
  const rows = db
    .select({
      id: proposals.id,
      text: proposals.text,
      theme: teams.theme,
      submittedAt: sql<Date>`${proposals.submittedAt}`.mapWith(proposals.submittedAt),
    })
    .from(selectionReadings)
    .innerJoin(proposals, eq(proposals.id, selectionReadings.proposalId))
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(toReadBy(accountId, year))
    .orderBy(IS_JUDGED, asc(proposals.submittedAt), asc(proposals.id))
    .$dynamic();
  return atPage(rows, part);
}

/** Counts the plans that an account has to read in a school year, and those that it has not judged. */
export async function countReadings(db: Database, accountId: string, year: number) {
  const [row] = await db
    .select({
      assigned: sql<number>`count(*)::int`,
      toRead: sql<number>`(count(*) filter (where not ${IS_JUDGED}))::int`,
    })
    .from(selectionReadings)
    .innerJoin(proposals, eq(proposals.id, selectionReadings.proposalId))
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(toReadBy(accountId, year));
  return { assigned: row?.assigned ?? 0, toRead: row?.toRead ?? 0 };
}

/** Adds readings; existing ones are not changed. */
export async function addReadings(tx: Tx, assignments: readonly Assignment[]): Promise<void> {
  if (assignments.length === 0) return;
  await tx
    .insert(selectionReadings)
    .values([...assignments])
    .onConflictDoNothing();
}

export async function removeReadings(tx: Tx, proposalId: string, accountIds: readonly string[]): Promise<void> {
  await tx
    .delete(selectionReadings)
    .where(and(eq(selectionReadings.proposalId, proposalId), inArray(selectionReadings.accountId, [...accountIds])));
}

/** Stores a judgement, replacing an earlier one of the same reader. */
export async function writeJudgement(
  tx: Tx,
  { proposalId, accountId, at, words, ...scores }: Assignment & Scores & { words: string; at: Date },
): Promise<void> {
  await tx
    .update(selectionReadings)
    .set({ ...scores, words, judgedAt: at })
    .where(and(eq(selectionReadings.proposalId, proposalId), eq(selectionReadings.accountId, accountId)));
}

/** Puts a plan on the shortlist, or replaces the reason. */
export async function writeChoice(
  tx: Tx,
  choice: { proposalId: string; reason: string; chosenBy: string; chosenAt: Date },
): Promise<void> {
  const { proposalId, ...set } = choice;
  await tx.insert(selectionChoices).values(choice).onConflictDoUpdate({ target: selectionChoices.proposalId, set });
}

/** Takes a plan off the shortlist; returns false when it was not on it. */
export async function deleteChoice(tx: Tx, proposalId: string): Promise<boolean> {
  const gone = await tx.delete(selectionChoices).where(eq(selectionChoices.proposalId, proposalId)).returning();
  return gone.length > 0;
}

/** Lists the chosen plans of a teacher's teams in a school year. */
export async function listChosenOf(db: Database, teacherId: string, year: number) {
  return db
    .select({ teamName: teams.name, class: classes.name })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(selectionChoices, eq(selectionChoices.proposalId, proposals.id))
    .where(and(eq(classes.teacherId, teacherId), takesPart(year), IS_CHOSEN))
    .orderBy(asc(classes.name), asc(teams.name));
}

import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/openDatabase.ts';
import { comments } from '#server/db/schema/council.ts';
import { councilPlans } from '#server/db/schema/councils.ts';
import { inQueue } from '../moderation/comments.queries.ts';

/** Comments on a plan: those that other teams see, by kind, and what waits for a decision, answers included. */
export interface PlanDebate {
  id: string;
  for: number;
  against: number;
  question: number;
  suggestion: number;
  /** Without a kind. */
  other: number;
  /** Questions that other teams see and that the plan's team has not answered. */
  unanswered: number;
  /** In the moderation queue of the person who reads this. */
  waiting: number;
}

const answers = alias(comments, 'answers');
const isShown = sql`${comments.state} = 'shown' and ${comments.answerTo} is null`;
const countWhere = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
const ofKind = (kind: string) => countWhere(sql`${isShown} and ${comments.kind} = ${kind}`);

/**
 * Counts the comments on the plans of a session. A plan without comments has zeros. `teacherId`: whose decisions are waited
 * for; undefined for an administrator, who decides on all.
 */
export async function countPlanDebates(
  db: Database,
  councilId: string,
  { teacherId }: { teacherId: string | undefined },
): Promise<PlanDebate[]> {
  return db
    .select({
      id: councilPlans.proposalId,
      for: ofKind('for'),
      against: ofKind('against'),
      question: ofKind('question'),
      suggestion: ofKind('suggestion'),
      other: countWhere(sql`${isShown} and ${comments.kind} is null`),
      unanswered: countWhere(sql`${isShown} and ${comments.kind} = 'question' and ${answers.id} is null`),
      waiting: countWhere(sql`${inQueue({ part: 'waiting', teacherId })}`),
    })
    .from(councilPlans)
    .leftJoin(comments, eq(comments.proposalId, councilPlans.proposalId))
    .leftJoin(answers, eq(answers.answerTo, comments.id))
    .where(eq(councilPlans.councilId, councilId))
    .groupBy(councilPlans.proposalId);
}

/** Counts what each team has written about plans of a session, without answers and hidden texts; teams without any are left out. */
export async function countTeamComments(db: Database, councilId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ teamId: comments.teamId, written: sql<number>`count(*)::int` })
    .from(comments)
    .innerJoin(councilPlans, eq(councilPlans.proposalId, comments.proposalId))
    .where(and(eq(councilPlans.councilId, councilId), isNull(comments.answerTo), ne(comments.state, 'hidden')))
    .groupBy(comments.teamId);
  return new Map(rows.map(({ teamId, written }) => [teamId, written]));
}

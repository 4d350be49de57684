import { eq, type SQL, sql } from 'drizzle-orm';
import type { CommentKind } from '#domain/council/comments.ts';
import type { CivicTeam } from '#domain/council/strengths.ts';
import type { Database } from '../db/openDatabase.ts';
import { comments, rankingRows, ratings } from '../db/schema/council.ts';
import { teams } from '../db/schema/schema.ts';
import { MARKS, marksFrom } from '../marking/marks.queries.ts';

/** Counts a team's texts that others see; answers are not comments. */
const textsOf = (condition: SQL, counted: SQL = sql`count(*)`) => sql<number>`(select ${counted}::int from ${comments}
  where ${comments.teamId} = ${teams.id} and ${comments.state} = 'shown' and ${condition})`;
const isComment = (kind: CommentKind) => sql`${comments.kind} = ${kind}`;
const argumentsOf = (kind: CommentKind) => textsOf(isComment(kind));

const ACTS = {
  accepted: textsOf(sql`${comments.acceptedAt} is not null`),
  questions: textsOf(isComment('question')),
  answers: textsOf(sql`${comments.answerTo} is not null`),
  bothSides: sql<number>`least(${argumentsOf('for')}, ${argumentsOf('against')})`,
  rated: sql<number>`(select count(*)::int from ${ratings} where ${ratings.teamId} = ${teams.id})`,
  commented: textsOf(sql`${comments.answerTo} is null`, sql`count(distinct ${comments.proposalId})`),
};

/** Reads what each team of a class did in the council, with its marks, by team name. */
export async function listCivicTeams(db: Database, classId: string): Promise<(CivicTeam & { name: string })[]> {
  const rows = await db
    .select({
      id: teams.id,
      name: teams.name,
      level: teams.level,
      marks: MARKS,
      hasProposal: rankingRows.hasProposal,
      ...ACTS,
    })
    .from(teams)
    .innerJoin(rankingRows, eq(rankingRows.teamId, teams.id))
    .where(eq(teams.classId, classId))
    .orderBy(teams.name, teams.id);
  return rows.map(({ id, name, level, marks, hasProposal, ...acts }) => {
    return { id, name, level, marks: marksFrom(marks), hasProposal, acts };
  });
}

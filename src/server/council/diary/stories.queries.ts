import { and, desc, eq, exists, inArray, isNotNull, lt, not, sql } from 'drizzle-orm';
import { STORIES_MAX } from '#domain/limits.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { councilReadings, proposals } from '#server/db/schema/council.ts';
import { diaryEntries } from '#server/db/schema/diary.ts';
import { classes, teachers, teams } from '#server/db/schema/schema.ts';
import type { PlayingTeam } from '#server/game/levels.queries.ts';
import { isColleague } from '../council.queries.ts';
import { reportedBy } from '../moderation/proposals.queries.ts';

export type StoryRow = Awaited<ReturnType<typeof listStories>>[number];

/**
 * Lists the shared plans of the team's school and solar system that were submitted before `before`, which other teams see
 * and whose diary has an entry that they may read; the newest first, at most STORIES_MAX.
 */
export async function listStories(db: Database, team: PlayingTeam, before: Date) {
  const told = db
    .select({ one: sql`1` })
    .from(diaryEntries)
    .where(and(eq(diaryEntries.teamId, proposals.teamId), eq(diaryEntries.state, 'shown')));
  const rows = await db
    .select({
      id: proposals.id,
      teamId: proposals.teamId,
      text: proposals.text,
      submittedAt: proposals.submittedAt,
      className: classes.name,
      reported: reportedBy(team.id),
    })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .where(
      and(
        proposals.storyShared,
        isNotNull(proposals.submittedAt),
        lt(proposals.submittedAt, before),
        eq(proposals.state, 'shown'),
        eq(proposals.returned, false),
        eq(teams.theme, team.theme),
        isColleague(team),
        exists(told),
      ),
    )
    .orderBy(desc(proposals.submittedAt), desc(proposals.id))
    .limit(STORIES_MAX);
  return rows.flatMap(({ submittedAt, ...row }) => (submittedAt === null ? [] : [{ ...row, submittedAt }]));
}

/** Lists the entries of these teams that other teams may read, the latest day first. */
export async function listShownEntries(db: Database, teamIds: readonly string[]) {
  if (teamIds.length === 0) return [];
  const { id, teamId, text, reason, progress, day } = diaryEntries;
  return db
    .select({ id, teamId, text, reason, progress, day })
    .from(diaryEntries)
    .where(and(inArray(teamId, [...teamIds]), eq(diaryEntries.state, 'shown')))
    .orderBy(desc(day), desc(diaryEntries.createdAt), desc(id));
}

/** Returns whether a team reads this plan only as a story: it is shared, and no part of the team's council. */
export async function isReadAsStory(db: Database | Tx, proposalId: string, teamId: string): Promise<boolean> {
  const isGiven = db
    .select({ one: sql`1` })
    .from(councilReadings)
    .where(and(eq(councilReadings.proposalId, proposals.id), eq(councilReadings.teamId, teamId)));
  const [story] = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.id, proposalId), proposals.storyShared, not(exists(isGiven))));
  return story !== undefined;
}

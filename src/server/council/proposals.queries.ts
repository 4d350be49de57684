import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ModerationStatus } from '#domain/council/moderation.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { retryOnDeadlock } from '../db/retryOnDeadlock.ts';
import { proposals, rankingRows, ratings } from '../db/schema/council.ts';
import { classes, schools, teachers, teams } from '../db/schema/schema.ts';
import type { PlayingTeam } from '../game/levels.queries.ts';
import { type CommentRow, readComments } from './comments.queries.ts';
import { chooseCouncil, isColleague, noteReadings } from './council.queries.ts';
import { isSeenBy, JUDGED_PROPOSAL, reportedBy } from './moderation/proposals.queries.ts';

export type Stars = { average: number | null; count: number; mine: number | null };
type ProposalRow = Awaited<ReturnType<typeof selectProposals>>[number];
export interface CouncilProposal {
  row: ProposalRow;
  stars: Stars;
  comments: CommentRow[];
}

/** A team's proposal with its stars and comments, as `viewerId` sees it; none when it has none. */
export async function listProposals(
  db: Database | Tx,
  { teamId }: { teamId: string },
  viewerId: string,
): Promise<CouncilProposal[]> {
  const found = selectProposals(db, { where: eq(teams.id, teamId), order: [], viewerId });
  return withCouncil(db, await found, viewerId);
}

/** The ids of what a team's council shows first: its own class, then its own school, then the rest; of each the newest first. */
export async function listCouncil(db: Database, team: PlayingTeam): Promise<string[]> {
  const chosen = await chooseCouncil(db, team);
  if (chosen.length === 0) return [];
  const ofClass = sql`${classes.id} = ${team.classId}`;
  const ofSchool = sql`coalesce(${isColleague(team)}, false)`;
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .where(inArray(proposals.id, chosen))
    .orderBy(desc(ofClass), desc(ofSchool), desc(proposals.createdAt), desc(proposals.id));
  return rows.map(({ id }) => id);
}

/** A team, or staff who reach the teams of this teacher; undefined: of all. */
export type ProposalReader = { viewerId: string } & (
  | { kind: 'team' }
  | { kind: 'staff'; teacherId: string | undefined }
);

/**
 * Returns these proposals in this order, as the reader sees them. Left out are those that are not there, and those that
 * the reader may not see by now: hidden from other teams, or of another teacher's team.
 */
export async function proposalsByIds(
  db: Database,
  ids: readonly string[],
  reader: ProposalReader,
): Promise<CouncilProposal[]> {
  if (ids.length === 0) return [];
  const place = sql`array_position(${sql.param([...ids])}::uuid[], ${proposals.id})`;
  const where = and(inArray(proposals.id, [...ids]), reach(reader));
  const { viewerId } = reader;
  return withCouncil(db, await selectProposals(db, { where, order: [place], viewerId }), viewerId);
}

function reach(reader: ProposalReader): SQL | undefined {
  if (reader.kind === 'team') return isSeenBy(reader.viewerId);
  return reader.teacherId === undefined ? undefined : eq(classes.teacherId, reader.teacherId);
}

async function withCouncil(db: Database | Tx, rows: ProposalRow[], viewerId: string): Promise<CouncilProposal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const mine = await readMine(db, ids, viewerId);
  const talk = await readComments(db, ids, viewerId);
  return rows.map((row) => ({
    row,
    stars: starsOf({ sum: row.starsSum, count: row.starsCount, mine: mine.get(row.id) ?? null }),
    comments: talk.get(row.id) ?? [],
  }));
}

/** Who wrote this proposal, in which theme, and whether other teams see it; null when there is none. */
export async function findProposal(db: Database | Tx, proposalId: string, viewerId: string) {
  const { state, returned } = JUDGED_PROPOSAL;
  const [row] = await db
    .select({
      id: proposals.id,
      teamId: proposals.teamId,
      theme: teams.theme,
      state,
      returned,
      reported: reportedBy(viewerId),
    })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .where(eq(proposals.id, proposalId));
  return row ?? null;
}

/** The proposal of this team and whether it was submitted; null when there is none. */
export async function findProposalOfTeam(db: Database | Tx, teamId: string) {
  const [row] = await db
    .select({ id: proposals.id, submittedAt: proposals.submittedAt })
    .from(proposals)
    .where(eq(proposals.teamId, teamId));
  return row ?? null;
}

/** The team's one proposal, as Rascunho. The caller holds the team and knows that it has none. */
export async function createProposal(
  tx: Tx,
  { at, ...proposal }: { teamId: string; text: string; at: Date } & Pick<ModerationStatus, 'state' | 'heldFor'>,
) {
  const { teamId, text, state, heldFor } = proposal;
  await tx.insert(proposals).values({ teamId, text, state, heldFor, createdAt: at });
}

/** False when there is no draft of this team to change. */
export async function rewriteDraft(tx: Tx, teamId: string, text: string): Promise<boolean> {
  const changed = await tx.update(proposals).set({ text }).where(isDraftOf(teamId)).returning({ id: proposals.id });
  return changed.length === 1;
}

/** False when there is no draft of this team to submit: of two that race, one wins. */
export async function submitDraft(tx: Tx, teamId: string, at: Date): Promise<boolean> {
  const changed = await tx
    .update(proposals)
    .set({ submittedAt: at })
    .where(isDraftOf(teamId))
    .returning({ id: proposals.id });
  return changed.length === 1;
}

/** A submitted proposal is a draft again; false when it was none. */
export async function reopenSubmitted(tx: Tx, teamId: string): Promise<boolean> {
  const changed = await tx
    .update(proposals)
    .set({ submittedAt: null })
    .where(and(eq(proposals.teamId, teamId), isNotNull(proposals.submittedAt)))
    .returning({ id: proposals.id });
  return changed.length === 1;
}

/**
 * One rating per team and proposal; a later one replaces it (ruling 7). The team's row is held before the proposal's, in
 * the order in which a deletion takes them. Null when that team is gone.
 */
export async function rate(
  db: Database,
  { proposalId, teamId, stars, at }: { proposalId: string; teamId: string; stars: number; at: Date },
): Promise<Stars | null> {
  const { rowCount } = await retryOnDeadlock(() =>
    db.execute(sql`
      with me as (select ${teams.id} from ${teams} where ${teams.id} = ${teamId} for key share)
      insert into ${ratings} (proposal_id, team_id, stars, at)
      select ${proposalId}::uuid, me.id, ${stars}::smallint, ${at.toISOString()}::timestamptz from me
      on conflict (proposal_id, team_id) do update set stars = excluded.stars, at = excluded.at`),
  );
  if (rowCount === 0) return null;
  await noteReadings(db, teamId, [proposalId]);
  const [row] = await db
    .select({ sum: rankingRows.starsSum, count: rankingRows.starsCount })
    .from(proposals)
    .innerJoin(rankingRows, eq(rankingRows.teamId, proposals.teamId))
    .where(eq(proposals.id, proposalId));
  return starsOf({ sum: row?.sum ?? 0, count: row?.count ?? 0, mine: stars });
}

function starsOf({ sum, count, mine }: { sum: number; count: number; mine: number | null }): Stars {
  return { average: count === 0 ? null : sum / count, count, mine };
}

function isDraftOf(teamId: string): SQL | undefined {
  return and(eq(proposals.teamId, teamId), isNull(proposals.submittedAt));
}

function selectProposals(
  db: Database | Tx,
  { where, order, viewerId }: { where: SQL | undefined; order: SQL[]; viewerId: string },
) {
  return db
    .select({
      ...JUDGED_PROPOSAL,
      reported: reportedBy(viewerId),
      id: proposals.id,
      teamId: proposals.teamId,
      text: proposals.text,
      submittedAt: proposals.submittedAt,
      teamName: teams.name,
      theme: teams.theme,
      ship: teams.ship,
      className: classes.name,
      schoolName: schools.name,
      starsSum: rankingRows.starsSum,
      starsCount: rankingRows.starsCount,
    })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(rankingRows, eq(rankingRows.teamId, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .where(where)
    .orderBy(...order)
    .$dynamic();
}

/** The stars that the viewer gave to each of these. */
async function readMine(db: Database | Tx, ids: string[], viewerId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ proposalId: ratings.proposalId, stars: ratings.stars })
    .from(ratings)
    .where(and(eq(ratings.teamId, viewerId), inArray(ratings.proposalId, ids)));
  return new Map(rows.map(({ proposalId, stars }) => [proposalId, stars]));
}

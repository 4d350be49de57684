import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Proposal } from '#contract/council/proposals.ts';
import type { ModerationStatus } from '#domain/council/moderation.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import type { Connection } from '../db/pool.ts';
import { type Bindable, prepared } from '../db/prepared.ts';
import { retryOnDeadlock } from '../db/retryOnDeadlock.ts';
import { proposals, proposalVersions, rankingRows, ratings } from '../db/schema/council.ts';
import { classes, schools, teachers, teams } from '../db/schema/schema.ts';
import type { PlayingTeam } from '../game/levels.queries.ts';
import { type CommentRow, readComments } from './comments.queries.ts';
import { assignCouncilProposals, assignReadings, isColleague } from './council.queries.ts';
import { isSeenBy, JUDGED_PROPOSAL, type LockedProposal, reportedBy } from './moderation/proposals.queries.ts';
import { countListed, seenOfTheme } from './proposalLists.queries.ts';
import { keepVersion, type Replacement, readVersionsOf, type VersionRow } from './proposalVersions.queries.ts';

export type Stars = { average: number | null; count: number; mine: number | null };
type ProposalRow = Awaited<ReturnType<typeof selectProposals>>[number];
export interface CouncilProposal {
  row: ProposalRow;
  stars: Stars;
  comments: CommentRow[];
  /** Oldest first. */
  versions: VersionRow[];
}

/** Reads a team's proposal with its stars and comments, as a reader who may see it does; empty when it has none. */
export async function listProposals(
  db: Database | Tx,
  { teamId }: { teamId: string },
  reader: Pick<ProposalReader, 'kind' | 'viewerId'>,
): Promise<CouncilProposal[]> {
  const found = selectProposals(db, { where: eq(teams.id, teamId), order: [], viewerId: reader.viewerId });
  return withStarsAndComments(db, await found, reader);
}

/** Returns the ids that a team's council shows first: its class, then its school, then the rest; each newest first. */
export async function listCouncil(db: Database, team: PlayingTeam): Promise<string[]> {
  const chosen = await assignCouncilProposals(db, team);
  if (chosen.length === 0) return [];
  const rows = await inOrderFor(db).execute({ ids: chosen, classId: team.classId, teacherId: team.teacherId });
  return rows.map(({ id }) => id);
}

const IDS = sql`${sql.placeholder('ids')}::uuid[]`;
const VIEWER = sql.placeholder('viewerId');

const COUNCIL_ORDER = [
  desc(sql`${classes.id} = ${sql.placeholder('classId')}`),
  desc(sql`coalesce(${isColleague({ teacherId: sql.placeholder('teacherId') })}, false)`),
  desc(proposals.createdAt),
  desc(proposals.id),
];

const inOrderFor = prepared((db) =>
  db
    .select({ id: proposals.id })
    .from(proposals)
    .innerJoin(teams, eq(teams.id, proposals.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .where(sql`${proposals.id} = any(${IDS})`)
    .orderBy(...COUNCIL_ORDER)
    .prepare('council_order'),
);

/** The number of all is counted in the same query, once. */
const ofCouncil = prepared((db) =>
  selectProposals(
    db,
    {
      where: and(sql`${proposals.id} = any(${IDS})`, isSeenBy(VIEWER)),
      order: COUNCIL_ORDER,
      viewerId: VIEWER,
    },
    { total: seenOfTheme(sql.placeholder('theme'), VIEWER) },
  ).prepare('council'),
);

/** Reads the proposals that a team's council shows first, in the order of listCouncil, and the number of all that the team may see. */
export async function readCouncil(
  db: Database,
  team: PlayingTeam,
): Promise<{ found: CouncilProposal[]; total: number }> {
  const ids = await assignCouncilProposals(db, team);
  const { id: viewerId, classId, teacherId, theme } = team;
  const rows = ids.length === 0 ? [] : await ofCouncil(db).execute({ ids, viewerId, classId, teacherId, theme });
  const found = await withStarsAndComments(db, rows, { kind: 'team', viewerId });
  return { found, total: rows[0]?.total ?? (await countListed(db, { theme, seenBy: viewerId })) };
}

/** A team, or staff who may read the teams of `teacherId`, or all teams when it is undefined. */
export type ProposalReader = { viewerId: string } & (
  | { kind: 'team' }
  | { kind: 'staff'; teacherId: string | undefined }
);

/**
 * Reads these proposals in this order, as the reader sees them. Leaves out missing ones and those that the reader may
 * not see any more: hidden from other teams, or of another teacher's team.
 */
export async function proposalsByIds(
  db: Database,
  ids: readonly string[],
  reader: ProposalReader,
): Promise<CouncilProposal[]> {
  if (ids.length === 0) return [];
  const given = { ids: [...ids], viewerId: reader.viewerId };
  const rows =
    reader.kind === 'team'
      ? await seenByTeam(db).execute(given)
      : await readByStaff(db).execute({ ...given, teacherId: reader.teacherId ?? null });
  return withStarsAndComments(db, rows, reader);
}

const seenByTeam = prepared((db) => givenProposals(db, isSeenBy(VIEWER)).prepare('proposals_seen_by_team'));

const readByStaff = prepared((db) => {
  const teacherId = sql`${sql.placeholder('teacherId')}::uuid`;
  const mayRead = sql`(${teacherId} is null or ${classes.teacherId} = ${teacherId})`;
  return givenProposals(db, mayRead).prepare('proposals_read_by_staff');
});

/** Selects the proposals of `IDS` in their order. */
function givenProposals(db: Connection, mayRead: SQL) {
  const where = and(sql`${proposals.id} = any(${IDS})`, mayRead);
  return selectProposals(db, { where, order: [sql`array_position(${IDS}, ${proposals.id})`], viewerId: VIEWER });
}

async function withStarsAndComments(
  db: Database | Tx,
  rows: ProposalRow[],
  { kind, viewerId }: Pick<ProposalReader, 'kind' | 'viewerId'>,
): Promise<CouncilProposal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const talk = await readComments(db, ids, viewerId);
  const replaced = rows.filter(({ isReplaced }) => isReplaced).map(({ id }) => id);
  const versions = await readVersionsOf(db, replaced, { kind, viewerId });
  return rows.map((row) => ({
    row,
    stars: starsOf({ sum: row.starsSum, count: row.starsCount, mine: row.ownStars }),
    comments: talk.get(row.id) ?? [],
    versions: versions.get(row.id) ?? [],
  }));
}

/** Returns the author, theme and visibility of a proposal; null when it does not exist. */
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

/** Returns the id of this team's proposal and when it was submitted; null when there is none. */
export async function findProposalOfTeam(db: Database | Tx, teamId: string) {
  const [row] = await db
    .select({ id: proposals.id, submittedAt: proposals.submittedAt, text: proposals.text })
    .from(proposals)
    .where(eq(proposals.teamId, teamId));
  return row ?? null;
}

/** Inserts the team's proposal as a draft. The caller has locked the team and checked that it has none. */
export async function createProposal(
  tx: Tx,
  { at, ...proposal }: { teamId: string; text: string; at: Date } & Pick<ModerationStatus, 'state' | 'heldFor'>,
) {
  const { teamId, text, state, heldFor } = proposal;
  await tx.insert(proposals).values({ teamId, text, state, heldFor, createdAt: at });
}

/**
 * Replaces the text of a draft and keeps another former text as a version (ruling 6). Returns false when the proposal is
 * submitted. The caller holds the lock of `former`.
 */
export async function rewriteDraft(
  tx: Tx,
  former: LockedProposal,
  { text, ...replaced }: Replacement & { text: string },
): Promise<boolean> {
  const { teamId } = former;
  const changed = await tx.update(proposals).set({ text }).where(isDraftOf(teamId)).returning({ id: proposals.id });
  if (changed.length === 0) return false;
  if (former.text !== text) await keepVersion(tx, former, replaced);
  return true;
}

/** Submits the team's draft; returns false when it has none, so only one of two concurrent calls succeeds. */
export async function submitDraft(tx: Tx, teamId: string, at: Date): Promise<boolean> {
  const changed = await tx
    .update(proposals)
    .set({ submittedAt: at })
    .where(isDraftOf(teamId))
    .returning({ id: proposals.id });
  return changed.length === 1;
}

/** Turns the team's submitted proposal into a draft; returns false when none was submitted. */
export async function reopenSubmitted(tx: Tx, teamId: string): Promise<boolean> {
  const changed = await tx
    .update(proposals)
    .set({ submittedAt: null })
    .where(and(eq(proposals.teamId, teamId), isNotNull(proposals.submittedAt)))
    .returning({ id: proposals.id });
  return changed.length === 1;
}

/**
 * Stores the team's rating of a proposal, replacing an earlier one (ruling 7). Locks the team's row before the
 * proposal's, as a deletion does. Returns null when the team is gone.
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
  await assignReadings(db, teamId, [proposalId]);
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

/** Selects whether a council session of the viewer's class, or of another, sent the proposal to Earth; null while no session did, or teams may not see the result. */
function chosenFor(viewerId: Bindable) {
  return sql<Proposal['chosen'] | null>`(
    select case when bool_or(v.id is not null) then 'byOwnClass' else 'byOthers' end
    from councils c join council_classes cc on cc.council_id = c.id
    left join teams v on v.class_id = cc.class_id and v.id = ${viewerId}
    where c.to_earth = ${proposals.id} and (c.result_shown or c.count is null)
    having count(*) > 0)`;
}

function selectProposals<More extends Record<string, SQL> = Record<never, never>>(
  db: Connection,
  { where, order, viewerId }: { where: SQL | undefined; order: SQL[]; viewerId: Bindable },
  more?: More,
) {
  return db
    .select({
      ...(more as More),
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
      chosen: chosenFor(viewerId),
      /** The stars that the viewer gave. */
      ownStars: sql<number | null>`(select ${ratings.stars} from ${ratings}
        where ${ratings.proposalId} = ${proposals.id} and ${ratings.teamId} = ${viewerId})`,
      /** It has former versions. */
      isReplaced: sql<boolean>`exists (select from ${proposalVersions} where ${proposalVersions.teamId} = ${proposals.teamId})`,
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

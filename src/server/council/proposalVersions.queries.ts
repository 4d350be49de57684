import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { VersionCause } from '#domain/council/comments.ts';
import { withheldReasonOf } from '#domain/council/proposalModeration.ts';
import { PROPOSAL_VERSIONS_LISTED_MAX } from '#domain/limits.ts';
import { groupBy } from '../db/groupBy.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { prepared } from '../db/prepared.ts';
import { comments, proposals, proposalVersions } from '../db/schema/council.ts';
import { teams } from '../db/schema/schema.ts';
import type { LockedProposal } from './moderation/proposals.queries.ts';

/** A former text of a proposal, as the viewer of the query may see it. */
export interface VersionRow {
  version: number;
  text: string;
  writtenAt: Date;
  replacedAt: Date;
  cause: VersionCause;
  /** The team whose suggestion was accepted; null for another cause, and when its comment is gone. */
  suggestedBy: string | null;
  /** Other teams may read it. */
  shown: boolean;
}

/** When and why a text was replaced. */
export type Replacement = { at: Date } & ({ cause: 'edit' | 'answer' } | { cause: 'suggestion'; commentId: string });

/**
 * Keeps the text that the proposal had when it was locked as a version (ruling 6). After an accepted suggestion, other teams
 * can still read the versions that they could read before. An edit and a new answer withdraw all versions, because they may
 * have removed words that must not be read (ruling 30). The caller holds the lock of `former`.
 */
export async function keepVersion(tx: Tx, former: LockedProposal, replaced: Replacement): Promise<void> {
  const { teamId } = former;
  const { cause, at } = replaced;
  const isPublic = cause === 'suggestion';
  const ofTeam = sql`${proposalVersions} where ${proposalVersions.teamId} = ${teamId}`;
  if (!isPublic) await tx.update(proposalVersions).set({ shown: false }).where(eq(proposalVersions.teamId, teamId));
  await tx.insert(proposalVersions).values({
    teamId,
    version: sql`1 + (select count(*) from ${ofTeam})`,
    text: former.text,
    writtenAt: sql`coalesce((select max(${proposalVersions.replacedAt}) from ${ofTeam}),
      (select ${proposals.createdAt} from ${proposals} where ${proposals.teamId} = ${teamId}))`,
    replacedAt: at,
    cause,
    commentId: replaced.cause === 'suggestion' ? replaced.commentId : null,
    shown: isPublic && withheldReasonOf(former) === null,
  });
}

/** Returns the text with which the team accepted this suggestion; null when it has not accepted it. */
export async function findAcceptedText(tx: Tx, teamId: string, commentId: string): Promise<string | null> {
  const isOfTeam = eq(proposalVersions.teamId, teamId);
  const [before] = await tx
    .select({ version: proposalVersions.version })
    .from(proposalVersions)
    .where(and(isOfTeam, eq(proposalVersions.commentId, commentId)));
  if (before === undefined) return null;
  const [next] = await tx
    .select({ text: proposalVersions.text })
    .from(proposalVersions)
    .where(and(isOfTeam, eq(proposalVersions.version, before.version + 1)));
  if (next) return next.text;
  const [current] = await tx.select({ text: proposals.text }).from(proposals).where(eq(proposals.teamId, teamId));
  return current?.text ?? null;
}

/**
 * Reads the newest PROPOSAL_VERSIONS_LISTED_MAX versions of each proposal, by proposal id, oldest first. Those that other teams
 * do not see are read by staff, and by the proposal's own team.
 */
export async function readVersionsOf(
  db: Database | Tx,
  ids: readonly string[],
  { kind, viewerId }: { kind: 'team' | 'staff'; viewerId: string },
): Promise<Map<string, VersionRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await newestVersions(db).execute({ ids: [...ids], viewerId, readsAll: kind === 'staff' });
  return groupBy(rows, ({ proposalId }) => proposalId);
}

const newestVersions = prepared((db) => {
  const mayReadAll = sql`(${sql.placeholder('readsAll')}::boolean or ${proposals.teamId} = ${sql.placeholder('viewerId')})`;
  const newest = db
    .select()
    .from(proposalVersions)
    .where(and(eq(proposalVersions.teamId, proposals.teamId), or(proposalVersions.shown, mayReadAll)))
    .orderBy(desc(proposalVersions.version))
    .limit(PROPOSAL_VERSIONS_LISTED_MAX)
    .as('proposal_versions');
  return db
    .select({
      proposalId: proposals.id,
      version: newest.version,
      text: newest.text,
      writtenAt: newest.writtenAt,
      replacedAt: newest.replacedAt,
      cause: newest.cause,
      suggestedBy: teams.name,
      shown: newest.shown,
    })
    .from(proposals)
    .innerJoinLateral(newest, sql`true`)
    .leftJoin(comments, eq(comments.id, newest.commentId))
    .leftJoin(teams, eq(teams.id, comments.teamId))
    .where(sql`${proposals.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(newest.version))
    .prepare('newest_versions');
});

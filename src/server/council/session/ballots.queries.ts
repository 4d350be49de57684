import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ballot, BallotKind, CastBallot } from '#domain/council/session/ballots.ts';
import type { Pair } from '#domain/council/session/duels.ts';
import type { CouncilPhase } from '#domain/council/session/phases.ts';
import type { CouncilState } from '#domain/council/session/steering.ts';
import { BALLOT_DEVICES_MAX } from '#domain/limits.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { proposals } from '#server/db/schema/council.ts';
import { councilBallots, councilPlans, councils, councilTeams } from '#server/db/schema/councils.ts';
import { teams } from '#server/db/schema/schema.ts';

/** What decides on a team's ballot. */
export interface Voter {
  state: CouncilState;
  phase: CouncilPhase | null;
  kind: BallotKind;
  /** Null while the team was not given any plans. */
  duels: Pair[] | null;
  /** All plans of the session; `shown` when other teams see it now. */
  plans: { id: string; teamId: string; shown: boolean }[];
  /** The number of the device's last ballot that was counted; null without one. */
  press: number | null;
}

/**
 * Locks a session against steering, and the team against deletion before it, until the transaction ends. Returns null when
 * the session has neither the team nor its class.
 */
export async function lockVoter(
  tx: Tx,
  { councilId, teamId, device }: { councilId: string; teamId: string; device: string },
): Promise<Voter | null> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('key share');
  await tx.execute(sql`select from councils where id = ${councilId} for share`);
  const { rows } = await tx.execute<{ voter: Voter }>(sql`
    select json_build_object('state', c.state, 'phase', c.phase, 'kind', c.setup ->> 'ballot', 'duels', m.duels,
      'plans', (select coalesce(json_agg(json_build_object('id', p.id, 'teamId', p.team_id, 'shown', p.state = 'shown' and not p.returned)), '[]'::json)
        from ${councilPlans} cp join ${proposals} p on p.id = cp.proposal_id where cp.council_id = c.id),
      'press', (b.presses ->> ${device}::text)::bigint) as voter
    from councils c join ${teams} t on t.id = ${teamId}
    left join ${councilTeams} m on m.council_id = c.id and m.team_id = t.id
    left join ${councilBallots} b on b.council_id = c.id and b.team_id = t.id
    where c.id = ${councilId} and (m.team_id is not null
      or exists (select from council_classes cc where cc.council_id = c.id and cc.class_id = t.class_id))`);
  return rows[0]?.voter ?? null;
}

export interface NewBallot {
  councilId: string;
  teamId: string;
  /** Null for an abstention. */
  ballot: Ballot | null;
  at: Date;
  device: string;
  press: number;
  /** The version of the team's ballot that the device knew; undefined replaces any. */
  knownVersion: number | undefined;
}

/** `older`: a later ballot of this device has been counted; `replaced`: one of another device that this one did not know. */
type BallotOutcome = 'written' | 'older' | 'replaced';

/**
 * Writes a team's ballot, which replaces the one before, and counts the change for its other devices. Writes nothing for an
 * outcome other than `written`.
 */
export async function writeBallot(
  tx: Tx,
  { councilId, teamId, ballot, at, device, press, knownVersion }: NewBallot,
): Promise<BallotOutcome> {
  const presses = JSON.stringify({ [device]: press });
  const stored = ballot === null ? null : JSON.stringify(ballot);
  const { rowCount } = await tx.execute(sql`
    insert into ${councilBallots} as b (council_id, team_id, ballot, at, device, presses)
    values (${councilId}, ${teamId}, ${stored}::jsonb, ${at.toISOString()}::timestamptz, ${device}, ${presses}::jsonb)
    on conflict (council_id, team_id) do update set ballot = excluded.ballot, at = excluded.at,
      version = b.version + 1, device = excluded.device,
      presses = excluded.presses || case when (select count(*) from jsonb_object_keys(b.presses)) < ${BALLOT_DEVICES_MAX}
        then b.presses - ${device}::text else '{}' end
    where coalesce((b.presses ->> ${device}::text)::bigint, -1) < ${press}::bigint
      and (${knownVersion ?? null}::bigint is null or b.version = ${knownVersion ?? null}::bigint or b.device = ${device}::text)`);
  if (rowCount === 0) return (await isOlder(tx, { councilId, teamId, device, press })) ? 'older' : 'replaced';
  await countChange(tx, { councilId, teamId });
  return 'written';
}

type Press = Pick<NewBallot, 'councilId' | 'teamId' | 'device' | 'press'>;

async function isOlder(tx: Tx, { councilId, teamId, device, press }: Press): Promise<boolean> {
  const [row] = await tx
    .select({ last: sql<string | null>`${councilBallots.presses} ->> ${device}::text` })
    .from(councilBallots)
    .where(and(eq(councilBallots.councilId, councilId), eq(councilBallots.teamId, teamId)));
  return Number(row?.last ?? -1) >= press;
}

async function countChange(tx: Tx, { councilId, teamId }: { councilId: string; teamId: string }): Promise<void> {
  await tx
    .update(councilTeams)
    .set({ changes: sql`${councilTeams.changes} + 1` })
    .where(and(eq(councilTeams.councilId, councilId), eq(councilTeams.teamId, teamId)));
}

/** Returns those of these ids for which there is no proposal. */
export async function withoutStoredPlans(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const stored = await tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(inArray(proposals.id, [...ids]));
  const known = new Set(stored.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/**
 * Locks the sessions that run with this plan against steering, and returns whether one of them is voting. The caller may
 * hold the locks of the team and the proposal, which are taken before.
 */
export async function lockVoteOn(tx: Tx, proposalId: string): Promise<boolean> {
  const running = await tx
    .select({ phase: councils.phase })
    .from(councils)
    .innerJoin(councilPlans, eq(councilPlans.councilId, councils.id))
    .where(and(eq(councilPlans.proposalId, proposalId), eq(councils.state, 'running')))
    .orderBy(councils.id)
    .for('update', { of: councils });
  return running.some(({ phase }) => phase === 'vote');
}

/** Returns whether a session has a ballot, or an abstention. */
export async function hasBallots(db: Database | Tx, councilId: string): Promise<boolean> {
  return (await db.$count(councilBallots, eq(councilBallots.councilId, councilId))) > 0;
}

/** Reads all ballots of a session. Nobody may see them, or what they add up to, before the vote is over (ruling 34). */
export async function readCastBallots(db: Database | Tx, councilId: string): Promise<CastBallot[]> {
  const rows = await db
    .select({ team: councilBallots.teamId, ballot: councilBallots.ballot, own: proposals.id })
    .from(councilBallots)
    .leftJoin(proposals, eq(proposals.teamId, councilBallots.teamId))
    .where(eq(councilBallots.councilId, councilId));
  return rows;
}

import { and, eq, sql } from 'drizzle-orm';
import type { TeamCouncil } from '#contract/council/session/teamCouncil.ts';
import type { Pair } from '#domain/council/session/duels.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { prepared } from '#server/db/prepared.ts';
import { proposals } from '#server/db/schema/council.ts';
import { councilPlans, councils, councilTeams } from '#server/db/schema/councils.ts';
import { teams } from '#server/db/schema/schema.ts';

/** The running session of the class of the row of "teams" beside it, once the team is in the council; an own change of the team counts as one of the session. */
export const COUNCIL_OF_TEAM = sql<{ _id: string; revision: number } | null>`(
  select json_build_object('_id', c.id, 'revision', c.revision + coalesce(m.changes, 0))
  from council_classes cc join councils c on c.id = cc.council_id
  left join council_teams m on m.council_id = c.id and m.team_id = "teams"."id"
  where cc.class_id = "teams"."class_id" and cc.open and c.state = 'running'
    and (m.team_id is not null or "teams"."council_at" is not null))`;

/** A team in the running session of its class. */
export interface OwnPart {
  councilId: string;
  /** Of the session, without the team's own changes. */
  revision: number;
  /** Null while it was not given any plans. */
  member: {
    readings: string[];
    read: string[];
    applause: Record<string, number>;
    duels: Pair[];
    changes: number;
  } | null;
  /** `ballot` null is an abstention; null without a vote. */
  vote: { ballot: TeamCouncil['vote']; version: number } | null;
}

const ownPart = prepared((db) =>
  db
    .select({
      part: sql<OwnPart | null>`(
        select json_build_object('councilId', c.id, 'revision', c.revision,
          'member', case when m.team_id is not null then json_build_object('readings', m.readings, 'read', m.read,
            'applause', m.applause, 'duels', m.duels, 'changes', m.changes) end,
          'vote', (select json_build_object('ballot', b.ballot, 'version', b.version) from council_ballots b
            where b.council_id = c.id and b.team_id = "teams"."id"))
        from council_classes cc join councils c on c.id = cc.council_id
        left join council_teams m on m.council_id = c.id and m.team_id = "teams"."id"
        where cc.class_id = "teams"."class_id" and cc.open and c.state = 'running')`,
    })
    .from(teams)
    .where(eq(teams.id, sql.placeholder('teamId')))
    .prepare('council_of_team'),
);

/** Reads the running session of a team's class and the team's own part of it; null when none is running. */
export async function findOwnPart(db: Database, teamId: string): Promise<OwnPart | null> {
  const [row] = await ownPart(db).execute({ teamId });
  return row?.part ?? null;
}

/** A team and a plan of a session. */
export interface TeamPlan {
  councilId: string;
  proposalId: string;
  teamId: string;
}

/** A plan of a running session. */
export interface RunningPlan {
  /** The id of the team that wrote it. */
  author: string;
  /** It is on the hall's screen now, and other teams see it. */
  isPresented: boolean;
}

/** Returns a plan of a session that is running and that the team is in; null when there is none such. */
export async function findRunningPlan(
  db: Database,
  { councilId, proposalId, teamId }: TeamPlan,
): Promise<RunningPlan | null> {
  const isMember = and(eq(councilTeams.councilId, councilPlans.councilId), eq(councilTeams.teamId, teamId));
  const [row] = await db
    .select({
      author: proposals.teamId,
      isPresented: sql<boolean>`${councils.presenting} is not distinct from ${proposals.id}
        and ${proposals.state} = 'shown' and not ${proposals.returned}`,
    })
    .from(councilPlans)
    .innerJoin(proposals, eq(proposals.id, councilPlans.proposalId))
    .innerJoin(councils, eq(councils.id, councilPlans.councilId))
    .innerJoin(councilTeams, isMember)
    .where(
      and(
        eq(councilPlans.councilId, councilId),
        eq(councilPlans.proposalId, proposalId),
        eq(councils.state, 'running'),
      ),
    );
  return row ?? null;
}

/** Notes that a team has read a plan, or has not. */
export async function markRead(
  db: Database,
  { councilId, proposalId, teamId }: TeamPlan,
  read: boolean,
): Promise<void> {
  const { read: known, changes } = councilTeams;
  const without = sql`array_remove(${known}, ${proposalId}::uuid)`;
  await db
    .update(councilTeams)
    .set({ read: read ? sql`array_append(${without}, ${proposalId}::uuid)` : without, changes: sql`${changes} + 1` })
    .where(
      and(
        eq(councilTeams.councilId, councilId),
        eq(councilTeams.teamId, teamId),
        sql`(${proposalId}::uuid = any(${known})) <> ${read}`,
      ),
    );
}

/**
 * Notes how often a team has applauded a plan, and counts the change, so that its other devices go on from there; a smaller
 * number than the known one comes late and is ignored.
 */
export async function writeApplause(
  db: Database,
  { councilId, proposalId, teamId }: TeamPlan,
  count: number,
): Promise<void> {
  const { applause, changes } = councilTeams;
  await db
    .update(councilTeams)
    .set({
      applause: sql`${applause} || jsonb_build_object(${proposalId}::text, ${count}::int)`,
      changes: sql`${changes} + 1`,
    })
    .where(
      and(
        eq(councilTeams.councilId, councilId),
        eq(councilTeams.teamId, teamId),
        sql`coalesce((${applause} ->> ${proposalId}::text)::int, 0) < ${count}`,
      ),
    );
}

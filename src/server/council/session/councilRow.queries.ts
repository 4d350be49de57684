import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { VoteCount } from '#domain/council/counting/countVote.ts';
import { type DossierStep, wholeCost } from '#domain/council/dossier.ts';
import type { CouncilPhase } from '#domain/council/session/phases.ts';
import type { CouncilSetup } from '#domain/council/session/setup.ts';
import { type CouncilPosition, type CouncilState, hasVoteBegun } from '#domain/council/session/steering.ts';
import type { ShipNumber, Theme } from '#domain/vocabulary.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { prepared } from '#server/db/prepared.ts';
import { councilPlans, councils } from '#server/db/schema/councils.ts';

export interface CouncilTeamRow {
  id: string;
  name: string;
  className: string;
  ship: ShipNumber | null;
  theme: Theme;
}

/** A team of the session: one of its classes before the start, then each that was given plans to read. */
interface MemberRow extends CouncilTeamRow {
  readings: string[];
  read: string[];
  applause: Record<string, number>;
  /** Whether the server has its ballot or its abstention. */
  voted: boolean;
  /** When one of its devices last reported; null when none has lately. */
  seenAt: number | null;
}

export interface PlanRow {
  /** The id of the proposal. */
  id: string;
  place: number | null;
  text: string;
  /** Other teams see it: it is neither hidden, held nor given back. */
  shown: boolean;
  /** Cost in cents, fixed when the vote begins and read from the dossier before; null while unknown. */
  cost: number | null;
  team: CouncilTeamRow;
}

/** A council session, read at one moment. Times in milliseconds since 1970. */
export interface CouncilRow extends CouncilPosition {
  id: string;
  code: string;
  seed: string;
  setup: CouncilSetup;
  /** As councils.count stores it. */
  count: VoteCount | null;
  /** The id of the proposal that goes to Earth; null while that is open. */
  toEarth: string | null;
  state: CouncilState;
  phase: CouncilPhase | null;
  revision: number;
  classes: { id: string; name: string; teacherId: string }[];
  /** In the order of the presentations; by team name before the start. */
  plans: PlanRow[];
  /** By name. */
  teams: MemberRow[];
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const TEAM_FIELDS = sql`'id', t.id, 'name', t.name, 'className', t.class_name, 'ship', t.ship, 'theme', t.theme`;

const CLASSES = sql`select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name, 'teacherId', k.teacher_id)
    order by k.name, k.id), '[]'::json) from council_classes cc join classes k on k.id = cc.class_id where cc.council_id = c.id`;

const PLANS = sql`select coalesce(json_agg(json_build_object('id', p.id, 'place', cp.place, 'text', p.text,
      'shown', p.state = 'shown' and not p.returned, 'votedCost', cp.cost,
      'steps', (select d.answers -> 'steps' from council_dossiers d where d.team_id = t.id), 'team', json_build_object(${TEAM_FIELDS}))
    order by cp.place, t.name, t.id), '[]'::json)
    from council_plans cp join proposals p on p.id = cp.proposal_id join teams t on t.id = p.team_id where cp.council_id = c.id`;

/** A team that has left the classes stays while it has a ballot. */
const TEAMS = sql`select coalesce(json_agg(json_build_object(${TEAM_FIELDS},
      'readings', coalesce(m.readings, '{}'), 'read', coalesce(m.read, '{}'), 'applause', coalesce(m.applause, '{}'),
      'voted', b.team_id is not null,
      'seenAt', (select max(${ms('d.seen_at')}) from device_states d where d.team_id = t.id)) order by t.name, t.id), '[]'::json)
    from teams t left join council_teams m on m.council_id = c.id and m.team_id = t.id
    left join council_ballots b on b.council_id = c.id and b.team_id = t.id
    where (c.phase is null or m.team_id is not null) and t.id in (
      select o.team_id from council_ballots o where o.council_id = c.id
      union all select o.id from teams o join council_classes cc on cc.class_id = o.class_id where cc.council_id = c.id)`;

/** A row as the query returns it. */
type StoredRow = Omit<CouncilRow, 'plans'> & {
  plans: (Omit<PlanRow, 'cost'> & { votedCost: number | null; steps: DossierStep[] | null })[];
};

const ROW = sql<StoredRow>`json_build_object('id', c.id, 'code', c.code, 'seed', c.seed, 'setup', c.setup, 'count', c.count, 'state', c.state,
  'phase', c.phase, 'endsAt', ${ms('c.ends_at')}, 'leftMs', c.left_ms, 'presenting', c.presenting, 'drawn', c.drawn, 'toEarth', c.to_earth,
  'resultShown', c.result_shown, 'revision', c.revision, 'startedAt', ${ms('c.started_at')},
  'closedAt', ${ms('c.closed_at')}, 'classes', (${CLASSES}), 'plans', (${PLANS}), 'teams', (${TEAMS}))`;

const rowWhere = (name: string, where: SQL) =>
  prepared((db) => db.select({ row: ROW }).from(sql`${councils} c`).where(where).prepare(name));
const ofId = rowWhere('council_of_id', sql`c.id = ${sql.placeholder('id')}`);
const ofCode = rowWhere('council_of_code', sql`c.code = ${sql.placeholder('code')}`);

/** Reads a council session with one query; null when it does not exist. */
export async function findCouncil(db: Database | Tx, id: string): Promise<CouncilRow | null> {
  const [found] = await ofId(db).execute({ id });
  return withCosts(found?.row);
}

/** Reads the council session with this projector code. */
export async function findCouncilOfCode(db: Database, code: string): Promise<CouncilRow | null> {
  const [found] = await ofCode(db).execute({ code });
  return withCosts(found?.row);
}

function withCosts(row: StoredRow | undefined): CouncilRow | null {
  if (row === undefined) return null;
  const hasBegun = hasVoteBegun(row, row.setup);
  const plans = row.plans.map(({ votedCost, steps, ...plan }) => ({
    ...plan,
    cost: hasBegun ? votedCost : wholeCost({ steps: steps ?? [] }),
  }));
  return { ...row, plans };
}

/** Returns the ids of the sessions that a plan was in, the one that started last first; sessions that did not start are left out. */
export async function listCouncilIdsOfPlan(db: Database, proposalId: string): Promise<string[]> {
  const rows = await db
    .select({ id: councils.id })
    .from(councils)
    .innerJoin(councilPlans, eq(councilPlans.councilId, councils.id))
    .where(and(eq(councilPlans.proposalId, proposalId), isNotNull(councils.startedAt)))
    .orderBy(desc(councils.startedAt));
  return rows.map(({ id }) => id);
}

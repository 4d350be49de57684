import { eq, sql } from 'drizzle-orm';
import type { GameLevel, RankingScope } from '#domain/vocabulary.ts';
import { storedLevel } from '../stored.ts';
import { OPENED_RANKING } from './classRanking.ts';
import { RETURNED, type ReturnedLevel } from './guidance.ts';
import type { Database } from './open.ts';
import { prepared } from './prepared.ts';
import { drafts, teams } from './schema.ts';
import { readership } from './schemaCouncil.ts';
import { sessions } from './schemaSignIn.ts';
import { IS_LIVE } from './sessions.ts';

/** A device that was away longer has read its council anew. */
const WITHDRAWN_MINUTES = 60;
const WITHDRAWN_MAX = 50;

/** Which version of a part the server has. */
interface Stamp {
  part: number;
  revision: number;
  device: string;
}

export interface StandingRow {
  level: GameLevel;
  returned: readonly ReturnedLevel[];
  stamps: readonly Stamp[];
  /** The ranking that is open to the team; null while none is. */
  ranking: RankingScope | null;
  /** Proposals of its theme that other teams stopped seeing within the last hour, the newest first; none before the council. */
  withdrawn: readonly string[];
}

/** Both tables have a `theme`, and a query of one table leaves its name out: it is written here by hand. */
const FIELDS = {
  level: teams.level,
  returned: RETURNED,
  ranking: OPENED_RANKING,
  stamps: sql<Stamp[]>`(select coalesce(json_agg(json_build_object(
      'part', ${drafts.part}, 'revision', ${drafts.revision}, 'device', ${drafts.device})), '[]'::json)
    from ${drafts} where ${drafts.teamId} = ${teams.id})`,
  withdrawn: sql<string[]>`case when ${teams.level} = 6 then (
    select coalesce(json_agg(id order by at desc), '[]'::json) from (
      select ${readership.proposalId} as id, ${readership.withdrawnAt} as at from ${readership}
      where ${readership.theme} = "teams"."theme"
        and ${readership.withdrawnAt} > now() - make_interval(mins => ${WITHDRAWN_MINUTES})
      order by ${readership.withdrawnAt} desc limit ${WITHDRAWN_MAX}) as gone) else '[]'::json end`,
};

const ofTeam = prepared((db) =>
  db
    .select(FIELDS)
    .from(teams)
    .where(eq(teams.id, sql.placeholder('teamId')))
    .prepare('standing_of_team'),
);

const ofSession = prepared((db) =>
  db
    .select(FIELDS)
    .from(sessions)
    .innerJoin(teams, eq(teams.id, sessions.accountId))
    .where(IS_LIVE)
    .prepare('standing'),
);

/** Where the team stands; null when there is none. */
export async function findStanding(db: Database, teamId: string): Promise<StandingRow | null> {
  return standingFrom(await ofTeam(db).execute({ teamId }));
}

/** Where the team of this session stands; null when the session is over. One query: it is asked after every change. */
export async function findStandingOfSession(
  db: Database,
  session: { sessionId: string; accountId: string; now: Date },
): Promise<StandingRow | null> {
  return standingFrom(await ofSession(db).execute(session));
}

function standingFrom([row]: readonly (Omit<StandingRow, 'level'> & { level: number })[]): StandingRow | null {
  return row ? { ...row, level: storedLevel(row.level) } : null;
}

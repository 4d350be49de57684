import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { lisbonDay } from '#domain/marking/feedback.ts';
import type { GameLevel, RankingScope, Theme } from '#domain/vocabulary.ts';
import { openedRanking } from '../council/classRanking.queries.ts';
import { COUNCIL_OF_TEAM } from '../council/session/teamCouncil.queries.ts';
import { batched } from '../db/Batched.ts';
import type { Database } from '../db/openDatabase.ts';
import { prepared } from '../db/prepared.ts';
import { readership } from '../db/schema/council.ts';
import { drafts } from '../db/schema/drafts.ts';
import { sessions } from '../db/schema/identity.ts';
import { teams } from '../db/schema/schema.ts';
import { teamSupports } from '../db/schema/supports.ts';
import { storedLevel } from '../game/stored.ts';
import { RETURNED, type ReturnedLevel } from '../marking/guidance.queries.ts';
import { HAND_OF_TEAM, LESSON_OF_TEAM, type LessonOfTeam, momentOf } from './lessons/teamLesson.queries.ts';

/** Age up to which withdrawals are sent; a device that was offline longer has refetched its council. */
const WITHDRAWN_MINUTES = 60;
/** Maximum number of withdrawn ids in a game position; with more, clients refetch their lists. */
const WITHDRAWN_MAX = 50;

/** The stored version of a part's draft. */
interface Stamp {
  part: number;
  revision: number;
  device: string;
}

export interface GamePositionRow {
  level: GameLevel;
  returned: readonly ReturnedLevel[];
  stamps: readonly Stamp[];
  /** The ranking that is open to the team; null while none is. */
  ranking: RankingScope | null;
  /** Empty before the council. */
  withdrawn: Withdrawn;
  /** Revision of the team's supports; null without any. */
  supports: number | null;
  /** The lesson of its class that is live, or was ended a little while ago; null without one. */
  lesson: LessonOfTeam | null;
  hand: 'raised' | 'coming' | null;
  /** The running council session of its class. */
  council: { _id: string; revision: number } | null;
}

/** Proposals of a theme that other teams stopped seeing within the last hour. */
export interface Withdrawn {
  /** Newest first, at most WITHDRAWN_MAX. */
  ids: readonly string[];
  /** There are more than `ids`. */
  more: boolean;
}

/** Reads one more than WITHDRAWN_MAX, to know whether there are more. */
const withdrawnOf = (theme: SQL) => sql<string[]>`(
    select coalesce(json_agg(id order by at desc), '[]'::json) from (
      select ${readership.proposalId} as id, ${readership.withdrawnAt} as at from ${readership}
      where ${readership.theme} = ${theme}
        and ${readership.withdrawnAt} > now() - make_interval(mins => ${WITHDRAWN_MINUTES})
      order by ${readership.withdrawnAt} desc limit ${WITHDRAWN_MAX + 1}) as gone)`;

function withdrawnFrom(read: readonly string[]): Withdrawn {
  return { ids: read.slice(0, WITHDRAWN_MAX), more: read.length > WITHDRAWN_MAX };
}

/** Names "teams"."theme" literally: drizzle omits the table name in a single-table query, and both tables have a theme. */
const FIELDS = {
  level: teams.level,
  returned: RETURNED,
  ranking: openedRanking(sql.placeholder('today')),
  stamps: sql<Stamp[]>`(select coalesce(json_agg(json_build_object(
      'part', ${drafts.part}, 'revision', ${drafts.revision}, 'device', ${drafts.device})), '[]'::json)
    from ${drafts} where ${drafts.teamId} = ${teams.id})`,
  supports: sql<number | null>`(
    select ${teamSupports.revision} from ${teamSupports} where ${teamSupports.teamId} = ${teams.id})`,
  lesson: LESSON_OF_TEAM,
  hand: HAND_OF_TEAM,
  council: COUNCIL_OF_TEAM,
  withdrawn: sql<string[]>`case when ${teams.level} = 6 then ${withdrawnOf(sql`"teams"."theme"`)} else '[]'::json end`,
};

const ofTeam = prepared((db) =>
  db
    .select(FIELDS)
    .from(teams)
    .where(eq(teams.id, sql.placeholder('teamId')))
    .prepare('standing_of_team'),
);

const ofSessions = prepared((db) =>
  db
    .select({ sessionId: sessions.id, accountId: sessions.accountId, expiresAt: sessions.expiresAt, position: FIELDS })
    .from(sessions)
    .innerJoin(teams, eq(teams.id, sessions.accountId))
    .where(and(sql`${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`, isNull(sessions.revokedAt)))
    .prepare('standings'),
);

interface SessionKey {
  sessionId: string;
  accountId: string;
  now: Date;
}

/** Reads a team's game position; null when the team does not exist. */
export async function findGamePosition(
  db: Database,
  { teamId, now }: { teamId: string; now: Date },
): Promise<GamePositionRow | null> {
  const [row] = await ofTeam(db).execute({ teamId, today: lisbonDay(now.getTime()), ...momentOf(now) });
  return row ? gamePositionFrom(row) : null;
}

/**
 * Reads the game position of a session's team; null when the session is over. It runs on every change for each device of the team:
 * changes are notified of many teams at once, and their positions are read together.
 */
export const findGamePositionOfSession = batched(
  async (db, keys: readonly SessionKey[]): Promise<(GamePositionRow | null)[]> => {
    const now = new Date(Math.max(...keys.map((key) => key.now.getTime())));
    const ids = [...new Set(keys.map(({ sessionId }) => sessionId))];
    const rows = await ofSessions(db).execute({ ids, today: lisbonDay(now.getTime()), ...momentOf(now) });
    const open = new Map(rows.map((row) => [row.sessionId, row]));
    return keys.map(({ sessionId, accountId, now }) => {
      const row = open.get(sessionId);
      return row?.accountId === accountId && row.expiresAt > now ? gamePositionFrom(row.position) : null;
    });
  },
);

/**
 * Reads the withdrawn proposals of a theme, and which of these sessions are neither revoked nor expired, in one query
 * for all watchers.
 */
export async function findCouncilNews(
  db: Database,
  { theme, sessionIds, now }: { theme: Theme; sessionIds: readonly string[]; now: Date },
): Promise<{ withdrawn: Withdrawn; liveSessions: ReadonlySet<string> }> {
  const { rows } = await db.execute<{ withdrawn: string[]; live: string[] }>(sql`
    select ${withdrawnOf(sql`${theme}`)} as withdrawn, (
      select coalesce(json_agg(${sessions.id}), '[]'::json) from ${sessions}
      where ${sessions.id} = any(${sql.param([...sessionIds])}::uuid[]) and ${sessions.revokedAt} is null
        and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz) as live`);
  const [row] = rows;
  return { withdrawn: withdrawnFrom(row?.withdrawn ?? []), liveSessions: new Set(row?.live) };
}

type ReadRow = Omit<GamePositionRow, 'level' | 'withdrawn'> & { level: number; withdrawn: readonly string[] };

function gamePositionFrom(row: ReadRow): GamePositionRow {
  return { ...row, level: storedLevel(row.level), withdrawn: withdrawnFrom(row.withdrawn) };
}

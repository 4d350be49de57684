import type { GamePosition } from '#contract/classroom/live.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import type { Database } from '../db/openDatabase.ts';
import { openLevelOf } from '../game/playingTeam.ts';
import type { Caller } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import {
  findGamePosition,
  findGamePositionOfSession,
  type GamePositionRow,
  type Withdrawn,
} from './gamePosition.queries.ts';
import type { LessonOfTeam } from './lessons/teamLesson.queries.ts';

/** Reads the team's game position. Throws notFound when the team does not exist. */
export async function gamePositionOf(db: Database, teamId: string, now: Date): Promise<GamePosition> {
  const row = await findGamePosition(db, { teamId, now });
  if (row === null) throw new Refusal('notFound');
  return presentGamePosition(row, now);
}

/** Reads the game position for an authenticated session; null when the session is over. */
export async function gamePositionFor(
  db: Database,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  now: Date,
): Promise<GamePosition | null> {
  const row = await findGamePositionOfSession(db, { sessionId, accountId, now });
  return row && presentGamePosition(row, now);
}

function presentGamePosition(row: GamePositionRow, now: Date): GamePosition {
  const level = openLevelOf(row);
  const part = partAtLevel(level);
  const stamp = row.stamps.find((one) => one.part === part);
  const draft = part === null || !stamp ? null : { part, revision: stamp.revision, device: stamp.device };
  return {
    level,
    draft,
    ...(row.supports !== null && { supports: row.supports }),
    ...(row.lesson !== null && { lesson: presentLesson(row.lesson, now) }),
    ...(row.hand !== null && { hand: row.hand }),
    ...(row.council !== null && { council: row.council }),
    // While a class waits for its last teams, nobody sees places.
    ...(part === null && row.ranking !== null && (row.lesson?.pace ?? null) === null && { ranking: row.ranking }),
    ...presentWithdrawn(row.withdrawn),
  };
}

/** Presents the withdrawn proposals as fields of a game position; no fields when there are none. */
export function presentWithdrawn({ ids, more }: Withdrawn): Pick<GamePosition, 'withdrawn' | 'withdrawnMore'> {
  return { ...(ids.length > 0 && { withdrawn: [...ids] }), ...(more && { withdrawnMore: true }) };
}

function presentLesson({ id, expiresAt, ...lesson }: LessonOfTeam, now: Date): GamePosition['lesson'] {
  const leftMs = lesson.isEnded ? 0 : Math.max(0, expiresAt - now.getTime());
  return { _id: id, leftMs, ...lesson };
}

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

/** Where the team stands now. Refuses with notFound when there is no such team. */
export async function gamePositionOf(db: Database, teamId: string): Promise<GamePosition> {
  const row = await findGamePosition(db, teamId);
  if (row === null) throw new Refusal('notFound');
  return presentStanding(row);
}

/** The same for one who has been let in before; null when that session is over by now. */
export async function gamePositionFor(
  db: Database,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  now: Date,
): Promise<GamePosition | null> {
  const row = await findGamePositionOfSession(db, { sessionId, accountId, now });
  return row && presentStanding(row);
}

function presentStanding(row: GamePositionRow): GamePosition {
  const level = openLevelOf(row);
  const part = partAtLevel(level);
  const stamp = row.stamps.find((one) => one.part === part);
  const draft = part === null || !stamp ? null : { part, revision: stamp.revision, device: stamp.device };
  return {
    level,
    draft,
    ...(part === null && row.ranking !== null && { ranking: row.ranking }),
    ...presentWithdrawn(row.withdrawn),
  };
}

/** The fields of a standing that say what has left the council; none where nothing has. */
export function presentWithdrawn({ ids, more }: Withdrawn): Pick<GamePosition, 'withdrawn' | 'withdrawnMore'> {
  return { ...(ids.length > 0 && { withdrawn: [...ids] }), ...(more && { withdrawnMore: true }) };
}

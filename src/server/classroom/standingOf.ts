import type { Standing } from '#contract/classroom/live.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import type { Database } from '../db/openDatabase.ts';
import { openLevelOf } from '../game/playingTeam.ts';
import type { Caller } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { findStanding, findStandingOfSession, type StandingRow, type Withdrawn } from './standing.queries.ts';

/** Where the team stands now. Refuses with notFound when there is no such team. */
export async function standingOf(db: Database, teamId: string): Promise<Standing> {
  const row = await findStanding(db, teamId);
  if (row === null) throw new Refusal('notFound');
  return presentStanding(row);
}

/** The same for one who has been let in before; null when that session is over by now. */
export async function standingFor(
  db: Database,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  now: Date,
): Promise<Standing | null> {
  const row = await findStandingOfSession(db, { sessionId, accountId, now });
  return row && presentStanding(row);
}

function presentStanding(row: StandingRow): Standing {
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
export function presentWithdrawn({ ids, more }: Withdrawn): Pick<Standing, 'withdrawn' | 'withdrawnMore'> {
  return { ...(ids.length > 0 && { withdrawn: [...ids] }), ...(more && { withdrawnMore: true }) };
}

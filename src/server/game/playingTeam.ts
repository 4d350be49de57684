import { openLevel } from '#domain/game/progression.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { Refusal } from '../http/Refusal.ts';
import { findPlayingTeam, type PlayingTeam, withLockedTeam } from './levels.queries.ts';

/** Reads a team. Throws notFound when it does not exist. */
export async function requireTeam(db: Database | Tx, teamId: string): Promise<PlayingTeam> {
  return orRefuse(await findPlayingTeam(db, teamId));
}

/** Runs `work` in a transaction that holds a row lock on the team. Throws notFound when it does not exist. */
export function inLockedTeam<T>(
  db: Database,
  teamId: string,
  work: (tx: Tx, team: PlayingTeam) => Promise<T>,
): Promise<T> {
  return withLockedTeam(db, teamId, (tx, team) => work(tx, orRefuse(team)));
}

/** Returns the level that the team plays now: a mission that was given back comes first (ruling 4). */
export function openLevelOf({ level, returned }: Pick<PlayingTeam, 'level' | 'returned'>): GameLevel {
  return openLevel(
    level,
    returned.map((mission) => mission.level),
  );
}

function orRefuse(team: PlayingTeam | null): PlayingTeam {
  if (team === null) throw new Refusal('notFound');
  return team;
}

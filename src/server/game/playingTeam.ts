import { openLevel } from '#domain/game/progression.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { Refusal } from '../http/Refusal.ts';
import { findPlayingTeam, type PlayingTeam, withLockedTeam } from './levels.queries.ts';

/** Refuses with notFound when there is no such team. */
export async function requireTeam(db: Database | Tx, teamId: string): Promise<PlayingTeam> {
  return orRefuse(await findPlayingTeam(db, teamId));
}

/**
 * One transaction that holds the team's row, so that whatever else wants to change this team waits.
 * Refuses with notFound when there is no such team.
 */
export function inLockedTeam<T>(
  db: Database,
  teamId: string,
  work: (tx: Tx, team: PlayingTeam) => Promise<T>,
): Promise<T> {
  return withLockedTeam(db, teamId, (tx, team) => work(tx, orRefuse(team)));
}

/** The level that the team plays now: a mission that was given back comes first (ruling 4). */
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

import { openLevel, partAtLevel, wasPosted } from '../game/progression.ts';
import { GAME_LEVELS, type GameLevel, type MissionLevel } from '../vocabulary.ts';

/** The state of one level of a team: done and marked, played now, posted without all marks, given back, or not reached. */
export const LEVEL_STATES = ['done', 'now', 'toMark', 'returned', 'ahead'] as const;
export type LevelState = (typeof LEVEL_STATES)[number];

export interface TeamLevels {
  /** The team's own level, without missions that were given back. */
  level: GameLevel;
  returned: readonly MissionLevel[];
  /** Posted missions that lack a mark. */
  unmarked: readonly MissionLevel[];
  /** The team's class has held its council, and no other is running. */
  isCouncilOver: boolean;
}

/** Returns the state of each of the six levels, in their order. A mission that was given back is never also 'now'. */
export function levelStates(team: TeamLevels): LevelState[] {
  return GAME_LEVELS.map((level) => stateOf(level, team));
}

const COUNCIL: GameLevel = 6;

function stateOf(level: GameLevel, { level: own, returned, unmarked, isCouncilOver }: TeamLevels): LevelState {
  const part = partAtLevel(level);
  if (returned.some((mission) => mission === part)) return 'returned';
  if (level === openLevel(own, returned)) return level === COUNCIL && isCouncilOver ? 'done' : 'now';
  if (part === null || !wasPosted(part, own)) return 'ahead';
  return unmarked.some((mission) => mission === part) ? 'toMark' : 'done';
}

import {
  GAME_LEVELS,
  type GameLevel,
  MISSION_LEVELS,
  type MissionLevel,
  type Part,
  type Theme,
  TUTORIAL_STEPS,
  type TutorialStep,
} from '../vocabulary.ts';

// Source: spec, section 4 (Tutorial, Game level); rulings 4 and 6.

export const INITIAL_GAME_LEVEL: GameLevel = 1;

const PART_AT_LEVEL: Record<GameLevel, Part | null> = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: null };
const LEVEL_AFTER_PART: Record<Part, GameLevel> = { 0: 2, 1: 3, 2: 4, 3: 5, 4: 6 };

/** Returns the part that a team may post at this level; null in the council. */
export function partAtLevel(level: GameLevel): Part | null {
  return PART_AT_LEVEL[level];
}

/** Returns the game level after this part is accepted. */
export function levelAfterPart(part: Part): GameLevel {
  return LEVEL_AFTER_PART[part];
}

/** Returns the level that a team plays now: the lowest mission that was given back, else its own level (ruling 4). */
export function openLevel(level: GameLevel, returned: readonly MissionLevel[]): GameLevel {
  const lowest = MISSION_LEVELS.find((mission) => returned.includes(mission));
  return GAME_LEVELS.find((open) => lowest !== undefined && partAtLevel(open) === lowest) ?? level;
}

/** Returns whether the team has ever answered this part, even if it was given back since. */
export function wasPosted(part: Part, level: GameLevel): boolean {
  return level >= levelAfterPart(part);
}

/** Returns `status.interculturalidadeLevel`, for every theme: 0 in the tutorial, 1 in mission 1, 5 in the council. */
export function wireLevel(level: GameLevel): number {
  return level - 1;
}

/** Converts a wire level to a game level; values outside 0 to 5 are clamped. */
export function gameLevelFromWire(wire: number): GameLevel {
  const index = Math.min(Math.max(Math.trunc(wire), 0), GAME_LEVELS.length - 1);
  return GAME_LEVELS[index] ?? INITIAL_GAME_LEVEL;
}

export type PostVerdict = 'accept' | 'repeat' | 'ahead' | 'conflict';

export interface Post {
  /** The team's own game level when the post arrives. */
  level: GameLevel;
  /** Missions that were given back; none when absent. */
  returned?: readonly MissionLevel[];
  part: Part;
  /** Whether the answers equal the stored ones of this part; null when none are stored. */
  sameAsStored: boolean | null;
}

/**
 * Decides on posted answers (ruling 4): 'accept' stores them; 'repeat' replies 200 and changes nothing, so that a client
 * can safely resend after a lost reply; 'ahead' and 'conflict' refuse with 409, because the part is not open yet or the
 * answers differ from the accepted ones. A mission that was given back accepts new answers although old ones are stored.
 */
export function judgePost({ level, returned = [], part, sameAsStored }: Post): PostVerdict {
  if (part === partAtLevel(openLevel(level, returned))) return 'accept';
  if (!isAccepted(part, level, returned)) return 'ahead';
  return sameAsStored === true ? 'repeat' : 'conflict';
}

export interface ProgressFlags {
  tutorial: boolean;
  level1: boolean;
  level2: boolean;
  level3: boolean;
  level4: boolean;
}

/** Returns which parts are accepted and not given back, for the panel's chips (ruling 4). */
export function progressFlags(level: GameLevel, returned: readonly MissionLevel[] = []): ProgressFlags {
  const done = (part: Part) => isAccepted(part, level, returned);
  return { tutorial: done(0), level1: done(1), level2: done(2), level3: done(3), level4: done(4) };
}

export interface ThemeDoneFlags {
  isDevelopmentDone: boolean;
  isHumanRightsDone: boolean;
  isInterculturalDone: boolean;
}

/** Returns the theme flags: true for the team's own theme while level 4 is accepted and not given back (ruling 4). */
export function themeDoneFlags(theme: Theme, level: GameLevel, returned: readonly MissionLevel[] = []): ThemeDoneFlags {
  const done = isAccepted(4, level, returned);
  return {
    isDevelopmentDone: done && theme === 'ds',
    isHumanRightsDone: done && theme === 'dh',
    isInterculturalDone: done && theme === 'ic',
  };
}

/** Returns the next tutorial step; the outro (6) is the last. */
export function nextTutorialStep(step: TutorialStep): TutorialStep {
  return TUTORIAL_STEPS[step + 1] ?? step;
}

/** Returns the text of the proposal from level 4: its trimmed non-empty texts, joined by a blank line (ruling 6). */
export function proposalText(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

function isAccepted(part: Part, level: GameLevel, returned: readonly MissionLevel[]): boolean {
  return wasPosted(part, level) && !returned.some((mission) => mission === part);
}

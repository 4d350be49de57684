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

/** Source: spec, section 4 (Tutorial, Game level); rulings 4 and 6. */

export const INITIAL_GAME_LEVEL: GameLevel = 1;

const PART_AT_LEVEL: Record<GameLevel, Part | null> = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: null };
const LEVEL_AFTER_PART: Record<Part, GameLevel> = { 0: 2, 1: 3, 2: 4, 3: 5, 4: 6 };

/** The part a team may post now; null in the council, where nothing is left to post. */
export function partAtLevel(level: GameLevel): Part | null {
  return PART_AT_LEVEL[level];
}

/** The game level once this part is accepted. */
export function levelAfterPart(part: Part): GameLevel {
  return LEVEL_AFTER_PART[part];
}

/** The level that a team plays now: before anything else, the lowest of the missions that were given back (ruling 4). */
export function openLevel(level: GameLevel, returned: readonly MissionLevel[]): GameLevel {
  const lowest = MISSION_LEVELS.find((mission) => returned.includes(mission));
  return GAME_LEVELS.find((open) => lowest !== undefined && partAtLevel(open) === lowest) ?? level;
}

/** Whether the team has answered this part at all, also when it was given back since. */
export function wasPosted(part: Part, level: GameLevel): boolean {
  return level >= levelAfterPart(part);
}

/** `status.interculturalidadeLevel`, for every theme: 0 in the tutorial, 1 while mission 1 is open, 5 in the council. */
export function wireLevel(level: GameLevel): number {
  return level - 1;
}

/** The game level that a wire level tells; what lies outside 0 to 5 counts as the nearest end. */
export function gameLevelFromWire(wire: number): GameLevel {
  const index = Math.min(Math.max(Math.trunc(wire), 0), GAME_LEVELS.length - 1);
  return GAME_LEVELS[index] ?? INITIAL_GAME_LEVEL;
}

export type PostVerdict = 'accept' | 'repeat' | 'ahead' | 'conflict';

export interface Post {
  /** The team's own game level when the post arrives. */
  level: GameLevel;
  /** Missions that were given back; left out, none. */
  returned?: readonly MissionLevel[];
  part: Part;
  /** Whether the answers equal those kept for this part; null when none are kept. */
  sameAsStored: boolean | null;
}

/**
 * What to do with posted answers: take them, answer 200 again and change nothing (a lost reply must be safe to
 * resend), or refuse with 409, as they are ahead of the open level or differ from the accepted ones (ruling 4). A mission
 * that was given back is posted anew, whatever is still kept of it.
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

/** The panel's chips: each is green while its own part is accepted and not given back (ruling 4). */
export function progressFlags(level: GameLevel, returned: readonly MissionLevel[] = []): ProgressFlags {
  const done = (part: Part) => isAccepted(part, level, returned);
  return { tutorial: done(0), level1: done(1), level2: done(2), level3: done(3), level4: done(4) };
}

export interface ThemeDoneFlags {
  isDevelopmentDone: boolean;
  isHumanRightsDone: boolean;
  isInterculturalDone: boolean;
}

/** Which theme a team has finished: its own, while level 4 is accepted and not given back (ruling 4). */
export function themeDoneFlags(theme: Theme, level: GameLevel, returned: readonly MissionLevel[] = []): ThemeDoneFlags {
  const done = isAccepted(4, level, returned);
  return {
    isDevelopmentDone: done && theme === 'ds',
    isHumanRightsDone: done && theme === 'dh',
    isInterculturalDone: done && theme === 'ic',
  };
}

/** The step after this one; the outro (6) is the last and stays. */
export function nextTutorialStep(step: TutorialStep): TutorialStep {
  return TUTORIAL_STEPS[step + 1] ?? step;
}

/** The proposal that level 4 creates: its texts, trimmed, without empty ones, joined by a blank line (ruling 6). */
export function proposalText(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

function isAccepted(part: Part, level: GameLevel, returned: readonly MissionLevel[]): boolean {
  return wasPosted(part, level) && !returned.some((mission) => mission === part);
}

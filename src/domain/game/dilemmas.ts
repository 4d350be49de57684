import type { GameLevel, MissionLevel } from '../vocabulary.ts';
import { wasPosted } from './progression.ts';

/** The missions after which the inhabitants of the planet put a dilemma to the team. */
export const DILEMMA_MISSIONS = [1, 3] as const satisfies readonly MissionLevel[];
export type DilemmaMission = (typeof DILEMMA_MISSIONS)[number];

/** What a team can choose in a dilemma; none is right or wrong. `third` is open only to a team that listened. */
export const DILEMMA_CHOICES = ['first', 'second', 'third'] as const;
export type DilemmaChoice = (typeof DILEMMA_CHOICES)[number];

/** The inhabitants who speak in each dilemma; a perspective is named by its position, from 0. */
export const PERSPECTIVES = 3;
/** How many perspectives a team opens before the third way is open to it. */
const PERSPECTIVES_FOR_THIRD = 2;

/** A team's choice in a dilemma; `opened` are the perspectives that it had opened by then. */
export interface ChosenDilemma {
  mission: DilemmaMission;
  choice: DilemmaChoice;
  opened: readonly number[];
}

/** Returns the perspectives in order, each once, without those that do not exist. */
export function knownPerspectives(opened: readonly number[]): number[] {
  return Array.from({ length: PERSPECTIVES }, (_, index) => index).filter((index) => opened.includes(index));
}

/** Returns whether the third way is open to a team that has opened these perspectives. */
export function isThirdWayOpen(opened: readonly number[]): boolean {
  return knownPerspectives(opened).length >= PERSPECTIVES_FOR_THIRD;
}

/** Returns how many more perspectives the team has to open before the third way. */
export function perspectivesMissing(opened: readonly number[]): number {
  return Math.max(0, PERSPECTIVES_FOR_THIRD - knownPerspectives(opened).length);
}

export type ChoiceVerdict = 'accept' | 'repeat' | 'conflict' | 'ahead' | 'thirdClosed';

interface SentChoice extends ChosenDilemma {
  /** The team's own level, not lowered by missions given back. */
  level: GameLevel;
  /** The choice that is stored; null when none is. */
  stored: DilemmaChoice | null;
}

/**
 * Decides on a choice that a team sends: the first one is stored and stays. A repeated one changes nothing, so that a
 * client can safely send it again. It may arrive late, when the team has already played on without a network.
 */
export function judgeChoice({ level, mission, choice, opened, stored }: SentChoice): ChoiceVerdict {
  if (!wasPosted(mission, level)) return 'ahead';
  if (stored !== null) return stored === choice ? 'repeat' : 'conflict';
  return choice === 'third' && !isThirdWayOpen(opened) ? 'thirdClosed' : 'accept';
}

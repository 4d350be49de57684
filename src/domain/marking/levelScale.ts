import { MISSION_LEVELS } from '../vocabulary.ts';
import { isMarked, MAX_TOTAL, type Marks } from './scoring.ts';

/** From which percentage of the points each school level counts; level 1 begins at 0. A school sets its own scale. */
export interface LevelScale {
  level2: number;
  level3: number;
  level4: number;
  level5: number;
}
export const SCALE_LEVELS = ['level2', 'level3', 'level4', 'level5'] as const;

/** The bounds that are usual in the third cycle of basic education, until a school sets others. */
export const LEVEL_SCALE_DEFAULT: LevelScale = { level2: 20, level3: 50, level4: 70, level5: 90 };

/** Bounds are whole percentages. */
export const SCALE_BOUND_MIN = 1;
export const SCALE_BOUND_MAX = 100;

/** Returns the first bound that is not above the one before it; null when they ascend. */
export function fallingBound(scale: LevelScale): (typeof SCALE_LEVELS)[number] | null {
  let before = 0;
  for (const level of SCALE_LEVELS) {
    if (scale[level] <= before) return level;
    before = scale[level];
  }
  return null;
}

/** Returns a team's points as a percentage of all that can be reached, with one decimal. */
export function percentOf(total: number): number {
  return Math.round((total / MAX_TOTAL) * 1_000) / 10;
}

/** Returns the school level from 1 to 5 of a percentage; a bound belongs to the level that it begins. */
export function schoolLevel(percent: number, scale: LevelScale): number {
  return 1 + SCALE_LEVELS.filter((level) => percent >= scale[level]).length;
}

/** Returns how many missions are posted and have all their marks; `marks` has posted missions only. */
export function markedMissions(marks: Marks): number {
  return MISSION_LEVELS.filter((level) => {
    const mark = marks[level];
    return mark !== undefined && isMarked(level, mark.marked ?? { p1: false, p2: false });
  }).length;
}

/** What a team's points are for each of its members. */
export interface PupilResult {
  total: number;
  percent: number;
  /** From 1 to 5; null while no mission has all its marks. */
  level: number | null;
  markedMissions: number;
  /** Whether percentage and level may still change: a mission is not posted, or lacks a mark. */
  isProvisional: boolean;
}

/** Returns the result that every member of a team has, because points belong to the team. */
export function pupilResult(total: number, missions: number, scale: LevelScale): PupilResult {
  const percent = percentOf(total);
  return {
    total,
    percent,
    level: missions === 0 ? null : schoolLevel(percent, scale),
    markedMissions: missions,
    isProvisional: missions < MISSION_LEVELS.length,
  };
}

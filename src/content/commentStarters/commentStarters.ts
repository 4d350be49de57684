import type { MissionLevel } from '#domain/vocabulary.ts';
import type { MissionStarters } from './MissionStarters.ts';
import { MISSION_1 } from './mission1.ts';
import { MISSION_2 } from './mission2.ts';
import { MISSION_3 } from './mission3.ts';
import { MISSION_4 } from './mission4.ts';

/** Our phrases for notes to teams, by mission; they fit the three solar systems. */
export const COMMENT_STARTERS: Readonly<Record<MissionLevel, MissionStarters>> = {
  1: MISSION_1,
  2: MISSION_2,
  3: MISSION_3,
  4: MISSION_4,
};

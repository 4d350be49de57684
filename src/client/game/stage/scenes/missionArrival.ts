import { easeInOut, lerp } from '../engine/motion.ts';
import { knobs } from '../knobs.ts';
import { ARRIVAL_MOTION } from './arrival.ts';
import type { CabinScene } from './cabinScene.ts';

export const MISSION_ARRIVAL_MOTION = knobs({
  seconds: { value: 5, min: 1, max: 12, unit: 's' },
  scaleFrom: { value: 0.94, min: 0.5, max: 1.2, step: 0.01 },
  travel: { value: 0.12, min: 0, max: 1, step: 0.02 },
});

/** The mission's planet leaves its place in the system and comes, slowly, to the front of the window. */
export const missionArrival: CabinScene = {
  aim(wanted, seconds, hasMission) {
    const way = easeInOut(seconds / MISSION_ARRIVAL_MOTION.seconds);
    wanted.hero = hasMission ? lerp(ARRIVAL_MOTION.hero, 1, way) : 0;
    wanted.scale = lerp(MISSION_ARRIVAL_MOTION.scaleFrom, 1, way);
    wanted.travel = way * MISSION_ARRIVAL_MOTION.travel;
  },
};

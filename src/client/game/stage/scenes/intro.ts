import { easeOut, lerp } from '../engine/motion.ts';
import { knobs } from '../knobs.ts';
import type { CabinScene } from './cabinScene.ts';

export const INTRO_MOTION = knobs({
  seconds: { value: 6, min: 1, max: 15, unit: 's' },
  scaleFrom: { value: 0.92, min: 0.5, max: 1.2, step: 0.01 },
  travel: { value: 0.1, min: 0, max: 1, step: 0.05 },
});

/** ORBI welcomes the team: the planets grow a little while the ship comes to rest. */
export const intro: CabinScene = {
  aim(wanted, seconds) {
    const way = easeOut(seconds / INTRO_MOTION.seconds);
    wanted.travel = way * INTRO_MOTION.travel;
    wanted.scale = lerp(INTRO_MOTION.scaleFrom, 1, way);
  },
};

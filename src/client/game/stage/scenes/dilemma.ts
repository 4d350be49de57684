import { easeInOut, lerp } from '../engine/motion.ts';
import { knobs } from '../knobs.ts';
import type { CabinScene } from './cabinScene.ts';

export const DILEMMA_MOTION = knobs({
  seconds: { value: 4, min: 1, max: 12, unit: 's' },
  scaleFrom: { value: 0.97, min: 0.5, max: 1.2, step: 0.01 },
  travel: { value: 0.05, min: 0, max: 1, step: 0.01 },
});

/** The ship waits beside the planet of the last mission, whose light changes with the team's choice (PlanetLights.tsx). */
export const dilemma: CabinScene = {
  aim(wanted, seconds, hasMission) {
    const way = easeInOut(seconds / DILEMMA_MOTION.seconds);
    wanted.hero = hasMission ? 1 : 0;
    wanted.scale = lerp(DILEMMA_MOTION.scaleFrom, 1, way);
    wanted.travel = way * DILEMMA_MOTION.travel;
  },
};

import { knobs } from '../knobs.ts';
import type { CabinScene } from './cabinScene.ts';

export const QUIZ_MOTION = knobs({ dim: { value: 0.14, min: 0, max: 0.6, step: 0.02 } });

/** During questions the sky is a little darker. */
export const quiz: CabinScene = {
  aim(wanted) {
    wanted.dim = QUIZ_MOTION.dim;
  },
};

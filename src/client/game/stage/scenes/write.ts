import { knobs } from '../knobs.ts';
import type { CabinScene } from './cabinScene.ts';

export const WRITE_MOTION = knobs({ dim: { value: 0.3, min: 0, max: 0.6, step: 0.02 } });

/** During writing the sky is darkest. */
export const write: CabinScene = {
  aim(wanted) {
    wanted.dim = WRITE_MOTION.dim;
  },
};

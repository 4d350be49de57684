import { TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { clamp, easeOut, lerp, smoothstep } from '../engine/motion.ts';
import { knobs } from '../knobs.ts';
import type { CabinScene } from './cabinScene.ts';

export const ARRIVAL_MOTION = knobs({
  scaleFrom: { value: 0.92, min: 0.5, max: 1.2, step: 0.01 },
  zoomFrom: { value: 1.12, min: 1, max: 1.6, step: 0.01 },
  travel: { value: 0.5, min: 0, max: 2, step: 0.05 },
  shake: { value: 2, min: 0, max: 8, step: 0.5, unit: 'px' },
  appear: { value: 0.4, min: 0.1, max: 1, step: 0.05 },
  hero: { value: 0.35, min: 0, max: 1, step: 0.05 },
});

const SECONDS = TRANSITION_MS.arrival / 1000;

/** The end of the jump: the stars brake, sun and planets appear from the dark, the new planet comes nearer. */
export const arrival: CabinScene = {
  aim(wanted, seconds, hasMission) {
    const share = clamp(seconds / SECONDS);
    const way = easeOut(share);
    wanted.travel = way * ARRIVAL_MOTION.travel;
    wanted.scale = lerp(ARRIVAL_MOTION.scaleFrom, 1, way);
    wanted.zoom = lerp(ARRIVAL_MOTION.zoomFrom, 1, way);
    wanted.shake = ARRIVAL_MOTION.shake * (1 - way);
    wanted.planets = smoothstep(0, ARRIVAL_MOTION.appear, share);
    wanted.sun = smoothstep(0, ARRIVAL_MOTION.appear * 0.6, share);
    wanted.hero = hasMission ? ARRIVAL_MOTION.hero * smoothstep(0, 1, share) : 0;
  },
};

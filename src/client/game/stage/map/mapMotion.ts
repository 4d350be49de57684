import { knobs } from '../knobs.ts';

/** Motion of the star map: its opening, and what moves while nothing happens. */
export const MAP_MOTION = knobs({
  openingSeconds: { value: 1.6, min: 0, max: 5, step: 0.1, unit: 's' },
  planetEvery: { value: 0.11, min: 0, max: 0.5, step: 0.01, unit: 's' },
  breathSeconds: { value: 7, min: 2, max: 20, unit: 's' },
  breath: { value: 3.2, min: 0, max: 12, step: 0.2, unit: 'px' },
  turn: { value: 0.022, min: 0, max: 0.1, step: 0.002, unit: 'rad' },
  hover: { value: 3.4, min: 0, max: 12, step: 0.2, unit: 'px' },
  hoverSeconds: { value: 3.4, min: 1, max: 10, step: 0.1, unit: 's' },
  sunBreath: { value: 0.025, min: 0, max: 0.1, step: 0.005 },
  hologram: { value: 0.85, min: 0, max: 1, step: 0.05 },
  pulseSeconds: { value: 26, min: 5, max: 90, unit: 's' },
  pulseLight: { value: 0.85, min: 0, max: 1, step: 0.05 },
  absent: { value: 0.4, min: 0.1, max: 1, step: 0.05 },
  ringSeconds: { value: 1.9, min: 0.5, max: 5, step: 0.1, unit: 's' },
});

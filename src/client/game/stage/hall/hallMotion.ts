import { knobs } from '../knobs.ts';

/** Motion of the council's hall: what moves while nothing happens, and the lights of its events. */
export const HALL_MOTION = knobs({
  openingSeconds: { value: 1.4, min: 0, max: 5, step: 0.1, unit: 's' },
  enterSeconds: { value: 1.7, min: 0.2, max: 5, step: 0.1, unit: 's' },
  enterEvery: { value: 0.12, min: 0, max: 0.5, step: 0.01, unit: 's' },
  hover: { value: 3.2, min: 0, max: 12, step: 0.2, unit: 'px' },
  hoverSeconds: { value: 3.6, min: 1, max: 10, step: 0.1, unit: 's' },
  absent: { value: 0.42, min: 0.1, max: 1, step: 0.02 },
  lift: { value: 0.3, min: 0, max: 1, step: 0.02 },
  dimmed: { value: 0.16, min: 0, max: 1, step: 0.02 },
  screenLight: { value: 0.34, min: 0, max: 1, step: 0.02 },
  clapSeconds: { value: 3.2, min: 1, max: 8, step: 0.1, unit: 's' },
  fallSeconds: { value: 5.5, min: 2, max: 15, step: 0.5, unit: 's' },
});

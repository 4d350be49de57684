import type { Hull } from '#client/game/flow/cockpitLayout.ts';

/** A painted lamp that pulses; in pixels of the hull's picture. */
export interface Lamp {
  x: number;
  y: number;
  /** Size of its light. */
  width: number;
  height: number;
  /** Length of one pulse. */
  seconds: number;
}

const SMALL = { width: 96, height: 96 } as const;
const SIDE = { width: 190, height: 110 } as const;

export const LAMPS: Readonly<Record<Hull, readonly Lamp[]>> = {
  wide: [
    { x: 1170, y: 26, width: 660, height: 150, seconds: 5 },
    { x: 1170, y: 634, width: 720, height: 60, seconds: 6.3 },
    { x: 834, y: 824, ...SMALL, seconds: 3.4 },
    { x: 1504, y: 824, ...SMALL, seconds: 4.1 },
    { x: 90, y: 420, ...SIDE, seconds: 4.6 },
    { x: 2246, y: 420, ...SIDE, seconds: 3.7 },
  ],
  desk: [
    { x: 855, y: 344, width: 540, height: 150, seconds: 5 },
    { x: 855, y: 980, width: 720, height: 60, seconds: 6.3 },
    { x: 514, y: 1164, ...SMALL, seconds: 3.4 },
    { x: 1093, y: 1164, ...SMALL, seconds: 4.1 },
    { x: 53, y: 757, ...SIDE, seconds: 4.6 },
    { x: 1653, y: 757, ...SIDE, seconds: 3.7 },
    { x: 854, y: 191, ...SIDE, seconds: 2.9 },
  ],
  upright: [
    { x: 720, y: 384, width: 460, height: 150, seconds: 5 },
    { x: 720, y: 1125, width: 640, height: 60, seconds: 6.3 },
    { x: 720, y: 1399, ...SIDE, seconds: 4.6 },
    { x: 297, y: 1399, ...SMALL, seconds: 3.4 },
    { x: 1142, y: 1399, ...SMALL, seconds: 4.1 },
    { x: 598, y: 1543, ...SMALL, seconds: 3.7 },
    { x: 720, y: 214, ...SIDE, seconds: 2.9 },
  ],
};

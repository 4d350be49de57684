import type { CabinScene } from './cabinScene.ts';

/** Between two tasks: everything is where it was composed. */
export const cockpit: CabinScene = {};

import type { CabinScene } from './cabinScene.ts';

/** At rest between two tasks: everything stands where it was composed. */
export const cockpit: CabinScene = {};

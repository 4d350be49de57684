import type { CockpitLayout } from '#client/game/flow/cockpitLayout.ts';
import type { RobotGaze } from '#client/game/flow/scenes.ts';
import { pseudoRandom, smoothstep } from '../engine/motion.ts';

/** A place on the canvas or a direction; mutated in place. */
export interface Point {
  x: number;
  y: number;
}

/** Where ORBI looks in the window without a planet, as a share of the window's height. */
const AHEAD = 0.42;

/** Writes into `out` where on the canvas ORBI looks; returns false when it looks straight out at the students. */
export function gazeTarget(gaze: RobotGaze, layout: CockpitLayout, planet: Point | null, out: Point): boolean {
  if (gaze.at === 'students') return false;
  if (gaze.at === 'window') {
    out.x = planet ? planet.x : layout.window.x + layout.window.width / 2;
    out.y = planet ? planet.y : layout.window.y + layout.window.height * AHEAD;
    return true;
  }
  const work = layout.mode === 'cabin' ? layout.work : layout.column;
  out.x = work.x + work.width / 2;
  out.y = work.y + work.height * (gaze.at === 'option' ? (gaze.index + 0.5) / Math.max(1, gaze.of) : 0.5);
  return true;
}

/**
 * Writes into `out` the look from the eye to a target: each axis -1..1, larger for a farther target, inside the unit
 * circle.
 */
export function lookTowards(eye: Point, target: Point, reach: number, out: Point): void {
  const x = target.x - eye.x;
  const y = target.y - eye.y;
  const away = Math.hypot(x, y);
  const turn = away === 0 ? 0 : 1 / (away + reach);
  out.x = x * turn;
  out.y = y * turn;
}

const DRIFT_SECONDS = 1.7;
const DRIFT_JUMP = 0.05;

/**
 * Returns the small movements of an eye that looks at one thing, -1..1 on the axis: it holds still, then jumps a
 * little.
 */
export function eyeDrift(seconds: number, axis: 0 | 1): number {
  const beat = seconds / DRIFT_SECONDS + axis * 0.43;
  const turn = Math.floor(beat);
  const way = smoothstep(0, DRIFT_JUMP, beat - turn);
  return 2 * (pseudoRandom(turn - 1, 11 + axis) * (1 - way) + pseudoRandom(turn, 11 + axis) * way) - 1;
}

import type { BrowserContext } from 'playwright-core';
import { FIRST_EVENT_WITHIN_MS } from '#client/api/followLive.ts';
import { REOPEN_WITHIN_MS } from '#client/game/world/deadlines.ts';

/** How many times faster than real time a page runs while a game is played and nothing is measured. */
export const PLAY_SPEED = 12;
/** Delays in milliseconds that stay in real time (recognised by their value), because they are network deadlines and the server runs in real time. */
const REAL_MS = [REOPEN_WITHIN_MS, FIRST_EVENT_WITHIN_MS];
/** Longer delays stay in real time too. */
const LONGEST_SCALED_MS = 14_000;
/** Real time between two animation frames; more frames would use a whole core without a GPU. */
const FRAME_MS = 400;

/**
 * Runs the timers, `performance.now` and animation frames of every page of `context` `speed` times as fast as real time.
 * `Date` stays real, because it is compared with times that the server sends.
 */
export async function speedUp(context: BrowserContext, speed: number): Promise<void> {
  await context.addInitScript({ content: fastClockScript(speed) });
}

/** Returns the script that does so in a page, to run before its own scripts. */
export function fastClockScript(speed: number): string {
  const options = { speed, realMs: REAL_MS, longestScaledMs: LONGEST_SCALED_MS, frameMs: FRAME_MS };
  // esbuild-based loaders wrap functions in `__name`, which the page lacks.
  return `globalThis.__name ??= (marked) => marked; (${installFastClock})(${JSON.stringify(options)});`;
}

interface ClockOptions {
  speed: number;
  realMs: readonly number[];
  longestScaledMs: number;
  frameMs: number;
}

/** Runs in the page before its own scripts. */
function installFastClock({ speed, realMs, longestScaledMs, frameMs }: ClockOptions): void {
  const realTimeout = window.setTimeout.bind(window);
  const realInterval = window.setInterval.bind(window);
  const realNow = performance.now.bind(performance);
  const start = realNow();
  const scaled = (ms = 0) => (ms > longestScaledMs || realMs.includes(ms) ? ms : ms / speed);
  performance.now = () => start + (realNow() - start) * speed;
  window.setTimeout = ((handler: TimerHandler, ms?: number, ...values: unknown[]) =>
    realTimeout(handler, scaled(ms), ...values)) as typeof setTimeout;
  window.setInterval = ((handler: TimerHandler, ms?: number, ...values: unknown[]) =>
    realInterval(handler, scaled(ms), ...values)) as typeof setInterval;
  // Callbacks of one frame share its time, as in a browser.
  window.requestAnimationFrame = (draw) => realTimeout(() => draw(performance.now()), frameMs - (realNow() % frameMs));
  window.cancelAnimationFrame = (id) => window.clearTimeout(id);
}

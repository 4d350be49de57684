import { clamp, follow } from '../engine/motion.ts';
import { knobs } from '../knobs.ts';

/** How the layers of space react to the pointer and to the tilt of the device. */
export const PARALLAX = knobs({
  lag: { value: 600, min: 0, max: 2000, unit: 'ms' },
  tiltReach: { value: 16, min: 4, max: 45, unit: '°' },
  tiltRest: { value: 4, min: 0.5, max: 20, unit: 's' },
});

/** Position of the pointer, -1..1 from the middle of the page, with a lag; the layers of space shift against it. */
export const gaze = { x: 0, y: 0 };
const target = { x: 0, y: 0 };
/** Tilt of the device at rest, in degrees; it follows slowly, so that any posture soon becomes the middle. */
const rest = { x: 0, y: 0, known: false };
const tilt = { x: 0, y: 0, seen: false };

/**
 * Converts the device's tilt in degrees (gamma: to its right, beta: towards its foot) to a screen rotated by `angle`.
 */
export function tiltOnScreen(beta: number, gamma: number, angle: number, out: { x: number; y: number }): void {
  const turn = (angle * Math.PI) / 180;
  out.x = gamma * Math.cos(turn) + beta * Math.sin(turn);
  out.y = beta * Math.cos(turn) - gamma * Math.sin(turn);
}

/**
 * Follows the pointer, and the device's tilt where no permission is needed, until the returned function is called.
 * Touches are ignored: a finger presses, and the sky stays.
 */
export function followPointer(): () => void {
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    target.x = (event.clientX / window.innerWidth) * 2 - 1;
    target.y = (event.clientY / window.innerHeight) * 2 - 1;
  };
  const turn = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return;
    tiltOnScreen(beta, gamma, window.screen.orientation?.angle ?? 0, tilt);
    tilt.seen = true;
  };
  const hasTilt = hasFreeTilt();
  window.addEventListener('pointermove', move, { passive: true });
  if (hasTilt) window.addEventListener('deviceorientation', turn);
  return () => {
    window.removeEventListener('pointermove', move);
    if (hasTilt) window.removeEventListener('deviceorientation', turn);
    target.x = 0;
    target.y = 0;
    tilt.seen = false;
    rest.known = false;
  };
}

/** Returns whether the tilt needs no permission from the user; otherwise it is not used. */
function hasFreeTilt(): boolean {
  return typeof DeviceOrientationEvent !== 'undefined' && !('requestPermission' in DeviceOrientationEvent);
}

/** Moves the gaze towards the pointer or the tilt. */
export function settleGaze(seconds: number): void {
  if (tilt.seen) followTilt(seconds);
  // Leaves a tenth of the distance when the lag is over.
  const halfLife = Math.max(1, PARALLAX.lag) / 1000 / Math.log2(10);
  gaze.x = follow(gaze.x, target.x, halfLife, seconds);
  gaze.y = follow(gaze.y, target.y, halfLife, seconds);
}

function followTilt(seconds: number): void {
  const isFirst = !rest.known;
  rest.known = true;
  rest.x = isFirst ? tilt.x : follow(rest.x, tilt.x, PARALLAX.tiltRest, seconds);
  rest.y = isFirst ? tilt.y : follow(rest.y, tilt.y, PARALLAX.tiltRest, seconds);
  target.x = clamp((tilt.x - rest.x) / PARALLAX.tiltReach, -1, 1);
  target.y = clamp((tilt.y - rest.y) / PARALLAX.tiltReach, -1, 1);
}

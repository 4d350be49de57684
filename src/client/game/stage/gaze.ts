import { follow } from './motion.ts';

/** Where the pointer is, -1..1 from the middle of the page, with a lag: the layers of space shift against it. */
export const gaze = { x: 0, y: 0 };
const target = { x: 0, y: 0 };
const HALF_LIFE = 0.2;

/** Watches the pointer until the returned function is called. */
export function followPointer(): () => void {
  const move = (event: PointerEvent) => {
    target.x = (event.clientX / window.innerWidth) * 2 - 1;
    target.y = (event.clientY / window.innerHeight) * 2 - 1;
  };
  window.addEventListener('pointermove', move, { passive: true });
  return () => {
    window.removeEventListener('pointermove', move);
    target.x = 0;
    target.y = 0;
  };
}

/** Brings the gaze nearer to the pointer. */
export function settleGaze(seconds: number): void {
  gaze.x = follow(gaze.x, target.x, HALF_LIFE, seconds);
  gaze.y = follow(gaze.y, target.y, HALF_LIFE, seconds);
}

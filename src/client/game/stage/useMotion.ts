import { useTick } from '@pixi/react';
import type { Ticker } from 'pixi.js';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** One frame, in seconds. */
export interface Moment {
  /** A clock that runs through all scenes; it stands still under reduced motion. */
  time: number;
  /** Since the last frame, never more than half a second. */
  step: number;
  /** Since this part appeared. */
  age: number;
}

const STILL_TIME = 12;

/** Runs `frame` before each picture; sprites are moved through refs, never through state. */
export function useMotion(still: boolean, frame: (now: Moment) => void): void {
  const latest = useRef(frame);
  const age = useRef(0);
  useLayoutEffect(() => {
    latest.current = frame;
  });
  const tick = useCallback(
    (ticker: Ticker) => {
      const step = Math.min(ticker.elapsedMS, 500) / 1000;
      age.current += step;
      latest.current({ time: still ? STILL_TIME : ticker.lastTime / 1000, step, age: age.current });
    },
    [still],
  );
  useTick(tick);
}

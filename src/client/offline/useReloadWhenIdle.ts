import { useEffect } from 'react';
import { mayReloadFor, reloadToUpdate, useUpdates } from './updates.ts';

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'input'] as const;
const always = () => true;

/**
 * Reloads with a newer version once `isSafe` has held for `restMs` milliseconds without input. The caller decides what is safe:
 * no unfinished input on the screen and no request under way. `isFree` is checked last, just before reloading. Input while the
 * version is being fetched cancels the reload.
 */
export function useReloadWhenIdle(isSafe: boolean, restMs: number, isFree: () => boolean = always): void {
  const { newer } = useUpdates();
  const isDue = isSafe && newer !== null;
  useEffect(() => {
    if (!isDue) return undefined;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      const rest = window.setTimeout(() => {
        if (!isFree()) wait();
        else if (mayReloadFor(newer)) void reloadToUpdate(() => rest === timer && isFree());
      }, restMs);
      timer = rest;
    };
    wait();
    for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, wait, true);
    return () => {
      clearTimeout(timer);
      timer = 0;
      for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, wait, true);
    };
  }, [isDue, newer, restMs, isFree]);
}

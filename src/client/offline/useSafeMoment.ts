import { useEffect } from 'react';
import { mayTake, takeUpdate, useUpdates } from './updates.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'input'] as const;
const always = () => true;

/**
 * Takes a newer version by itself once `isSafe` has held for `restMs` without a touch or a key. The caller says what is safe:
 * nothing may be half-way there, neither on the screen nor on its way to the server. `isFree` is asked at the last moment. What is
 * begun while the version is being fetched keeps the page.
 */
export function useSafeMoment(isSafe: boolean, restMs: number, isFree: () => boolean = always): void {
  const { newer } = useUpdates();
  const isDue = isSafe && newer !== null;
  useEffect(() => {
    if (!isDue) return undefined;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      const rest = window.setTimeout(() => {
        if (!isFree()) wait();
        else if (mayTake(newer)) void takeUpdate(() => rest === timer && isFree());
      }, restMs);
      timer = rest;
    };
    wait();
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, wait, true);
    return () => {
      clearTimeout(timer);
      timer = 0;
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, wait, true);
    };
  }, [isDue, newer, restMs, isFree]);
}

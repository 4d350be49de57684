import { useEffect } from 'react';
import { useStable } from '../engine/useStable.ts';
import { REVEAL_MS, STILL_REVEAL_MS } from './reveal.ts';

/** Keys that skip the reveal; others may belong to the page or the browser. */
const SKIP_KEYS: readonly string[] = [' ', 'Enter', 'Escape', 'ArrowRight', 'PageDown'];

/**
 * Calls `onRevealed` when the reveal is over, or a key or a press skips it. It does not wait for frames: a hidden or slow page
 * shows the result in time, too.
 */
export function useReveal(isRevealing: boolean, still: boolean, onRevealed: () => void): void {
  const end = useStable(onRevealed);
  useEffect(() => {
    if (!isRevealing) return undefined;
    let isOver = false;
    const once = () => {
      if (isOver) return;
      isOver = true;
      end();
    };
    const press = (event: KeyboardEvent) => {
      if (!SKIP_KEYS.includes(event.key) || event.repeat) return;
      event.preventDefault();
      once();
    };
    const timer = setTimeout(once, still ? STILL_REVEAL_MS : REVEAL_MS);
    window.addEventListener('keydown', press);
    window.addEventListener('pointerdown', once);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', press);
      window.removeEventListener('pointerdown', once);
    };
  }, [isRevealing, still, end]);
}

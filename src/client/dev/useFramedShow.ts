import { useCallback, useEffect, useState } from 'react';
import type { StageClock } from '#client/game/stage/engine/clock.ts';

interface FramedShow {
  clock: StageClock;
  /** Stage time by which all ships have come in, in milliseconds. */
  enteredMs: number;
  /** Milliseconds between two moments of the sample; null for a sample that does not change. */
  everyMs: number | null;
  /** The moment that is shown once the page is drawn. */
  firstMoment: number;
  onReady: () => void;
}

/**
 * Plays a sample of a projector page in the scene selector: counts its moments, and brings a driven clock to where all ships
 * have come in before the page counts as ready. A driven clock has no further moments.
 */
export function useFramedShow({ clock, enteredMs, everyMs, firstMoment, onReady }: FramedShow) {
  const [moment, setMoment] = useState(0);
  const [isReady, setReady] = useState(false);
  const ready = useCallback(() => {
    if (clock.driven) clock.advance(enteredMs);
    if (firstMoment > 0) setMoment(firstMoment);
    setReady(true);
  }, [clock, enteredMs, firstMoment]);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  useEffect(() => {
    if (everyMs === null || clock.driven) return undefined;
    const timer = setInterval(() => setMoment((now) => now + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, clock]);
  return { moment, ready };
}

import { useEffect, useState } from 'react';

/** How long a step stays while the steps play. */
export const STEP_MS = 1_000;

export interface Playback {
  /** The step that is shown, from 0. */
  index: number;
  isPlaying: boolean;
  /** Shows a step and stops playing. */
  show: (index: number) => void;
  /** Plays from the step that is shown, from the first one at the end; stops while it plays. */
  toggle: () => void;
}

/** Steps through `count` steps, one per second while it plays, to the last one. */
export function usePlayback(count: number): Playback {
  const last = Math.max(0, count - 1);
  const [chosen, setIndex] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const index = Math.min(chosen, last);
  const isPlaying = isWanted && index < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setIndex(index + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, index]);
  return {
    index,
    isPlaying,
    show: (wanted) => {
      setWanted(false);
      setIndex(Math.max(0, Math.min(wanted, last)));
    },
    toggle: () => {
      if (!isPlaying && index === last) setIndex(0);
      setWanted(!isPlaying);
    },
  };
}

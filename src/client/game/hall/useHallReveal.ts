import { useCallback, useEffect, useRef, useState } from 'react';
import type { HallView } from '#client/game/flow/HallView.ts';

interface HallReveal {
  isRevealing: boolean;
  onRevealed: () => void;
}

/**
 * Begins the reveal when a winner appears in the phase of the result. A page that is opened later shows the result at once, and
 * a winner that was hidden and is shown again is revealed again.
 */
export function useHallReveal({ winner, phase }: HallView): HallReveal {
  const [isRevealing, setRevealing] = useState(false);
  const before = useRef({ winner, phase });
  useEffect(() => {
    const isNew = winner !== null && before.current.winner !== winner;
    before.current = { winner, phase };
    if (isNew && phase === 'result') setRevealing(true);
    else if (winner === null || phase !== 'result') setRevealing(false);
  }, [winner, phase]);
  const onRevealed = useCallback(() => setRevealing(false), []);
  return { isRevealing, onRevealed };
}

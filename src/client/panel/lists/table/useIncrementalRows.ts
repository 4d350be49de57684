import { startTransition, useEffect, useState } from 'react';

/** Rows that a slow laptop renders within one frame. */
const STEP = 10;

/** Returns how many of `total` rows to render now: a few at first, more in each transition, so that the page never freezes. */
export function useIncrementalRows(total: number): number {
  const [shown, setShown] = useState(STEP);
  if (total <= STEP && shown !== STEP) setShown(STEP);
  useEffect(() => {
    if (shown < total) startTransition(() => setShown(shown + STEP));
  }, [shown, total]);
  return shown;
}

import { startTransition, useEffect, useState } from 'react';

/** So many rows are made within one picture of the screen on a slow laptop. */
const STEP = 10;

/** How many of so many rows to show now: a few at first and more picture by picture, so that nothing ever stands still. */
export function useGrowing(total: number): number {
  const [shown, setShown] = useState(STEP);
  if (total <= STEP && shown !== STEP) setShown(STEP);
  useEffect(() => {
    if (shown < total) startTransition(() => setShown(shown + STEP));
  }, [shown, total]);
  return shown;
}

import { useEffect, useState } from 'react';

/** How long the game waits for pictures before it is shown without them. */
const PICTURES_MS = 12_000;

/** Returns true once the wait for pictures is over. */
export function usePicturesLimit(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PICTURES_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

import { useEffect, useState } from 'react';

/** Pictures are waited for this long; then the game is shown without them. */
const PICTURES_MS = 12_000;

/** Whether the pictures have been waited for long enough. */
export function usePicturesLimit(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PICTURES_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

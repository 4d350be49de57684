import { useEffect, useState } from 'react';

const RETRY_MS = 5_000;

/**
 * Loads a part of the page once it is wanted, and tries again every 5 seconds while that fails. Returns undefined while it
 * is loading for the first time, and null after it failed. `load` must be the same function in every render.
 */
export function useLatePart<Part>(isWanted: boolean, load: () => Promise<Part>): Part | null | undefined {
  const [part, setPart] = useState<Part | null>();
  const [tries, setTries] = useState(0);
  const isMissing = isWanted && !part;
  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        setPart(null);
        timer = setTimeout(setTries, RETRY_MS, tries + 1);
      },
    );
    return () => clearTimeout(timer);
  }, [isMissing, load, tries]);
  return part;
}

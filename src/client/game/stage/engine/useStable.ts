import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function with a stable identity that calls the newest `callback`. Do not call it while rendering. */
export function useStable<Arguments extends unknown[]>(
  callback: ((...given: Arguments) => void) | undefined,
): (...given: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => {
    latest.current?.(...given);
  }, []);
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, that calls the newest `callback`. Not to be called while rendering. */
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

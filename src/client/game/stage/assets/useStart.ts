import { useEffect, useRef } from 'react';

/** Longest wait for the pictures. */
const READY_LIMIT_MS = 6_000;
/** A canvas that is missing after this time is not coming. */
const CANVAS_LIMIT_MS = 8_000;

interface StartOptions {
  hasCanvas: boolean;
  isDrawn: boolean;
  onReady(): void;
  onFail(): void;
}

/**
 * Calls `onReady` once, when the first scene is drawn or the wait is over; calls `onFail` when no canvas was created in
 * time.
 */
export function useStart({ hasCanvas, isDrawn, onReady, onFail }: StartOptions): void {
  const isReady = useRef(false);
  useEffect(() => {
    const call = () => {
      if (isReady.current) return;
      isReady.current = true;
      onReady();
    };
    if (isDrawn) call();
    const timer = window.setTimeout(call, READY_LIMIT_MS);
    return () => window.clearTimeout(timer);
  }, [isDrawn, onReady]);
  useEffect(() => {
    if (hasCanvas) return;
    const timer = window.setTimeout(onFail, CANVAS_LIMIT_MS);
    return () => window.clearTimeout(timer);
  }, [hasCanvas, onFail]);
}

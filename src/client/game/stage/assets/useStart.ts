import { useEffect, useRef } from 'react';

/** Nobody waits longer for the pictures than this. */
const READY_LIMIT_MS = 6_000;
/** A canvas that is not there after so long will not come. */
const CANVAS_LIMIT_MS = 8_000;

interface StartOptions {
  hasCanvas: boolean;
  isDrawn: boolean;
  onReady(): void;
  onFail(): void;
}

/** Calls `onReady` once: when the first scene is up, or when waiting has lasted long enough; `onFail` when no canvas has come. */
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

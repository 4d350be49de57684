import type { Application } from 'pixi.js';
import { useEffect, useState } from 'react';
import { endCrossFade } from './crossFade.ts';

/** How long to wait for a lost graphics card. */
const RETURN_MS = 4_000;

/**
 * Returns true while the canvas has lost its graphics card. Calls `onGone` when it does not come back; the wait counts
 * only while the page is visible, because a hidden page gets no card.
 */
export function useContextLoss(app: Application | null, onGone: () => void): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!app) return;
    const { canvas } = app;
    const lose = () => setLost(true);
    const restore = () => {
      // A texture that was drawn into has lost its content.
      endCrossFade(app);
      setLost(false);
    };
    canvas.addEventListener('webglcontextlost', lose);
    canvas.addEventListener('webglcontextrestored', restore);
    return () => {
      canvas.removeEventListener('webglcontextlost', lose);
      canvas.removeEventListener('webglcontextrestored', restore);
    };
  }, [app]);
  useEffect(() => (isLost ? waitSeen(onGone) : undefined), [isLost, onGone]);
  return isLost;
}

/** Calls `end` after the page has been visible for `RETURN_MS`; returns a function that cancels it. */
function waitSeen(end: () => void): () => void {
  let timer = 0;
  const restart = () => {
    window.clearTimeout(timer);
    if (!document.hidden) timer = window.setTimeout(end, RETURN_MS);
  };
  restart();
  document.addEventListener('visibilitychange', restart);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', restart);
  };
}

import type { Application } from 'pixi.js';
import { useEffect, useState } from 'react';
import { endCrossFade } from './crossFade.ts';

/** A graphics card that has not come back after so long is waited for no longer. */
const RETURN_MS = 4_000;

/** True while the canvas has lost its graphics card. Calls `onGone` when it does not come back; a hidden page gets no card, and waits. */
export function useContextLoss(app: Application | null, onGone: () => void): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!app) return;
    const { canvas } = app;
    const lose = () => setLost(true);
    const restore = () => {
      // What was drawn into a texture did not survive.
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

/** Calls `end` after the page has been seen for `RETURN_MS`, unless the answer is called before. */
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

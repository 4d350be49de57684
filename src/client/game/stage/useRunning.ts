import type { Application } from 'pixi.js';
import { useEffect } from 'react';
import { endCrossFade } from './crossFade.ts';

/** Stops the ticker while the game is paused or its tab hidden; a picture half faded would stay so, it is ended. */
export function useRunning(app: Application | null, paused: boolean, maxFps: number): void {
  useEffect(() => {
    if (!app) return;
    app.ticker.maxFPS = maxFps;
    const run = () => {
      if (!paused && !document.hidden) {
        app.ticker.start();
        return;
      }
      app.ticker.stop();
      endCrossFade(app);
      app.render();
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => document.removeEventListener('visibilitychange', run);
  }, [app, paused, maxFps]);
}

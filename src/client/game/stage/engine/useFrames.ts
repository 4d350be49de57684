import type { Application } from 'pixi.js';
import { useEffect, useMemo } from 'react';
import { isWebgl } from '../assets/gpuTextures.ts';
import type { StageClock } from './clock.ts';
import { endCrossFade } from './crossFade.ts';
import { Pace } from './pace.ts';
import type { QualityLevel } from './quality.ts';

interface FrameOptions {
  clock: StageClock;
  best: QualityLevel;
  least: QualityLevel;
  /** Maximum frames per second; 0 = as many as the screen shows. */
  fps: number;
  /** Nothing moves: the game is paused, or the graphics card is lost. */
  paused: boolean;
  onFail(): void;
  /** Called when frames take as long as on a machine without a graphics card; null where the budget is already for one. */
  onTooSlow: (() => void) | null;
}

/**
 * Runs the clock in each frame while the page is visible, at the quality that the machine can keep up with; ends a
 * running cross-fade when it stops.
 */
export function useFrames(app: Application | null, options: FrameOptions): void {
  const { clock, best, least, fps, paused, onFail, onTooSlow } = options;
  const pace = useMemo(() => new Pace(best, least), [best, least]);
  useEffect(() => {
    if (!app) return;
    const { ticker } = app;
    // The clock draws, so the application must not draw again.
    ticker.remove(app.render, app);
    const run = () => setRunning(app, clock, !paused && !clock.paused && !document.hidden);
    const detach = clock.attach({ draw: () => draw(app, onFail), onPause: run });
    const frame = () => {
      if (!clock.driven) pace.follow(app, ticker.elapsedMS, { fps, onTooSlow });
      clock.tick(ticker.elapsedMS);
    };
    // A resized canvas is empty.
    if (pace.start(app)) clock.advance(0);
    ticker.maxFPS = fps;
    ticker.add(frame);
    document.addEventListener('visibilitychange', run);
    run();
    return () => {
      document.removeEventListener('visibilitychange', run);
      ticker.remove(frame);
      detach();
    };
  }, [app, clock, pace, fps, paused, onFail, onTooSlow]);
}

function setRunning(app: Application, clock: StageClock, running: boolean): void {
  if (running) {
    app.ticker.start();
    return;
  }
  app.ticker.stop();
  if (!clock.driven) endCrossFade(app);
  clock.advance(0);
}

function draw(app: Application, onFail: () => void): void {
  try {
    app.render();
  } catch (error) {
    // Nothing can be drawn without the graphics card; the next picture is drawn once it is back.
    if (isWebgl(app.renderer) && app.renderer.context.isLost) return;
    reportError(error);
    onFail();
  }
}

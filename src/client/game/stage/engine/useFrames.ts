import type { Application } from 'pixi.js';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { isWebgl } from '../assets/gpuTextures.ts';
import type { StageClock } from './clock.ts';
import { endCrossFade } from './crossFade.ts';
import { Pace, type PaceOptions } from './pace.ts';
import type { QualityLevel } from './quality.ts';
import type { DeferredScreen } from './renderer/DeferredScreen.ts';

/** Time for the browser to put the copied picture on the screen before the canvas below changes. */
const TAKEN_OVER_MS = 300;

interface FrameOptions extends PaceOptions {
  clock: StageClock;
  /** Best first. */
  levels: readonly QualityLevel[];
  /** Nothing moves: the game is paused, or the graphics card is lost. */
  paused: boolean;
  /** The scene's parts exist. */
  isDrawn: boolean;
  /** The pictures are shown on another canvas, `screen`. A canvas that was shown itself keeps its size until that one exists. */
  deferred: boolean;
  /** Shows the pictures when they are drawn; null where the canvas itself is shown. */
  screen: DeferredScreen | null;
  onFail(): void;
}

/**
 * Runs the clock in each frame while the page is visible, at the quality that the machine can keep up with; ends a
 * running cross-fade when it stops.
 */
export function useFrames(app: Application | null, options: FrameOptions): void {
  const { clock, levels, lively, onBattery, paused, isDrawn, deferred, screen, onFail, onSlow } = options;
  const isWaiting = deferred && isDrawn && !screen;
  const pace = useMemo(() => new Pace(levels), [levels]);
  useLayoutEffect(() => {
    // The canvas is about to be shown, and must not be empty.
    if (isDrawn && !screen) clock.advance(0);
  }, [isDrawn, screen, clock]);
  useEffect(() => {
    if (!app || isWaiting) return;
    const { ticker } = app;
    // The clock draws, so the application must not draw again.
    ticker.remove(app.render, app);
    const run = () => setRunning(app, clock, !paused && !clock.paused && !document.hidden);
    let hasBegun = false;
    // Until the picture above the canvas is on the screen, nothing may hide the canvas.
    const detach = clock.attach({ draw: () => draw(app, hasBegun ? screen : null, onFail), onPause: run });
    let waitedMs = 0;
    const frame = () => {
      waitedMs += ticker.elapsedMS;
      if (screen?.isBusy) return;
      const elapsedMs = waitedMs;
      waitedMs = 0;
      if (!clock.driven) {
        pace.follow(app, elapsedMs, { lively, onBattery, onSlow });
        ticker.maxFPS = pace.fps({ lively, onBattery });
      }
      clock.tick(elapsedMs);
    };
    const begin = () => {
      hasBegun = true;
      // A resized canvas is empty.
      if (pace.start(app)) clock.advance(0);
      ticker.maxFPS = pace.fps({ lively, onBattery });
      ticker.add(frame);
      run();
    };
    const isTaken = screen?.takeOver(() => draw(app, null, onFail)) === true;
    const timer = isTaken ? window.setTimeout(begin, TAKEN_OVER_MS) : 0;
    if (!isTaken) begin();
    document.addEventListener('visibilitychange', run);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
      ticker.remove(frame);
      detach();
    };
  }, [app, clock, pace, lively, onBattery, paused, isWaiting, screen, onFail, onSlow]);
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

function draw(app: Application, screen: DeferredScreen | null, onFail: () => void): void {
  try {
    app.render();
    screen?.show();
  } catch (error) {
    // Nothing can be drawn without the graphics card; the next picture is drawn once it is back.
    if (isWebgl(app.renderer) && app.renderer.context.isLost) return;
    reportError(error);
    onFail();
  }
}

import type { Application } from 'pixi.js';
import { useEffect, useMemo } from 'react';
import { isWebgl } from '../assets/gpuTextures.ts';
import type { StageClock } from './clock.ts';
import { endCrossFade } from './crossFade.ts';
import { levelsBetween, QualityGovernor, type QualityLevel, quality } from './quality.ts';

interface FrameOptions {
  clock: StageClock;
  best: QualityLevel;
  least: QualityLevel;
  /** Maximum frames per second; 0 = as many as the screen shows. */
  fps: number;
  /** Nothing moves: the game is paused, or the graphics card is lost. */
  paused: boolean;
  onFail(): void;
  /** Called when frames take as long as on a machine without a graphics card. */
  onTooSlow(): void;
}

const SCREEN_FPS = 60;
/** Slow frames of this mean length come from drawing on the processor (SOFTWARE_LIMITS in renderer.ts: 300 ms at full size). */
const UNAIDED_FRAME_MS = 150;

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
      if (!clock.driven && pace.follow(app, ticker.elapsedMS, fps) === 'unaided') onTooSlow();
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

/** Keeps the canvas and the live `quality` at the level that the machine can keep up with. */
class Pace {
  readonly #levels: readonly QualityLevel[];
  readonly #governor: QualityGovernor;

  constructor(best: QualityLevel, least: QualityLevel) {
    this.#levels = levelsBetween(best, least);
    this.#governor = new QualityGovernor(this.#levels.length);
  }

  /** Returns whether the canvas has another size now. */
  start(app: Application): boolean {
    this.#governor.restart();
    return this.#apply(app);
  }

  /** Counts a frame. Returns 'unaided' instead of a next level where no graphics card helps. */
  follow(app: Application, frameMs: number, fps: number): 'unaided' | null {
    if (!this.#governor.measure(frameMs, 1000 / (fps || SCREEN_FPS))) return null;
    if (this.#governor.slowMeanMs >= UNAIDED_FRAME_MS) return 'unaided';
    this.#apply(app);
    return null;
  }

  #apply(app: Application): boolean {
    const level = this.#levels[this.#governor.level];
    if (!level) return false;
    quality.particles = level.particles;
    if (app.renderer.resolution === level.resolution) return false;
    app.renderer.resize(app.screen.width, app.screen.height, level.resolution);
    return true;
  }
}

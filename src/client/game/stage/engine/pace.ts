import type { Application } from 'pixi.js';
import { levelsBetween, QualityGovernor, type QualityLevel, quality } from './quality.ts';

const SCREEN_FPS = 60;
/** Slow frames of this mean length come from drawing on the processor (SOFTWARE_LIMITS in renderer.ts: 300 ms at full size). */
const UNAIDED_FRAME_MS = 150;

/** The part of Pixi's application that has a size. */
export type SizedApplication = Pick<Application, 'screen'> & {
  renderer: Pick<Application['renderer'], 'resolution' | 'resize'>;
};

interface FollowOptions {
  /** Maximum frames per second; 0 = as many as the screen shows. */
  fps: number;
  /** Called instead of a lower level where no graphics card helps; null where the levels are already for such a machine. */
  onTooSlow: (() => void) | null;
}

/** Keeps the canvas and the live `quality` at the level that the machine can keep up with. */
export class Pace {
  private readonly levels: readonly QualityLevel[];
  private readonly governor: QualityGovernor;

  constructor(best: QualityLevel, least: QualityLevel) {
    this.levels = levelsBetween(best, least);
    this.governor = new QualityGovernor(this.levels.length);
  }

  /** Begins anew at the current level; returns whether the canvas has another size now. */
  start(app: SizedApplication): boolean {
    this.governor.restart();
    return this.apply(app);
  }

  /** Counts a frame that came `frameMs` after the last one. */
  follow(app: SizedApplication, frameMs: number, { fps, onTooSlow }: FollowOptions): void {
    if (!this.governor.measure(frameMs, 1000 / (fps || SCREEN_FPS))) return;
    if (onTooSlow !== null && this.governor.slowMeanMs >= UNAIDED_FRAME_MS) onTooSlow();
    else this.apply(app);
  }

  private apply(app: SizedApplication): boolean {
    const level = this.levels[this.governor.level];
    if (!level) return false;
    quality.particles = level.particles;
    if (app.renderer.resolution === level.resolution) return false;
    app.renderer.resize(app.screen.width, app.screen.height, level.resolution);
    return true;
  }
}

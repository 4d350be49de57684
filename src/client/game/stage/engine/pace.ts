import type { Application } from 'pixi.js';
import { fpsOf, QualityGovernor, type QualityLevel, quality } from './quality.ts';

const SCREEN_FPS = 60;

/** The part of Pixi's application that has a size. */
export type SizedApplication = Pick<Application, 'screen'> & {
  renderer: Pick<Application['renderer'], 'resolution' | 'resize'>;
};

export interface PaceOptions {
  /** Something flies. */
  lively: boolean;
  onBattery: boolean;
  /**
   * Called after a second of slow frames with their mean length in milliseconds; returns whether it has changed something, so
   * that no lower level is needed.
   */
  onSlow(meanMs: number): boolean;
}

/** Keeps the canvas and the live `quality` at the level that the machine can keep up with. */
export class Pace {
  private readonly levels: readonly QualityLevel[];
  private readonly governor: QualityGovernor;

  /** `levels`: best first. */
  constructor(levels: readonly QualityLevel[]) {
    this.levels = levels;
    this.governor = new QualityGovernor(levels.length);
  }

  /** Begins anew at the current level; returns whether the canvas has another size now. */
  start(app: SizedApplication): boolean {
    this.governor.restart();
    return this.apply(app);
  }

  /** Returns the frames per second at the current level; 0 = as many as the screen shows. */
  fps(options: Pick<PaceOptions, 'lively' | 'onBattery'>): number {
    return this.level ? fpsOf(this.level, options) : 0;
  }

  /** Counts a frame that came `frameMs` after the last one. */
  follow(app: SizedApplication, frameMs: number, options: PaceOptions): void {
    const before = this.governor.level;
    if (!this.governor.measure(frameMs, 1000 / (this.fps(options) || SCREEN_FPS))) return;
    if (this.governor.level > before && options.onSlow(this.governor.slowMeanMs)) return;
    this.apply(app);
  }

  private get level(): QualityLevel | undefined {
    return this.levels[this.governor.level];
  }

  private apply(app: SizedApplication): boolean {
    const { level } = this;
    if (!level) return false;
    quality.particles = level.particles;
    quality.bestResolution = this.levels[0]?.resolution ?? level.resolution;
    if (app.renderer.resolution === level.resolution) return false;
    app.renderer.resize(app.screen.width, app.screen.height, level.resolution);
    return true;
  }
}

/** Current picture quality; scenes read it in every frame and do not keep it. */
export const quality = {
  /** Share of the particles that are shown, 0..1. */
  particles: 1,
  /** Canvas pixels per CSS pixel at the best level, to which the canvas returns. */
  bestResolution: 1,
};

export interface QualityLevel {
  /** Canvas pixels per CSS pixel. */
  resolution: number;
  /** Share of the particles, 0..1. */
  particles: number;
  /** Frames per second while something flies; 0 = as many as the screen shows. */
  maxFps: number;
  /** Frames per second while a scene only drifts and breathes; 0 = as many as the screen shows. */
  restFps: number;
}

/** From one level to the next the pixels shrink to about two thirds, the particles by a quarter. */
const RESOLUTION_STEP = 0.8;
const PARTICLES_STEP = 0.75;

/** Returns the levels from the best one down to the least, all with the frame rates of the best. */
export function levelsBetween(
  best: QualityLevel,
  least: Pick<QualityLevel, 'resolution' | 'particles'>,
): readonly QualityLevel[] {
  const levels = [best];
  for (let now = best; now.resolution > least.resolution || now.particles > least.particles; levels.push(now)) {
    now = {
      ...now,
      resolution: Math.max(least.resolution, now.resolution * RESOLUTION_STEP),
      particles: Math.max(least.particles, now.particles * PARTICLES_STEP),
    };
  }
  return levels;
}

/** A scene at rest moves so slowly that 30 frames a second look like 60, and fewer frames save the battery. */
const BATTERY_REST_FPS = 30;

/** Returns the frames per second at a level; 0 = as many as the screen shows. */
export function fpsOf({ maxFps, restFps }: QualityLevel, pace: { lively: boolean; onBattery: boolean }): number {
  if (pace.lively) return maxFps;
  return pace.onBattery ? Math.min(restFps || BATTERY_REST_FPS, BATTERY_REST_FPS) : restFps;
}

/** A frame is slow above, and fast below, this many times the expected length. */
const SLOW_FACTOR = 1.5;
const FAST_FACTOR = 1.25;
const SLOW_FOR_MS = 1_000;
const FAST_FOR_MS = 8_000;
const FAST_FOR_MOST_MS = 120_000;
/** If a raised level lasts less than this, the next raise comes later. */
const RELAPSE_MS = 20_000;
/** Longer gaps come from a hidden tab or a sleeping machine, not from slow frames. */
const NO_FRAME_MS = 1_000;
/** If a lower level shortens frames by less than a tenth, drawing was not what slowed them. */
const GAIN = 0.9;
/** Power-saving screens show 30 frames a second whatever is drawn; longer frames have another cause. */
const SAVING_SCREEN_MS = 40;

/**
 * Chooses the quality level from the lengths of frames: down after a second of slow ones, up after eight of fast ones.
 */
export class QualityGovernor {
  level = 0;
  /** Mean length of the slow frames before the last step down, in ms; 0 before the first step. */
  slowMeanMs = 0;
  private readonly last: number;
  private slowMs = 0;
  private slowFrames = 0;
  private slowTotalMs = 0;
  private fastMs = 0;
  private fastForMs = FAST_FOR_MS;
  private sinceUpMs = Number.POSITIVE_INFINITY;
  private meanBeforeMs = 0;
  private vainSteps = 0;
  private paceMs = 0;

  /** `levels`: the number of levels, 0 being the best. */
  constructor(levels: number) {
    this.last = levels - 1;
  }

  /**
   * Counts a frame that came `frameMs` after the last one where `expectedMs` were expected; returns whether the level
   * changed.
   */
  measure(frameMs: number, expectedMs: number): boolean {
    if (frameMs > NO_FRAME_MS && frameMs > expectedMs * 4) return false;
    const expected = Math.max(expectedMs, this.paceMs);
    this.sinceUpMs += frameMs;
    if (frameMs > expected * SLOW_FACTOR) {
      this.slowMs += frameMs;
      this.slowTotalMs += frameMs;
      this.slowFrames += 1;
    } else this.forgetSlow(frameMs);
    if (frameMs < expected * FAST_FACTOR) this.fastMs += frameMs;
    else this.fastMs = Math.max(0, this.fastMs - 4 * frameMs);
    if (this.slowMs >= SLOW_FOR_MS) return this.tooSlow();
    return this.fastMs >= this.fastForMs && this.goUp();
  }

  /** Resets the counts after a change of budget or scene. */
  restart(): void {
    this.forgetSlow(this.slowMs);
    this.fastMs = 0;
  }

  private forgetSlow(frameMs: number): void {
    this.slowMs = Math.max(0, this.slowMs - frameMs);
    if (this.slowMs > 0) return;
    this.slowFrames = 0;
    this.slowTotalMs = 0;
  }

  private tooSlow(): boolean {
    const meanMs = this.slowTotalMs / this.slowFrames;
    this.slowMeanMs = meanMs;
    const isVain = this.meanBeforeMs > 0 && meanMs > this.meanBeforeMs * GAIN && meanMs < SAVING_SCREEN_MS;
    this.vainSteps = isVain ? this.vainSteps + 1 : 0;
    this.restart();
    if (this.vainSteps === 2) return this.acceptPace(meanMs);
    if (this.level === this.last) return false;
    if (this.sinceUpMs < RELAPSE_MS) this.fastForMs = Math.min(FAST_FOR_MOST_MS, this.fastForMs * 2);
    this.meanBeforeMs = meanMs;
    this.level += 1;
    return true;
  }

  /** Two lower levels have not helped, so the screen itself is slow. */
  private acceptPace(paceMs: number): boolean {
    this.paceMs = paceMs;
    this.vainSteps = 0;
    this.meanBeforeMs = 0;
    this.level = Math.max(0, this.level - 2);
    return true;
  }

  private goUp(): boolean {
    this.restart();
    if (this.level === 0) return false;
    this.sinceUpMs = 0;
    this.meanBeforeMs = 0;
    this.vainSteps = 0;
    this.level -= 1;
    return true;
  }
}

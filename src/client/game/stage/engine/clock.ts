/** Times of one frame, in seconds. Every motion receives the same object: read it, do not keep it. */
export interface FrameTime {
  /** Stage time; it stands still under reduced motion. */
  time: number;
  /** Since the last frame, at most half a second. */
  step: number;
  /** Since this part appeared. */
  age: number;
  /** True in every second frame: small, slow parts skip it. False when the clock draws without time passing. */
  isSecond: boolean;
  /** Counts the frames in which time passes; 0 when the clock draws without. */
  number: number;
}

export type MotionFunction = (now: FrameTime) => void;

/** A motion that the clock calls before each picture; its owner may change both fields. */
export interface Motion {
  frame: MotionFunction;
  /** Under reduced motion its time stands still. */
  still: boolean;
}

/** Cost of a frame, in milliseconds. Always the same object. */
export interface FrameCost {
  motionMs: number;
  drawMs: number;
  sinceLastMs: number;
}

/** The stage that a clock drives: it draws, and learns when the clock stops or goes on. */
export interface ClockedStage {
  draw(): void;
  onPause(): void;
}

interface Entry {
  motion: Motion;
  born: number;
}

const FRAMES_PER_SECOND = 60;
/** Length of one frame of a driven clock. */
export const FRAME_MS = 1000 / FRAMES_PER_SECOND;
const LONGEST_STEP_MS = 500;
/** Stage time of a picture under reduced motion. */
export const STILL_SECONDS = 12;

/**
 * The stage's only source of time: everything that moves reads it, so that all of it can be stopped, slowed or driven.
 */
export class StageClock {
  /** Only `advance` moves a driven clock, so that the picture depends on the frames alone. */
  readonly driven: boolean;
  /** How fast time runs, 1 = real time. */
  speed = 1;
  private seconds = 0;
  private isPaused: boolean;
  private stage: ClockedStage | null = null;
  private entries: (Entry | null)[] = [];
  private walking = false;
  private frames = 0;
  private hasGaps = false;
  private readonly moment: FrameTime = { time: 0, step: 0, age: 0, isSecond: false, number: 0 };
  private readonly observers = new Set<(cost: FrameCost) => void>();
  private readonly cost: FrameCost = { motionMs: 0, drawMs: 0, sinceLastMs: 0 };

  constructor(driven: boolean) {
    this.driven = driven;
    this.isPaused = driven;
  }

  /** Stage time in seconds. */
  get time(): number {
    return this.seconds;
  }

  get paused(): boolean {
    return this.isPaused;
  }

  /** A driven clock stays paused. */
  set paused(paused: boolean) {
    if (this.driven || paused === this.isPaused) return;
    this.isPaused = paused;
    this.stage?.onPause();
  }

  /**
   * Runs `milliseconds` in frames of a sixtieth of a second, then draws once; 0 only draws. Throws a RangeError for a
   * negative or non-finite number.
   */
  advance(milliseconds: number): void {
    if (!Number.isFinite(milliseconds) || milliseconds < 0)
      throw new RangeError(`The clock cannot advance by ${milliseconds} ms.`);
    const frames = Math.round((milliseconds * FRAMES_PER_SECOND) / 1000);
    if (frames === 0) this.walk(0);
    for (let frame = 0; frame < frames; frame++) this.walk(1 / FRAMES_PER_SECOND);
    this.stage?.draw();
  }

  /** Runs and draws one frame, `elapsedMs` after the last one. */
  tick(elapsedMs: number): void {
    if (this.isPaused) return;
    const step = (Math.min(elapsedMs, LONGEST_STEP_MS) / 1000) * this.speed;
    if (this.observers.size > 0) {
      this.measured(step, elapsedMs);
      return;
    }
    this.walk(step);
    this.stage?.draw();
  }

  /** Calls `listener` with the cost of each frame that the screen asked for; returns a function that stops it. */
  observe(listener: (cost: FrameCost) => void): () => void {
    this.observers.add(listener);
    return () => this.observers.delete(listener);
  }

  /** Runs `motion` in every frame from now on; returns a function that removes it. */
  add(motion: Motion): () => void {
    const entry: Entry = { motion, born: this.seconds };
    this.entries.push(entry);
    return () => this.remove(entry);
  }

  /** Attaches a stage; only the last one attached is drawn. Returns a function that detaches it. */
  attach(stage: ClockedStage): () => void {
    this.stage = stage;
    return () => {
      if (this.stage === stage) this.stage = null;
    };
  }

  private walk(step: number): void {
    this.seconds += step;
    this.moment.isSecond = step > 0 && !this.moment.isSecond;
    this.moment.number = step > 0 ? ++this.frames : 0;
    this.walking = true;
    // By index: parts that are added during the walk move from this frame on, removed ones are skipped.
    for (let index = 0; index < this.entries.length; index++) {
      const entry = this.entries[index];
      if (entry) this.move(entry, step);
    }
    this.walking = false;
    if (!this.hasGaps) return;
    this.entries = this.entries.filter((entry) => entry !== null);
    this.hasGaps = false;
  }

  /** A part that fails stands still from then on; the others go on. */
  private move(entry: Entry, step: number): void {
    const { motion } = entry;
    const now = this.moment;
    now.time = motion.still ? STILL_SECONDS : this.seconds;
    now.step = step;
    now.age = this.seconds - entry.born;
    try {
      motion.frame(now);
    } catch (error) {
      this.remove(entry);
      reportError(error);
    }
  }

  private remove(entry: Entry): void {
    const index = this.entries.indexOf(entry);
    if (index < 0) return;
    if (!this.walking) {
      this.entries.splice(index, 1);
      return;
    }
    this.entries[index] = null;
    this.hasGaps = true;
  }

  private measured(step: number, elapsedMs: number): void {
    const start = performance.now();
    this.walk(step);
    const moved = performance.now();
    this.stage?.draw();
    const cost = this.cost;
    cost.motionMs = moved - start;
    cost.drawMs = performance.now() - moved;
    cost.sinceLastMs = elapsedMs;
    for (const listener of this.observers) listener(cost);
  }
}

/** Creates a clock that follows the screen's frames, or a `driven` one that moves only when it is advanced. */
export function createClock({ driven = false }: { driven?: boolean } = {}): StageClock {
  return new StageClock(driven);
}

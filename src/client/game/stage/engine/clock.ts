/** One frame, in seconds. The same object is handed to every motion: read it, never keep it. */
export interface Moment {
  /** Time of the stage; it stands still under reduced motion. */
  time: number;
  /** Since the last frame, never more than half a second. */
  step: number;
  /** Since this part appeared. */
  age: number;
}

export type MotionFunction = (now: Moment) => void;

/** A motion that the clock calls before each picture; its owner may change both fields. */
export interface Motion {
  frame: MotionFunction;
  /** Reduced motion: its time stands still. */
  still: boolean;
}

/** What a frame has cost, in milliseconds. The same object each time. */
export interface FrameCost {
  motionMs: number;
  drawMs: number;
  sinceLastMs: number;
}

/** What a clock moves: the stage that draws, and wants to know when the clock stops or goes on. */
export interface ClockedStage {
  draw(): void;
  onPause(): void;
}

interface Entry {
  motion: Motion;
  born: number;
}

const FRAMES_PER_SECOND = 60;
/** One frame of a driven clock. */
export const FRAME_MS = 1000 / FRAMES_PER_SECOND;
const LONGEST_STEP_MS = 500;
/** The time of a picture under reduced motion. */
export const STILL_SECONDS = 12;

/** The stage's only source of time: everything that moves reads it, so that whoever holds it can stop, slow or drive all of it. */
export class StageClock {
  /** It stands still by itself: only `advance` moves it, and the picture follows from the frames alone. */
  readonly driven: boolean;
  /** How fast time runs, 1 = as in the world. */
  speed = 1;
  #time = 0;
  #paused: boolean;
  #stage: ClockedStage | null = null;
  #entries: (Entry | null)[] = [];
  #walking = false;
  #hasGaps = false;
  readonly #now: Moment = { time: 0, step: 0, age: 0 };
  readonly #observers = new Set<(cost: FrameCost) => void>();
  readonly #cost: FrameCost = { motionMs: 0, drawMs: 0, sinceLastMs: 0 };

  constructor(driven: boolean) {
    this.driven = driven;
    this.#paused = driven;
  }

  /** Seconds of the stage's time. */
  get time(): number {
    return this.#time;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** A driven clock stays paused. */
  set paused(paused: boolean) {
    if (this.driven || paused === this.#paused) return;
    this.#paused = paused;
    this.#stage?.onPause();
  }

  /** Runs `milliseconds` in frames of a sixtieth of a second, then draws once; 0 only draws. Refused: less than 0, or no number. */
  advance(milliseconds: number): void {
    if (!Number.isFinite(milliseconds) || milliseconds < 0)
      throw new RangeError(`A clock does not go ${milliseconds} ms.`);
    const frames = Math.round((milliseconds * FRAMES_PER_SECOND) / 1000);
    if (frames === 0) this.#walk(0);
    for (let frame = 0; frame < frames; frame++) this.#walk(1 / FRAMES_PER_SECOND);
    this.#stage?.draw();
  }

  /** The screen wants a picture, `elapsedMs` after the last one. */
  tick(elapsedMs: number): void {
    if (this.#paused) return;
    const step = (Math.min(elapsedMs, LONGEST_STEP_MS) / 1000) * this.speed;
    if (this.#observers.size > 0) {
      this.#measured(step, elapsedMs);
      return;
    }
    this.#walk(step);
    this.#stage?.draw();
  }

  /** Calls `listener` with the cost of each frame that the screen asked for, until the answer is called. */
  observe(listener: (cost: FrameCost) => void): () => void {
    this.#observers.add(listener);
    return () => this.#observers.delete(listener);
  }

  /** Moves `motion` from now on, until the answer is called. */
  add(motion: Motion): () => void {
    const entry: Entry = { motion, born: this.#time };
    this.#entries.push(entry);
    return () => this.#remove(entry);
  }

  /** Takes a stage until the answer is called; the last one that came is drawn. */
  attach(stage: ClockedStage): () => void {
    this.#stage = stage;
    return () => {
      if (this.#stage === stage) this.#stage = null;
    };
  }

  #walk(step: number): void {
    this.#time += step;
    this.#walking = true;
    // By index: parts that appear during the walk move from this frame on, parts that leave are skipped.
    for (let index = 0; index < this.#entries.length; index++) {
      const entry = this.#entries[index];
      if (entry) this.#move(entry, step);
    }
    this.#walking = false;
    if (!this.#hasGaps) return;
    this.#entries = this.#entries.filter((entry) => entry !== null);
    this.#hasGaps = false;
  }

  /** A part that fails stands still from then on; the others go on. */
  #move(entry: Entry, step: number): void {
    const { motion } = entry;
    const now = this.#now;
    now.time = motion.still ? STILL_SECONDS : this.#time;
    now.step = step;
    now.age = this.#time - entry.born;
    try {
      motion.frame(now);
    } catch (error) {
      this.#remove(entry);
      reportError(error);
    }
  }

  #remove(entry: Entry): void {
    const index = this.#entries.indexOf(entry);
    if (index < 0) return;
    if (!this.#walking) {
      this.#entries.splice(index, 1);
      return;
    }
    this.#entries[index] = null;
    this.#hasGaps = true;
  }

  #measured(step: number, elapsedMs: number): void {
    const start = performance.now();
    this.#walk(step);
    const moved = performance.now();
    this.#stage?.draw();
    const cost = this.#cost;
    cost.motionMs = moved - start;
    cost.drawMs = performance.now() - moved;
    cost.sinceLastMs = elapsedMs;
    for (const listener of this.#observers) listener(cost);
  }
}

/** A clock that follows the screen's frames, or a `driven` one that stands still until it is advanced. */
export function createClock({ driven = false }: { driven?: boolean } = {}): StageClock {
  return new StageClock(driven);
}

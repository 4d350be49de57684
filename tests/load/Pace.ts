/** Thrown by pending pauses when the lesson ends. */
class LessonOver extends Error {}

/** The simulated clock for pauses of people and pages; `speed` 1 is real time, `calm` how much longer people think than usual. */
export class Pace {
  readonly speed: number;
  private readonly calm: number;
  private readonly waiting = new Set<() => void>();
  private over = false;

  constructor(speed: number, calm = 1) {
    this.speed = speed;
    this.calm = calm;
  }

  get isOver(): boolean {
    return this.over;
  }

  /** Waits `ms` simulated milliseconds. Rejects with LessonOver if the lesson ends first. */
  pause(ms: number): Promise<void> {
    return this.wait(ms / this.speed);
  }

  /** Waits while people read, think or talk, which takes `ms` simulated milliseconds in a usual lesson. */
  think(ms: number): Promise<void> {
    return this.pause(ms * this.calm);
  }

  /** Waits `ms` real milliseconds, as for a server's Retry-After. */
  wait(ms: number): Promise<void> {
    if (this.over) return Promise.reject(new LessonOver());
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        this.waiting.delete(stop);
        done();
      }, ms);
      const stop = () => {
        clearTimeout(timer);
        fail(new LessonOver());
      };
      this.waiting.add(stop);
    });
  }

  /** Ends every pause at once. */
  end(): void {
    this.over = true;
    for (const stop of this.waiting) stop();
    this.waiting.clear();
  }
}

/** Resolves when `work` ends or the lesson is over. Passes on any other rejection. */
export function untilOver(work: Promise<unknown>): Promise<void> {
  const ended = work.then(
    () => {},
    (error) => {
      if (!(error instanceof LessonOver)) throw error;
    },
  );
  ended.catch(() => {});
  return ended;
}

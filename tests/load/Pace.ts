/** Nobody goes on: the bell has rung. */
class LessonOver extends Error {}

/** The clock on the classroom's wall. What people and pages wait for goes by it; `speed` 1 is the true pace. */
export class Pace {
  readonly speed: number;
  private readonly waiting = new Set<() => void>();
  private over = false;

  constructor(speed: number) {
    this.speed = speed;
  }

  get isOver(): boolean {
    return this.over;
  }

  /** Milliseconds of the classroom. Rejects with LessonOver when the lesson ends before. */
  pause(ms: number): Promise<void> {
    return this.wait(ms / this.speed);
  }

  /** Milliseconds of the world: what the server asks to wait. */
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

/** The same, where the end of the lesson is a good end. What goes wrong before it is heard by whoever waits for the answer. */
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

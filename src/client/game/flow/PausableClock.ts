interface Timer {
  run: () => void;
  /** Milliseconds that are left at `since`. */
  left: number;
  since: number;
  handle: ReturnType<typeof setTimeout> | null;
}

/** The clock of the game's machine: its timers stop while the teacher pauses the class, and then go on where they were. */
export class PausableClock {
  private readonly timers = new Map<number, Timer>();
  private isPaused = false;
  private lastId = 0;

  setTimeout = (run: (...args: unknown[]) => void, ms: number): number => {
    this.lastId += 1;
    const id = this.lastId;
    const timer: Timer = { run, left: ms, since: performance.now(), handle: null };
    this.timers.set(id, timer);
    if (!this.isPaused) this.start(id, timer);
    return id;
  };

  clearTimeout = (id: number): void => {
    const timer = this.timers.get(id);
    if (timer?.handle != null) clearTimeout(timer.handle);
    this.timers.delete(id);
  };

  pause(isPaused: boolean): void {
    if (isPaused === this.isPaused) return;
    this.isPaused = isPaused;
    for (const [id, timer] of this.timers) {
      if (isPaused) hold(timer);
      else this.start(id, timer);
    }
  }

  private start(id: number, timer: Timer): void {
    timer.since = performance.now();
    timer.handle = setTimeout(() => {
      this.timers.delete(id);
      timer.run();
    }, timer.left);
  }
}

function hold(timer: Timer): void {
  if (timer.handle !== null) clearTimeout(timer.handle);
  timer.handle = null;
  timer.left = Math.max(0, timer.left - (performance.now() - timer.since));
}

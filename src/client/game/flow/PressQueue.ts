/**
 * Keeps presses until the browser has handled them. The game's answer to a press runs in a task of its own, so that a
 * slow device does both in two short tasks.
 */
export class PressQueue {
  private readonly waiting: (() => void)[] = [];

  /** Runs `answer` after the current task, in the order of the presses. */
  add(answer: () => void): void {
    if (this.waiting.push(answer) === 1) setTimeout(() => this.flush());
  }

  /** Runs what waits at once, before something that must not wait. */
  flush(): void {
    for (const answer of this.waiting.splice(0)) answer();
  }

  /** Drops what waits: the screen is gone. */
  clear(): void {
    this.waiting.length = 0;
  }
}

/** Lets calls pass or wait, and tracks those in flight. */
export class Gate {
  #onWay = 0;
  #opening: { opened: Promise<void>; open: () => void } | null = null;
  #whenStill: (() => void)[] = [];

  /** Waits while the gate is closed, then runs `call`, which is in flight until it ends. */
  async pass<T>(call: () => Promise<T>): Promise<T> {
    while (this.#opening) await this.#opening.opened;
    this.#onWay += 1;
    try {
      return await call();
    } finally {
      this.#onWay -= 1;
      if (this.#onWay === 0) for (const tell of this.#whenStill.splice(0)) tell();
    }
  }

  close(): void {
    if (this.#opening) return;
    let open = () => {};
    const opened = new Promise<void>((done) => {
      open = done;
    });
    this.#opening = { opened, open };
  }

  open(): void {
    this.#opening?.open();
    this.#opening = null;
  }

  /** Resolves once no call is in flight. */
  still(): Promise<void> {
    return this.#onWay === 0 ? Promise.resolve() : new Promise((tell) => this.#whenStill.push(tell));
  }
}

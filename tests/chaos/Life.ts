import { setMaxListeners } from 'node:events';
import type { Device } from './Device.ts';
import { XhrOverFetch } from './XhrOverFetch.ts';

export interface LifeOptions {
  device: Device;
  /** Origin of the page. */
  base: string;
  /** Speed of its clock relative to real time. */
  speed: number;
  /** Counts calls other than streams: `isAnswered` unless the call broke or was answered with 5xx. */
  onCall?: ((isAnswered: boolean) => void) | undefined;
  onRefused?: ((call: string) => void) | undefined;
}

/**
 * The browser environment of one page load. Once killed it has no effect any more: no timer runs, no call is sent or
 * answered, and nothing is written to the device.
 */
export class Life {
  private readonly options: LifeOptions;
  private readonly calls = new AbortController();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly bus = new EventTarget();
  /** Writes to localStorage until the planned crash; null: none is planned. */
  private writesLeft: number | null = null;
  private network = new AbortController();
  isAlive = true;
  /** Calls without an answer yet; `since` as Date.now(). */
  readonly pending = new Set<{ address: string; since: number }>();
  isOnline = true;
  visibility: DocumentVisibilityState = 'visible';

  constructor(options: LifeOptions) {
    this.options = options;
  }

  kill(): void {
    this.isAlive = false;
    for (const timer of this.timers) clearTimeout(timer);
    this.calls.abort();
  }

  /** Crashes the page in the middle of its writes: after `count` more writes nothing is stored. */
  dieAfterWrites(count: number): void {
    this.writesLeft = count;
  }

  /** Takes a planned crash back. */
  spare(): void {
    this.writesLeft = null;
  }

  /** Takes the network away, which breaks every call, or gives it back. */
  connect(isOnline: boolean): void {
    if (isOnline === this.isOnline) return;
    this.isOnline = isOnline;
    if (isOnline) {
      this.network = new AbortController();
      this.tell('online');
    } else this.network.abort();
  }

  tell(event: 'online' | 'focus' | 'visibilitychange'): void {
    if (this.isAlive) this.bus.dispatchEvent(new Event(event));
  }

  /** Returns the globals for the page's code. */
  surroundings() {
    const { device, base } = this.options;
    const storage = this.storageOf(device.local, () => this.mayWrite());
    const page = {
      addEventListener: this.bus.addEventListener.bind(this.bus),
      removeEventListener: this.bus.removeEventListener.bind(this.bus),
      localStorage: storage,
      location: new URL(`${base}/game`),
    };
    const life = this;
    const fetchHere = this.fetch.bind(this);
    return {
      window: page,
      document: {
        ...page,
        get visibilityState() {
          return life.visibility;
        },
      },
      localStorage: storage,
      sessionStorage: this.storageOf(device.tab, () => this.isAlive),
      fetch: fetchHere,
      XMLHttpRequest: class extends XhrOverFetch {
        constructor() {
          super(fetchHere);
        }
      },
      setTimeout: this.setTimeout.bind(this),
      clearTimeout: this.clearTimeout.bind(this),
      setInterval: this.setInterval.bind(this),
      clearInterval: this.clearTimeout.bind(this),
      performance: { now: () => performance.now() * this.options.speed },
      deviceFiles: this.filesOf(device),
      console: { ...console, error: () => {} },
    };
  }

  private mayWrite(): boolean {
    if (this.writesLeft !== null) {
      if (this.writesLeft === 0) this.kill();
      else this.writesLeft -= 1;
    }
    return this.isAlive;
  }

  private storageOf(kept: Map<string, string>, mayWrite: () => boolean) {
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void (mayWrite() && kept.set(key, String(value))),
      removeItem: (key: string) => void (mayWrite() && kept.delete(key)),
      key: (index: number) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      },
    };
  }

  /** IndexedDB writes asynchronously, so that a page killed before has stored nothing. */
  private filesOf({ files }: Device) {
    const later = <T>(work: () => T) => new Promise<T>((done) => setImmediate(() => this.isAlive && done(work())));
    const keyOf = (key: unknown) => JSON.stringify(key);
    return {
      set: (key: unknown, value: unknown) => later(() => void files.set(keyOf(key), value)),
      get: (key: unknown) => later(() => files.get(keyOf(key))),
      del: (key: unknown) => later(() => void files.delete(keyOf(key))),
      keys: () => later(() => [...files.keys()].map((key) => JSON.parse(key) as unknown)),
    };
  }

  private fetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
    if (!this.isOnline)
      return new Promise((_, fail) => setImmediate(() => this.isAlive && fail(new TypeError('offline'))));
    const isStream = new Headers(init.headers).get('accept') === 'text/event-stream';
    const begun = { address: String(address), since: Date.now() };
    this.pending.add(begun);
    const own = new AbortController();
    const signals = [this.calls.signal, this.network.signal, ...(init.signal ? [init.signal] : [])];
    return new Promise((done, fail) => {
      // Not AbortSignal.any: Node may collect the joined signal while the call waits, and then no timeout ends it.
      const abort = () => {
        own.abort();
        end(false);
        if (this.isAlive) fail(new DOMException('Aborted', 'AbortError'));
      };
      const end = (isAnswered: boolean) => {
        for (const signal of signals) signal.removeEventListener('abort', abort);
        if (this.pending.delete(begun) && !isStream && this.isAlive) this.options.onCall?.(isAnswered);
      };
      for (const signal of signals) {
        setMaxListeners(0, signal);
        signal.addEventListener('abort', abort);
      }
      if (signals.some(({ aborted }) => aborted)) return abort();
      const call = fetch(new URL(address, this.options.base), { ...init, signal: own.signal });
      call
        .then((answer) => (isStream ? answer : withBody(answer)))
        .then(
          (answer) => {
            // A stream goes on: it is aborted with its page, its network or its listener.
            if (isStream) this.pending.delete(begun);
            else end(answer.status < 500);
            if (answer.status >= 400 && answer.status < 500 && this.isAlive)
              this.options.onRefused?.(`${init.method ?? 'GET'} ${String(address)} ${answer.status}`);
            if (this.isAlive) done(answer);
          },
          (error: unknown) => {
            end(false);
            if (this.isAlive) fail(error);
          },
        );
    });
  }

  private setTimeout(run: () => void, ms = 0): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (this.isAlive) run();
    }, ms / this.options.speed);
    this.timers.add(timer);
    return timer;
  }

  private setInterval(run: () => void, ms = 0): NodeJS.Timeout {
    const timer = setInterval(() => this.isAlive && run(), ms / this.options.speed);
    this.timers.add(timer);
    return timer;
  }

  private clearTimeout(timer: NodeJS.Timeout | undefined): void {
    clearTimeout(timer);
    if (timer !== undefined) this.timers.delete(timer);
  }
}

/** Reads the whole body, so that one signal ends a call in whatever state it is. */
async function withBody(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

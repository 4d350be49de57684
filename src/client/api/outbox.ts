import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { CallError, isPassing } from './CallError.ts';
import { type KeyStorage, type OutboxItem, outboxStore } from './outboxStore.ts';
import { report } from './report.ts';
import { retryWait } from './retryWait.ts';

/** `paused`: the session must be opened again first. `waiting`: the next try comes by itself. */
export type OutboxStatus = 'idle' | 'sending' | 'waiting' | 'paused';

/** `waiting` counts what is not yet answered. A new object only when something changed. */
export interface OutboxState {
  status: OutboxStatus;
  waiting: number;
  /** Milliseconds since 1970 of the next try; null when none is planned. */
  retryAt: number | null;
  /** Whether all of it outlives this page: a device without room keeps nothing. */
  isKept: boolean;
}

export type OutboxEvent =
  | { type: 'state'; state: OutboxState }
  | { type: 'sent'; item: OutboxItem; reply: unknown }
  | { type: 'refused'; item: OutboxItem; error: CallError };

export interface OutboxParts {
  storage: KeyStorage;
  /** Storage key; one per account. */
  key: string;
  send: (item: OutboxItem) => Promise<unknown>;
  now: () => number;
  random: () => number;
  /** Runs `run` after `ms`; the answer cancels it. */
  schedule: (run: () => void, ms: number) => () => void;
}

interface Promised {
  item: OutboxItem;
  settle: { resolve: (reply: unknown) => void; reject: (error: CallError) => void }[];
}

export function createOutbox(parts: OutboxParts): Outbox {
  return new Outbox(parts);
}

/**
 * Everything that must reach the server in the end, in order, over reloads and lost networks (rulings 14 and 15). Only calls that are
 * safe to repeat belong here: a lost answer is asked for again, and two tabs of one account may both send.
 */
export class Outbox {
  private readonly parts: OutboxParts;
  private readonly store: ReturnType<typeof outboxStore>;
  /** What this page promised, so that an item that another tab sent or the device refused to keep is still answered. */
  private readonly promised = new Map<string, Promised>();
  /** What the device refused to keep, in the place of what it has under the same id. */
  private readonly unkept = new Map<string, OutboxItem>();
  private readonly listeners = new Set<(event: OutboxEvent) => void>();
  private current: OutboxState = { status: 'idle', waiting: 0, retryAt: null, isKept: true };
  private inFlight: string | null = null;
  private draining: Promise<void> | null = null;
  private cancelRetry: () => void = () => {};
  private failures = 0;

  constructor(parts: OutboxParts) {
    this.parts = parts;
    this.store = outboxStore(parts.storage, parts.key);
    this.current = { ...this.current, waiting: this.queue().length };
  }

  /** Keeps the call on the device and makes it; resolves with the reply however long it takes, rejects when refused (4xx). */
  enqueue<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    { subject, token }: { subject: string; token?: string },
  ): Promise<ReplyOf<E>> {
    const { method, path, encoding } = endpoint;
    const route = encoding === undefined ? { method, path } : { method, path, encoding };
    const fresh = { id: this.newId(), subject, route, request: request as OutboxItem['request'] };
    return this.add(token === undefined ? fresh : { ...fresh, token }) as Promise<ReplyOf<E>>;
  }

  /** Goes on with what is waiting: at the start of a session and after signing in again. */
  resume(): void {
    this.failures = 0;
    void this.drain();
  }

  /** Tries now instead of at the planned time, as when the network comes back. */
  retryNow(): void {
    if (this.current.status === 'waiting') this.resume();
  }

  /** Tries everything once; true when nothing is left. */
  async flush(): Promise<boolean> {
    await this.drain();
    return this.queue().length === 0;
  }

  /** What is not answered yet, in the order in which it goes. */
  items = (): readonly OutboxItem[] => this.queue();

  /** No more tries until `resume`; what is kept stays kept. */
  stop(): void {
    this.cancelRetry();
    this.tell('paused');
  }

  state = (): OutboxState => this.current;

  /** Answers how to stop listening. Fits useSyncExternalStore together with `state`. */
  subscribe = (listener: (event: OutboxEvent) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private newId(): string {
    return `${this.parts.now().toString(36)}-${this.parts.random().toString(36).slice(2, 10)}-${this.promised.size}`;
  }

  private queue(): OutboxItem[] {
    const stored = this.store.read().map((item) => this.unkept.get(item.id) ?? item);
    const known = new Set(stored.map(({ id }) => id));
    const missing = [...this.promised.values()].map(({ item }) => item).filter(({ id }) => !known.has(id));
    return [...stored, ...missing];
  }

  private add(fresh: OutboxItem): Promise<unknown> {
    const queue = this.queue();
    const last = queue.findLast(({ subject }) => subject === fresh.subject);
    const same = last && isSameCall(last, fresh) ? last : null;
    const old = last && last.id !== this.inFlight ? last : null;
    const item = same ?? (old ? { ...fresh, id: old.id } : fresh);
    const promise = this.promise(item);
    if (!same) this.write(old ? queue.map((waiting) => (waiting === old ? item : waiting)) : [...queue, item], item);
    this.tell(this.current.status);
    if (this.current.status !== 'paused' && this.current.status !== 'waiting') void this.drain();
    return promise;
  }

  private promise(item: OutboxItem): Promise<unknown> {
    const promise = new Promise<unknown>((resolve, reject) => {
      const settle = this.promised.get(item.id)?.settle ?? [];
      this.promised.set(item.id, { item, settle: [...settle, { resolve, reject }] });
    });
    promise.catch(() => {});
    return promise;
  }

  private drain(): Promise<void> {
    this.cancelRetry();
    this.draining ??= this.sendAll().finally(() => {
      this.draining = null;
    });
    return this.draining;
  }

  private async sendAll(): Promise<void> {
    let going = true;
    for (let [item] = this.queue(); going && item !== undefined; [item] = this.queue()) {
      this.inFlight = item.id;
      this.tell('sending');
      going = await this.sendOne(item);
      this.inFlight = null;
    }
    if (going) this.tell('idle');
  }

  /** Whether the next one may follow. */
  private async sendOne(item: OutboxItem): Promise<boolean> {
    try {
      const reply = await this.parts.send(item);
      this.failures = 0;
      for (const { resolve } of this.settled(item)) resolve(reply);
      this.emit({ type: 'sent', item, reply });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) report(error, 'outbox');
      if (!(error instanceof CallError) || isPassing(error)) return this.planRetry(error);
      if (error.status === 401 && item.token === undefined) return this.pause();
      for (const { reject } of this.settled(item)) reject(error);
      this.emit({ type: 'refused', item, error });
      return true;
    }
  }

  private settled(item: OutboxItem): Promised['settle'] {
    const settle = this.promised.get(item.id)?.settle ?? [];
    this.promised.delete(item.id);
    this.unkept.delete(item.id);
    this.write(this.queue().filter(({ id }) => id !== item.id));
    return settle;
  }

  private write(queue: readonly OutboxItem[], fresh?: OutboxItem): void {
    if (this.store.write(queue)) this.unkept.clear();
    else if (fresh) this.unkept.set(fresh.id, fresh);
  }

  private pause(): false {
    this.tell('paused');
    return false;
  }

  private planRetry(error: unknown): false {
    const wait = retryWait(this.failures, error, this.parts.random);
    this.failures += 1;
    this.cancelRetry = this.parts.schedule(() => void this.drain(), wait);
    this.tell('waiting', this.parts.now() + wait);
    return false;
  }

  private tell(status: OutboxStatus, retryAt: number | null = null): void {
    this.current = {
      status,
      waiting: this.queue().length,
      retryAt: status === 'waiting' ? (retryAt ?? this.current.retryAt) : null,
      isKept: this.unkept.size === 0,
    };
    this.emit({ type: 'state', state: this.current });
  }

  private emit(event: OutboxEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}

function isSameCall(a: OutboxItem, b: OutboxItem): boolean {
  return JSON.stringify([a.route, a.request, a.token]) === JSON.stringify([b.route, b.request, b.token]);
}

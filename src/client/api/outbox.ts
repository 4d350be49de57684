import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { CallError, isRetryableError } from './CallError.ts';
import { logError } from './logError.ts';
import { type KeyStorage, type OutboxItem, outboxStore } from './outboxStore.ts';
import { retryWait } from './retryWait.ts';

/** `paused`: nothing is sent until `resume`, as after a 401. `waiting`: the next attempt is scheduled. */
export type OutboxStatus = 'idle' | 'sending' | 'waiting' | 'paused';

/** `waiting` counts unacknowledged requests. Each change makes a new object. */
export interface OutboxState {
  status: OutboxStatus;
  waiting: number;
  /** Time of the next attempt, in milliseconds since 1970; null when none is scheduled. */
  retryAt: number | null;
  /** Whether every request survives a reload; false when the device's storage is full. */
  isStored: boolean;
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
  /** Calls `run` after `ms` milliseconds; returns a function that cancels it. */
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
 * Sends requests in order until the server has acknowledged each, over reloads and lost networks (rulings 14 and 15). Only
 * idempotent calls belong here: a request whose reply was lost is sent again, and two tabs of one account may both send it.
 */
export class Outbox {
  private readonly parts: OutboxParts;
  private readonly store: ReturnType<typeof outboxStore>;
  /** Requests of this page: each is sent and settled even if another tab sent it or the device could not store it. */
  private readonly promised = new Map<string, Promised>();
  /** Requests that the device could not store; each overrides the stored one with the same id. */
  private readonly unstored = new Map<string, OutboxItem>();
  private readonly listeners = new Set<(event: OutboxEvent) => void>();
  private current: OutboxState = { status: 'idle', waiting: 0, retryAt: null, isStored: true };
  private inFlight: string | null = null;
  private draining: Promise<void> | null = null;
  private cancelRetry: () => void = () => {};
  private failures = 0;

  constructor(parts: OutboxParts) {
    this.parts = parts;
    this.store = outboxStore(parts.storage, parts.key);
    this.current = { ...this.current, waiting: this.queue().length };
  }

  /**
   * Stores the request on the device and sends it. Resolves with the reply, however long that takes; rejects when the server
   * refuses it (4xx). Replaces a queued request with the same `subject` that is not in flight.
   */
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

  /** Starts sending the queue: at the start of a session and after signing in again. */
  resume(): void {
    this.failures = 0;
    void this.drain();
  }

  /** Sends now instead of at the scheduled time, as when the network is back. */
  retryNow(): void {
    if (this.current.status === 'waiting') this.resume();
  }

  /** Sends the queue now; resolves with whether it is empty afterwards. */
  async flush(): Promise<boolean> {
    await this.drain();
    return this.queue().length === 0;
  }

  /** Returns the unacknowledged requests in sending order. */
  items = (): readonly OutboxItem[] => this.queue();

  /** Stops sending until `resume`; stored requests stay stored. */
  stop(): void {
    this.cancelRetry();
    this.setStatus('paused');
  }

  state = (): OutboxState => this.current;

  /** Returns the function to unsubscribe. Fits useSyncExternalStore together with `state`. */
  subscribe = (listener: (event: OutboxEvent) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private newId(): string {
    return `${this.parts.now().toString(36)}-${this.parts.random().toString(36).slice(2, 10)}-${this.promised.size}`;
  }

  private queue(): OutboxItem[] {
    const stored = this.store.read().map((item) => this.unstored.get(item.id) ?? item);
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
    this.setStatus(this.current.status);
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
    let mayContinue = true;
    for (let [item] = this.queue(); mayContinue && item !== undefined; [item] = this.queue()) {
      this.inFlight = item.id;
      this.setStatus('sending');
      mayContinue = await this.sendOne(item);
      this.inFlight = null;
    }
    if (mayContinue) this.setStatus('idle');
  }

  /** Returns whether the next request may be sent. */
  private async sendOne(item: OutboxItem): Promise<boolean> {
    try {
      const reply = await this.parts.send(item);
      this.failures = 0;
      for (const { resolve } of this.settled(item)) resolve(reply);
      this.emit({ type: 'sent', item, reply });
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) logError(error, 'outbox');
      if (!(error instanceof CallError) || isRetryableError(error)) return this.planRetry(error);
      if (error.status === 401 && item.token === undefined) return this.pause();
      for (const { reject } of this.settled(item)) reject(error);
      this.emit({ type: 'refused', item, error });
      return true;
    }
  }

  private settled(item: OutboxItem): Promised['settle'] {
    const settle = this.promised.get(item.id)?.settle ?? [];
    this.promised.delete(item.id);
    this.unstored.delete(item.id);
    this.write(this.queue().filter(({ id }) => id !== item.id));
    return settle;
  }

  private write(queue: readonly OutboxItem[], fresh?: OutboxItem): void {
    if (this.store.write(queue)) this.unstored.clear();
    else if (fresh) this.unstored.set(fresh.id, fresh);
  }

  private pause(): false {
    this.setStatus('paused');
    return false;
  }

  private planRetry(error: unknown): false {
    const wait = retryWait(this.failures, error, this.parts.random);
    this.failures += 1;
    this.cancelRetry = this.parts.schedule(() => void this.drain(), wait);
    this.setStatus('waiting', this.parts.now() + wait);
    return false;
  }

  private setStatus(status: OutboxStatus, retryAt: number | null = null): void {
    this.current = {
      status,
      waiting: this.queue().length,
      retryAt: status === 'waiting' ? (retryAt ?? this.current.retryAt) : null,
      isStored: this.unstored.size === 0,
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

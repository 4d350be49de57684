import type { Theme } from '#domain/vocabulary.ts';
import type { Database } from '../db/openDatabase.ts';
import type { ServerLog } from '../observability/ServerLog.ts';
import { classTopic, councilTopic, subscribeToTeamChanges } from './teamChanges.queries.ts';

/** Exponential backoff after the database connection was lost: first and maximum delay in milliseconds. */
const RETRY_MS = { first: 200, most: 10_000 };

/** Subscribers to team changes in this process; changes arrive from all server processes. */
export class TeamLive {
  private readonly db: Database;
  private readonly log: Pick<ServerLog, 'warn'>;
  private readonly watchers = new Map<string, Set<() => void>>();
  /** Keyed by councilTopic. */
  private readonly councils = new Map<string, Set<() => void>>();
  /** Keyed by classTopic, and by the id of each team of a watched class. */
  private readonly classes = new Map<string, Set<() => void>>();
  private unsubscribe: (() => Promise<void>) | null = null;
  private connecting: Promise<void> | null = null;
  private retry: NodeJS.Timeout | undefined;
  private retryDelay = RETRY_MS.first;
  private isClosed = false;

  constructor(db: Database, log: Pick<ServerLog, 'warn'>) {
    this.db = db;
    this.log = log;
  }

  /**
   * Subscribes to a team. Calls `onChanged` after every change, and after a reconnection, when some may have been
   * missed. Returns a function that unsubscribes.
   */
  watch(teamId: string, onChanged: () => void): () => void {
    const stop = add(this.watchers, teamId, onChanged);
    void this.ensureConnected();
    return stop;
  }

  /** Subscribes to withdrawn proposals of a theme; works while any team is watched. Returns a function that unsubscribes. */
  watchCouncil(theme: Theme, onChanged: () => void): () => void {
    return add(this.councils, councilTopic(theme), onChanged);
  }

  /**
   * Subscribes to a class: its lesson, its devices and these teams. Calls `onChanged` also after a reconnection. Returns a
   * function that unsubscribes.
   */
  watchClass(classId: string, teamIds: readonly string[], onChanged: () => void): () => void {
    const topics = [classTopic(classId), ...teamIds];
    const stops = topics.map((topic) => add(this.classes, topic, onChanged));
    void this.ensureConnected();
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Counts the subscribers of one team, or of all. */
  count(teamId?: string): number {
    if (teamId !== undefined) return this.watchers.get(teamId)?.size ?? 0;
    return [...this.watchers.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Closes the database connection. Idempotent. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.connecting;
    await this.unsubscribe?.();
    this.unsubscribe = null;
  }

  /** Opens the connection for the first subscriber and keeps it. */
  private ensureConnected(): Promise<void> {
    if (this.isClosed || this.unsubscribe !== null) return Promise.resolve();
    this.connecting ??= this.connect().finally(() => {
      this.connecting = null;
    });
    return this.connecting;
  }

  private async connect(): Promise<void> {
    try {
      this.unsubscribe = await subscribeToTeamChanges(this.db, {
        onChanged: (teamId) => this.publish(teamId),
        onLost: () => this.reconnectLater(null),
      });
      this.retryDelay = RETRY_MS.first;
      // Changes before the connection was opened were missed.
      for (const topic of [...this.watchers.keys(), ...this.classes.keys()]) this.publish(topic);
    } catch (error) {
      this.reconnectLater(error);
    }
  }

  private reconnectLater(error: unknown): void {
    this.unsubscribe = null;
    if (this.isClosed) return;
    this.log.warn({ err: error }, 'team change notifications are interrupted');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.ensureConnected(), this.retryDelay);
    this.retry.unref();
    this.retryDelay = Math.min(this.retryDelay * 2, RETRY_MS.most);
  }

  private publish(topic: string): void {
    const subscribers = [this.watchers, this.councils, this.classes].flatMap((all) => [...(all.get(topic) ?? [])]);
    for (const onChanged of subscribers) onChanged();
  }
}

/** Adds a subscriber and returns a function that removes it. */
function add(watchers: Map<string, Set<() => void>>, topic: string, onChanged: () => void): () => void {
  const own = watchers.get(topic) ?? new Set();
  watchers.set(topic, own.add(onChanged));
  return () => {
    own.delete(onChanged);
    if (own.size === 0 && watchers.get(topic) === own) watchers.delete(topic);
  };
}

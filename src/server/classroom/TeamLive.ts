import type { Theme } from '#domain/vocabulary.ts';
import type { Database } from '../db/openDatabase.ts';
import type { ServerLog } from '../observability/ServerLog.ts';
import { councilTopic, subscribeToTeamChanges } from './teamChanges.queries.ts';

/** How long until the database is tried again after the connection to it was lost: at first, and at most. */
const RETRY_MS = { first: 200, most: 10_000 };

/** Who watches which team in this process; the word comes from whichever process changed it. */
export class TeamLive {
  private readonly db: Database;
  private readonly log: Pick<ServerLog, 'warn'>;
  private readonly watchers = new Map<string, Set<() => void>>();
  /** By councilTopic. */
  private readonly councils = new Map<string, Set<() => void>>();
  private stopHearing: (() => Promise<void>) | null = null;
  private connecting: Promise<void> | null = null;
  private retry: NodeJS.Timeout | undefined;
  private wait = RETRY_MS.first;
  private isClosed = false;

  constructor(db: Database, log: Pick<ServerLog, 'warn'>) {
    this.db = db;
    this.log = log;
  }

  /** `onChanged` comes after every change of the team, and when some may have been missed. Answers how to stop watching. */
  watch(teamId: string, onChanged: () => void): () => void {
    const stop = add(this.watchers, teamId, onChanged);
    void this.hear();
    return stop;
  }

  /** The same for proposals that leave the council of a theme; while somebody watches a team. */
  watchCouncil(theme: Theme, onChanged: () => void): () => void {
    return add(this.councils, councilTopic(theme), onChanged);
  }

  /** How many watch, of one team or of all. */
  count(teamId?: string): number {
    if (teamId !== undefined) return this.watchers.get(teamId)?.size ?? 0;
    return [...this.watchers.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Nothing is heard any more. Safe to call twice. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    await this.connecting;
    await this.stopHearing?.();
    this.stopHearing = null;
  }

  /** The connection is opened for the first who watches, and kept. */
  private hear(): Promise<void> {
    if (this.isClosed || this.stopHearing !== null) return Promise.resolve();
    this.connecting ??= this.connect().finally(() => {
      this.connecting = null;
    });
    return this.connecting;
  }

  private async connect(): Promise<void> {
    try {
      this.stopHearing = await subscribeToTeamChanges(this.db, {
        onChanged: (teamId) => this.tell(teamId),
        onLost: () => this.lose(null),
      });
      this.wait = RETRY_MS.first;
      // What changed before, nobody told.
      for (const teamId of this.watchers.keys()) this.tell(teamId);
    } catch (error) {
      this.lose(error);
    }
  }

  private lose(error: unknown): void {
    this.stopHearing = null;
    if (this.isClosed) return;
    this.log.warn({ err: error }, 'team change notifications are interrupted');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.hear(), this.wait);
    this.retry.unref();
    this.wait = Math.min(this.wait * 2, RETRY_MS.most);
  }

  private tell(topic: string): void {
    for (const onChanged of this.watchers.get(topic) ?? this.councils.get(topic) ?? []) onChanged();
  }
}

/** Returns how to take it out again. */
function add(watchers: Map<string, Set<() => void>>, topic: string, onChanged: () => void): () => void {
  const own = watchers.get(topic) ?? new Set();
  watchers.set(topic, own.add(onChanged));
  return () => {
    own.delete(onChanged);
    if (own.size === 0 && watchers.get(topic) === own) watchers.delete(topic);
  };
}

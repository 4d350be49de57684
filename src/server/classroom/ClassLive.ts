import { CLASS_READ_EVERY_MS } from '#domain/limits.ts';
import type { Database } from '../db/openDatabase.ts';
import type { ServerLog } from '../observability/ServerLog.ts';
import { presentLiveClass } from './lessons/liveClass.presenter.ts';
import { findLiveClass, type LiveClassRow } from './lessons/liveClass.queries.ts';
import type { TeamLive } from './TeamLive.ts';

export interface ClassWatcher {
  accountId: string;
  sessionId: string;
  /** Gets the class, and `text`, its JSON for all watchers. */
  onRead: (row: LiveClassRow, text: string) => void;
  /** Called when the class does not exist any more. */
  onGone: () => void;
  /** Called when the session is over. */
  onEnded: () => void;
}

interface Watched {
  watchers: Set<ClassWatcher>;
  /** The teams whose changes are subscribed to. */
  teamIds: string;
  unsubscribe: () => void;
  timer: NodeJS.Timeout | null;
  readAt: number;
  isReading: boolean;
  isStale: boolean;
}

interface ClassLiveParts {
  db: Database;
  live: TeamLive;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<ServerLog, 'warn'>;
  /** When a watched class is read although nothing was notified: it may have been deleted, or its lesson have expired. */
  rereadMs?: number;
}

const REREAD_MS = 10_000;
/** Classes are read at multiples of this time, so that one query reads many. */
const TOGETHER_MS = 50;

/** Reads classes in session: each at most once a second, however many watch it or ask for it, and many with one query. */
export class ClassLive {
  private readonly parts: ClassLiveParts;
  private readonly watched = new Map<string, Watched>();
  /** The last read of classes that are asked for. */
  private readonly reads = new Map<string, Promise<LiveClassRow | null>>();

  constructor(parts: ClassLiveParts) {
    this.parts = parts;
  }

  /** Returns the class, read within the last CLASS_READ_EVERY_MS; null when there is none. */
  read(classId: string): Promise<LiveClassRow | null> {
    const known = this.reads.get(classId);
    if (known !== undefined) return known;
    const { db, now } = this.parts;
    const reading = findLiveClass(db, { classId, now: new Date(now()) });
    this.reads.set(classId, reading);
    const drop = () => {
      if (this.reads.get(classId) === reading) this.reads.delete(classId);
    };
    reading.catch(drop);
    setTimeout(drop, CLASS_READ_EVERY_MS).unref();
    return reading;
  }

  /** Makes the next `read` of a class ask the database, because this process has just changed it. */
  forget(classId: string): void {
    this.reads.delete(classId);
  }

  /** Subscribes to a class, which is read at once. Returns a function that unsubscribes. */
  watch(classId: string, watcher: ClassWatcher): () => void {
    const watched = this.watched.get(classId) ?? this.open(classId);
    watched.watchers.add(watcher);
    this.changed(classId);
    return () => {
      watched.watchers.delete(watcher);
      if (watched.watchers.size > 0 || this.watched.get(classId) !== watched) return;
      watched.unsubscribe();
      if (watched.timer !== null) clearTimeout(watched.timer);
      this.watched.delete(classId);
    };
  }

  /** Counts the subscriptions of an account, or of all. */
  count(accountId?: string): number {
    const all = [...this.watched.values()].flatMap(({ watchers }) => [...watchers]);
    return all.filter((one) => accountId === undefined || one.accountId === accountId).length;
  }

  private open(classId: string): Watched {
    const watched: Watched = {
      watchers: new Set(),
      teamIds: '',
      unsubscribe: () => {},
      timer: null,
      readAt: Number.NEGATIVE_INFINITY,
      isReading: false,
      isStale: false,
    };
    this.watched.set(classId, watched);
    this.subscribe(classId, watched, []);
    return watched;
  }

  private subscribe(classId: string, watched: Watched, teamIds: readonly string[]): void {
    const former = watched.unsubscribe;
    watched.teamIds = teamIds.join(' ');
    watched.unsubscribe = this.parts.live.watchClass(classId, teamIds, () => this.changed(classId));
    former();
  }

  /** Reads the class at once, or as soon as its last read is CLASS_READ_EVERY_MS old. */
  private changed(classId: string): void {
    const watched = this.watched.get(classId);
    if (watched === undefined || watched.isStale) return;
    watched.isStale = true;
    if (!watched.isReading) this.readIn(classId, watched, watched.readAt + CLASS_READ_EVERY_MS - performance.now());
  }

  private readIn(classId: string, watched: Watched, ms: number): void {
    if (watched.timer !== null) clearTimeout(watched.timer);
    watched.timer = setTimeout(() => void this.refresh(classId, watched), toNextTogether(ms));
    watched.timer.unref();
  }

  private async refresh(classId: string, watched: Watched): Promise<void> {
    watched.isReading = true;
    watched.isStale = false;
    watched.readAt = performance.now();
    try {
      await this.publish(classId, watched);
    } catch (error) {
      this.parts.log.warn({ err: error }, 'a class in session could not be read');
      watched.isStale = true;
    }
    watched.isReading = false;
    if (this.watched.get(classId) !== watched) return;
    this.readIn(classId, watched, watched.isStale ? CLASS_READ_EVERY_MS : (this.parts.rereadMs ?? REREAD_MS));
  }

  private async publish(classId: string, watched: Watched): Promise<void> {
    const { db, now } = this.parts;
    const watchers = [...watched.watchers];
    const sessionIds = watchers.map(({ sessionId }) => sessionId);
    const row = await findLiveClass(db, { classId, now: new Date(now()), sessionIds });
    if (row === null) {
      for (const { onGone } of watchers) onGone();
      return;
    }
    const text = JSON.stringify(presentLiveClass(row, now()));
    if (this.watched.get(classId) === watched) this.followTeams(classId, watched, row);
    const live = new Set(row.liveSessions);
    for (const { sessionId, onRead, onEnded } of watchers) {
      if (live.has(sessionId)) onRead(row, text);
      else onEnded();
    }
  }

  /** Subscribes to the class's teams, which may have changed. */
  private followTeams(classId: string, watched: Watched, { teams }: LiveClassRow): void {
    const teamIds = teams.map(({ id }) => id);
    if (teamIds.join(' ') === watched.teamIds) return;
    this.subscribe(classId, watched, teamIds);
    // What changed between the read and the subscription was missed.
    watched.isStale = true;
  }
}

/** Returns `ms`, or a little more, so that it ends at a multiple of TOGETHER_MS. */
function toNextTogether(ms: number): number {
  const now = performance.now();
  return Math.ceil((now + Math.max(0, ms)) / TOGETHER_MS) * TOGETHER_MS - now;
}

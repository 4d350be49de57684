import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Theme } from '#domain/vocabulary.ts';
import type { Database } from '../db/openDatabase.ts';
import { KEEP_ALIVE_AFTER_MS } from '../db/silentConnections.ts';

/** The PostgreSQL notification channel that carries ids of changed teams between server processes. */
const CHANNEL = 'team_changed';
const CONNECT_TIMEOUT_MS = 10_000;

/** Team ids that are sent together in one NOTIFY. */
interface Batch {
  teamIds: Set<string>;
  sent: Promise<void>;
}

/** Coalesces notifications: ids queued while one NOTIFY is in flight are sent with the next. */
class TeamChangeNotifier {
  private readonly db: Database;
  private next: Batch | null = null;
  private last: Promise<void> = Promise.resolve();
  private unsent: ReadonlySet<string> = new Set();

  constructor(db: Database) {
    this.db = db;
  }

  notify(teamId: string): Promise<void> {
    this.next ??= this.queueBatch();
    this.next.teamIds.add(teamId);
    return this.next.sent;
  }

  private queueBatch(): Batch {
    const teamIds = new Set<string>();
    const sent = this.last.then(() => {
      this.next = null;
      return this.send(teamIds);
    });
    this.last = sent;
    return { teamIds, sent };
  }

  /** Keeps ids that could not be sent for the next batch. A subscriber that lost its connection reloads everything anyway. */
  private async send(teamIds: ReadonlySet<string>): Promise<void> {
    const all = new Set([...this.unsent, ...teamIds]);
    this.unsent = new Set();
    const ids = sql.param([...all]);
    await this.db.execute(sql`select pg_notify(${CHANNEL}, id) from unnest(${ids}::text[]) as id`).catch(() => {
      this.unsent = all;
    });
  }
}

const notifiers = new WeakMap<Database, TeamChangeNotifier>();

/**
 * Notifies every server process that a team has changed. Call it after the transaction: PostgreSQL commits transactions
 * that notify one after the other, each with its own disk flush. Resolves when the notification was sent or has failed;
 * never rejects.
 */
export function notifyTeamChanged(db: Database, teamId: string): Promise<void> {
  const notifier = notifiers.get(db) ?? new TeamChangeNotifier(db);
  notifiers.set(db, notifier);
  return notifier.notify(teamId);
}

/** Notifies about several teams, as notifyTeamChanged. */
export async function notifyTeamsChanged(db: Database, teamIds: readonly string[]): Promise<void> {
  await Promise.all(teamIds.map((teamId) => notifyTeamChanged(db, teamId)));
}

/** Returns the notification payload for a change in a class's lesson or on its teams' devices; it cannot equal a team's id. */
export function classTopic(classId: string): string {
  return `class:${classId}`;
}

/** Notifies everybody who watches a class; call it as notifyTeamChanged. */
export function notifyClassChanged(db: Database, classId: string): Promise<void> {
  return notifyTeamChanged(db, classTopic(classId));
}

/** Returns the notification payload for a proposal withdrawn from a theme's council; it cannot equal a team's id. */
export function councilTopic(theme: Theme): string {
  return `council:${theme}`;
}

/** Notifies every process that proposals of these themes were withdrawn; call it as notifyTeamChanged. */
export async function notifyCouncilChanged(db: Database, themes: Iterable<Theme>): Promise<void> {
  await Promise.all([...new Set(themes)].map((theme) => notifyTeamChanged(db, councilTopic(theme))));
}

/**
 * Subscribes to team changes on a dedicated connection with the pool's credentials. `onLost` is called once, when that
 * connection ends. Returns a function that unsubscribes. Throws the driver's error when the database is unreachable.
 */
export async function subscribeToTeamChanges(
  { $client: pool }: Database,
  { onChanged, onLost }: { onChanged: (teamId: string) => void; onLost: () => void },
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    ...pool.options,
    // The pool hides its password from enumeration, so the spread does not copy it.
    password: pool.options.password,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    // The system's default is two hours, during which changes of a database that has moved would not arrive.
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  let isOver = false;
  const lose = () => {
    if (!isOver) onLost();
    isOver = true;
  };
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload }) => {
    if (payload) onChanged(payload);
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    isOver = true;
    throw error;
  }
  return async () => {
    isOver = true;
    await client.end();
  };
}

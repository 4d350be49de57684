import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Theme } from '#domain/vocabulary.ts';
import type { Database } from './open.ts';

/** The name under which PostgreSQL passes the word from process to process. */
const CHANNEL = 'team_changed';
const CONNECT_TIMEOUT_MS = 10_000;

/** Teams that are told of together, with the next word. */
interface NextWord {
  teamIds: Set<string>;
  sent: Promise<void>;
}

/** One word at a time: what comes while one is on its way goes with the next. */
class TeamWords {
  private readonly db: Database;
  private next: NextWord | null = null;
  private last: Promise<void> = Promise.resolve();
  private untold: ReadonlySet<string> = new Set();

  constructor(db: Database) {
    this.db = db;
  }

  tell(teamId: string): Promise<void> {
    this.next ??= this.follow();
    this.next.teamIds.add(teamId);
    return this.next.sent;
  }

  private follow(): NextWord {
    const teamIds = new Set<string>();
    const sent = this.last.then(() => {
      this.next = null;
      return this.send(teamIds);
    });
    this.last = sent;
    return { teamIds, sent };
  }

  /** What cannot be told now goes with the next word: whoever lost the connection too reads everything anew. */
  private async send(teamIds: ReadonlySet<string>): Promise<void> {
    const all = new Set([...this.untold, ...teamIds]);
    this.untold = new Set();
    const ids = sql.param([...all]);
    await this.db.execute(sql`select pg_notify(${CHANNEL}, id) from unnest(${ids}::text[]) as id`).catch(() => {
      this.untold = all;
    });
  }
}

const words = new WeakMap<Database, TeamWords>();

/**
 * Tells every process that this team has changed, after its transaction: PostgreSQL lets transactions that tell of
 * something in only one after the other, each with its own wait for the disk. Resolves once the word is out, or cannot be.
 */
export function tellTeamChanged(db: Database, teamId: string): Promise<void> {
  const own = words.get(db) ?? new TeamWords(db);
  words.set(db, own);
  return own.tell(teamId);
}

/** What the channel carries when the council of a theme has lost a proposal; no team has such an id. */
export function councilTopic(theme: Theme): string {
  return `council:${theme}`;
}

/** Notifies every process that teams of these themes see fewer proposals than before, after the transaction; as above. */
export async function notifyCouncilChanged(db: Database, themes: Iterable<Theme>): Promise<void> {
  await Promise.all([...new Set(themes)].map((theme) => tellTeamChanged(db, councilTopic(theme))));
}

/**
 * Hears of changed teams on a connection of its own until `onLost`, which comes once. Answers how to stop. Throws when the
 * database cannot be reached.
 */
export async function hearOfTeams(
  { $client: pool }: Database,
  { onChanged, onLost }: { onChanged: (teamId: string) => void; onLost: () => void },
): Promise<() => Promise<void>> {
  const client = new pg.Client({ ...pool.options, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true });
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

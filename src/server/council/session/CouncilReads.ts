import type { CouncilResult } from '#contract/council/session/shapes.ts';
import { COUNCIL_READ_EVERY_MS } from '#domain/limits.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { type CouncilRow, findCouncil, findCouncilOfCode } from './councilRow.queries.ts';
import { countOf, resultOf } from './countCouncil.ts';

/** Sessions and results of which this process keeps the last read. */
const KEPT_MAX = 200;
/** How long a read of one revision is kept, in milliseconds: a team may have another name by then. */
const REVISION_KEPT_MS = 10_000;

/** Shares reads of council sessions: a phase that begins is read by every device and projector at once. */
export class CouncilReads {
  private readonly db: Database;
  private readonly halls = new Map<string, Promise<CouncilRow | null>>();
  private readonly revisions = new Map<string, Promise<CouncilRow | null>>();
  private readonly results = new Map<string, Promise<CouncilResult>>();

  constructor(db: Database) {
    this.db = db;
  }

  /** Returns the session with a projector code, read within the last COUNCIL_READ_EVERY_MS; null when there is none. */
  hall(code: string): Promise<CouncilRow | null> {
    return shared(this.halls, code, COUNCIL_READ_EVERY_MS, () => findCouncilOfCode(this.db, code));
  }

  /** Makes the next `hall` of a session ask the database, because this process has just changed it. */
  forgetHall(code: string): void {
    this.halls.delete(code);
  }

  /** Returns what all teams see of a session at a revision or a later one; ballots and reads of single teams may be older. */
  atRevision(councilId: string, revision: number): Promise<CouncilRow | null> {
    return shared(this.revisions, `${councilId} ${revision}`, REVISION_KEPT_MS, () => findCouncil(this.db, councilId));
  }

  /** Returns the result of a session. The caller has checked that the vote is over, so that a revision has one result. */
  result(row: CouncilRow): Promise<CouncilResult> {
    return shared(this.results, `${row.id} ${row.revision}`, REVISION_KEPT_MS, async () =>
      resultOf(row, await countOf(this.db, row)),
    );
  }
}

const reads = new WeakMap<Database, CouncilReads>();

/** Returns the shared reads of a database. */
export function councilReadsOf(db: Database): CouncilReads {
  const known = reads.get(db) ?? new CouncilReads(db);
  reads.set(db, known);
  return known;
}

/** Returns the read of this key that was begun less than `keptMs` ago, or begins one. A failed read is not kept. */
function shared<T>(kept: Map<string, Promise<T>>, key: string, keptMs: number, read: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const reading = read();
  kept.set(key, reading);
  const drop = () => {
    if (kept.get(key) === reading) kept.delete(key);
  };
  reading.catch(drop);
  setTimeout(drop, keptMs).unref();
  return reading;
}

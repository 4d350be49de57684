import { desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { HISTORY_SEARCHED_MAX } from '#domain/limits.ts';
import { cachedTotals } from '#server/db/cachedTotals.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { atPage, type PageRequest } from '#server/db/paging.ts';
import { audit } from '#server/db/schema/history.ts';
import { accounts, teachers } from '#server/db/schema/schema.ts';
import { contains } from '#server/db/search.ts';
import { actorName, inSchoolOf } from './actorName.queries.ts';

export interface HistoryRow {
  id: number;
  at: Date;
  /** The actor's name as the reader may see it; null when that account is gone or the server acted itself. */
  who: string | null;
  action: string;
  subject: string | null;
  details: Record<string, unknown>;
}

/**
 * `teacherId` limits the entries to a teacher's own actions and those on her data; undefined lists all. `search` is
 * empty or words of a name, and covers the newest HISTORY_SEARCHED_MAX entries.
 */
type HistoryFilter = { teacherId: string | undefined; search: string };

/** Lists one page of audit entries, newest first. */
export async function listHistory(db: Database, filter: HistoryFilter, part: PageRequest): Promise<HistoryRow[]> {
  const lines = db
    .select({
      id: audit.id,
      at: audit.at,
      who: actorName(filter.teacherId, teachers),
      action: audit.action,
      subject: audit.subjectName,
      details: audit.details,
    })
    .from(audit)
    .leftJoin(accounts, eq(accounts.id, audit.accountId))
    .leftJoin(teachers, eq(teachers.id, audit.accountId))
    .where(whereOf(filter))
    .orderBy(desc(audit.id))
    .$dynamic();
  return atPage(lines, part);
}

/** Counts the entries. Large totals are cached for a few seconds: counting many years costs more than reading a page. */
export function countHistory(db: Database, filter: HistoryFilter): Promise<number> {
  return cachedTotals(db)(`history ${JSON.stringify(filter)}`, () => db.$count(audit, whereOf(filter)));
}

function whereOf({ teacherId, search }: HistoryFilter): SQL | undefined {
  const own = teacherId === undefined ? undefined : or(eq(audit.ownerId, teacherId), eq(audit.accountId, teacherId));
  return search === '' ? own : found(search, teacherId, own);
}

/**
 * Folding the text of every entry of many years takes seconds; folding the newest takes a tenth of a second. The limit
 * is in the subquery so that rows are selected before they are folded, and actors are matched once and not per row.
 * A teacher cannot find an entry by an actor's name that she may not read.
 */
function found(search: string, teacherId: string | undefined, own: SQL | undefined): SQL {
  const self = teacherId === undefined ? sql`true` : sql`${accounts.id} = ${teacherId}`;
  const colleague =
    teacherId === undefined ? sql`true` : sql`(${teachers.id} = ${teacherId} or ${inSchoolOf(teacherId, teachers)})`;
  const by = sql`
    select ${accounts.id} from ${accounts} where ${self} and ${contains(accounts.foldedUsername, search)}
    union select ${teachers.id} from ${teachers}
      where ${colleague} and ${contains(sql`fold(${teachers.name} collate "default")`, search)}`;
  return sql`${audit.id} in (
    select line.id from (
      select ${audit.id} as id, ${audit.subjectName} as subject, ${audit.accountId} as account
      from ${audit} ${own && sql`where ${own}`} order by ${audit.id} desc limit ${HISTORY_SEARCHED_MAX}) line
    where ${contains(sql`fold(line.subject)`, search)} or line.account in (${by}))`;
}

import { desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { HISTORY_SEARCHED_MAX } from '#domain/limits.ts';
import { largeTotals } from '#server/db/largeTotals.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { atPage, type PageOf } from '#server/db/paging.ts';
import { audit } from '#server/db/schema/history.ts';
import { accounts, teachers } from '#server/db/schema/schema.ts';
import { contains } from '#server/db/search.ts';
import { actorName, inSchoolOf } from './actorName.queries.ts';

export interface HistoryRow {
  id: number;
  at: Date;
  /** Who did it, as far as the reader may know; null when that account is gone, or when the server did it itself. */
  who: string | null;
  action: string;
  subject: string | null;
  details: Record<string, unknown>;
}

/**
 * Whose lines: what a teacher did or what touched her data, or all. `search` is empty or words of a name; it looks at
 * the newest HISTORY_SEARCHED_MAX lines.
 */
type HistoryFilter = { teacherId: string | undefined; search: string };

/** One page of the audit, the newest first. */
export async function listHistory(db: Database, filter: HistoryFilter, part: PageOf): Promise<HistoryRow[]> {
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

/** A large total is taken again only after a few seconds: counting the lines of many years costs more than their page. */
export function countHistory(db: Database, filter: HistoryFilter): Promise<number> {
  return largeTotals(db)(`history ${JSON.stringify(filter)}`, () => db.$count(audit, whereOf(filter)));
}

function whereOf({ teacherId, search }: HistoryFilter): SQL | undefined {
  const own = teacherId === undefined ? undefined : or(eq(audit.ownerId, teacherId), eq(audit.accountId, teacherId));
  return search === '' ? own : found(search, teacherId, own);
}

/**
 * Folding every line of many years takes seconds, folding the newest a tenth of one. The limit stands inside, so that
 * they are chosen before they are read, and those who did it are looked for once and not line by line. A teacher finds
 * nobody by a name that she would not read.
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

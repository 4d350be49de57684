import { type SQL, sql } from 'drizzle-orm';
import type { Theme } from '#domain/vocabulary.ts';
import { cachedTotals } from '../db/cachedTotals.ts';
import type { Database } from '../db/openDatabase.ts';
import type { PageRequest } from '../db/paging.ts';
import type { Bindable } from '../db/prepared.ts';
import { proposals, rankingRows, readership } from '../db/schema/council.ts';
import { classes } from '../db/schema/schema.ts';

/** Number of proposals in a batch of a streamed list. */
const BATCH = 50;

/** Filters of a list; absent ones match everything. Lists are sorted oldest first, so that new proposals come last. */
export interface ListScope {
  theme?: Theme | undefined;
  teacherId?: string | undefined;
  /** Only proposals that this team may see: those shown to other teams, and its own. */
  seenBy?: string | undefined;
  /** Ids to leave out. */
  besides?: readonly string[];
}

/** Counts the proposals of the list, including those of `besides`. */
export function countListed(db: Database, { theme, teacherId, seenBy }: ListScope): Promise<number> {
  return cachedTotals(db)(`listed ${JSON.stringify({ theme, teacherId, seenBy })}`, async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${LISTED} where ${isListed({ theme, teacherId, seenBy })}`,
    );
    return rows[0]?.count ?? 0;
  });
}

/** Selects the number of a theme's proposals that a team may see. */
export function seenOfTheme(theme: Bindable, teamId: Bindable): SQL<number> {
  // The first count reads an index of the shown ones alone.
  return sql<number>`(
    (select count(*)::int from ${readership} listed where listed.theme = ${theme} and listed.shown) +
    (select count(*)::int from ${proposals} said join ${readership} own on own.proposal_id = said.id
      where said.team_id = ${teamId} and own.theme = ${theme} and not own.shown))`;
}

/** Returns the ids of a page of the list. */
export async function pageIds(db: Database, scope: ListScope, { page, limit }: PageRequest): Promise<string[]> {
  if (limit <= 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${proposals.id} from ${LISTED} where ${isListed(scope)} ${OLDEST_FIRST} limit ${limit} offset ${page * limit}`);
  return rows.map(({ id }) => id);
}

/** Yields the ids of the whole list in batches by keyset pagination, so that concurrent changes shift nothing. */
export async function* idBatches(db: Database, scope: ListScope): AsyncGenerator<string[]> {
  let after: SQL = sql`true`;
  for (;;) {
    const { rows } = await db.execute<{ id: string; at: string }>(sql`
      select ${proposals.id}, ${proposals.createdAt}::text as at from ${LISTED}
      where ${isListed(scope)} and ${after} ${OLDEST_FIRST} limit ${BATCH}`);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ id }) => id);
    if (rows.length < BATCH) return;
    after = sql`(${proposals.createdAt}, ${proposals.id}) > (${last.at}::timestamptz, ${last.id}::uuid)`;
  }
}

const LISTED = sql`${proposals} join ${readership} on ${readership.proposalId} = ${proposals.id}
  join ${rankingRows} on ${rankingRows.teamId} = ${proposals.teamId}`;
const OLDEST_FIRST = sql`order by ${proposals.createdAt}, ${proposals.id}`;

function isListed({ theme, teacherId, seenBy, besides = [] }: ListScope): SQL {
  const isOfTheme = theme === undefined ? sql`true` : sql`${readership.theme} = ${theme}`;
  const isOfTeacher =
    teacherId === undefined
      ? sql`true`
      : sql`${rankingRows.classId} in (select ${classes.id} from ${classes} where ${classes.teacherId} = ${teacherId})`;
  const isSeen = seenBy === undefined ? sql`true` : sql`(${readership.shown} or ${proposals.teamId} = ${seenBy})`;
  const isLeft = besides.length === 0 ? sql`true` : sql`${proposals.id} <> all(${sql.param([...besides])}::uuid[])`;
  return sql`${isOfTheme} and ${isOfTeacher} and ${isSeen} and ${isLeft}`;
}

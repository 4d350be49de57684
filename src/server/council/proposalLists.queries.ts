import { type SQL, sql } from 'drizzle-orm';
import type { Theme } from '#domain/vocabulary.ts';
import { largeTotals } from '../db/largeTotals.ts';
import type { Database } from '../db/openDatabase.ts';
import type { PageOf } from '../db/paging.ts';
import { proposals, rankingRows, readership } from '../db/schema/council.ts';
import { classes } from '../db/schema/schema.ts';

/** One batch of a list that is sent whole. */
const BATCH = 50;

/** Which proposals a list holds, the oldest first, so that what comes meanwhile stands at the end; what is left out does not narrow. */
export interface ListScope {
  theme?: Theme | undefined;
  teacherId?: string | undefined;
  /** Left out: what other teams do not see, except this team's own proposal. */
  seenBy?: string | undefined;
  /** These are left out. */
  besides?: readonly string[];
}

/** How many proposals the list holds, those of `besides` included. */
export function countListed(db: Database, { theme, teacherId, seenBy }: ListScope): Promise<number> {
  return largeTotals(db)(`listed ${JSON.stringify({ theme, teacherId, seenBy })}`, async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${LISTED} where ${isListed({ theme, teacherId, seenBy })}`,
    );
    return rows[0]?.count ?? 0;
  });
}

/** Returns the ids of a part of the list. */
export async function pageIds(db: Database, scope: ListScope, { page, limit }: PageOf): Promise<string[]> {
  if (limit <= 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${proposals.id} from ${LISTED} where ${isListed(scope)} ${OLDEST_FIRST} limit ${limit} offset ${page * limit}`);
  return rows.map(({ id }) => id);
}

/** Returns the ids of the whole list in batches, each read from where the one before ended: what comes or goes meanwhile shifts nothing. */
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

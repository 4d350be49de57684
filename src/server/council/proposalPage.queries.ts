import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ProposalQuery } from '#contract/council/proposals.ts';
import { cachedTotals } from '../db/cachedTotals.ts';
import type { Database } from '../db/openDatabase.ts';
import { type PageWindow, pageWindow } from '../db/paging.ts';
import { proposals, rankingRows } from '../db/schema/council.ts';
import { classes, teams } from '../db/schema/schema.ts';
import { hasSearchKey } from '../school/teamFilters.queries.ts';
import { hasWords } from './proposalSearch.queries.ts';

/** Maximum number of matches that a search reads, by text and by team each. */
const FOUND_MAX = 1_000;

/** `teacherId` undefined matches all teachers. */
type Filter = { teacherId: string | undefined; search: string };
type Order = Pick<ProposalQuery, 'sort' | 'order'>;

/** Each order has an index on the same columns; the id breaks ties. */
const SORTS: Record<ProposalQuery['sort'], SQL[]> = {
  team: [sql`${rankingRows.name}`, sql`${rankingRows.teamId}`],
  class: [
    sql`${rankingRows.className}`,
    sql`${rankingRows.classId}`,
    sql`${rankingRows.name}`,
    sql`${rankingRows.teamId}`,
  ],
  stars: [sql`("standings"."stars_sum"::float8 / nullif("standings"."stars_count", 0))`, sql`${rankingRows.teamId}`],
  state: [sql`("proposals"."submitted_at" is not null)`, sql`${proposals.createdAt}`, sql`${proposals.id}`],
};

/**
 * Returns the ids of a page of proposals and their total; `more` when a search matches more than FOUND_MAX. Proposals
 * without stars come last in both directions.
 */
export async function pageOfProposals(
  db: Database,
  { teacherId, search, ...query }: Filter & Omit<ProposalQuery, 'search'>,
): Promise<{ ids: string[]; total: number; more: boolean }> {
  const filter = { teacherId, search };
  const total = await cachedTotals(db)(`proposals ${JSON.stringify(filter)}`, () => countOf(db, filter));
  const window = pageWindow({ ...query, total: canReverse(query) ? total : undefined });
  const page = query.sort === 'state' ? proposalsOfPage(filter, query, window) : teamsOfPage(filter, query, window);
  const { rows } = await db.execute<{ id: string }>(sql`${foundFor(filter)} ${page}`);
  const ids = rows.map(({ id }) => id);
  const seen = search === '' ? total : Math.min(total, FOUND_MAX);
  return { ids: window.isReversed ? ids.reverse() : ids, total: seen, more: seen < total };
}

async function countOf(db: Database, filter: Filter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    ${foundFor(filter)} select count(*)::int as count from ${rankingRows} where ${conditionOf(filter)}`);
  return rows[0]?.count ?? 0;
}

/** Selects on `standings` only, so that its index can be scanned; other tables are joined for the page's rows only. */
function teamsOfPage(filter: Filter, order: Order, { isReversed, limit, offset }: PageWindow): SQL {
  const by = orderOf(order, isReversed);
  return sql`
    select ${proposals.id} from (
      select * from ${rankingRows} where ${conditionOf(filter)} order by ${by} limit ${limit} offset ${offset}) as ${rankingRows}
    join ${proposals} on ${proposals.teamId} = ${rankingRows.teamId} order by ${by}`;
}

function proposalsOfPage(filter: Filter, order: Order, { isReversed, limit, offset }: PageWindow): SQL {
  const isAll = filter.search === '' && filter.teacherId === undefined;
  const where = isAll
    ? sql`true`
    : sql`${proposals.teamId} in (select ${rankingRows.teamId} from ${rankingRows} where ${conditionOf(filter)})`;
  return sql`
    select ${proposals.id} from ${proposals} where ${where}
    order by ${orderOf(order, isReversed)} limit ${limit} offset ${offset}`;
}

/** Null stars come last in both directions, so this order cannot be read backwards. */
function canReverse({ sort }: Order): boolean {
  return sort !== 'stars';
}

function orderOf({ sort, order }: Order, isReversed: boolean): SQL {
  const way = (order === 'asc') === isReversed ? desc : asc;
  const [first, ...rest] = SORTS[sort].map((column) => way(column));
  return sql.join(sort === 'stars' ? [sql`${first} nulls last`, ...rest] : [first, ...rest], sql`, `);
}

function conditionOf({ teacherId, search }: Filter): SQL {
  const where = search === '' ? isOf(teacherId) : sql`${rankingRows.teamId} in (select team_id from found)`;
  return sql`${rankingRows.hasProposal} and ${where}`;
}

/** Matches the words of the text, or a team's search key. */
function foundFor({ teacherId, search }: Filter): SQL {
  if (search === '') return sql``;
  const looked = FOUND_MAX + 1;
  return sql`with found as materialized (
    (select ${rankingRows.teamId} from ${proposals} join ${rankingRows} on ${rankingRows.teamId} = ${proposals.teamId}
      where ${hasWords(search)} and ${isOf(teacherId)} limit ${looked})
    union
    (select ${rankingRows.teamId} from ${teams} join ${rankingRows} on ${rankingRows.teamId} = ${teams.id}
      where ${hasSearchKey(search)} and ${rankingRows.hasProposal} and ${isOf(teacherId)} limit ${looked}))`;
}

function isOf(teacherId: string | undefined): SQL {
  if (teacherId === undefined) return sql`true`;
  return sql`${rankingRows.classId} in (select ${classes.id} from ${classes} where ${classes.teacherId} = ${teacherId})`;
}

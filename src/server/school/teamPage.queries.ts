import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { TeamQuery } from '#contract/school/teams.ts';
import { cachedTotals } from '../db/cachedTotals.ts';
import type { Database } from '../db/openDatabase.ts';
import { type PageRequest, type PageWindow, pageWindow } from '../db/paging.ts';
import { teams } from '../db/schema/schema.ts';
import { classBounds, type TeamFilters, teamCondition } from './teamFilters.queries.ts';

export type TeamOrder = Pick<TeamQuery, 'sort' | 'order'>;
/** The ids of a page, sorted; `more` when a search matches more than `total`. */
export interface TeamPage {
  ids: string[];
  total: number;
  more: boolean;
}

/** Matches of a search are counted up to this number, because counting all costs more than reading the page. */
const COUNTED_MAX = 10_000;
/**
 * Rows of the sort index that a search scans before it uses the text index. Frequent words match within a few rows;
 * this many rows cost a few ms.
 */
const WALK_MAX = 2_000;
/** Matches of a search are sorted directly up to this number. */
const SORTED_MAX = 3_000;

/** Each order has an index on the same columns, scanned in either direction; the id breaks ties. */
const SORTS: Record<TeamQuery['sort'], SQL[]> = {
  name: [sql`"teams"."name"`, sql`"teams"."id"`],
  class: [sql`"teams"."class_name"`, sql`"teams"."class_id"`, sql`"teams"."name"`, sql`"teams"."id"`],
  tutorial: [sql`("teams"."level" > 1)`, sql`"teams"."name"`, sql`"teams"."id"`],
  solar: [
    sql`(case "teams"."theme" when 'ds' then 0 when 'dh' then 1 else 2 end)`,
    sql`"teams"."name"`,
    sql`"teams"."id"`,
  ],
  points: [sql`"teams"."points"`, sql`"teams"."name"`, sql`"teams"."id"`],
};
const REVERSED = { asc: 'desc', desc: 'asc' } as const;

export function orderOf({ sort, order }: TeamOrder): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  return SORTS[sort].map((column) => direction(column));
}

/** Returns a page filtered and sorted over all teams (ruling 20), selected on `teams` only, and the number of matches. */
export function pageOfTeams(
  db: Database,
  filters: TeamFilters,
  order: TeamOrder,
  part: PageRequest,
): Promise<TeamPage> {
  const isSearch = filters.search !== '' || filters.name !== '';
  return isSearch ? searchedPage(db, filters, order, part) : listedPage(db, filters, order, part);
}

/** When the total is cached, a page in the second half is read from the end. */
async function listedPage(
  db: Database,
  filters: TeamFilters,
  order: TeamOrder,
  { page, limit }: PageRequest,
): Promise<TeamPage> {
  const condition = teamCondition(filters) ?? sql`true`;
  const where = order.sort === 'class' ? sql`${condition} and ${classBounds(filters)}` : condition;
  const counted = sql`(select count(*)::int from ${teams} where ${condition})`;
  const windowOf = (known: number | undefined) =>
    pageWindow({ page, limit, ...(known !== undefined && { total: known }) });
  const { ids, total, known } = await readPage(db, filters, (known) => ({
    count: known === undefined ? counted : sql`${known}::int`,
    ids: sql`array(select ${teams.id} from ${teams} where ${where} ${partOf(order, windowOf(known))})`,
  }));
  return { ids: windowOf(known).isReversed ? ids.reverse() : ids, total, more: false };
}

/**
 * Chooses the plan by the number of matches. `found`: up to SORTED_MAX matches come from the text index and are sorted.
 * `met`: frequent words fill the page within the first WALK_MAX rows of the sort index. `all`: otherwise all matches
 * are sorted.
 */
async function searchedPage(
  db: Database,
  filters: TeamFilters,
  order: TeamOrder,
  { page, limit }: PageRequest,
): Promise<TeamPage> {
  const where = teamCondition(filters);
  const part = partOf(order, pageWindow({ page, limit }));
  const wanted = (page + 1) * limit;
  const columns = sql`id, name, class_id, class_name, theme, level, points`;
  const by = sql.join(orderOf(order), sql`, `);
  const before = sql`
    with found as materialized (select ${columns} from ${teams} where ${where} limit ${SORTED_MAX}),
    few as materialized (select count(*) < ${SORTED_MAX} as are_few from found),
    near as (select * from ${teams} where not (select are_few from few) order by ${by} limit ${WALK_MAX}),
    met as materialized (select ${columns} from near as ${teams} where ${where} order by ${by} limit ${wanted}),
    way as materialized (select case when are_few then 'found'
      when (select count(*) from met) = ${wanted} then 'met' else 'all' end as chosen from few)`;
  const counted = sql`case when (select are_few from few) then (select count(*)::int from found)
    else (select count(*)::int from (select from ${teams} where ${where} limit ${COUNTED_MAX + 1}) as counted) end`;
  const ids = sql`array(
    (select ${teams.id} from found as ${teams} where (select chosen from way) = 'found' ${part})
    union all
    (select ${teams.id} from met as ${teams} where (select chosen from way) = 'met' ${part})
    union all
    (select ${teams.id} from ${teams} where ${where} and (select chosen from way) = 'all' ${part}))`;
  const read = await readPage(db, filters, (known) => ({
    before,
    count: known === undefined ? counted : sql`${known}::int`,
    ids,
  }));
  const more = read.total > COUNTED_MAX;
  return { ids: read.ids, total: more ? COUNTED_MAX : read.total, more };
}

interface PageQuery {
  before?: SQL;
  count: SQL;
  ids: SQL;
}

/**
 * Reads page and total in one query. Large totals are cached for a few seconds, because counting costs more than the
 * page; `queryFor` gets the cached total as `known` and then leaves the count out.
 */
async function readPage(db: Database, filters: TeamFilters, queryFor: (known: number | undefined) => PageQuery) {
  const ask = async (known: number | undefined) => {
    const { before = sql``, count, ids } = queryFor(known);
    const { rows } = await db.execute<{ count: number; ids: string[] }>(
      sql`${before} select ${count} as count, ${ids} as ids`,
    );
    if (!rows[0]) throw new Error('The page query returned no row.');
    return { ids: rows[0].ids, total: rows[0].count, known };
  };
  let first: Awaited<ReturnType<typeof ask>> | undefined;
  const total = await cachedTotals(db)(JSON.stringify(filters), async () => {
    first = await ask(undefined);
    return first.total;
  });
  return first ?? ask(total);
}

function partOf(order: TeamOrder, { isReversed, limit, offset }: PageWindow): SQL {
  const way = isReversed ? { ...order, order: REVERSED[order.order] } : order;
  return sql`order by ${sql.join(orderOf(way), sql`, `)} limit ${limit} offset ${offset}`;
}

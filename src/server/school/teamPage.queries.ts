import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { TeamQuery } from '#contract/school/teams.ts';
import { largeTotals } from '../db/largeTotals.ts';
import type { Database } from '../db/openDatabase.ts';
import { type PageOf, type PageWindow, pageWindow } from '../db/paging.ts';
import { teams } from '../db/schema/schema.ts';
import { classBounds, type TeamFilters, teamCondition } from './teamFilters.queries.ts';

export type TeamOrder = Pick<TeamQuery, 'sort' | 'order'>;
/** The ids of a page in their order; `more`: a search has found more than `total`. */
export interface TeamPage {
  ids: string[];
  total: number;
  more: boolean;
}

/** A search that finds more is not counted further: nobody reads so many, and counting would cost more than the page. */
const COUNTED_MAX = 10_000;
/**
 * How far a search walks along the order before it looks its words up. What many teams have is met within a few rows;
 * this many cost a few ms.
 */
const WALK_MAX = 2_000;
/** What a search finds is sorted up to so many. */
const SORTED_MAX = 3_000;

/** Each has an index of the same shape, read forwards or backwards; the id breaks ties. */
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
const OTHER_WAY = { asc: 'desc', desc: 'asc' } as const;

export function orderOf({ sort, order }: TeamOrder): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  return SORTS[sort].map((column) => direction(column));
}

/** A page, filtered and sorted over all teams (ruling 20), chosen on `teams` alone, and how many match. */
export function pageOfTeams(db: Database, filters: TeamFilters, order: TeamOrder, part: PageOf): Promise<TeamPage> {
  const isSearch = filters.search !== '' || filters.name !== '';
  return isSearch ? searchedPage(db, filters, order, part) : listedPage(db, filters, order, part);
}

/** While the total is known, a page behind the middle is read from the end. */
async function listedPage(
  db: Database,
  filters: TeamFilters,
  order: TeamOrder,
  { page, limit }: PageOf,
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
 * Words that few teams have are looked up, and what is found is sorted. What many have is met soon by walking along the order;
 * if it is not, the order and the words go together, and all is sorted after all.
 */
async function searchedPage(
  db: Database,
  filters: TeamFilters,
  order: TeamOrder,
  { page, limit }: PageOf,
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
 * One query. A large total is taken again only after a few seconds, as counting costs more than the page: while it is `known`
 * the query is asked for without counting.
 */
async function readPage(db: Database, filters: TeamFilters, queryFor: (known: number | undefined) => PageQuery) {
  const ask = async (known: number | undefined) => {
    const { before = sql``, count, ids } = queryFor(known);
    const { rows } = await db.execute<{ count: number; ids: string[] }>(
      sql`${before} select ${count} as count, ${ids} as ids`,
    );
    if (!rows[0]) throw new Error('A total is always answered.');
    return { ids: rows[0].ids, total: rows[0].count, known };
  };
  let first: Awaited<ReturnType<typeof ask>> | undefined;
  const total = await largeTotals(db)(JSON.stringify(filters), async () => {
    first = await ask(undefined);
    return first.total;
  });
  return first ?? ask(total);
}

function partOf(order: TeamOrder, { isReversed, limit, offset }: PageWindow): SQL {
  const way = isReversed ? { ...order, order: OTHER_WAY[order.order] } : order;
  return sql`order by ${sql.join(orderOf(way), sql`, `)} limit ${limit} offset ${offset}`;
}

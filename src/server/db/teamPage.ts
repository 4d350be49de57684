import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { TeamQuery } from '#contract/teams.ts';
import { pageWindow } from './pageWindow.ts';
import { teams } from './schema.ts';
import type { PageOf } from './schools.ts';
import { classBounds, type TeamFilters, teamCondition } from './teamFilters.ts';

export type TeamOrder = Pick<TeamQuery, 'sort' | 'order'>;
/** `total`, where it is known: a page behind the middle is then read from the end. */
export type TeamPart = PageOf & { total?: number };

/**
 * How far a search walks along the order before it looks its words up. What many teams have is met within a few rows;
 * this many cost a few ms.
 */
const WALK_MAX = 2_000;

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

/** The ids of a page, as the table `page` of the query that looks their rows up; chosen on `teams` alone. */
export function pageOf(filters: TeamFilters, order: TeamOrder, part: TeamPart | undefined): SQL {
  const condition = teamCondition(filters) ?? sql`true`;
  const where = order.sort === 'class' ? sql`${condition} and ${classBounds(filters)}` : condition;
  const hasWords = filters.search !== '' || filters.name !== '';
  if (part && hasWords && filters.teacherId === undefined) return searchedPage(where, order, part);
  return sql`(select ${teams.id} from ${teams} where ${where} ${windowOf(order, part)}) as page`;
}

function windowOf(order: TeamOrder, part: TeamPart | undefined): SQL {
  const from = (way: TeamOrder) => sql`order by ${sql.join(orderOf(way), sql`, `)}`;
  if (part === undefined) return from(order);
  const { isReversed, limit, offset } = pageWindow(part);
  const way = isReversed ? { ...order, order: OTHER_WAY[order.order] } : order;
  return sql`${from(way)} limit ${limit} offset ${offset}`;
}

/**
 * Words that many teams have are met soon by walking along the order; words that few have are looked up, and what is
 * found is sorted. The statistics do not know which it is, as the order and the words often go together.
 */
function searchedPage(where: SQL, order: TeamOrder, part: TeamPart): SQL {
  const { page, limit } = part;
  const window = windowOf(order, { page, limit });
  const wanted = (page + 1) * limit;
  const columns = sql`id, name, class_id, class_name, theme, level, points`;
  const by = sql.join(orderOf(order), sql`, `);
  return sql`(
    with near as (select * from ${teams} order by ${by} limit ${WALK_MAX}),
    met as materialized (select ${columns} from near as ${teams} where ${where} order by ${by} limit ${wanted}),
    share as (select count(*) = ${wanted} as is_enough from met),
    found as materialized (select ${columns} from ${teams} where ${where} and not (select is_enough from share))
    (select ${teams.id} from met as ${teams} where (select is_enough from share) ${window})
    union all
    (select ${teams.id} from found as ${teams} where not (select is_enough from share) ${window})) as page`;
}

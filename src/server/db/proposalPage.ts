import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ProposalQuery } from '#contract/proposals.ts';
import { largeTotals } from './largeTotals.ts';
import type { Database } from './open.ts';
import { pageWindow } from './pageWindow.ts';
import { hasWords } from './proposalSearch.ts';
import { classes, teams } from './schema.ts';
import { proposals, standings } from './schemaCouncil.ts';
import { hasSearchKey } from './teamFilters.ts';

/** A search that finds more by the text, or by the team, is not looked through further. */
const FOUND_MAX = 1_000;

/** `teacherId` undefined: everybody's. */
type Filter = { teacherId: string | undefined; search: string };

/** Each has an index of the same shape, or nearly; the id breaks ties. */
const SORTS: Record<ProposalQuery['sort'], SQL[]> = {
  team: [sql`${teams.name}`, sql`${teams.id}`],
  class: [sql`"teams"."class_name"`, sql`${teams.classId}`, sql`${teams.name}`, sql`${teams.id}`],
  stars: [sql`("standings"."stars_sum"::float8 / nullif("standings"."stars_count", 0))`, sql`${standings.teamId}`],
  state: [sql`("proposals"."submitted_at" is not null)`, sql`${proposals.createdAt}`, sql`${proposals.id}`],
};

/**
 * The ids of a page of proposals, and how many there are; `more`: a search has found more than it looked through. What
 * nobody has given stars to stands last, whichever way stars are sorted.
 */
export async function pageOfProposals(
  db: Database,
  { teacherId, search, ...query }: Filter & Omit<ProposalQuery, 'search'>,
): Promise<{ ids: string[]; total: number; more: boolean }> {
  const filter = { teacherId, search };
  const total = await largeTotals(db)(`proposals ${JSON.stringify(filter)}`, () => countOf(db, filter));
  const { isReversed, limit, offset } = pageWindow({ ...query, total: canReverse(query) ? total : undefined });
  const { rows } = await db.execute<{ id: string }>(sql`
    ${foundFor(filter)}
    select ${proposals.id} from ${proposals} join ${teams} on ${teams.id} = ${proposals.teamId}
    join ${standings} on ${standings.teamId} = ${teams.id}
    where ${conditionOf(filter)} order by ${orderOf(query, isReversed)} limit ${limit} offset ${offset}`);
  const ids = rows.map(({ id }) => id);
  const seen = search === '' ? total : Math.min(total, FOUND_MAX);
  return { ids: isReversed ? ids.reverse() : ids, total: seen, more: seen < total };
}

async function countOf(db: Database, filter: Filter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    ${foundFor(filter)}
    select count(*)::int as count from ${proposals} join ${teams} on ${teams.id} = ${proposals.teamId}
    where ${conditionOf(filter)}`);
  return rows[0]?.count ?? 0;
}

/** The nulls of the stars stand last both ways: their order cannot be read backwards. */
function canReverse({ sort }: Pick<ProposalQuery, 'sort'>): boolean {
  return sort !== 'stars';
}

function orderOf({ sort, order }: Pick<ProposalQuery, 'sort' | 'order'>, isReversed: boolean): SQL {
  const way = (order === 'asc') === isReversed ? desc : asc;
  const [first, ...rest] = SORTS[sort].map((column) => way(column));
  return sql.join(sort === 'stars' ? [sql`${first} nulls last`, ...rest] : [first, ...rest], sql`, `);
}

function conditionOf({ teacherId, search }: Filter): SQL {
  return search === '' ? isOf(teacherId) : sql`${proposals.id} in (select id from found)`;
}

/** By words of the text, or by all that a team is found by. */
function foundFor({ teacherId, search }: Filter): SQL {
  if (search === '') return sql``;
  const looked = FOUND_MAX + 1;
  return sql`with found as materialized (
    (select ${proposals.id} from ${proposals} join ${teams} on ${teams.id} = ${proposals.teamId}
      where ${hasWords(search)} and ${isOf(teacherId)} limit ${looked})
    union
    (select ${proposals.id} from ${teams} join ${proposals} on ${proposals.teamId} = ${teams.id}
      where ${hasSearchKey(search)} and ${isOf(teacherId)} limit ${looked}))`;
}

function isOf(teacherId: string | undefined): SQL {
  if (teacherId === undefined) return sql`true`;
  return sql`${teams.classId} in (select ${classes.id} from ${classes} where ${classes.teacherId} = ${teacherId})`;
}

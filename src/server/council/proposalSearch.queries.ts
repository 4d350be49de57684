import { type SQL, sql } from 'drizzle-orm';
import type { Theme } from '#domain/vocabulary.ts';
import type { Database } from '../db/openDatabase.ts';
import { proposals, readership } from '../db/schema/council.ts';
import { classes, schools, teachers, teams } from '../db/schema/schema.ts';
import { contains } from '../db/search.ts';

/** Least read proposals that a search scans before it uses the text index; frequent words match within these. */
const WALK_MAX = 500;
/** Maximum number of schools whose teams are searched; a word in more school names does not identify a school. */
const SCHOOLS_MAX = 20;

/**
 * Returns the condition that a proposal's text contains every word of the search as a word or a prefix, ignoring case
 * and accents; never true for a search without a word. Only letters and digits reach to_tsquery, so its operators
 * cannot be injected.
 */
export function hasWords(search: string): SQL {
  return sql`${proposals.words} @@ to_tsquery('simple', (select string_agg(quote_literal(word) || ':*', ' & ')
    from regexp_split_to_table(fold(${search}), '[^[:alnum:]]+') as word where word <> ''))`;
}

/**
 * Searches the visible proposals of a theme by team name, then school name, then text; within each the least read come
 * first. Returns at most `limit` ids, without counting the rest.
 */
export async function searchCouncil(
  db: Database,
  { theme, search, limit }: { theme: Theme; search: string; limit: number },
): Promise<string[]> {
  if (search === '') return [];
  const worded = hasWords(search);
  const inOrder = sql`order by readers, id limit ${limit}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with near as materialized (
      select ${readership.proposalId} as id, readers from ${readership}
      where ${readership.theme} = ${theme} and ${readership.shown}
      order by readers, ${readership.proposalId} limit ${WALK_MAX}),
    met as materialized (
      select ${proposals.id}, readers from near join ${proposals} on ${proposals.id} = near.id
      where ${worded} ${inOrder}),
    worded as materialized (
      select ${proposals.id} from ${proposals} where ${worded} and (select count(*) from met) < ${limit}),
    texts as materialized (
      select * from met where (select count(*) from met) = ${limit}
      union all
      (select worded.id, readers from worded join ${readership} on ${readership.proposalId} = worded.id
        where ${readership.theme} = ${theme} and ${readership.shown} ${inOrder})),
    named as materialized (
      select ${proposals.id}, readers from ${teams} join ${proposals} on ${proposals.teamId} = ${teams.id}
      join ${readership} on ${readership.proposalId} = ${proposals.id}
      where ${teams.theme} = ${theme} and ${readership.shown}
        and ${contains(teams.foldedName, search)} limit ${limit}),
    called as materialized (
      select ${schools.id} from ${schools} where ${contains(schools.foldedName, search)}
      order by ${schools.name}, ${schools.id} limit ${SCHOOLS_MAX}),
    schooled as materialized (
      select ${proposals.id}, readers from called
      join ${teachers} on ${teachers.schoolId} = called.id join ${classes} on ${classes.teacherId} = ${teachers.id}
      join ${teams} on ${teams.classId} = ${classes.id} join ${proposals} on ${proposals.teamId} = ${teams.id}
      join ${readership} on ${readership.proposalId} = ${proposals.id}
      where ${teams.theme} = ${theme} and ${readership.shown} limit ${limit})
    select id from (
      select 1 as kind, named.* from named union all select 2, schooled.* from schooled union all select 3, texts.* from texts
    ) as found group by id order by min(kind), min(readers), id limit ${limit}`);
  return rows.map(({ id }) => id);
}

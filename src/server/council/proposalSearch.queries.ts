import { type SQL, sql } from 'drizzle-orm';
import type { Theme } from '#domain/vocabulary.ts';
import type { Database } from '../db/openDatabase.ts';
import { proposals, readership } from '../db/schema/council.ts';
import { classes, schools, teachers, teams } from '../db/schema/schema.ts';
import { contains } from '../db/search.ts';

/** How far a search walks through the least read before it looks its words up: what most have is met at once. */
const WALK_MAX = 500;
/** Schools whose teams are looked at: a word that more of them bear is no school's name. */
const SCHOOLS_MAX = 20;

/**
 * Proposals in whose text every word of a search stands, or begins one, without regard to case or accents; none when it
 * has no word. Only letters and digits reach the query, so that nothing in it means anything else.
 */
export function hasWords(search: string): SQL {
  return sql`${proposals.words} @@ to_tsquery('simple', (select string_agg(quote_literal(word) || ':*', ' & ')
    from regexp_split_to_table(fold(${search}), '[^[:alnum:]]+') as word where word <> ''))`;
}

/**
 * Proposals of a theme by the name of the team, the school or words of the text, in this order; of each those that the
 * fewest have read first; of those alone that other teams see. Answers at most `limit` ids, without counting what else there is.
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

import { and, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { levelAfterPart } from '#domain/game/progression.ts';
import type { Part, Theme } from '#domain/vocabulary.ts';
import { classes, teams } from '../db/schema/schema.ts';
import { contains, keyContains } from '../db/search.ts';
import { returnedTeams } from '../marking/guidance.queries.ts';
import { openMarks } from '../marking/marks.queries.ts';

/** The filters of a team list; an absent or empty filter matches every team. */
export interface TeamFilters {
  teacherId?: string | undefined;
  /** Matches anywhere in the team's name, members, username, class or school, ignoring case and accents. */
  search: string;
  name: string;
  class: string;
  /** Null matches every theme. */
  themes: readonly Theme[] | null;
  /** Parts that must be accepted and not given back (`wanted` true), or must not be (false). */
  levels: readonly { part: Part; wanted: boolean }[];
  /** Whether the team still lacks marks. */
  unmarked?: boolean | undefined;
}

/** The searched columns: folded text, computed by the database. */
const folded = {
  team: teams.foldedName,
  class: classes.foldedName,
  /** All searched text of a team, without blanks. */
  key: teams.searchKey,
};

/** Returns a condition on `teams` only: other tables are used in subqueries, so that a page is selected without joins. */
export function teamCondition(filters: TeamFilters): SQL | undefined {
  const { teacherId, search, name, themes, levels, unmarked } = filters;
  return and(
    teacherId === undefined ? undefined : classesWhere(sql`${classes.teacherId} = ${teacherId}`),
    name === '' ? undefined : contains(folded.team, name),
    filters.class === '' ? undefined : hasClassNamed(filters.class),
    themes === null ? undefined : themes.length === 0 ? sql`false` : inArray(teams.theme, [...themes]),
    ...levels.map(({ part, wanted }) => (wanted ? accepted(part) : sql`not (${accepted(part)})`)),
    unmarked === undefined ? undefined : unmarked ? hasOpenMarks() : sql`not ${hasOpenMarks()}`,
    search === '' ? undefined : hasSearchKey(search),
  );
}

/** Returns a condition that limits a list sorted by class to the range of the filter's classes. */
export function classBounds(filters: TeamFilters): SQL {
  if (filters.class === '') return sql`true`;
  const bound = (end: SQL) => sql`(select ${end} from ${classes} where ${contains(folded.class, filters.class)})`;
  return sql`${teams.className} between ${bound(sql`min(${classes.name})`)} and ${bound(sql`max(${classes.name})`)}`;
}

/** Matches distinct class names first, which are few (every school has an 8.º A), to use the index on the class name. */
function hasClassNamed(words: string): SQL {
  return sql`${teams.className} = any(array(
    select distinct ${classes.name} from ${classes} where ${contains(folded.class, words)}))`;
}

function hasOpenMarks(): SQL {
  return sql`exists ${openMarks()}`;
}

function accepted(part: Part): SQL | undefined {
  const posted = gte(teams.level, levelAfterPart(part));
  return part === 0 ? posted : and(posted, sql`${teams.id} not in ${returnedTeams(part)}`);
}

function classesWhere(condition: SQL): SQL {
  return sql`${teams.classId} in (select ${classes.id} from ${classes} where ${condition})`;
}

/** Returns the condition that a team matches these words, ignoring blanks. */
export function hasSearchKey(words: string): SQL {
  return keyContains(folded.key, words);
}

import { and, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { levelAfterPart } from '#domain/game/progression.ts';
import type { Part, Theme } from '#domain/vocabulary.ts';
import { classes, teams } from '../db/schema/schema.ts';
import { contains, keyContains } from '../db/search.ts';
import { returnedTeams } from '../marking/guidance.queries.ts';
import { openMarks } from '../marking/marks.queries.ts';

/** What a team list is narrowed to; what is absent or empty narrows nothing. */
export interface TeamFilters {
  teacherId?: string | undefined;
  /** Anywhere in the team's name, members, username, class or school, without regard to case or accents. */
  search: string;
  name: string;
  class: string;
  /** Null: every theme. */
  themes: readonly Theme[] | null;
  /** Which parts must be accepted and not given back (true), or must not be (false). */
  levels: readonly { part: Part; wanted: boolean }[];
  /** Whether marks are still to be given. */
  unmarked?: boolean | undefined;
}

/** What is searched: folded text, computed by the database. */
const folded = {
  team: teams.foldedName,
  class: classes.foldedName,
  /** All that a team is found by, without blanks. */
  key: teams.searchKey,
};

/** The condition on `teams` alone: everything else is reached by ids, so that the page is chosen without joins. */
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

/** For lists in the order of classes: where the classes of the filter begin and end in it. */
export function classBounds(filters: TeamFilters): SQL {
  if (filters.class === '') return sql`true`;
  const bound = (end: SQL) => sql`(select ${end} from ${classes} where ${contains(folded.class, filters.class)})`;
  return sql`${teams.className} between ${bound(sql`min(${classes.name})`)} and ${bound(sql`max(${classes.name})`)}`;
}

/** By the names of the classes, which are few: every school has its 8.º A, and an index has the teams of each name in order. */
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

/** Whether a team of `teams` is found by these words, blanks aside. */
export function hasSearchKey(words: string): SQL {
  return keyContains(folded.key, words);
}

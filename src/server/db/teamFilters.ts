import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Theme } from '#domain/vocabulary.ts';
import { accounts, classes, schools, teachers, teams } from './schema.ts';

/** What a team list is narrowed to; what is absent or empty narrows nothing. */
export interface TeamFilters {
  teacherId?: string | undefined;
  /** Anywhere in the team's name, members, username, class or school, without regard to case or accents. */
  search: string;
  name: string;
  class: string;
  /** Null: every theme. */
  themes: readonly Theme[] | null;
  /** Whether the game level must be above (true) or not above (false) each of these. */
  levels: readonly { above: number; wanted: boolean }[];
}

/** Columns that the search migration adds beside the schema: folded text, computed by the database. */
const folded = {
  team: sql`"teams"."folded_name"`,
  members: sql`"teams"."folded_members"`,
  username: sql`"accounts"."folded_username"`,
  class: sql`"classes"."folded_name"`,
  school: sql`"schools"."folded_name"`,
};

/** The condition on `teams` alone: everything else is reached by ids, so that the page is chosen without joins. */
export function teamCondition(filters: TeamFilters): SQL | undefined {
  const { teacherId, search, name, themes, levels } = filters;
  return and(
    teacherId === undefined ? undefined : classesWhere(sql`${classes.teacherId} = ${teacherId}`),
    name === '' ? undefined : contains(folded.team, name),
    filters.class === '' ? undefined : classesWhere(contains(folded.class, filters.class)),
    themes === null ? undefined : themes.length === 0 ? sql`false` : inArray(teams.theme, [...themes]),
    ...levels.map(({ above, wanted }) => (wanted ? gt(teams.level, above) : lte(teams.level, above))),
    search === '' ? undefined : sql`${teams.id} in (${foundBy(search)})`,
  );
}

/** One index each: an OR over joined tables would read them all. */
function foundBy(search: string): SQL {
  return sql`
    select ${teams.id} from ${teams} where ${or(contains(folded.team, search), contains(folded.members, search))}
    union select ${accounts.id} from ${accounts} where ${contains(folded.username, search)}
    union select ${teams.id} from ${teams} join ${classes} on ${eq(classes.id, teams.classId)}
      where ${contains(folded.class, search)}
    union select ${teams.id} from ${schools}
      join ${teachers} on ${eq(teachers.schoolId, schools.id)}
      join ${classes} on ${eq(classes.teacherId, teachers.id)}
      join ${teams} on ${eq(teams.classId, classes.id)}
      where ${contains(folded.school, search)}`;
}

function classesWhere(condition: SQL): SQL {
  return sql`${teams.classId} in (select ${classes.id} from ${classes} where ${condition})`;
}

function contains(column: SQL, words: string): SQL {
  const literal = words.replace(/[\\%_]/g, '\\$&');
  return sql`${column} like '%' || fold(${literal}) || '%'`;
}

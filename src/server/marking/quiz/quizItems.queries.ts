import { and, eq, sql } from 'drizzle-orm';
import type { AnswerPattern } from '#domain/marking/itemAnalysis.ts';
import type { MarkCount } from '#domain/marking/markSpread.ts';
import { answerIndex, CRITERIA } from '#domain/marking/scoring.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { answerVersions } from '#server/db/schema/records.ts';
import { answers, classes, marks, teachers, teams } from '#server/db/schema/schema.ts';
import { storedMission, storedTheme } from '#server/game/stored.ts';

/** Which teams are counted; an absent one matches all. */
export interface CountedTeams {
  teacherId?: string | undefined;
  schoolId?: string | undefined;
  classId?: string | undefined;
  theme?: Theme | undefined;
}

function inScope({ teacherId, schoolId, classId, theme }: CountedTeams) {
  return and(
    teacherId === undefined ? undefined : eq(classes.teacherId, teacherId),
    schoolId === undefined ? undefined : eq(teachers.schoolId, schoolId),
    classId === undefined ? undefined : eq(teams.classId, classId),
    theme === undefined ? undefined : eq(teams.theme, theme),
  );
}

/** The number at the start of the answer to this challenge, as answerIndex reads it. */
const numberOf = (challenge: number) =>
  sql`substring(first.texts[${sql.raw(String(challenge))}] from '^\\s*(\\d{1,3})(?!\\d)')`;

/**
 * Counts how the teams answered the quiz, by theme. Counts the first answers of a team, because one that answered a
 * mission again had seen the solution. Only numbers of options leave the database.
 */
export async function quizPatterns(db: Database, counted: CountedTeams): Promise<Map<Theme, AnswerPattern[]>> {
  const first = sql`lateral (
    select posted.texts from (
      select ${answerVersions.texts} as texts, ${answerVersions.version} as place from ${answerVersions}
        where ${answerVersions.teamId} = ${teams.id} and ${answerVersions.level} = 1
      union all
      select ${answers.texts}, 32767 from ${answers} where ${answers.teamId} = ${teams.id} and ${answers.part} = 1
    ) as posted order by posted.place limit 1) as first`;
  const { rows } = await db.execute<{ theme: string; chosen: (string | null)[]; teams: number }>(sql`
    select ${teams.theme} as theme, array[${numberOf(1)}, ${numberOf(2)}, ${numberOf(3)}] as chosen, count(*)::int as teams
    from ${teams} join ${classes} on ${classes.id} = ${teams.classId}
      join ${teachers} on ${teachers.id} = ${classes.teacherId} join ${first} on true
    where ${inScope(counted) ?? sql`true`} group by 1, 2`);
  const found = new Map<Theme, AnswerPattern[]>();
  for (const { theme: stored, chosen, teams: count } of rows) {
    const theme = storedTheme(stored);
    const pattern = { chosen: chosen.map((number) => (number === null ? null : answerIndex(number))), teams: count };
    found.set(theme, [...(found.get(theme) ?? []), pattern]);
  }
  return found;
}

/** Counts the given marks of the teams by teacher, mission, criterion and points; missing and computed ones are left out. */
export async function countMarks(db: Database, counted: CountedTeams): Promise<(MarkCount & { name: string })[]> {
  const [p1, p2] = CRITERIA;
  const { rows } = await db.execute<Omit<MarkCount, 'level'> & { level: number; name: string }>(sql`
    select ${classes.teacherId} as "teacherId", ${teachers.name} as name, ${marks.level} as level, given.criterion,
      given.points, count(*)::int as teams
    from ${marks} join ${teams} on ${teams.id} = ${marks.teamId} join ${classes} on ${classes.id} = ${teams.classId}
      join ${teachers} on ${teachers.id} = ${classes.teacherId},
      lateral (values (${p1}, ${marks.p1}, ${marks.p1Marked} and ${marks.level} > 1), (${p2}, ${marks.p2}, ${marks.p2Marked}))
        as given(criterion, points, is_given)
    where given.is_given and ${inScope(counted) ?? sql`true`} group by 1, 2, 3, 4, 5`);
  return rows.map((row) => ({ ...row, level: storedMission(row.level) }));
}

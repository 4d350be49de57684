import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { QuizCorrection } from '#domain/marking/scoring.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { lockRankingRows } from '#server/council/ranking.queries.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { quizCorrections } from '#server/db/schema/quizCorrections.ts';
import { accounts, answers, marks, teachers, teams } from '#server/db/schema/schema.ts';
import { storedTheme } from '#server/game/stored.ts';
import { actorName } from '#server/records/history/actorName.queries.ts';

/** A question of a class's quiz. */
export interface QuizQuestion {
  classId: string;
  theme: Theme;
  /** From 1 to 3. */
  challenge: number;
}
export type ThemeCorrection = QuizCorrection & { theme: Theme };
export type MadeCorrection = ThemeCorrection & { by: string | null; at: Date };

const FIELDS = {
  theme: quizCorrections.theme,
  challenge: quizCorrections.challenge,
  kind: quizCorrections.kind,
  options: quizCorrections.options,
  mayFall: quizCorrections.mayFall,
};
const IN_ORDER = [asc(quizCorrections.theme), asc(quizCorrections.challenge)];

/** Reads the corrections of a class, by theme and challenge. */
export function correctionsOf(db: Database | Tx, classId: string): Promise<ThemeCorrection[]> {
  return db
    .select(FIELDS)
    .from(quizCorrections)
    .where(eq(quizCorrections.classId, classId))
    .orderBy(...IN_ORDER);
}

/** As correctionsOf, with who made them as the reader may see it (`readerId` undefined is an administrator) and when. */
export function listCorrections(
  db: Database | Tx,
  classId: string,
  readerId: string | undefined,
): Promise<MadeCorrection[]> {
  return db
    .select({ ...FIELDS, by: actorName(readerId, teachers), at: quizCorrections.correctedAt })
    .from(quizCorrections)
    .leftJoin(accounts, eq(accounts.id, quizCorrections.correctedBy))
    .leftJoin(teachers, eq(teachers.id, quizCorrections.correctedBy))
    .where(eq(quizCorrections.classId, classId))
    .orderBy(...IN_ORDER);
}

export async function insertCorrection(
  tx: Tx,
  { classId, theme }: QuizQuestion,
  correction: QuizCorrection,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const { challenge, kind, mayFall } = correction;
  const options = [...correction.options];
  await tx
    .insert(quizCorrections)
    .values({ classId, theme, challenge, kind, options, mayFall, correctedBy: by, correctedAt: at });
}

/** Deletes a correction; returns whether there was one. */
export async function deleteCorrection(tx: Tx, { classId, theme, challenge }: QuizQuestion): Promise<boolean> {
  const rows = await tx
    .delete(quizCorrections)
    .where(
      and(
        eq(quizCorrections.classId, classId),
        eq(quizCorrections.theme, theme),
        eq(quizCorrections.challenge, challenge),
      ),
    )
    .returning({ challenge: quizCorrections.challenge });
  return rows.length > 0;
}

/** A team's answers to the quiz, and the points that they have now. */
export interface MarkedQuiz {
  teamId: string;
  classId: string;
  theme: Theme;
  texts: string[];
  p1: number;
}

/** Reads the marked quizzes of a class's teams of one theme; a mission that was given back has no mark. */
export function quizzesOfClass(db: Database | Tx, { classId, theme }: Pick<QuizQuestion, 'classId' | 'theme'>) {
  return markedQuizzes(db, and(eq(teams.classId, classId), eq(teams.theme, theme)));
}

/** Reads the marked quizzes of these teams. */
export function quizzesOfTeams(db: Database | Tx, teamIds: readonly string[]) {
  return markedQuizzes(db, inArray(teams.id, [...teamIds]));
}

async function markedQuizzes(db: Database | Tx, where: ReturnType<typeof and>): Promise<MarkedQuiz[]> {
  const rows = await db
    .select({ teamId: teams.id, classId: teams.classId, theme: teams.theme, texts: answers.texts, p1: marks.p1 })
    .from(teams)
    .innerJoin(marks, and(eq(marks.teamId, teams.id), eq(marks.level, 1)))
    .innerJoin(answers, and(eq(answers.teamId, teams.id), eq(answers.part, 1)))
    .where(where)
    .orderBy(teams.id);
  return rows.map((row) => ({ ...row, theme: storedTheme(row.theme) }));
}

/**
 * Writes level 1 p1 of these teams and their totals, after locking their ranking rows in the order of decision 0037. The
 * caller holds the teams' locks.
 */
export async function writeQuizMarks(tx: Tx, points: readonly { teamId: string; p1: number }[]): Promise<void> {
  if (points.length === 0) return;
  const ids = points.map(({ teamId }) => teamId);
  await lockRankingRows(tx, ids);
  await tx.execute(sql`
    update ${marks} set p1 = given.p1
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(points.map(({ p1 }) => p1))}::smallint[]) as given(team_id, p1)
    where ${marks.teamId} = given.team_id and ${marks.level} = 1`);
  await tx.execute(sql`
    update ${teams} set points = (select coalesce(sum(p1 + p2), 0) from ${marks} where ${marks.teamId} = ${teams.id})
    where ${inArray(teams.id, ids)}`);
}

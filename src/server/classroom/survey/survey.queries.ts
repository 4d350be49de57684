import { and, count, eq, sql } from 'drizzle-orm';
import {
  SURVEY_ANSWERS_MAX,
  SURVEY_MOMENTS,
  SURVEY_SHOWN_MIN,
  type SurveyAnswer,
  type SurveyMoment,
} from '#domain/classroom/survey.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { classes } from '#server/db/schema/schema.ts';
import { surveyAnswers, surveys } from '#server/db/schema/surveys.ts';

export interface SurveyRow {
  code: string | null;
  open: SurveyMoment | null;
  answers: (SurveyAnswer & { moment: SurveyMoment })[];
}

/** Reads the questionnaire of a class with all of its answers. */
export async function readSurvey(db: Database | Tx, classId: string): Promise<SurveyRow> {
  const [survey] = await db
    .select({ code: surveys.code, open: surveys.open })
    .from(surveys)
    .where(eq(surveys.classId, classId));
  // In an order that says nothing about when they were given.
  const answers = await db
    .select({ moment: surveyAnswers.moment, answers: surveyAnswers.answers, counted: surveyAnswers.counted })
    .from(surveyAnswers)
    .where(eq(surveyAnswers.classId, classId))
    .orderBy(surveyAnswers.id);
  return { code: survey?.code ?? null, open: survey?.open ?? null, answers };
}

/** Opens the questionnaire for a moment or closes it, and counts what has closed; it keeps the code that it has. */
export async function writeOpen(
  tx: Tx,
  survey: { classId: string; code: string; open: SurveyMoment | null },
): Promise<void> {
  const { open } = survey;
  await tx.insert(surveys).values(survey).onConflictDoUpdate({ target: surveys.classId, set: { open } });
  for (const moment of SURVEY_MOMENTS) if (moment !== open) await countWaiting(tx, survey.classId, moment);
}

/** Lets the answers of a moment join its counts, if enough of them wait. */
async function countWaiting(tx: Tx, classId: string, moment: SurveyMoment): Promise<void> {
  const areWaiting = and(
    eq(surveyAnswers.classId, classId),
    eq(surveyAnswers.moment, moment),
    eq(surveyAnswers.counted, false),
  );
  const [waiting] = await tx.select({ answers: count() }).from(surveyAnswers).where(areWaiting);
  if ((waiting?.answers ?? 0) < SURVEY_SHOWN_MIN) return;
  await tx.update(surveyAnswers).set({ counted: true }).where(areWaiting);
}

export async function deleteAnswers(tx: Tx, classId: string, moment: SurveyMoment): Promise<void> {
  await tx.delete(surveyAnswers).where(and(eq(surveyAnswers.classId, classId), eq(surveyAnswers.moment, moment)));
}

/** Reads the questionnaire with this code and the name of its class; null when there is none. */
export async function findSurveyOfCode(db: Database | Tx, code: string) {
  const [row] = await db
    .select({ classId: surveys.classId, className: classes.name, open: surveys.open })
    .from(surveys)
    .innerJoin(classes, eq(classes.id, surveys.classId))
    .where(eq(surveys.code, code));
  return row ?? null;
}

/**
 * Stores one person's answers while the questionnaire is open for their moment. `known`: they were stored before.
 * Locks the questionnaire, so that no more than SURVEY_ANSWERS_MAX are stored.
 */
export async function storeAnswers(
  tx: Tx,
  { code, ...answer }: { code: string; id: string; moment: SurveyMoment; answers: (number | null)[] },
): Promise<'stored' | 'known' | 'closed' | 'full'> {
  const [survey] = await tx
    .select({ classId: surveys.classId, open: surveys.open })
    .from(surveys)
    .where(eq(surveys.code, code))
    .for('update');
  if (survey === undefined) return 'closed';
  const { classId } = survey;
  const [before] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      isKnown: sql<boolean>`coalesce(bool_or(${surveyAnswers.id} = ${answer.id}), false)`,
    })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.classId, classId), eq(surveyAnswers.moment, answer.moment)));
  if (before?.isKnown) return 'known';
  if (survey.open !== answer.moment) return 'closed';
  if ((before?.count ?? 0) >= SURVEY_ANSWERS_MAX) return 'full';
  await tx
    .insert(surveyAnswers)
    .values({ ...answer, classId })
    .onConflictDoNothing();
  return 'stored';
}

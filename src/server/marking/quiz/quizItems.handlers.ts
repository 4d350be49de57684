import type { QuizItem, quizItems } from '#contract/marking/quizItems.ts';
import { type AnswerPattern, analyseQuiz } from '#domain/marking/itemAnalysis.ts';
import { markSpread } from '#domain/marking/markSpread.ts';
import { isAdmin } from '#domain/permissions.ts';
import { THEMES, type Theme } from '#domain/vocabulary.ts';
import type { Database } from '#server/db/openDatabase.ts';
import type { Caller, Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { findClass } from '#server/school/classes.queries.ts';
import { findSchoolName } from '#server/school/schools.queries.ts';
import { findSchoolOf } from '#server/school/teachers.queries.ts';
import { canCompareSchool, canReadWork, workScope } from '../marking.policy.ts';
import { countMarks, quizPatterns } from './quizItems.queries.ts';
import { scriptQuestions } from './scriptQuestions.ts';

/** Handles how the questions of the quiz work and how teachers mark (decision 0076); replies hold counts only. */
export const quizItemsHandlers: Handlers<typeof quizItems> = {
  quizItems: async ({ caller, query: { theme, classId, schoolId }, services: { db } }) => {
    if (schoolId !== undefined) {
      requireAllowed(isAdmin(caller.role));
      await requireSchool(db, schoolId);
    }
    if (classId !== undefined) {
      const found = await findClass(db, classId);
      if (found === null) throw new Refusal('notFound');
      requireAllowed(canReadWork(caller, found));
    }
    const patterns = await quizPatterns(db, { ...workScope(caller), schoolId, classId, theme });
    const shown = theme === undefined ? THEMES : [theme];
    return { themes: shown.map((one) => ({ theme: one, questions: presentItems(one, patterns.get(one) ?? []) })) };
  },
  markSpread: async ({ caller, query, services: { db } }) => {
    const schoolId = await comparedSchool(db, caller, query.schoolId);
    const scope = schoolId === null ? { teacherId: caller.accountId } : { schoolId };
    const counts = await countMarks(db, { ...scope, theme: query.theme });
    const names = new Map(counts.map(({ teacherId, name }) => [teacherId, name]));
    const shownName = (teacherId: string) => (isAdmin(caller.role) ? (names.get(teacherId) ?? null) : null);
    return {
      school: schoolId === null ? null : await requireSchool(db, schoolId),
      criteria: markSpread(counts).map(({ teachers, marks, ...criterion }) => ({
        ...criterion,
        marks: [...marks],
        teachers: teachers.map(({ teacherId, counts: own, teams, mean }) => ({
          name: shownName(teacherId),
          isMine: teacherId === caller.accountId,
          teams,
          counts: [...own],
          mean,
        })),
      })),
    };
  },
};

/** Returns the school whose teachers are compared; null without one, when the caller's own marks are all there is. */
async function comparedSchool(db: Database, caller: Caller, named: string | undefined): Promise<string | null> {
  const own = await findSchoolOf(db, caller.accountId);
  if (named !== undefined) requireAllowed(canCompareSchool(caller, { id: named, ownSchoolId: own }));
  return named ?? own;
}

/** Returns the name of a school. Throws notFound. */
async function requireSchool(db: Database, schoolId: string): Promise<string> {
  const name = await findSchoolName(db, schoolId);
  if (name === null) throw new Refusal('notFound');
  return name;
}

function presentItems(theme: Theme, patterns: readonly AnswerPattern[]): QuizItem[] {
  const questions = scriptQuestions(theme);
  const items = analyseQuiz(
    patterns,
    questions.map(({ correct, labels }) => ({ correct, options: labels.length })),
  );
  return items.map(({ chosen, weaknesses, ...item }, position) => {
    const { question = '', labels = [], correct = 0 } = questions[position] ?? {};
    return {
      challenge: position + 1,
      question,
      correct,
      options: labels.map((label, index) => ({ label, teams: chosen[index] ?? 0 })),
      ...item,
      weaknesses: [...weaknesses],
    };
  });
}

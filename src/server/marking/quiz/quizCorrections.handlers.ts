import type { quizCorrections, MadeCorrection as WireCorrection } from '#contract/marking/quizCorrections.ts';
import {
  type CorrectionEffect,
  correctionEffect,
  isSameCorrection,
  tidyCorrection,
  validateCorrection,
} from '#domain/marking/quizCorrections.ts';
import type { QuizCorrection } from '#domain/marking/scoring.ts';
import { ownerScope } from '#domain/ownership.ts';
import { notifyTeamsChanged } from '#server/classroom/teamChanges.queries.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { requireTeam } from '#server/game/playingTeam.ts';
import { badInput } from '#server/http/badInput.ts';
import type { Caller, Handlers, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { type AuditSubject, audit, ownedSubject } from '#server/records/history/audit.queries.ts';
import { findClass, lockClass } from '#server/school/classes.queries.ts';
import { lockTeamsOf } from '#server/school/teams.queries.ts';
import { canMark, canReadWork } from '../marking.policy.ts';
import {
  correctionsOf,
  deleteCorrection,
  insertCorrection,
  listCorrections,
  type MadeCorrection,
  type QuizQuestion,
  quizzesOfClass,
  type ThemeCorrection,
} from './quizCorrections.queries.ts';
import { type RecountedQuiz, recount, writeRecounted } from './refreshQuizMarks.ts';
import { scriptQuestions } from './scriptQuestions.ts';

/** Handles wrong keys of the quiz in one class (decision 0076). Answers are never changed. */
export const quizCorrectionsHandlers: Handlers<typeof quizCorrections> = {
  classQuizCorrections: async ({ caller, params: { classId }, services: { db } }) => {
    const found = await findClass(db, classId);
    if (found === null) throw new Refusal('notFound');
    requireAllowed(canReadWork(caller, found));
    const made = await listCorrections(db, classId, ownerScope(caller).teacherId);
    return { className: found.name, corrections: made.map(present) };
  },
  teamQuizCorrections: async ({ caller, params: { teamId }, services: { db } }) => {
    const team = await requireTeam(db, teamId);
    requireAllowed(canReadWork(caller, team));
    const made = await listCorrections(db, team.classId, ownerScope(caller).teacherId);
    return { classId: team.classId, corrections: made.filter(({ theme }) => theme === team.theme).map(present) };
  },
  previewQuizCorrection: async ({ caller, params, body, services: { db } }) => {
    const question = questionOf(params);
    await requireMarkable(db, caller, question.classId);
    const wanted = requireValid(question, body);
    const stored = await correctionsOf(db, question.classId);
    if (stored.some((one) => isOf(one, question))) throw new Refusal('quizCorrected');
    const quizzes = await quizzesOfClass(db, question);
    return correctionEffect(recount(quizzes, [...stored, { ...wanted, theme: question.theme }]));
  },
  correctQuiz: ({ caller, params, body, services }) => {
    const question = questionOf(params);
    return inLockedClass({ caller, services, question }, async ({ tx, at, subject }) => {
      const wanted = requireValid(question, body);
      const stored = (await correctionsOf(tx, question.classId)).find((one) => isOf(one, question));
      if (stored !== undefined && !isSameCorrection(stored, wanted)) throw new Refusal('quizCorrected');
      if (stored === undefined) {
        await insertCorrection(tx, question, wanted, { by: caller.accountId, at });
        await audit(tx, { caller, at }, 'correctQuiz', subject, { theme: question.theme, ...wanted });
      }
    });
  },
  undoQuizCorrection: ({ caller, params, services }) => {
    const question = questionOf(params);
    return inLockedClass({ caller, services, question }, async ({ tx, at, subject }) => {
      if (!(await deleteCorrection(tx, question))) throw new Refusal('notCorrected');
      const { theme, challenge } = question;
      await audit(tx, { caller, at }, 'undoQuizCorrection', subject, { theme, challenge });
    });
  },
};

interface ClassCall {
  caller: Caller;
  services: Services;
  question: QuizQuestion;
}
interface LockedClass {
  tx: Tx;
  at: Date;
  subject: AuditSubject;
}

/**
 * Runs `work` on a class of the caller and counts the quizzes of its teams again in the same transaction. Locks the
 * teams and then the class (decision 0037): a team that posts its quiz or moves in meanwhile is counted here, or reads
 * the correction itself. Notifies the teams whose points changed, after the commit. Throws notFound and notYours.
 */
async function inLockedClass({ caller, services, question }: ClassCall, work: (locked: LockedClass) => Promise<void>) {
  const { db, now } = services;
  const { classId } = question;
  // Before any lock, so that nobody else's teams wait for a call that is refused.
  await requireMarkable(db, caller, classId);
  const { reply, changed } = await db.transaction(async (tx) => {
    await lockTeamsOf(tx, [classId]);
    const found = await lockClass(tx, classId);
    if (found === null) throw new Refusal('notFound');
    requireAllowed(canMark(caller, found));
    // Those that moved in before the class was locked.
    await lockTeamsOf(tx, [classId]);
    await work({ tx, at: new Date(now()), subject: ownedSubject(found) });
    const recounted = recount(await quizzesOfClass(tx, question), await correctionsOf(tx, classId));
    await writeRecounted(tx, recounted);
    const made = await listCorrections(tx, classId, ownerScope(caller).teacherId);
    return { reply: presentChange(made, recounted), changed: recounted.filter(isChanged) };
  });
  await notifyTeamsChanged(
    db,
    changed.map(({ teamId }) => teamId),
  );
  return reply;
}

/** Throws notFound, and notYours for a class whose teams the caller may not mark. */
async function requireMarkable(db: Database, caller: Caller, classId: string): Promise<void> {
  const found = await findClass(db, classId);
  if (found === null) throw new Refusal('notFound');
  requireAllowed(canMark(caller, found));
}

function isChanged({ before, after }: RecountedQuiz): boolean {
  return before !== after;
}

function questionOf({ challenge, ...question }: QuizQuestion): QuizQuestion {
  return { ...question, challenge: Number(challenge) };
}

function isOf(one: ThemeCorrection, { theme, challenge }: QuizQuestion): boolean {
  return one.theme === theme && one.challenge === challenge;
}

/** Returns the correction as it is stored. Throws badInput when the question does not allow it. */
function requireValid({ theme, challenge }: QuizQuestion, body: Omit<QuizCorrection, 'challenge'>): QuizCorrection {
  const wanted = tidyCorrection({ ...body, challenge });
  const question = scriptQuestions(theme)[challenge - 1];
  if (question === undefined) throw new Refusal('notFound');
  const wrong = validateCorrection(wanted, { correct: question.correct, options: question.labels.length });
  if (wrong !== null) throw badInput({ options: wrong });
  return wanted;
}

function presentChange(made: readonly MadeCorrection[], recounted: readonly RecountedQuiz[]) {
  const effect: CorrectionEffect = correctionEffect(recounted);
  return { corrections: made.map(present), effect };
}

function present({ at, options, ...correction }: MadeCorrection): WireCorrection {
  return { ...correction, options: [...options], at: Math.floor(at.getTime() / 1_000) };
}

import type { Survey, surveys } from '#contract/classroom/surveys.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import type { Caller, Handlers, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { type AuditDetails, audit, ownedSubject } from '#server/records/history/audit.queries.ts';
import { findClass, lockClass } from '#server/school/classes.queries.ts';
import { canTeachClass } from '../lessons/lessons.policy.ts';
import { newMapCode } from '../lessons/mapCode.ts';
import { requireKnownCode } from '../projectorCode.ts';
import { presentSurvey } from './survey.presenter.ts';
import { deleteAnswers, findSurveyOfCode, readSurvey, storeAnswers, writeOpen } from './survey.queries.ts';

const DONE = { ok: true } as const;
const UNKNOWN = 'Nenhum questionário tem este código agora.';

/** Handles the questionnaire before and after the journey; its answers have no name. */
export const surveysHandlers: Handlers<typeof surveys> = {
  classSurvey: async ({ caller, params: { classId }, services: { db } }) => {
    const found = await findClass(db, classId);
    if (found === null) throw new Refusal('notFound');
    requireAllowed(canTeachClass(caller, found));
    return presentSurvey(await readSurvey(db, classId));
  },
  openSurvey: ({ caller, params: { classId }, body: { open }, services }) =>
    inClass({ caller, classId, services }, 'openSurvey', { moment: open }, (tx) =>
      writeOpen(tx, { classId, code: newMapCode(services.random), open }),
    ),
  clearSurvey: ({ caller, params: { classId, moment }, services }) =>
    inClass({ caller, classId, services }, 'clearSurvey', { moment }, (tx) => deleteAnswers(tx, classId, moment)),
  surveyOfCode: async ({ params: { code }, services, address }) => {
    const { className, open } = await requireKnownCode(services, { address, unknown: UNKNOWN }, () =>
      findSurveyOfCode(services.db, code.toLowerCase()),
    );
    return { className, open };
  },
  answerSurvey: async ({ params, body: { moment, answers }, services, address }) => {
    const { db } = services;
    const code = params.code.toLowerCase();
    await requireKnownCode(services, { address, unknown: UNKNOWN }, () => findSurveyOfCode(db, code));
    const outcome = await db.transaction((tx) => storeAnswers(tx, { code, id: params.answerId, moment, answers }));
    if (outcome === 'closed') throw new Refusal('surveyClosed');
    if (outcome === 'full') throw new Refusal('surveyFull');
    return DONE;
  },
};

interface ClassCall {
  caller: Caller;
  classId: string;
  services: Services;
}

/** Runs `work` on a class of the caller, records the action, and returns the changed questionnaire. */
function inClass(
  { caller, classId, services }: ClassCall,
  action: AuditAction,
  details: AuditDetails,
  work: (tx: Tx) => Promise<void>,
): Promise<Survey> {
  return services.db.transaction(async (tx) => {
    const found = await lockClass(tx, classId);
    if (found === null) throw new Refusal('notFound');
    requireAllowed(canTeachClass(caller, found));
    await work(tx);
    await audit(tx, { caller, at: new Date(services.now()) }, action, ownedSubject(found), details);
    return presentSurvey(await readSurvey(tx, classId));
  });
}

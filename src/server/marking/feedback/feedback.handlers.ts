import type { feedback } from '#contract/marking/feedback.ts';
import { isFeedbackReady, lisbonDay, validateHold } from '#domain/marking/feedback.ts';
import { notifyTeamsChanged } from '#server/classroom/teamChanges.queries.ts';
import { teamIdsOf } from '#server/council/classRanking.queries.ts';
import { inLockedTeam, requireTeam } from '#server/game/playingTeam.ts';
import { storedMission } from '#server/game/stored.ts';
import { badInput } from '#server/http/badInput.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { audit, auditOnce, ownedSubject } from '#server/records/history/audit.queries.ts';
import { canMark, canReadWork } from '../marking.policy.ts';
import { listCurrentPlaced } from '../places/placedComments.queries.ts';
import { commentsOn, shownWith } from '../places/shownComments.ts';
import { systemInWords } from '../systemInWords.ts';
import { askedBy } from '../teamParts.ts';
import { presentAsked, presentFeedback, presentQuestion } from './feedback.presenter.ts';
import { insertQuestion, lockHold, readFeedback, writeAnswer, writeHold, writeSeen } from './feedback.queries.ts';
import { readyFeedback } from './readyFeedback.ts';

/** Handles what reaches a team of its marked missions, and its questions about it (decision 0080). */
export const feedbackHandlers: Handlers<typeof feedback> = {
  teamFeedback: async ({ caller: { accountId }, query: { easy }, services: { db, now } }) => {
    const team = await requireTeam(db, accountId);
    const { missions } = systemInWords(team.theme, easy);
    const today = lisbonDay(now());
    const [rows, comments] = await Promise.all([readyFeedback(db, team.id, today), listCurrentPlaced(db, [team.id])]);
    const placed = shownWith(rows, comments, team.returned);
    return { missions: rows.map((row) => presentFeedback(row, missions[row.level], commentsOn(placed, row.level))) };
  },

  seeFeedback: ({ caller: { accountId }, params, body: { fingerprint }, services: { db, now } }) =>
    inLockedTeam(db, accountId, async (tx, { id }) => {
      const level = storedMission(params.level);
      await writeSeen(tx, { teamId: id, level, fingerprint, at: new Date(now()) });
      return { ok: true as const };
    }),

  /** A repeat of the same question is answered like the first, because a lost reply must be safe to resend. */
  askFeedback: ({ caller: { accountId }, params, body, services: { db, now } }) =>
    inLockedTeam(db, accountId, async (tx, { id }) => {
      const level = storedMission(params.level);
      const version = body.version;
      // Also while the feedback is held back: a question may have waited on the device, and asking tells the team nothing.
      const marked = (await readFeedback(tx, id)).find((row) => row.level === level);
      if (marked?.version !== version || !isFeedbackReady(level, marked.mark)) throw new Refusal('feedbackNotReady');
      if (marked.question !== null) {
        if (marked.question.text !== body.text) throw new Refusal('alreadyAsked');
        return { question: presentQuestion(marked.question) };
      }
      const asked = { level, version, text: body.text, askedAt: new Date(now()) };
      await insertQuestion(tx, { teamId: id, ...asked });
      return { question: presentQuestion({ ...asked, answer: null, answeredAt: null }) };
    }),

  feedbackQuestions: async ({ caller, params: { teamId }, services }) => {
    requireAllowed(canReadWork(caller, await requireTeam(services.db, teamId)));
    return askedBy(services, teamId);
  },

  answerFeedback: ({ caller, params, body, services: { db, now } }) =>
    inLockedTeam(db, params.teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const level = storedMission(params.level);
      const at = new Date(now());
      const answer = body.text === '' ? null : body.text;
      const asked = (await readFeedback(tx, team.id)).find((row) => row.level === level)?.question;
      if (asked?.version !== body.version) throw new Refusal('noQuestion');
      if (answer === asked.answer) return { question: presentAsked(asked) };
      if (body.seen && !body.seen.includes(asked.answer ?? '')) throw new Refusal('answeredByOther');
      const answered = await writeAnswer(tx, { teamId: team.id, level, version: body.version, answer, at });
      const details = { level, removed: answer === null };
      await auditOnce(tx, { caller, at }, 'answerFeedback', ownedSubject(team), details);
      return { question: presentAsked(answered) };
    }),

  holdFeedback: async ({ caller, params: { classId }, body: { until }, services: { db, now } }) => {
    const wrong = until === null ? null : validateHold(until, lisbonDay(now()));
    await db.transaction(async (tx) => {
      const found = await lockHold(tx, classId);
      if (found === null) throw new Refusal('notFound');
      requireAllowed(canMark(caller, found));
      if (wrong !== null) throw badInput({ until: wrong });
      if (until === found.until) return;
      await writeHold(tx, classId, until);
      await audit(tx, { caller, at: new Date(now()) }, 'holdFeedback', ownedSubject(found), { until });
    });
    // The ranking opens and closes with it.
    await notifyTeamsChanged(db, await teamIdsOf(db, classId));
    return { heldUntil: until };
  },
};

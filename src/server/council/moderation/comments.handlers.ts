import type { moderation } from '#contract/council/moderation.ts';
import { paged } from '#server/db/paging.ts';
import { inLockedTeam } from '#server/game/playingTeam.ts';
import { canReadTheme } from '#server/game/themes.policy.ts';
import type { Caller, Handlers, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { audit } from '#server/records/history/audit.queries.ts';
import { listSchools, lockSchool } from '#server/school/schools.queries.ts';
import { findSchoolOf } from '#server/school/teachers.queries.ts';
import { canRespondTo } from '../proposals.policy.ts';
import { presentDecided, presentJudged } from './comments.presenter.ts';
import {
  countQueue,
  findReportable,
  listQueue,
  lockComments,
  lockProposalAgainstDeletion,
  setModeration,
} from './comments.queries.ts';
import { addReport, type DecisionRequest, decide, queueCounts } from './decide.ts';
import { COMMENTS, DIARY_ENTRIES, PROPOSALS } from './ModeratedTexts.ts';
import { canSetModeration, deciderOf, moderationScope } from './moderation.policy.ts';
import { queueCountsOfTeacher } from './queueCounts.queries.ts';

/** Handles the moderation queue, decisions and reports of comments, and the schools' moderation mode. */
export const moderationHandlers: Handlers<typeof moderation> = {
  moderationQueue: async ({ caller, query, services: { db, now } }) => {
    const filter = { ...moderationScope(caller), part: query.part };
    const [{ rows, pagination }, counts] = await Promise.all([
      paged(query, listQueue(db, filter, query), countQueue(db, filter)),
      queueCounts(db, COMMENTS, caller),
    ]);
    const decider = deciderOf(caller, now());
    const comments = rows.map((row) => presentJudged(row, decider));
    return { comments, pagination, counts };
  },
  moderationCount: async ({ caller, services: { db } }) => {
    const { teacherId } = moderationScope(caller);
    if (teacherId !== undefined) {
      const { comments, ...others } = await queueCountsOfTeacher(db, teacherId);
      return { ...comments, ...others };
    }
    const [counts, proposals, diary] = await Promise.all([
      queueCounts(db, COMMENTS, caller),
      queueCounts(db, PROPOSALS, caller),
      queueCounts(db, DIARY_ENTRIES, caller),
    ]);
    return { ...counts, proposals, diary };
  },
  approveComments: ({ caller, body, services }) =>
    answerDecision({ decision: 'approve', ids: body.comments, confirmed: body.confirmed }, caller, services),
  hideComments: ({ caller, body, services }) =>
    answerDecision({ decision: 'hide', ids: body.comments }, caller, services),
  undoDecisions: ({ caller, body, services }) =>
    answerDecision({ decision: 'undo', ids: body.comments }, caller, services),

  setModeration: ({ caller, params: { schoolId }, body, services: { db, now } }) =>
    db.transaction(async (tx) => {
      const [school] = (await lockSchool(tx, schoolId)) ? await listSchools(tx, { schoolId }) : [];
      const ownSchoolId = await findSchoolOf(tx, caller.accountId);
      requireAllowed(canSetModeration(caller, { id: schoolId, ownSchoolId }));
      if (!school) throw new Refusal('notFound');
      if (school.moderation !== body.moderation) {
        await setModeration(tx, schoolId, body.moderation);
        const subject = { id: schoolId, name: school.name };
        await audit(tx, { caller, at: new Date(now()) }, 'setModeration', subject, { moderation: body.moderation });
      }
      return { moderation: body.moderation };
    }),

  /** A comment that other teams cannot see is notFound, so that its status is not revealed. */
  reportComment: ({ caller, params: { commentId }, services: { db, now } }) =>
    inLockedTeam(db, caller.accountId, async (tx, team) => {
      const comment = await findReportable(tx, commentId, team.id);
      if (comment === null) throw new Refusal('notFound');
      if (!canRespondTo(team, comment)) throw new Refusal('ownComment');
      requireAllowed(canReadTheme(team, comment.theme));
      const answer = { _id: commentId, reported: true } as const;
      if (comment.reported) return answer;
      if (comment.state !== 'shown') throw new Refusal('notFound');
      await lockProposalAgainstDeletion(tx, comment.proposalId);
      const [row] = await lockComments(tx, [commentId]);
      if (!row) throw new Refusal('notFound');
      await addReport(tx, COMMENTS, row, { teamId: team.id, at: new Date(now()) });
      return answer;
    }),
};

/** Applies a decision and returns the result. */
async function answerDecision(asked: DecisionRequest, caller: Caller, { db, now }: Services) {
  const decided = await db.transaction((tx) => decide(tx, COMMENTS, asked, { caller, now: now() }));
  return presentDecided(decided);
}

import type { moderation } from '#contract/moderation.ts';
import { asksForCare, type Decision, type Judged, standingAfterReport, verdictOn } from '#domain/moderation.ts';
import { isAdmin } from '#domain/permissions.ts';
import { recordAudit, recordAudits } from '../db/audit.ts';
import {
  addReport,
  countQueue,
  findReportable,
  holdProposal,
  judgedOf,
  listQueue,
  lockComments,
  setModeration,
  writeStanding,
} from '../db/moderation.ts';
import type { Database, Tx } from '../db/open.ts';
import { findSchoolOf } from '../db/ranking.ts';
import { listSchools, lockSchool } from '../db/schools.ts';
import type { Caller, Handlers, Services } from '../handler.ts';
import { inLockedTeam } from '../playingTeam.ts';
import { deciderOf, presentJudged } from '../presenters/moderation.ts';
import { Refusal } from '../refusals.ts';
import { ownScope } from '../scope.ts';
import { proposalCountsFor } from './proposalModeration.ts';

/** What teams say to each other, and what teachers decide about it. */
export const moderationHandlers: Handlers<typeof moderation> = {
  moderationQueue: async ({ caller, query, services: { db, now } }) => {
    const filter = { ...ownScope(caller), part: query.part };
    const [rows, total, counts] = await Promise.all([
      listQueue(db, filter, query),
      countQueue(db, filter),
      countsFor(db, caller),
    ]);
    const decider = deciderOf(caller, now());
    const comments = rows.map((row) => presentJudged(row, decider));
    return { comments, pagination: { total, page: query.page, limit: query.limit }, counts };
  },
  moderationCount: async ({ caller, services: { db } }) => {
    const [counts, proposals] = await Promise.all([countsFor(db, caller), proposalCountsFor(db, caller)]);
    return { ...counts, proposals };
  },
  approveComments: ({ caller, body, services }) => decide('approve', body.comments, caller, services, body.confirmed),
  hideComments: ({ caller, body, services }) => decide('hide', body.comments, caller, services),
  undoDecisions: ({ caller, body, services }) => decide('undo', body.comments, caller, services),

  setModeration: ({ caller, params: { schoolId }, body, services: { db, now } }) =>
    db.transaction(async (tx) => {
      const [school] = (await lockSchool(tx, schoolId)) ? await listSchools(tx, { schoolId }) : [];
      if (!isAdmin(caller.role) && (await findSchoolOf(tx, caller.accountId)) !== schoolId)
        throw new Refusal('notYours');
      if (!school) throw new Refusal('notFound');
      if (school.moderation !== body.moderation) {
        await setModeration(tx, schoolId, body.moderation);
        const entry = { accountId: caller.accountId, action: 'setModeration', subjectId: schoolId };
        const details = { moderation: body.moderation };
        await recordAudit(tx, { ...entry, subjectName: school.name, details, at: new Date(now()) });
      }
      return { moderation: body.moderation };
    }),

  /** What another team's comment was when it was reported is not told: to others it is there or it is not. */
  reportComment: ({ caller, params: { commentId }, services: { db, now } }) =>
    inLockedTeam(db, caller.accountId, async (tx, team) => {
      const comment = await findReportable(tx, commentId, team.id);
      if (comment === null) throw new Refusal('notFound');
      if (comment.teamId === team.id) throw new Refusal('ownComment');
      if (comment.theme !== team.theme) throw new Refusal('notYours');
      const answer = { _id: commentId, reported: true } as const;
      if (comment.reported) return answer;
      if (comment.state !== 'shown') throw new Refusal('notFound');
      await holdProposal(tx, comment.proposalId);
      await report(tx, { commentId, teamId: team.id, at: new Date(now()) });
      return answer;
    }),
};

/** How many comments ask this person for a decision. */
async function countsFor(db: Database, caller: Caller) {
  const scope = ownScope(caller);
  const [waiting, reported, selfHarm] = await Promise.all([
    countQueue(db, { ...scope, part: 'waiting' }),
    countQueue(db, { ...scope, part: 'reported' }),
    countQueue(db, { ...scope, part: 'waiting', selfHarm: true }),
  ]);
  return { waiting, reported, selfHarm };
}

/** Of several reports that come at once each sees the ones before: they take turns on the comment. */
async function report(tx: Tx, given: { commentId: string; teamId: string; at: Date }): Promise<void> {
  const [before] = await lockComments(tx, [given.commentId]);
  if (!before) throw new Refusal('notFound');
  await addReport(tx, given);
  const { standing, reports } = judgedOf(before);
  const next = standingAfterReport(standing, reports + 1);
  if (next !== standing) await writeStanding(tx, given.commentId, next, null);
}

/** What the history says of it. */
const RECORDED: Record<Decision, { action: string }> = {
  approve: { action: 'approveComments' },
  hide: { action: 'hideComments' },
  undo: { action: 'undoDecisions' },
};

/**
 * All of them or none: what one of them is refused for is said of all. What stands so already is left as it is, and so
 * is what may speak of self-harm when several are approved; one alone needs `confirmed`.
 */
function decide(
  decision: Decision,
  asked: readonly string[],
  caller: Caller,
  { db, now }: Services,
  confirmed = false,
) {
  const ids = [...new Set(asked)];
  const decider = deciderOf(caller, now());
  const at = new Date(decider.now);
  return db.transaction(async (tx) => {
    const rows = await lockComments(tx, ids);
    if (rows.length < ids.length) throw new Refusal('notFound');
    const changes = rows.flatMap((row) => {
      const judged = judgedOf(row);
      const next = standingFor(decision, judged, decider);
      const needsCare = next !== null && decision === 'approve' && asksForCare(judged);
      if (needsCare && ids.length === 1 && !confirmed) throw new Refusal('needsConfirmation');
      return next === null || (needsCare && ids.length > 1) ? [] : [{ row, ...next }];
    });
    for (const { row, standing, before } of changes) await writeStanding(tx, row.id, standing, before);
    const entries = changes.map(({ row: { id, teamId, teamName, writersTeacher } }) => ({
      accountId: caller.accountId,
      ...RECORDED[decision],
      subjectId: teamId,
      subjectName: teamName,
      details: { comment: id },
      ownerId: writersTeacher,
      at,
    }));
    await recordAudits(tx, entries);
    return { changed: changes.length };
  });
}

/** Null where nothing changes. */
function standingFor(decision: Decision, judged: Judged, decider: ReturnType<typeof deciderOf>) {
  const verdict = verdictOn(decision, judged, decider);
  if (verdict === 'notYours' || verdict === 'decidedByOther') throw new Refusal(verdict);
  return verdict === 'unchanged' ? null : verdict;
}

import type { proposalModeration } from '#contract/council/proposalModeration.ts';
import { statusAfterReport } from '#domain/council/moderation.ts';
import { withheldReasonOf } from '#domain/council/proposalModeration.ts';
import { notifyCouncilChanged, notifyTeamChanged } from '#server/classroom/teamChanges.queries.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { paged } from '#server/db/paging.ts';
import { inLockedTeam } from '#server/game/playingTeam.ts';
import { storedTheme } from '#server/game/stored.ts';
import { canReadTheme } from '#server/game/themes.policy.ts';
import type { Caller, Handlers, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { setStoryShared } from '../diary/diary.queries.ts';
import { isReadAsStory } from '../diary/stories.queries.ts';
import { canRespondTo } from '../proposals.policy.ts';
import { findProposal } from '../proposals.queries.ts';
import { presentDecided } from './comments.presenter.ts';
import { addReport, type DecisionRequest, decide, queueCounts } from './decide.ts';
import { PROPOSALS } from './ModeratedTexts.ts';
import { judgedOf } from './moderatedTexts.queries.ts';
import { deciderOf, moderationScope } from './moderation.policy.ts';
import { presentJudgedProposal } from './proposals.presenter.ts';
import {
  addProposalReport,
  countProposalQueue,
  type LockedProposal,
  listProposalQueue,
  lockProposals,
} from './proposals.queries.ts';

const OWN = { message: 'Não é possível denunciar a proposta da própria equipa.' };

/** Handles the moderation queue, decisions and reports of proposals (ruling 30). */
export const proposalModerationHandlers: Handlers<typeof proposalModeration> = {
  proposalQueue: async ({ caller, query, services: { db, now } }) => {
    const filter = { ...moderationScope(caller), part: query.part };
    const [{ rows, pagination }, counts] = await Promise.all([
      paged(query, listProposalQueue(db, filter, query), countProposalQueue(db, filter)),
      queueCounts(db, PROPOSALS, caller),
    ]);
    const decider = deciderOf(caller, now());
    const proposals = rows.map((row) => presentJudgedProposal(row, decider));
    return { proposals, pagination, counts };
  },
  approveProposals: ({ caller, body, services }) =>
    answerDecision({ decision: 'approve', ids: body.proposals, confirmed: body.confirmed }, caller, services),
  hideProposals: ({ caller, body, services }) =>
    answerDecision({ decision: 'hide', ids: body.proposals }, caller, services),
  undoProposalDecisions: ({ caller, body, services }) =>
    answerDecision({ decision: 'undo', ids: body.proposals }, caller, services),

  /** An invisible proposal is notFound, except for a team that has already reported it. */
  reportProposal: async ({ caller, params: { proposalId }, services: { db, now } }) => {
    const held = await inLockedTeam(db, caller.accountId, async (tx, team) => {
      const proposal = await findProposal(tx, proposalId, team.id);
      if (proposal === null) throw new Refusal('notFound');
      if (!canRespondTo(team, proposal)) throw new Refusal('ownProposal', OWN);
      requireAllowed(canReadTheme(team, proposal.theme));
      if (proposal.reported) return null;
      const [row] = await lockProposals(tx, [proposalId]);
      if (!row || withheldReasonOf(row) !== null) throw new Refusal('notFound');
      const report = { teamId: team.id, at: new Date(now()) };
      if (await isReadAsStory(tx, proposalId, team.id)) {
        await addStoryReport(tx, row, report);
        return null;
      }
      return (await addReport(tx, PROPOSALS, row, report)) ? row : null;
    });
    if (held) await notifyWithdrawn(db, [held]);
    return { _id: proposalId, reported: true } as const;
  },
};

/**
 * Adds a report by a team that knows the plan from its story. Where reports would hold a proposal, the story is shown no more:
 * the plan was approved years ago, and what teams complain of is as a rule its diary.
 */
async function addStoryReport(
  tx: Tx,
  row: LockedProposal,
  { teamId, at }: { teamId: string; at: Date },
): Promise<void> {
  await addProposalReport(tx, { proposalId: row.id, teamId, at });
  const { status, reports } = judgedOf(row);
  if (statusAfterReport(status, reports + 1) !== status) await setStoryShared(tx, row.teamId, false);
}

/** Applies a decision, notifies the teams concerned and returns the result. */
async function answerDecision(asked: DecisionRequest, caller: Caller, { db, now }: Services) {
  const decided = await db.transaction((tx) => decide(tx, PROPOSALS, asked, { caller, now: now() }));
  await notifyWithdrawn(db, decided.changed);
  return presentDecided(decided);
}

/** Notifies open councils of these themes about withdrawn proposals, and the authors about the new status. */
async function notifyWithdrawn(db: Database, rows: readonly LockedProposal[]): Promise<void> {
  await Promise.all(rows.map(({ teamId }) => notifyTeamChanged(db, teamId)));
  await notifyCouncilChanged(
    db,
    rows.map(({ theme }) => storedTheme(theme)),
  );
}

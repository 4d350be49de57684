import type { debate } from '#contract/council/debate.ts';
import type { Proposal } from '#contract/council/proposals.ts';
import { initialModerationStatus } from '#domain/council/moderation.ts';
import { statusAfterRewrite } from '#domain/council/proposalModeration.ts';
import { harmsIn } from '#domain/council/wordFilter/findDoubts.ts';
import { notifyCouncilChanged, notifyTeamChanged } from '../classroom/teamChanges.queries.ts';
import type { Tx } from '../db/openDatabase.ts';
import type { PlayingTeam } from '../game/levels.queries.ts';
import { inLockedTeam } from '../game/playingTeam.ts';
import { badInput } from '../http/badInput.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { audit, ownedSubject } from '../records/history/audit.queries.ts';
import { addComment } from './comments.queries.ts';
import { type DebatedComment, findAnswer, findShownComment, lockShownComment, markAccepted } from './debate.queries.ts';
import { moderationFor } from './moderation/comments.queries.ts';
import { judgedOf } from './moderation/moderatedTexts.queries.ts';
import {
  deleteReports,
  type LockedProposal,
  lockProposalOfTeam,
  writeProposalStatus,
} from './moderation/proposals.queries.ts';
import { canDebateAsAuthor } from './proposals.policy.ts';
import { presentAnswer, presentProposal } from './proposals.presenter.ts';
import { listProposals, rewriteDraft } from './proposals.queries.ts';
import { findAcceptedText } from './proposalVersions.queries.ts';
import { lockVoteOn } from './session/ballots.queries.ts';

const UNCHANGED = { proposal: 'O plano ficou igual. Mudem o que a sugestão pede.' };
const RETURNED = {
  message: 'A missão 4 voltou para vocês: respondam primeiro a essa. O que escreveram não se perdeu.',
};

/** Handles answers to questions and accepted suggestions on a team's own proposal (rulings 6 and 30). */
export const debateHandlers: Handlers<typeof debate> = {
  /** Idempotent by text. The reply contains `state` when the answer waits for a teacher. */
  answerQuestion: ({ caller, params, body, services: { db, now } }) =>
    inLockedTeam(db, caller.accountId, async (tx, team) => {
      const { comment, proposalId } = await lockOnOwnProposal(tx, team, params.commentId);
      if (comment.kind !== 'question') throw new Refusal('notQuestion');
      const known = await findAnswer(tx, comment.id);
      if (known && known.text !== body.text) throw new Refusal('questionAnswered');
      if (known) return presentAnswer({ ...known, mine: true, reported: false });
      const { state, heldFor } = await freshStatus(tx, team, body.text);
      const answer = { text: body.text, at: new Date(now()), state };
      const { id } = await addComment(tx, { ...answer, heldFor, proposalId, teamId: team.id, answerTo: comment.id });
      return presentAnswer({ id, ...answer, mine: true, reported: false });
    }),

  /** Idempotent by text. The new text is moderated as one of level 4 that is answered again. */
  acceptSuggestion: async ({ caller, params, body, services: { db, now } }) => {
    const { theme, proposal, isNew } = await inLockedTeam(db, caller.accountId, async (tx, team) => {
      const { comment } = await lockOnOwnProposal(tx, team, params.commentId);
      if (comment.kind !== 'suggestion') throw new Refusal('notSuggestion');
      const isNew = comment.acceptedAt === null;
      const at = new Date(now());
      if (isNew) await accept(tx, { team, comment, text: body.proposal, at });
      else if ((await findAcceptedText(tx, team.id, comment.id)) !== body.proposal)
        throw new Refusal('suggestionAccepted');
      if (isNew) await audit(tx, { caller, at }, 'acceptSuggestion', ownedSubject(team), { comment: comment.id });
      return { theme: team.theme, proposal: await readOwnProposal(tx, team), isNew };
    });
    if (isNew) await Promise.all([notifyTeamChanged(db, caller.accountId), notifyCouncilChanged(db, [theme])]);
    return proposal;
  },
};

/**
 * Locks a comment on the team's own proposal. Throws notFound when the team does not see it, as while it is held or
 * hidden, and notYours when it is on another team's proposal.
 */
async function lockOnOwnProposal(
  tx: Tx,
  team: PlayingTeam,
  commentId: string,
): Promise<{ comment: DebatedComment; proposalId: string }> {
  const found = await findShownComment(tx, commentId, team.id);
  if (found === null) throw new Refusal('notFound');
  requireAllowed(canDebateAsAuthor(team, { teamId: found.ownerId }));
  const comment = await lockShownComment(tx, commentId, found.proposalId);
  if (comment === null) throw new Refusal('notFound');
  return { comment, proposalId: found.proposalId };
}

interface Acceptance {
  team: PlayingTeam;
  comment: DebatedComment;
  text: string;
  at: Date;
}

/** Replaces the proposal's text. Throws alreadySubmitted, levelAhead while level 4 is given back, planInVote, or badInput. */
async function accept(tx: Tx, { team, comment, text, at }: Acceptance): Promise<void> {
  await markAccepted(tx, comment, team.id, at);
  const known = await lockProposalOfTeam(tx, team.id);
  if (known === null) throw new Refusal('notFound');
  if (known.returned) throw new Refusal('levelAhead', RETURNED);
  if (await lockVoteOn(tx, known.id)) throw new Refusal('planInVote');
  if (known.text === text) throw badInput(UNCHANGED);
  const replaced = { text, at, cause: 'suggestion', commentId: comment.id } as const;
  if (!(await rewriteDraft(tx, known, replaced))) throw new Refusal('alreadySubmitted');
  await moderateRewritten(tx, known, await freshStatus(tx, team, text));
}

async function moderateRewritten(tx: Tx, known: LockedProposal, fresh: Awaited<ReturnType<typeof freshStatus>>) {
  await deleteReports(tx, known.id);
  await writeProposalStatus(tx, known.id, statusAfterRewrite(judgedOf(known).status, fresh, false), null);
}

/** Returns the moderation status of a new text of this team (ruling 30). */
async function freshStatus(tx: Tx, team: PlayingTeam, text: string) {
  return initialModerationStatus(await moderationFor(tx, team.teacherId), harmsIn(text));
}

async function readOwnProposal(tx: Tx, team: PlayingTeam): Promise<Proposal> {
  const [own] = await listProposals(tx, { teamId: team.id }, { kind: 'team', viewerId: team.id });
  if (own === undefined) throw new Refusal('notFound');
  return presentProposal(own, null);
}

import type { CouncilSession } from '#client/game/flow/CouncilSession.ts';
import type { CouncilRow } from '#client/game/flow/view.ts';
import type { SessionActs } from '#domain/council/strengths.ts';

/** Counts what the team did in a session, from what its own device knows. */
export function sessionActs({ plans, vote }: CouncilSession, rows: readonly CouncilRow[]): SessionActs {
  const written = rows.flatMap(({ teamProposal }) => teamProposal.comments.filter(({ mine }) => mine));
  const given = plans.filter((plan) => plan.given);
  return {
    accepted: written.filter((comment) => comment.accepted !== undefined).length,
    questions: written.filter(({ kind }) => kind === 'question').length,
    commented: rows.filter(({ teamProposal }) => teamProposal.comments.some(({ mine }) => mine)).length,
    read: plans.filter(({ read }) => read).length,
    hasReadAll: given.length > 0 && given.every(({ read }) => read),
    hasVoted: vote !== null,
    hasPlan: plans.some(({ mine }) => mine),
  };
}

import type { Proposal } from '#contract/council/proposals.ts';
import type { ProposalState } from '#domain/vocabulary.ts';

/** What the panel calls the state of a proposal (spec, section 4). */
export function proposalState({ submitted }: Pick<Proposal, 'submitted'>): ProposalState {
  return submitted ? 'Submetida' : 'Rascunho';
}

/** The list with one proposal as the server now holds it; what the list does not have is not added. */
export function withProposal(list: readonly Proposal[], changed: Proposal): Proposal[] {
  return list.map((proposal) => (proposal._id === changed._id ? changed : proposal));
}

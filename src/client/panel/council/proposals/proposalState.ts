import type { Proposal } from '#contract/council/proposals.ts';
import type { ProposalState } from '#domain/vocabulary.ts';

/** Returns the panel's name for the state of a proposal (spec, section 4). */
export function proposalState({ submitted }: Pick<Proposal, 'submitted'>): ProposalState {
  return submitted ? 'Submetida' : 'Rascunho';
}

/** Returns the list with the changed proposal replaced; a proposal that is not listed is not added. */
export function withProposal(list: readonly Proposal[], changed: Proposal): Proposal[] {
  return list.map((proposal) => (proposal._id === changed._id ? changed : proposal));
}

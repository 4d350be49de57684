import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import type { ListParams } from '#client/panel/lists/listParams.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { type Proposal, type ProposalQuery, proposals } from '#contract/council/proposals.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { withProposal } from './proposalState.ts';

const KEY = ['proposals'];

type ProposalPage = ReplyOf<typeof proposals.proposalPage>;

/** Queries a page of the proposals that the user may see; the server searches and sorts over all of them. */
export function useProposals({ page, size: limit, sort, order, search }: ListParams<ProposalQuery['sort']>) {
  const query = { page, limit, sort, order, search };
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => call(proposals.proposalPage, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Returns the mutation that submits a proposal for good; it is never retried automatically. */
export function useSubmitProposal() {
  const client = useQueryClient();
  const put = usePut();
  return useExclusiveMutation({
    mutationFn: (proposal: SubmittedPlan) =>
      call(proposals.submitProposal, { params: { teamId: proposal.team }, body: submission(proposal) }),
    onSuccess: put,
    onError: (error) => {
      logError(error, 'proposal submit');
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** A plan to submit; where only its team is known, the rest of the spec's body is left out. */
export type SubmittedPlan = Pick<Proposal, 'team' | 'teamName'> & Partial<Proposal>;

/** The body of the call as the spec lists it (section 7). */
function submission({ _id, school, class: teamClass, team, proposal, solar, teamName }: SubmittedPlan) {
  return { proposalId: _id, school, teamClass, team, proposal, solar, teamName };
}

function usePut() {
  const client = useQueryClient();
  return (changed: Proposal) => cacheProposal(client, changed);
}

/** Replaces a proposal in the cached pages with the server's version. */
export function cacheProposal(client: QueryClient, changed: Proposal): void {
  client.setQueriesData<ProposalPage>(
    { queryKey: KEY },
    (page) => page && { ...page, proposals: withProposal(page.proposals, changed) },
  );
}

import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import type { ListParams } from '#client/panel/lists/listParams.ts';
import { useSend } from '#client/panel/useSend.ts';
import { type Proposal, type ProposalQuery, proposals } from '#contract/council/proposals.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { withProposal } from './proposalState.ts';

const KEY = ['proposals'];

type ProposalPage = ReplyOf<typeof proposals.proposalPage>;

/** A page of the proposals that the person may see, searched and sorted by the server over all of them. */
export function useProposals({ page, size: limit, sort, order, search }: ListParams<ProposalQuery['sort']>) {
  const query = { page, limit, sort, order, search };
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => call(proposals.proposalPage, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Submits for good: asked once, never by itself again. */
export function useSubmitProposal() {
  const client = useQueryClient();
  const put = usePut();
  return useSend({
    mutationFn: (proposal: Proposal) =>
      call(proposals.submitProposal, { params: { teamId: proposal.team }, body: submission(proposal) }),
    onSuccess: put,
    onError: (error) => {
      report(error, 'proposal submit');
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** The body of the call as the spec lists it (section 7). */
function submission({ _id, school, class: teamClass, team, proposal, solar, teamName }: Proposal) {
  return { proposalId: _id, school, teamClass, team, proposal, solar, teamName };
}

function usePut() {
  const client = useQueryClient();
  return (changed: Proposal) => putProposal(client, changed);
}

/** Shows a proposal as the server now holds it, on the pages that are there. */
export function putProposal(client: QueryClient, changed: Proposal): void {
  client.setQueriesData<ProposalPage>(
    { queryKey: KEY },
    (page) => page && { ...page, proposals: withProposal(page.proposals, changed) },
  );
}

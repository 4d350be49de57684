import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import { type Proposal, proposals } from '#contract/proposals.ts';
import { useSend } from '../useSend.ts';
import { withProposal } from './proposalState.ts';

const KEY = ['proposals'];

/** Every proposal the person may see; the list is paged on the client (spec, section 2). */
export function useProposals() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(proposals.allProposals, {}, { signal }) });
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

/** Makes a submitted proposal a draft again; for administrators. */
export function useReopenProposal() {
  const client = useQueryClient();
  const put = usePut();
  return useSend({
    mutationFn: ({ team }: Proposal) => call(proposals.reopenProposal, { params: { teamId: team } }),
    onSuccess: put,
    onError: (error) => {
      report(error, 'proposal reopen');
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

/** Shows a proposal as the server now holds it, in the list that is there. */
export function putProposal(client: QueryClient, changed: Proposal): void {
  client.setQueryData<Proposal[]>(KEY, (list) => list && withProposal(list, changed));
}

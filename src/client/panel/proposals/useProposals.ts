import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import { type Proposal, proposals } from '#contract/proposals.ts';
import { shouldRetry, waitBeforeRetry } from '../queryClient.ts';
import { useSend } from '../useSend.ts';
import { withProposal } from './proposalState.ts';

const KEY = ['proposals'];

/** Every proposal the person may see; the list is paged on the client (spec, section 2). */
export function useProposals() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(proposals.allProposals, {}, { signal }) });
}

/** Saves the text of a draft; saving the same text again is safe, so lost connections are retried. */
export function useEditProposal() {
  const put = usePut();
  return useSend({
    mutationFn: ({ team, text }: { team: string; text: string }) =>
      call(proposals.editProposal, { params: { teamId: team }, body: { proposal: text } }),
    retry: shouldRetry,
    retryDelay: waitBeforeRetry,
    onSuccess: put,
    onError: (error) => report(error, 'proposal edit'),
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
  return (changed: Proposal) => client.setQueryData<Proposal[]>(KEY, (list) => list && withProposal(list, changed));
}

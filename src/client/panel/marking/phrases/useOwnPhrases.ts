import { type QueryKey, useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { phrases } from '#contract/marking/phrases.ts';

/** The key of a person's phrases in the cache; they are private, so it names the account. */
export const phrasesKey = (accountId: string): QueryKey => ['phrases', accountId];

/** Queries the user's own phrases, and how often each phrase was used. */
export function useOwnPhrases() {
  return useQuery({
    queryKey: phrasesKey(useStaff().id),
    queryFn: ({ signal }) => call(phrases.ownPhrases, {}, { signal }),
  });
}

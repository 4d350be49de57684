import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNetworkError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { site } from '#contract/site.ts';

const POLL_MS = 10_000;

/**
 * While `error` is a network failure, polls the server and refetches all failed queries once it answers. Browsers report a
 * network that returns, but not a server that does.
 */
export function useRefetchOnServerReturn(error: unknown): void {
  const client = useQueryClient();
  const isUnreachable = isNetworkError(error);
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const refetchFailed = () =>
      client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    const timer = setInterval(() => void call(site.site, {}).then(refetchFailed, () => {}), POLL_MS);
    return () => clearInterval(timer);
  }, [client, isUnreachable]);
}

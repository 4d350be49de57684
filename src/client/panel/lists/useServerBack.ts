import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { site } from '#contract/site.ts';

const ASK_EVERY_MS = 10_000;

/**
 * While a page shows that nobody answered, asks now and then whether the server does again, and then for all that is missing. A
 * browser tells of a network that returns, never of a server that does.
 */
export function useServerBack(error: unknown): void {
  const client = useQueryClient();
  const isAway = error instanceof CallError && error.kind === 'network';
  useEffect(() => {
    if (!isAway) return undefined;
    const askForMissing = () =>
      client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    const timer = setInterval(() => void call(site.site, {}).then(askForMissing, () => {}), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, isAway]);
}

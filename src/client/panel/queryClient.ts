import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError, isRetryableError } from '#client/api/CallError.ts';
import { retryWait } from '#client/api/retryWait.ts';
import { requireOwnPassword } from '#client/session/ownPassword.ts';

const RETRIES = 3;
const FRESH_MS = 10_000;
/** Answers that were fetched ahead stay as long as a lesson: they can be marked without a network. */
const ANSWERS_KEPT_MS = 3_600_000;

/** Returns whether to retry: only after an error that may pass, never after a refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && isRetryableError(error);
}

/** Returns the growing wait before a retry, in ms. */
export function waitBeforeRetry(failures: number, error: unknown): number {
  return retryWait(failures, error, Math.random);
}

/** A session from before its password was replaced learns of it from the first refusal. */
function onError(error: unknown): void {
  if (error instanceof CallError && error.code === 'passwordNotOwn') requireOwnPassword();
}

/**
 * Makes the panel's query cache. Calls are made even when the browser reports to be offline, because a school's server may be in
 * the local network. Failed and stale queries are refetched when the network is back.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: waitBeforeRetry,
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  client.setQueryDefaults(['answers'], { gcTime: ANSWERS_KEPT_MS });
  return client;
}

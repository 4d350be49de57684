import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError, isPassing } from '#client/api/CallError.ts';
import { retryWait } from '#client/api/retryWait.ts';
import { requireOwnPassword } from '#client/session/ownPassword.ts';

const RETRIES = 3;
const FRESH_MS = 10_000;

/** Whether to ask again: only for trouble that may pass; a refusal is an answer. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && isPassing(error);
}

/** Growing waits between tries, in ms. */
export function waitBeforeRetry(failures: number, error: unknown): number {
  return retryWait(failures, error, Math.random);
}

/** A session that began before its password was replaced learns of it by the first refusal. */
function onError(error: unknown): void {
  if (error instanceof CallError && error.code === 'passwordNotOwn') requireOwnPassword();
}

/**
 * The panel's copy of the server's state. Calls are made even when the browser believes to be offline: a school's server
 * may stand in the same room. What failed or grew old without a network is asked for again once it is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { type Council, councils } from '#contract/council/session/councils.ts';

/** A council that runs changes with every team; another one hardly. */
const RUNNING_REFRESH_MS = 2_000;
const REFRESH_MS = 15_000;

export interface FollowedCouncil {
  /** The last council that was read; null before the first read. */
  council: Council | null;
  /** When that was, by Date.now(). */
  readAt: number;
  /** The last read failed. */
  isLost: boolean;
  /** Why it cannot be shown at all; null while it can, or while it is still tried. */
  error: unknown;
  retry: () => void;
}

/** Follows a council by polling; survives lost networks and restarts of the server. */
export function useCouncil(councilId: string): FollowedCouncil {
  const query = useQuery({
    queryKey: keyOf(councilId),
    queryFn: ({ signal }) => call(councils.councilSession, { params: { councilId } }, { signal }),
    refetchInterval: ({ state }) => {
      if (isRefused(state.error)) return false;
      return state.data === undefined || state.data.state === 'running' ? RUNNING_REFRESH_MS : REFRESH_MS;
    },
    refetchOnWindowFocus: true,
    // refetchInterval already retries.
    retry: false,
  });
  const refused = isRefused(query.error) ? query.error : null;
  return {
    council: refused === null ? (query.data ?? null) : null,
    readAt: query.dataUpdatedAt,
    isLost: query.isError,
    error: refused,
    retry: () => void query.refetch(),
  };
}

/** Returns a function that shows a reply at once; a read under way could still bring the state before it. */
export function useShowCouncil() {
  const client = useQueryClient();
  return useCallback((council: Council) => showCouncil(client, council), [client]);
}

/** Reads a council again and shows it. */
export async function readCouncil(client: QueryClient, councilId: string): Promise<Council> {
  const council = await call(councils.councilSession, { params: { councilId } });
  showCouncil(client, council);
  return council;
}

function showCouncil(client: QueryClient, council: Council): void {
  void client.cancelQueries({ queryKey: keyOf(council._id), exact: true });
  client.setQueryData(keyOf(council._id), council);
}

const keyOf = (councilId: string) => ['councils', councilId];

/** Whether asking again would change nothing: it is not the caller's, or gone. */
function isRefused(error: unknown): boolean {
  return error instanceof CallError && (error.status === 403 || error.status === 404);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { drills } from '#contract/records/drills.ts';

const KEY = ['restore-drills'];
const RUNNING_REFETCH_MS = 1_000;
const FAILED = 'Não foi possível experimentar a cópia.';

/** Queries the newest backup and its drills; every second while one runs. */
export function useDrills() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(drills.restoreDrills, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.drills[0]?.state === 'running' ? RUNNING_REFETCH_MS : false),
  });
}

/** Returns the mutation that begins a drill. */
export function useStartDrill() {
  const client = useQueryClient();
  return useExclusiveMutation<unknown, void>({
    mutationFn: async () => client.setQueryData(KEY, await call(drills.startDrill, {})),
    onError: (error) => {
      logError(error, FAILED);
      showToast('error', errorMessage(error, FAILED));
      void client.invalidateQueries({ queryKey: KEY });
    },
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { forgetToasts, showToast } from '#client/ui/feedback/toasts.ts';
import { bin } from '#contract/records/bin.ts';

const FAILED = 'Não foi possível restaurar.';
/** Toast key. */
const KEY = 'restore';

/** Returns the mutation that restores an item and names it in the toast. It completes even after its button is unmounted. */
export function useRestore() {
  const client = useQueryClient();
  return useExclusiveMutation({
    mutationFn: ({ binId }: { binId: string; name: string }) => call(bin.restoreFromBin, { params: { binId } }),
    onSuccess: (_, { name }) => {
      forgetToasts(KEY);
      showToast('success', `«${name}» está de volta!`);
    },
    onError: (error) => {
      logError(error, FAILED);
      showToast('error', errorMessage(error, FAILED), undefined, KEY);
    },
    onSettled: () => void client.invalidateQueries(),
  });
}

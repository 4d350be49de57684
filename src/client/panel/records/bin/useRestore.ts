import { useQueryClient } from '@tanstack/react-query';
import { wordsOf } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import { useSend } from '#client/panel/useSend.ts';
import { forgetToasts, showToast } from '#client/ui/feedback/toasts.ts';
import { bin } from '#contract/records/bin.ts';

const FAILED = 'Não foi possível restaurar.';
/** Of the messages about this. */
const KEY = 'restore';

/** Takes a thing out of the bin; what it was called is said in the toast. It works on after its button is gone. */
export function useRestore() {
  const client = useQueryClient();
  return useSend({
    mutationFn: ({ binId }: { binId: string; name: string }) => call(bin.restoreFromBin, { params: { binId } }),
    onSuccess: (_, { name }) => {
      forgetToasts(KEY);
      showToast('success', `«${name}» está de volta!`);
    },
    onError: (error) => {
      report(error, FAILED);
      showToast('error', wordsOf(error, FAILED), undefined, KEY);
    },
    onSettled: () => void client.invalidateQueries(),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsOf } from '#client/api/CallError.ts';
import { report } from '#client/api/report.ts';
import { showToast } from '#client/ui/toasts.ts';

interface Words {
  /** Green toast when it is done. */
  done: string;
  /** Red toast when the server gave no words of its own. */
  failed: string;
}

/**
 * Sends an 'add' dialog once: not by itself again, since the first try may have arrived. On success every list is
 * asked for anew; on failure the server's words are shown and the dialog keeps what was typed (spec, section 8).
 */
export function useAdd<Body>(send: (body: Body) => Promise<unknown>, words: Words, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      showToast('success', words.done);
      void client.invalidateQueries();
      onDone();
    },
    onError: (error) => {
      report(error, words.failed);
      showToast('error', wordsOf(error, words.failed));
    },
  });
}

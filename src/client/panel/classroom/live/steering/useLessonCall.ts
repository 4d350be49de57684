import { errorMessage } from '#client/api/CallError.ts';
import { logError } from '#client/api/logError.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';

/** Returns a call of a lesson that tells its failure in a message. */
export function useLessonCall<Input, Reply>(
  send: (input: Input) => Promise<Reply>,
  { failed, onDone }: { failed: string; onDone?: (reply: Reply, input: Input) => void },
) {
  return useExclusiveMutation({
    mutationFn: send,
    onSuccess: (reply: Reply, input: Input) => onDone?.(reply, input),
    onError: (error) => {
      logError(error, 'lesson');
      showToast('error', errorMessage(error, failed));
    },
  });
}

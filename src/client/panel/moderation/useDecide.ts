import { useQueryClient } from '@tanstack/react-query';
import { wordsOf } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import { clearToasts, showToast } from '#client/ui/toasts.ts';
import { moderation } from '#contract/moderation.ts';
import type { Decision } from '#domain/moderation.ts';
import { useSend } from '../useSend.ts';
import { doneText } from './moderationWords.ts';

const FAILED = 'Não foi possível guardar a decisão.';
const CALLS = {
  approve: moderation.approveComments,
  hide: moderation.hideComments,
  undo: moderation.undoDecisions,
} as const;

interface Decided {
  decision: Decision;
  comments: readonly string[];
  /** The one comment may speak of self-harm, and is shown all the same. */
  confirmed?: true;
}

/** Approves, hides or takes back, one or several at once; the toast can take it back again. */
export function useDecide() {
  const client = useQueryClient();
  const send = ({ decision, comments, confirmed }: Decided) =>
    call(CALLS[decision], { body: { comments: [...comments], ...(confirmed && { confirmed }) } });
  const decide = useSend({
    mutationFn: send,
    onSuccess: ({ changed }, { decision, comments }) => {
      clearToasts('error');
      const undo = { label: 'Anular', run: () => decide.mutate({ decision: 'undo', comments }) };
      showToast('success', doneText(decision, changed), decision === 'undo' || changed === 0 ? undefined : undo);
    },
    onError: (error) => {
      report(error, FAILED);
      showToast('error', wordsOf(error, FAILED));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['moderation'] }),
  });
  return decide;
}

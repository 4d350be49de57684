import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { clearToasts, forgetToasts, showToast } from '#client/ui/feedback/toasts.ts';
import { diaryModeration } from '#contract/council/diaryModeration.ts';
import { moderation } from '#contract/council/moderation.ts';
import { proposalModeration } from '#contract/council/proposalModeration.ts';
import type { Decision } from '#domain/council/moderation.ts';
import { doneEntryText, doneProposalText, doneText } from './moderationWords.ts';
import { type QueueKind, skippedText } from './queueKinds.ts';

/** Toast key of the messages about a wrong selection; a successful decision removes them. */
export const CHOOSE_KEY = 'choose';
const FAILED = 'Não foi possível guardar a decisão.';
const COMMENT_CALLS = {
  approve: moderation.approveComments,
  hide: moderation.hideComments,
  undo: moderation.undoDecisions,
} as const;
const PROPOSAL_CALLS = {
  approve: proposalModeration.approveProposals,
  hide: proposalModeration.hideProposals,
  undo: proposalModeration.undoProposalDecisions,
} as const;
const DIARY_CALLS = {
  approve: diaryModeration.approveDiaryEntries,
  hide: diaryModeration.hideDiaryEntries,
  undo: diaryModeration.undoDiaryDecisions,
} as const;
const DONE_WORDS = { comments: doneText, proposals: doneProposalText, diary: doneEntryText };

interface Decided {
  decision: Decision;
  ids: readonly string[];
  /** The user confirmed the approval of a single text that may be about self-harm. */
  confirmed?: true;
}

/** Returns the mutation that approves, hides or undoes decisions on one or more texts; its toast offers 'Anular'. */
export function useDecide(kind: QueueKind) {
  const client = useQueryClient();
  const send = ({ decision, ids, confirmed }: Decided) => {
    const extra = confirmed && { confirmed };
    if (kind === 'diary') return call(DIARY_CALLS[decision], { body: { entries: [...ids], ...extra } });
    return kind === 'comments'
      ? call(COMMENT_CALLS[decision], { body: { comments: [...ids], ...extra } })
      : call(PROPOSAL_CALLS[decision], { body: { proposals: [...ids], ...extra } });
  };
  const doneWords = DONE_WORDS[kind];
  const decide = useExclusiveMutation({
    mutationFn: send,
    onSuccess: ({ changed, skipped = [] }, { decision, ids }) => {
      clearToasts('error');
      forgetToasts(CHOOSE_KEY);
      const done = changed > 0 || skipped.length === 0 ? [doneWords(decision, changed)] : [];
      const skippedWords = skipped.length > 0 ? [skippedText(kind, skipped.length)] : [];
      const decided = ids.filter((id) => !skipped.includes(id));
      const undo = { label: 'Anular', run: () => decide.mutate({ decision: 'undo', ids: decided }) };
      const words = [...done, ...skippedWords].join(' ');
      const tone = done.length > 0 ? 'success' : 'info';
      showToast(tone, words, decision === 'undo' || changed === 0 ? undefined : undo);
    },
    onError: (error) => {
      logError(error, FAILED);
      showToast('error', errorMessage(error, FAILED));
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['moderation'] });
      if (kind !== 'comments') void client.invalidateQueries({ queryKey: [kind] });
    },
  });
  return decide;
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsOf } from '#client/api/CallError.ts';
import { report } from '#client/api/report.ts';
import { clearToasts, showToast } from '#client/ui/toasts.ts';
import { useSend } from './useSend.ts';

interface Adding<Form> {
  /** What is wrong with the form; null sends it. */
  check: (form: Form) => string | null;
  send: (form: Form) => Promise<unknown>;
  /** Green toast when it is done. */
  done: string;
  /** Red toast when the server gave no words of its own. */
  failed: string;
  onDone: () => void;
}

/**
 * Checks and sends an 'add' dialog once: not by itself again, since the first try may have arrived. On success every list is asked for anew; what
 * is wrong is told by a toast and in `refusal`, and the dialog keeps what was typed (spec, section 8).
 */
export function useAdd<Form>({ check, send, done, failed, onDone }: Adding<Form>) {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const refuse = (words: string) => {
    setRefusal(words);
    showToast('error', words);
  };
  const { mutate, isPending, error, variables } = useSend({
    mutationFn: send,
    onSuccess: () => {
      clearToasts('error');
      showToast('success', done);
      void client.invalidateQueries();
      onDone();
    },
    onError: (failure) => {
      report(failure, failed);
      refuse(wordsOf(failure, failed));
    },
  });
  const submit = (form: Form) => {
    const words = check(form);
    if (words !== null) return refuse(words);
    setRefusal(null);
    mutate(form);
  };
  return { submit, isPending, refusal, error, sent: variables };
}

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { lessons, type SteeringChange } from '#contract/classroom/lessons.ts';
import { CALL_DEBOUNCE_MS } from '#domain/limits.ts';

/** One message of steering is shown at a time. */
const TOAST_KEY = 'steering';
const FAILED = 'Não foi possível mudar a aula.';

interface Steer {
  changes: readonly SteeringChange[];
  /** Said when it is done: 'Todas as equipas estão em pausa'. */
  done: string;
}

/** Returns the call that steers teams; each can be undone from its message. */
export function useSteering(classId: string) {
  const last = useRef<{ input: string; at: number } | null>(null);
  const mutation = useMutation({
    // Runs the calls one after the other, so that a choice made during a call is sent after it.
    scope: { id: TOAST_KEY },
    mutationFn: ({ changes }: Steer) => call(lessons.steer, { params: { classId }, body: { changes: [...changes] } }),
    onSuccess: ({ before }, { done }) => {
      const undo = () => mutation.mutate({ changes: before, done: 'Anulado' });
      showToast('success', done, { label: 'Anular', run: undo }, TOAST_KEY);
    },
    onError: (error) => {
      logError(error, 'lesson');
      showToast('error', errorMessage(error, FAILED), undefined, TOAST_KEY);
    },
  });
  return {
    isBusy: mutation.isPending,
    steer: (changes: readonly SteeringChange[], done: string) => {
      const input = JSON.stringify(changes);
      const at = performance.now();
      const isDoubleClick = last.current?.input === input && at - last.current.at < CALL_DEBOUNCE_MS;
      last.current = { input, at };
      if (!isDoubleClick) mutation.mutate({ changes, done });
    },
  };
}

/** Changes steering: of one team, or of all (`teamId` null). */
export type Steering = ReturnType<typeof useSteering>;

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { logError } from '#client/api/logError.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { shouldRetry, waitBeforeRetry } from '../queryClient.ts';

export interface FormMutation<Body, Reply> {
  send: (body: Body) => Promise<Reply>;
  /** The call is idempotent, so lost connections are retried; otherwise never, since the first attempt may have arrived. */
  retries?: boolean;
  /** Writes the reply into the cached lists; without it, all active queries are refetched at once. */
  patch?: (client: QueryClient, reply: Reply) => void;
  /** Error toast when the server sent no message. */
  failed: string;
  /** Success toast; null where the next dialog says it. */
  done: string | null;
  onDone: (reply: Reply, body: Body) => void;
}

/**
 * Returns the mutation that sends a form. On success it calls `onAccepted`, shows the toast and marks the lists stale.
 */
export function useFormMutation<Body, Reply>(plan: FormMutation<Body, Reply>, onAccepted = () => {}) {
  const { send, retries = false, patch, done, failed, onDone } = plan;
  const client = useQueryClient();
  const { mutateAsync, failureCount, isPending } = useMutation({
    mutationFn: send,
    ...(retries && { retry: shouldRetry, retryDelay: waitBeforeRetry }),
    onSuccess: (reply, body) => {
      onAccepted();
      if (done !== null) showToast('success', done);
      patch?.(client, reply);
      void client.invalidateQueries({ refetchType: patch ? 'none' : 'active' });
      onDone(reply, body);
    },
    onError: (error) => logError(error, failed),
  });
  return { mutateAsync, isRetrying: isPending && failureCount > 0 };
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { report } from '#client/api/report.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { shouldRetry, waitBeforeRetry } from '../queryClient.ts';

export interface Sending<Body, Reply> {
  send: (body: Body) => Promise<Reply>;
  /** Sending the same again is safe, so lost connections are retried; else never, since the first try may have arrived. */
  retries?: boolean;
  /** Writes the reply into the lists that show it; without it every list is asked for anew at once. */
  patch?: (client: QueryClient, reply: Reply) => void;
  /** Red toast when the server gave no words of its own. */
  failed: string;
  /** Green toast when it is done. */
  done: string;
  onDone: (reply: Reply, body: Body) => void;
}

/**
 * Sends what a form holds. When the server accepted it, `onAccepted` runs, the success is told, and the lists are stale.
 */
export function useSending<Body, Reply>(plan: Sending<Body, Reply>, onAccepted = () => {}) {
  const { send, retries = false, patch, done, failed, onDone } = plan;
  const client = useQueryClient();
  const { mutateAsync, failureCount, isPending } = useMutation({
    mutationFn: send,
    ...(retries && { retry: shouldRetry, retryDelay: waitBeforeRetry }),
    onSuccess: (reply, body) => {
      onAccepted();
      showToast('success', done);
      patch?.(client, reply);
      void client.invalidateQueries({ refetchType: patch ? 'none' : 'active' });
      onDone(reply, body);
    },
    onError: (error) => report(error, failed),
  });
  return { mutateAsync, isRetrying: isPending && failureCount > 0 };
}

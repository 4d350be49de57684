export interface Deadline {
  signal: AbortSignal;
  /** Restarts the timer. */
  restart: () => void;
  /** Stops the timer and unsubscribes from `outer`. */
  clear: () => void;
}

/** Returns a signal that aborts after `ms` milliseconds or with `outer`. Works without AbortSignal.any. */
export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timer = setTimeout(stop, ms);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(stop, ms);
    },
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
}

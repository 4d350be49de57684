export interface Deadline {
  signal: AbortSignal;
  /** Starts the time anew. */
  again: () => void;
  /** Stops the clock. */
  clear: () => void;
}

/** A signal that aborts when `ms` have passed or when `outer` does. Works without AbortSignal.any. */
export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const stop = () => controller.abort();
  let timer = setTimeout(stop, ms);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    again() {
      clearTimeout(timer);
      timer = setTimeout(stop, ms);
    },
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
}

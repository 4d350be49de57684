import type { LiveListener } from './liveStream.ts';
import { logError } from './logError.ts';
import { pause } from './pause.ts';
import { retryWait, shortRetryWait } from './retryWait.ts';

/** How long a new stream may take to send its first event before it counts as blocked, in milliseconds. */
export const FIRST_EVENT_WITHIN_MS = 5_000;

/** Polling interval where the stream is blocked, as by some schools' proxies. */
export const LIVE_POLL_INTERVAL_MS = 2_000;
/** How long polling lasts before the stream is tried again. */
const POLLING_MS = 60_000;

export interface LiveParts<T> {
  /** Whether the session still belongs to the account whose data this is. */
  mayListen(): boolean;
  /** Resolves when the stream ends; rejects when it cannot be opened or breaks. */
  listen(listener: LiveListener<T>): Promise<void>;
  ask(signal: AbortSignal): Promise<T>;
  tell(data: T): void;
  /** The last request failed: what was told may be old. */
  onLost?(): void;
  random(): number;
}

/**
 * Follows data on the server while the page is visible: by its stream, or by polling where that is blocked. Failures are
 * retried and not shown. Returns a function that stops.
 */
export function followLive<T>(parts: LiveParts<T>): () => void {
  let control: AbortController | null = null;
  const stop = () => {
    control?.abort();
    control = null;
  };
  const look = () => {
    stop();
    if (document.visibilityState === 'hidden') return;
    control = new AbortController();
    void follow(parts, control.signal);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  look();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
  };
}

async function follow<T>(parts: LiveParts<T>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const heard = parts.mayListen() && (await listenOnce(parts, signal));
    if (heard) await pause(retryWait(0, null, parts.random), signal);
    else await pollForAWhile(parts, signal);
  }
}

/** Opens the stream once; resolves to whether it sent anything. */
async function listenOnce<T>({ listen, tell, onLost, mayListen }: LiveParts<T>, signal: AbortSignal): Promise<boolean> {
  const own = new AbortController();
  const end = () => own.abort();
  const late = setTimeout(end, FIRST_EVENT_WITHIN_MS);
  signal.addEventListener('abort', end);
  let heard = false;
  const onData = (data: T) => {
    heard = true;
    clearTimeout(late);
    if (!signal.aborted && mayListen()) tell(data);
  };
  try {
    await listen({ onData, signal: own.signal });
  } catch (error) {
    if (heard && !signal.aborted) logError(error, 'live');
    if (!signal.aborted) onLost?.();
  }
  clearTimeout(late);
  signal.removeEventListener('abort', end);
  return heard;
}

async function pollForAWhile<T>(
  { ask, tell, onLost, mayListen, random }: LiveParts<T>,
  signal: AbortSignal,
): Promise<void> {
  const until = Date.now() + POLLING_MS;
  for (let failures = 0; !signal.aborted && Date.now() < until; ) {
    try {
      if (mayListen()) {
        const data = await ask(signal);
        if (!signal.aborted && mayListen()) tell(data);
      }
      failures = 0;
      await pause(LIVE_POLL_INTERVAL_MS, signal);
    } catch (error) {
      if (!signal.aborted) onLost?.();
      await pause(Math.max(LIVE_POLL_INTERVAL_MS, shortRetryWait(failures, error, random)), signal);
      failures += 1;
    }
  }
}

import type { LiveListener } from '#client/api/liveStream.ts';
import { logError } from '#client/api/logError.ts';
import { retryWait, shortRetryWait } from '#client/api/retryWait.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { FIRST_POSITION_WITHIN_MS } from './deadlines.ts';

/** Polling interval where the stream is blocked, as by some schools' proxies. */
export const LIVE_POLL_INTERVAL_MS = 2_000;
/** How long polling lasts before the stream is tried again. */
const POLLING_MS = 60_000;

export interface TeamLiveParts {
  /** Whether the session still belongs to the account whose position this is. */
  mayListen(): boolean;
  /** Resolves when the stream ends; rejects when it cannot be opened or breaks. */
  listen(listener: LiveListener): Promise<void>;
  ask(signal: AbortSignal): Promise<GamePosition>;
  tell(position: GamePosition): void;
  random(): number;
}

/**
 * Follows the team's position while the page is visible: by the stream, or by polling where that is blocked. Failures
 * are retried and not shown. Returns a function that stops.
 */
export function watchTeamLive(parts: TeamLiveParts): () => void {
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

async function follow(parts: TeamLiveParts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const heard = parts.mayListen() && (await listenOnce(parts, signal));
    if (heard) await pause(retryWait(0, null, parts.random), signal);
    else await pollForAWhile(parts, signal);
  }
}

/** Opens the stream once; resolves to whether it sent anything. */
async function listenOnce({ listen, tell, mayListen }: TeamLiveParts, signal: AbortSignal): Promise<boolean> {
  const own = new AbortController();
  const end = () => own.abort();
  const late = setTimeout(end, FIRST_POSITION_WITHIN_MS);
  signal.addEventListener('abort', end);
  let heard = false;
  const onPosition = (position: GamePosition) => {
    heard = true;
    clearTimeout(late);
    if (!signal.aborted && mayListen()) tell(position);
  };
  try {
    await listen({ onGamePosition: onPosition, signal: own.signal });
  } catch (error) {
    if (heard && !signal.aborted) logError(error, 'live');
  }
  clearTimeout(late);
  signal.removeEventListener('abort', end);
  return heard;
}

async function pollForAWhile({ ask, tell, mayListen, random }: TeamLiveParts, signal: AbortSignal): Promise<void> {
  const until = Date.now() + POLLING_MS;
  for (let failures = 0; !signal.aborted && Date.now() < until; ) {
    try {
      if (mayListen()) {
        const position = await ask(signal);
        if (!signal.aborted && mayListen()) tell(position);
      }
      failures = 0;
      await pause(LIVE_POLL_INTERVAL_MS, signal);
    } catch (error) {
      await pause(Math.max(LIVE_POLL_INTERVAL_MS, shortRetryWait(failures, error, random)), signal);
      failures += 1;
    }
  }
}

/** Resolves after `ms` milliseconds, or earlier when `signal` aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

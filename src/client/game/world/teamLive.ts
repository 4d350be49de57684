import type { LiveListener } from '#client/api/liveStream.ts';
import { report } from '#client/api/report.ts';
import { retryWait, shortRetryWait } from '#client/api/retryWait.ts';
import type { GamePosition } from '#contract/classroom/live.ts';

/** Where the stream is blocked, as by some schools' proxies, the standing is asked for this often. */
export const ASK_EVERY_MS = 2_000;
/** A stream that works says where the team stands at once; one that says nothing for so long is held back on its way. */
export const FIRST_WORD_WITHIN_MS = 5_000;
/** So long it is only asked; then the stream is tried anew. */
const STREAM_AGAIN_AFTER_MS = 60_000;

export interface TeamLiveParts {
  /** Whether the one who is signed in is still the one whose standing this is. */
  mayListen(): boolean;
  /** Until the stream ends; throws where it cannot be opened or breaks. */
  listen(listener: LiveListener): Promise<void>;
  ask(signal: AbortSignal): Promise<GamePosition>;
  tell(standing: GamePosition): void;
  random(): number;
}

/**
 * Hears where the team stands, as long as somebody looks at the page: by the stream, or where that is blocked by asking.
 * Quiet: what fails is tried again. Answers how to stop.
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
    else await askForAWhile(parts, signal);
  }
}

/** Whether the stream said anything at all. */
async function listenOnce({ listen, tell, mayListen }: TeamLiveParts, signal: AbortSignal): Promise<boolean> {
  const own = new AbortController();
  const end = () => own.abort();
  const late = setTimeout(end, FIRST_WORD_WITHIN_MS);
  signal.addEventListener('abort', end);
  let heard = false;
  const onStanding = (standing: GamePosition) => {
    heard = true;
    clearTimeout(late);
    if (!signal.aborted && mayListen()) tell(standing);
  };
  try {
    await listen({ onStanding, signal: own.signal });
  } catch (error) {
    if (heard && !signal.aborted) report(error, 'live');
  }
  clearTimeout(late);
  signal.removeEventListener('abort', end);
  return heard;
}

async function askForAWhile({ ask, tell, mayListen, random }: TeamLiveParts, signal: AbortSignal): Promise<void> {
  const until = Date.now() + STREAM_AGAIN_AFTER_MS;
  for (let failures = 0; !signal.aborted && Date.now() < until; ) {
    try {
      if (mayListen()) {
        const standing = await ask(signal);
        if (!signal.aborted && mayListen()) tell(standing);
      }
      failures = 0;
      await pause(ASK_EVERY_MS, signal);
    } catch (error) {
      await pause(Math.max(ASK_EVERY_MS, shortRetryWait(failures, error, random)), signal);
      failures += 1;
    }
  }
}

/** Ends early when `signal` does. */
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

import { useEffect, useState } from 'react';
import { CallError } from '#client/api/CallError.ts';
import { pause } from '#client/api/pause.ts';
import { retryWait } from '#client/api/retryWait.ts';
import { LESSON_ENDED_SHOWN_MS, MAP_READ_EVERY_MS } from '#domain/limits.ts';

/** Why nothing can be read: no network, or too many wrong codes from this one. */
export type Loss = 'network' | 'wrongCodes';

/** State of a projector page that polls by its code; times by performance.now(). */
export interface ProjectorState<Value> {
  /** The last state that was read; null before the first. */
  value: Value | null;
  /** When it was read. */
  readAt: number;
  /** Null while it can be read. */
  loss: Loss | null;
  /** `unknown`: nothing has this code. `ended`: it was there and is over. `locked`: too many wrong codes. */
  state: 'open' | 'unknown' | 'ended' | 'locked';
}

/** Reads the present state of what has this code. */
export type ReadByCode<Value> = (code: string, signal: AbortSignal) => Promise<Value>;

const BEGINNING = { value: null, readAt: 0, loss: null, state: 'open' } as const;
/** A classroom looks at the page: after a break it must be right again soon. */
const WAIT_FAILURES_MOST = 3;
/** How often and how long something that has ended is looked for, while its teacher can take it up again. */
const ENDED_WAIT_MS = 60_000;
const ENDED_TRIES = LESSON_ENDED_SHOWN_MS / ENDED_WAIT_MS;

/**
 * Polls what a projector page shows by its code until that is over; keeps the last state while the network is lost.
 * `read` must be stable.
 */
export function useProjectorState<Value>(code: string, read: ReadByCode<Value>): ProjectorState<Value> {
  const [state, setState] = useState<ProjectorState<Value>>(BEGINNING);
  useEffect(() => {
    const left = new AbortController();
    setState(BEGINNING);
    void poll(code, read, left.signal, setState);
    return () => left.abort();
  }, [code, read]);
  return state;
}

type Change<Value> = (change: (before: ProjectorState<Value>) => ProjectorState<Value>) => void;

async function poll<Value>(code: string, read: ReadByCode<Value>, left: AbortSignal, change: Change<Value>) {
  let failures = 0;
  let triesAfterEnd = 0;
  let wasOpen = false;
  while (!left.aborted) {
    try {
      const value = await read(code, left);
      failures = 0;
      triesAfterEnd = 0;
      wasOpen = true;
      if (!left.aborted) change(() => ({ value, readAt: performance.now(), loss: null, state: 'open' }));
      await pause(MAP_READ_EVERY_MS, left);
    } catch (error) {
      if (left.aborted) return;
      change((before) => afterFailure(before, error));
      if (isNotFound(error)) {
        // A wrong code stays wrong, and each try counts against the school's network; a lesson may be taken up again.
        triesAfterEnd += 1;
        if (!wasOpen || triesAfterEnd > ENDED_TRIES) return;
        await pause(ENDED_WAIT_MS, left);
        continue;
      }
      failures += 1;
      await pause(retryWait(Math.min(failures, WAIT_FAILURES_MOST), error, Math.random), left);
    }
  }
}

function afterFailure<Value>(before: ProjectorState<Value>, error: unknown): ProjectorState<Value> {
  if (isNotFound(error)) return { ...before, loss: null, state: before.value === null ? 'unknown' : 'ended' };
  const isLocked = error instanceof CallError && error.status === 429;
  const state = isLocked && before.value === null ? 'locked' : before.state;
  return { ...before, loss: isLocked ? 'wrongCodes' : 'network', state };
}

function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'refused' && (error.status === 404 || error.status === 422);
}

import { useEffect, useState } from 'react';
import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { pause } from '#client/api/pause.ts';
import { retryWait } from '#client/api/retryWait.ts';
import { type ClassMap, classMaps } from '#contract/classroom/classMap.ts';
import { LESSON_ENDED_SHOWN_MS, MAP_READ_EVERY_MS } from '#domain/limits.ts';

export type MapLoss = 'network' | 'wrongCodes';

/** What is known of a class's map; times by performance.now(). */
export interface FollowedMap {
  /** The last state that was read; null before the first. */
  map: ClassMap | null;
  /** When it was read. */
  readAt: number;
  /** Why nothing can be read at the moment: no network, or too many wrong codes from this one; null while it can. */
  loss: MapLoss | null;
  /** `unknown`: no lesson has this code. `ended`: the lesson was there and is over. `locked`: too many wrong codes. */
  state: 'open' | 'unknown' | 'ended' | 'locked';
}

const BEGINNING: FollowedMap = { map: null, readAt: 0, loss: null, state: 'open' };
/** A classroom looks at the page: after a break it must be right again soon. */
const WAIT_FAILURES_MOST = 3;
/** How often and how long a lesson that has ended is looked for, while its teacher can take it up again. */
const ENDED_WAIT_MS = 60_000;
const ENDED_TRIES = LESSON_ENDED_SHOWN_MS / ENDED_WAIT_MS;

/** Follows the map of the lesson with this code until the lesson is over; keeps the last state while the network is lost. */
export function useClassMap(code: string): FollowedMap {
  const [followed, setFollowed] = useState(BEGINNING);
  useEffect(() => {
    const left = new AbortController();
    setFollowed(BEGINNING);
    void follow(code, left.signal, setFollowed);
    return () => left.abort();
  }, [code]);
  return followed;
}

type Change = (change: (before: FollowedMap) => FollowedMap) => void;

async function follow(code: string, left: AbortSignal, change: Change): Promise<void> {
  let failures = 0;
  let triesAfterEnd = 0;
  let wasOpen = false;
  while (!left.aborted) {
    try {
      const map = await call(classMaps.classMap, { params: { code } }, { signal: left });
      failures = 0;
      triesAfterEnd = 0;
      wasOpen = true;
      if (!left.aborted) change(() => ({ map, readAt: performance.now(), loss: null, state: 'open' }));
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

function afterFailure(before: FollowedMap, error: unknown): FollowedMap {
  if (isNotFound(error)) return { ...before, loss: null, state: before.map === null ? 'unknown' : 'ended' };
  const isLocked = error instanceof CallError && error.status === 429;
  const state = isLocked && before.map === null ? 'locked' : before.state;
  return { ...before, loss: isLocked ? 'wrongCodes' : 'network', state };
}

function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'refused' && (error.status === 404 || error.status === 422);
}

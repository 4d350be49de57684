import { useCallback, useEffect, useState } from 'react';
import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { followLive } from '#client/api/followLive.ts';
import { readLiveStream } from '#client/api/liveStream.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { isSignedInAs } from '#client/session/useSession.ts';
import { CLASS_EVENT, CLASS_LIVE_CALL } from '#contract/classroom/classLiveCall.ts';
import { type LiveClass, lessons } from '#contract/classroom/lessons.ts';

export interface FollowedClass {
  /** The last state of the class that the server sent; null before the first. */
  live: LiveClass | null;
  /** Returns the server's time, in milliseconds since 1970. */
  now: () => number;
  /** Since when nothing could be read, by `now`; null while the connection works. */
  lostAt: number | null;
  /** Why the class cannot be followed at all, as when it is not the caller's. */
  refused: CallError | null;
  /** Shows a reply of a call at once. */
  show: (live: LiveClass) => void;
}

interface Told {
  live: LiveClass;
  /** performance.now() when it came. */
  at: number;
}

/** Follows a class in session over its stream, or by polling; survives lost networks and restarts of the server. */
export function useLiveClass(classId: string): FollowedClass {
  const { id: account } = useStaff();
  const [told, setTold] = useState<Told | null>(null);
  const [lostSince, setLostSince] = useState<number | null>(null);
  const [refused, setRefused] = useState<CallError | null>(null);
  const show = useCallback((live: LiveClass) => {
    setTold({ live, at: performance.now() });
    setLostSince(null);
    setRefused(null);
  }, []);
  useEffect(
    () =>
      followLive<LiveClass>({
        mayListen: () => isSignedInAs(account),
        listen: (listener) =>
          readLiveStream({ call: CLASS_LIVE_CALL, params: { classId }, event: CLASS_EVENT }, listener),
        ask: (signal) => asking(call(lessons.liveClass, { params: { classId } }, { signal }), setRefused),
        tell: show,
        onLost: () => setLostSince((since) => since ?? performance.now()),
        random: Math.random,
      }),
    [account, classId, show],
  );
  const now = useCallback(() => (told === null ? Date.now() : told.live.at + performance.now() - told.at), [told]);
  const lostAt = lostSince === null ? null : now() - (performance.now() - lostSince);
  return { live: told?.live ?? null, now, lostAt, refused, show };
}

/** Reports a refusal of the server, which asking again does not change. */
async function asking<T>(asked: Promise<T>, onRefused: (error: CallError) => void): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CallError && (error.status === 403 || error.status === 404)) onRefused(error);
    throw error;
  }
}

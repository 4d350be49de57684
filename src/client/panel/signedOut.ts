import { useEffect, useRef } from 'react';
import { CallError } from '#client/api/CallError.ts';
import { useSession } from '#client/session/useSession.ts';

/** Returns whether the sign-in dialog already reports this error (the session ended), so that callers show no message. */
export function isHandledBySignIn(error: unknown): boolean {
  return error instanceof CallError && error.code === 'signedOut' && useSession.getState().status === 'expired';
}

/** Calls `run` after the user has signed in again over the page (ruling 16), to recover from calls that lacked a session. */
export function useSignedInAgain(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (before.status === 'expired' && now.status === 'in') latest.current();
      }),
    [],
  );
}

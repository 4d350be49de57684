import { useEffect, useRef } from 'react';
import { CallError } from '#client/api/CallError.ts';
import { useSession } from '#client/session/useSession.ts';

/** The session ended and the password is being asked for: that says it all, so whoever called stays silent. */
export function isToldBySignIn(error: unknown): boolean {
  return error instanceof CallError && error.code === 'signedOut' && useSession.getState().status === 'expired';
}

/** Runs once the password was given again over the page (ruling 16): what failed for want of a session is over. */
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

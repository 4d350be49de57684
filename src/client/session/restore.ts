import { CallError, isRetryableError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { session } from '#contract/identity/session.ts';
import { accountOutbox } from './accountOutbox.ts';
import { expireSession, openSession, useSession } from './useSession.ts';

/** `unconfirmed`: the server is unreachable, but the device has the profile. `unknown`: unreachable and no profile, so retry. */
export type RestoreResult = 'confirmed' | 'unconfirmed' | 'unknown' | 'out';

/**
 * Asks the server who is signed in (spec, section 4, Route guard). A refusal ends the stored session; a lost connection keeps it
 * (ruling 14).
 */
export async function restoreSession(): Promise<RestoreResult> {
  const { token, auth, expiry, user, gameStatus } = useSession.getState();
  if (token === null) return 'out';
  try {
    const profile = await call(session.profile);
    if (useSession.getState().token === null) return 'out';
    const current = useSession.getState();
    openSession(
      { token: current.token, auth, expiry: current.expiry ?? expiry },
      profile,
      profile._id === user?._id ? gameStatus : null,
    );
    accountOutbox(profile._id).resume();
    return 'confirmed';
  } catch (error) {
    logError(error, 'profile');
    return afterFailure(error);
  }
}

function afterFailure(error: unknown): RestoreResult {
  if (error instanceof CallError && !isRetryableError(error)) {
    expireSession();
    return 'out';
  }
  const { user, status } = useSession.getState();
  if (user === null) return 'unknown';
  if (status === 'restoring') useSession.setState({ status: 'in' });
  accountOutbox(user._id).resume();
  return 'unconfirmed';
}

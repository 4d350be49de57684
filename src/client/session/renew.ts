import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { session } from '#contract/identity/session.ts';
import { expiryOf, lifetimeOf } from './expiry.ts';
import { saveToken, useSession } from './useSession.ts';

let renewal: Promise<void> | null = null;

/** Returns the milliseconds until half of the session's lifetime is left (ruling 10), at least 0; null without a session. */
export function msUntilRenewal(now: number): number | null {
  const { token, expiry, status } = useSession.getState();
  if (token === null || expiry === null || status !== 'in') return null;
  return Math.max(0, expiry - lifetimeOf(token) / 2 - now);
}

/** Replaces the token once less than half of its lifetime is left (ruling 10). Reports a failure; the next use tries again. */
export function renewIfDue(): Promise<void> {
  if (msUntilRenewal(Date.now()) !== 0) return Promise.resolve();
  renewal ??= renew().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function renew(): Promise<void> {
  const before = useSession.getState().token;
  try {
    const { token } = await call(session.renewSession);
    const expiry = expiryOf(token, Date.now());
    if (useSession.getState().token === before && expiry !== null) saveToken({ token, auth: true, expiry });
  } catch (error) {
    logError(error, 'renewal');
  }
}

import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import { session } from '#contract/identity/session.ts';
import { expiryOf, renewalDelay } from './expiry.ts';
import { keepToken, useSession } from './useSession.ts';

let underWay: Promise<void> | null = null;

/** Milliseconds until the session should be renewed; null when there is none to renew. */
export function untilRenewal(now: number): number | null {
  const { token, expiry, status } = useSession.getState();
  return token === null || expiry === null || status !== 'in' ? null : renewalDelay(token, expiry, now);
}

/** Swaps the token for a fresh one once less than half of its lifetime is left (ruling 10). A failure is reported; the next use tries again. */
export function renewIfDue(): Promise<void> {
  if (untilRenewal(Date.now()) !== 0) return Promise.resolve();
  underWay ??= renew().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function renew(): Promise<void> {
  const before = useSession.getState().token;
  try {
    const { token } = await call(session.renewSession);
    const expiry = expiryOf(token, Date.now());
    if (useSession.getState().token === before && expiry !== null) keepToken({ token, auth: true, expiry });
  } catch (error) {
    report(error, 'renewal');
  }
}

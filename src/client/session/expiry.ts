import { jwtDecode } from 'jwt-decode';
import { STAFF_SESSION_MS } from '#domain/limits.ts';

/** A tablet's clock that is further off than this is not believed. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * When a token just received ends, in milliseconds (spec, section 4: seconds times 1000); null when it does not say. Where this device's
 * clock is wrong, by the device's clock: a tablet that lives in next week would else be signed out at once.
 */
export function expiryOf(token: string, now: number): number | null {
  const { exp, iat } = claimsOf(token);
  if (exp === undefined) return null;
  const clockIsWrong = iat !== undefined && Math.abs(now - iat * 1_000) > CLOCK_TOLERANCE_MS;
  return clockIsWrong ? now + lifetimeOf(token) : exp * 1_000;
}

/** Milliseconds that this token is good for in all; 0 when it does not say. */
function lifetimeOf(token: string): number {
  const { exp, iat } = claimsOf(token);
  if (exp === undefined) return 0;
  return iat === undefined ? STAFF_SESSION_MS : (exp - iat) * 1_000;
}

/** Spec, section 4: expired when the expiry is absent or earlier than now. */
export function isExpired(expiry: number | null, now: number): boolean {
  return expiry === null || expiry < now;
}

/** Milliseconds until half of the lifetime is left: from then on the session is renewed while it is used (ruling 10). */
export function renewalDelay(token: string, expiry: number, now: number): number {
  return Math.max(0, expiry - lifetimeOf(token) / 2 - now);
}

function claimsOf(token: string): { exp?: number; iat?: number } {
  try {
    return jwtDecode(token);
  } catch {
    return {};
  }
}

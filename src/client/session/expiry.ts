import { jwtDecode } from 'jwt-decode';
import { STAFF_SESSION_MS } from '#domain/limits.ts';

/** A device clock that is further off than this counts as wrong. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * Returns the expiry of a token just received, in milliseconds since 1970 (spec, section 4: seconds times 1000); null without
 * `exp`. If the device clock is wrong, the expiry is relative to that clock: a tablet set to next week would otherwise be
 * signed out at once.
 */
export function expiryOf(token: string, now: number): number | null {
  const { exp, iat } = claimsOf(token);
  if (exp === undefined) return null;
  const clockIsWrong = iat !== undefined && Math.abs(now - iat * 1_000) > CLOCK_TOLERANCE_MS;
  return clockIsWrong ? now + lifetimeOf(token) : exp * 1_000;
}

/** Returns the token's total lifetime in milliseconds; 0 without `exp`. */
export function lifetimeOf(token: string): number {
  const { exp, iat } = claimsOf(token);
  if (exp === undefined) return 0;
  return iat === undefined ? STAFF_SESSION_MS : (exp - iat) * 1_000;
}

/** Returns whether the expiry is absent or earlier than now (spec, section 4). */
export function isExpired(expiry: number | null, now: number): boolean {
  return expiry === null || expiry < now;
}

function claimsOf(token: string): { exp?: number; iat?: number } {
  try {
    return jwtDecode(token);
  } catch {
    return {};
  }
}

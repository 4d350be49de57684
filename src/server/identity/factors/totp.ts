import type { TOTP } from 'otpauth';

/** Seconds of one code, and how many before and after are accepted for clocks that differ. */
const PERIOD_S = 30;
const WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

export interface NewSecret {
  /** In base 32, to type by hand. */
  secret: string;
  /** otpauth://, for a QR code. */
  uri: string;
}

/** Returns a random secret for an authenticator app. */
export async function newSecret(site: string, username: string): Promise<NewSecret> {
  const { Secret } = await import('otpauth');
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const totp = await totpOf(secret, { issuer: site, label: username });
  return { secret, uri: totp.toString() };
}

/**
 * Returns the time step of the code (RFC 6238), later than `after`; null when it is wrong or was accepted before.
 * Codes of neighbouring steps count, for a clock that is wrong by half a minute.
 */
export async function stepOfCode(
  secret: string,
  { code, now, after }: { code: string; now: number; after: number },
): Promise<number | null> {
  const totp = await totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(now / 1_000 / PERIOD_S) + delta;
  return step > after ? step : null;
}

async function totpOf(secret: string, about: { issuer?: string; label?: string } = {}): Promise<TOTP> {
  const library = await import('otpauth');
  return new library.TOTP({ ...about, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S });
}

import type { Sealer } from '../passwordSealer.ts';

/** What the browser keeps, sealed, between two calls; the owner binds it to its purpose. */
interface Sealed {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A sign-in whose password was right and whose second step is missing. */
export interface SecondStep extends Sealed {
  accountId: string;
  /** SHA-256 of the password's hash: a password that changes meanwhile ends the step. */
  passwordCheck: string;
  /** The challenge for a passkey; null before it is asked for. */
  challenge: string | null;
}

/** A passkey that is being added. */
export interface PasskeyStep extends Sealed {
  challenge: string;
}

/** The secret of an app that is being added. */
export interface AppStep extends Sealed {
  secret: string;
}

export const STEP_MS = 10 * 60_000;
export const SECOND_STEP = 'second step';
export const passkeyStepOf = (accountId: string) => `passkey of ${accountId}`;
export const appStepOf = (accountId: string) => `app of ${accountId}`;

/** Encrypts a step for its owner. */
export function sealStep(sealer: Sealer, owner: string, step: Sealed): string {
  return sealer.seal(JSON.stringify(step), owner).toString('base64url');
}

/** Returns a sealed step; null when it is another's, was changed or has expired. */
export function openStep<S extends Sealed>(
  sealer: Sealer,
  owner: string,
  { sealed, now }: { sealed: string | null; now: number },
): S | null {
  const text = sealed === null ? null : sealer.open(Buffer.from(sealed, 'base64url'), owner);
  if (text === null) return null;
  const step: S = JSON.parse(text);
  return step.expiresAt > now ? step : null;
}

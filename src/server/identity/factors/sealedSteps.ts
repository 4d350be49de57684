import type { Expiring } from '../sealer.ts';

/** A sign-in whose password or launch was right and whose second step is missing. */
export interface SecondStep extends Expiring {
  accountId: string;
  /** SHA-256 of the password's hash: a password that changes meanwhile ends the step. */
  passwordCheck: string;
  /** The link with a learning platform whose launch took the place of the password; null after a password. */
  identityId: string | null;
  /** The challenge for a passkey; null before it is asked for. */
  challenge: string | null;
}

/** A passkey that is being added. */
export interface PasskeyStep extends Expiring {
  challenge: string;
}

/** The secret of an app that is being added. */
export interface AppStep extends Expiring {
  secret: string;
}

export const STEP_MS = 10 * 60_000;
export const SECOND_STEP = 'second step';
export const passkeyStepOf = (accountId: string) => `passkey of ${accountId}`;
export const appStepOf = (accountId: string) => `app of ${accountId}`;

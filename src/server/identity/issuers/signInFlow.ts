import { type Expiring, openExpiring, type Sealer, sealExpiring } from '../sealer.ts';
import type { AuthorizationChecks } from './IssuerClients.ts';

/** How long a person may take at the issuer. */
export const FLOW_MS = 10 * 60_000;
/** Binds the cookie to its purpose: it opens no other sealed value. */
const OWNER = 'issuer sign-in';

/** A sign-in at an issuer that has begun, as the browser's cookie keeps it. */
export interface SignInFlow extends AuthorizationChecks, Expiring {
  issuer: string;
  /** The session that asked to link its account; null when somebody signs in. */
  link: { accountId: string; sessionId: string } | null;
}

/** Encrypts the flow for the browser's cookie. */
export function sealFlow(sealer: Sealer, flow: SignInFlow): string {
  return sealExpiring(sealer, OWNER, flow);
}

/** Returns the flow of a cookie; null when it is none of ours or has expired. */
export function openFlow(sealer: Sealer, cookie: string | null, now: number): SignInFlow | null {
  return openExpiring<SignInFlow>(sealer, OWNER, { sealed: cookie, now });
}

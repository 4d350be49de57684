import type { Sealer } from '../passwordSealer.ts';
import type { AuthorizationChecks } from './IssuerClients.ts';

/** How long a person may take at the issuer. */
export const FLOW_MS = 10 * 60_000;
/** Binds the cookie to its purpose: it opens no other sealed value. */
const OWNER = 'issuer sign-in';

/** A sign-in at an issuer that has begun, as the browser's cookie keeps it. */
export interface SignInFlow extends AuthorizationChecks {
  issuer: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The session that asked to link its account; null when somebody signs in. */
  link: { accountId: string; sessionId: string } | null;
}

/** Encrypts the flow, so that the browser can neither read nor change it. */
export function sealFlow(sealer: Sealer, flow: SignInFlow): string {
  return sealer.seal(JSON.stringify(flow), OWNER).toString('base64url');
}

/** Returns the flow of a cookie; null when it is none of ours or has expired. */
export function openFlow(sealer: Sealer, cookie: string | null, now: number): SignInFlow | null {
  const text = cookie === null ? null : sealer.open(Buffer.from(cookie, 'base64url'), OWNER);
  if (text === null) return null;
  const flow: SignInFlow = JSON.parse(text);
  return flow.expiresAt > now ? flow : null;
}

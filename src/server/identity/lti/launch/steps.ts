import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '../../../http/handler.ts';
import type { ServiceUrls } from './launchToken.ts';

/** How long the platform, or a person before a page, may take. */
const STEP_MS = 10 * 60_000;
const COOKIE = 'plataforma';
const OWNER = 'lti step';

/** Where an activity of a platform is: its resource link, and the services that came with the launch. */
export interface Place {
  platformId: string;
  deploymentId: string;
  contextId: string;
  resourceLinkId: string;
  urls: ServiceUrls;
}

/** What a launch that goes on in a later request must find again. */
export type Step =
  | { kind: 'login'; platformId: string; state: string; nonce: string; target: string }
  /** A teacher binds an activity to a class or team. */
  | { kind: 'bind'; identityId: string; accountId: string; place: Place }
  /** A pupil chooses a team of the class. */
  | { kind: 'team'; linkId: string; subject: string | null }
  /** A teacher chooses what the platform shall link to. */
  | {
      kind: 'deep';
      accountId: string;
      place: Omit<Place, 'resourceLinkId' | 'urls'>;
      returnUrl: string;
      data: string | null;
    }
  /** Somebody who teaches on the platform links her own account, from her session. */
  | { kind: 'account'; platformId: string; subject: string };

type Kept = Step & { id: string; expiresAt: number };

/** Encrypts a step, so that the browser can neither read nor change it. Returns its id too. */
export function sealStep({ sealer, now }: Services, step: Step): { id: string; sealed: string } {
  const id = randomBytes(16).toString('base64url');
  const kept: Kept = { ...step, id, expiresAt: now() + STEP_MS };
  return { id, sealed: sealer.seal(JSON.stringify(kept), OWNER).toString('base64url') };
}

/** Returns a step of this kind; null when it is none of ours, of another kind, or has expired. */
export function openStep<K extends Step['kind']>(
  { sealer, now }: Services,
  sealed: string | null,
  kind: K,
): (Extract<Step, { kind: K }> & Kept) | null {
  const text = sealed === null ? null : sealer.open(Buffer.from(sealed, 'base64url'), OWNER);
  if (text === null) return null;
  const step: Kept = JSON.parse(text);
  return step.kind === kind && step.expiresAt > now() ? (step as Extract<Step, { kind: K }> & Kept) : null;
}

/** The SHA-256 of a nonce or of a step's id, as stored when it is used. */
export function hashOf(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** Returns the step's cookie of a Cookie header; null without one, or where somebody planted a second. */
export function readStepCookie(header: string | undefined): string | null {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${COOKIE}=`))
    .map((pair) => pair.slice(COOKIE.length + 1));
  return values.length === 1 ? (values[0] ?? null) : null;
}

/**
 * Returns the header that sets the step's cookie; null removes it. The platform's site sends a form to ours, so the cookie needs
 * SameSite=None. In a frame of the platform it is also `Partitioned`, because browsers block other cookies there.
 */
export function stepCookie(value: string | null, isFramed = false): string {
  const age = value === null ? 0 : STEP_MS / 1_000;
  const partition = isFramed ? '; Partitioned' : '';
  return `${COOKIE}=${value ?? ''}; Path=/api/lti; Max-Age=${age}; HttpOnly; Secure; SameSite=None${partition}`;
}

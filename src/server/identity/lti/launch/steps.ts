import { randomBytes } from 'node:crypto';
import type { Services } from '../../../http/handler.ts';
import { sealExpiring } from '../../sealer.ts';
import type { ServiceUrls } from './launchToken.ts';
import { STEP_MS } from './stepCookies.ts';

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
  | { kind: 'team'; linkId: string; subject: string; takesMarks: boolean }
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
  return { id, sealed: sealExpiring(sealer, OWNER, kept) };
}

/** Returns a step of this kind; null when it is none of ours, of another kind, or has expired. */
export function openStep<K extends Step['kind']>(
  { sealer, now }: Services,
  sealed: string | null,
  kind: K,
): (Extract<Step, { kind: K }> & Kept) | null {
  const step = readStep({ sealer }, sealed);
  return step?.kind === kind && step.expiresAt > now() ? (step as Extract<Step, { kind: K }> & Kept) : null;
}

/** Returns a step of any kind, also an expired one; null when it is none of ours. */
export function readStep({ sealer }: Pick<Services, 'sealer'>, sealed: string | null): Kept | null {
  const text = sealed === null ? null : sealer.open(Buffer.from(sealed, 'base64url'), OWNER);
  return text === null ? null : JSON.parse(text);
}

/** Returns the step of the panel's page for linking an account; null without one, or where somebody planted a second. */
export function openAccountStep(services: Services, sealed: readonly string[]) {
  const steps = sealed.map((one) => openStep(services, one, 'account')).filter((step) => step !== null);
  return new Set(steps.map(({ id }) => id)).size === 1 ? (steps[0] ?? null) : null;
}

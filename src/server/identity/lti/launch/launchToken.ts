import { type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Services } from '../../../http/handler.ts';
import type { Platform } from '../platform/platforms.queries.ts';
import { isUrlOfPlatform } from '../platform/platformUrls.ts';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const DEEP_CLAIM = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const MARKS_CLAIM = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const MEMBERS_CLAIM = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';

export const SCOPES = {
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  lineItem: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

/** Never `none` nor an algorithm with a shared secret: the platform's public key would be that secret. */
const ALGORITHMS = ['RS256', 'ES256'];
/** Difference between two clocks that is no fault, and the age of the oldest token. */
const TOLERANCE_S = 60;
const TOKEN_MAX_AGE_S = 10 * 60;
/** Lengths of the standard's ids, and of what we send back unread. */
const ID_MAX_CHARS = 255;
const DATA_MAX_CHARS = 8_000;

const ltiId = z.string().check(z.minLength(1), z.maxLength(ID_MAX_CHARS));
const url = z.string().check(z.maxLength(2_000));
const common = {
  sub: ltiId,
  nonce: z.string(),
  email: z.optional(z.string()),
  /** Some platforms send texts. */
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  [`${CLAIM}version`]: z.literal('1.3.0'),
  [`${CLAIM}deployment_id`]: ltiId,
  [`${CLAIM}roles`]: z.array(z.string()),
};
const context = z.object({ id: ltiId });
const resourceLaunch = z.object({
  ...common,
  [`${CLAIM}target_link_uri`]: url,
  [`${CLAIM}context`]: context,
  [`${CLAIM}resource_link`]: z.object({ id: ltiId }),
  [`${CLAIM}custom`]: z.optional(z.record(z.string(), z.unknown())),
  [MARKS_CLAIM]: z.optional(
    z.object({ scope: z.array(z.string()), lineitem: z.optional(url), lineitems: z.optional(url) }),
  ),
  [MEMBERS_CLAIM]: z.optional(z.object({ context_memberships_url: url })),
});
const deepLaunch = z.object({
  ...common,
  [`${CLAIM}context`]: context,
  [`${DEEP_CLAIM}deep_linking_settings`]: z.object({
    deep_link_return_url: url,
    accept_types: z.array(z.string()),
    data: z.optional(z.string().check(z.maxLength(DATA_MAX_CHARS))),
  }),
});

/** Services of a platform for one activity: marks (AGS) and the list of the course (NRPS). */
export interface ServiceUrls {
  lineItemUrl: string | null;
  lineItemsUrl: string | null;
  membersUrl: string | null;
}

/** What a verified launch says. */
export interface Launch {
  subject: string;
  email: string | null;
  /** The platform says that nobody checked the address. */
  isEmailRefuted: boolean;
  roles: readonly string[];
  deploymentId: string;
  contextId: string;
  what:
    | { kind: 'resource'; resourceLinkId: string; binding: string | null; urls: ServiceUrls }
    | { kind: 'deep'; returnUrl: string; data: string | null };
}

/** Thrown when a launch fails a check. The message goes to the log, so it holds no personal data. */
export class LaunchError extends Error {
  override name = 'LaunchError';
}

/**
 * Verifies the ID token of a launch (1EdTech Security Framework, section 5.1.3) and returns what it says: signature by a key of
 * the registered URL, algorithm, issuer, audience and authorized party, times, nonce, version, deployment, message type and
 * destination. Throws LaunchError, an error of jose, or PlatformError.
 */
export async function verifyLaunch(
  { platformKeys, signIn, now }: Services,
  platform: Platform,
  token: string,
  expected: { nonce: string; target: string },
): Promise<Launch> {
  const { payload } = await jwtVerify(token, platformKeys.keyOf(platform), {
    algorithms: ALGORITHMS,
    issuer: platform.issuer,
    audience: platform.clientId,
    currentDate: new Date(now()),
    clockTolerance: TOLERANCE_S,
    maxTokenAge: TOKEN_MAX_AGE_S,
    requiredClaims: ['exp', 'iat', 'nonce', 'sub'],
  });
  requireParty(payload, platform.clientId);
  if (payload.nonce !== expected.nonce) throw new LaunchError('The nonce is of another launch.');
  const launch = launchOf(payload, expected.target, (url) => isUrlOfPlatform(platform, url, signIn.privatePlatforms));
  if (!platform.deploymentIds.includes(launch.deploymentId)) throw new LaunchError('The deployment is not registered.');
  return launch;
}

/** A token for several tools must say that it was made for us (OpenID Connect Core, section 3.1.3.7). */
function requireParty({ aud, azp }: JWTPayload, clientId: string): void {
  const isForMany = Array.isArray(aud) && aud.length > 1;
  if ((isForMany || azp !== undefined) && azp !== clientId) throw new LaunchError('The token is for another party.');
}

/** Whether the platform may name this URL. */
type IsAllowed = (url: string) => boolean;

function launchOf(payload: JWTPayload, target: string, isAllowed: IsAllowed): Launch {
  const type = payload[`${CLAIM}message_type`];
  if (type === 'LtiResourceLinkRequest') return resourceOf(payload, target, isAllowed);
  if (type === 'LtiDeepLinkingRequest') return deepOf(payload, isAllowed);
  throw new LaunchError('The message is of an unknown type.');
}

function resourceOf(payload: JWTPayload, target: string, isAllowed: IsAllowed): Launch {
  const claims = parsed(resourceLaunch, payload);
  if (claims[`${CLAIM}target_link_uri`] !== target) throw new LaunchError('The destination changed.');
  const binding = claims[`${CLAIM}custom`]?.ligacao;
  const marks = claims[MARKS_CLAIM];
  const safe = (address: string | undefined) => (address && isAllowed(address) ? address : null);
  const mayScore = marks?.scope.includes(SCOPES.score) ?? false;
  const mayCreate = marks?.scope.includes(SCOPES.lineItem) ?? false;
  return {
    ...personOf(claims),
    what: {
      kind: 'resource',
      resourceLinkId: claims[`${CLAIM}resource_link`].id,
      binding: typeof binding === 'string' ? binding : null,
      urls: {
        lineItemUrl: mayScore ? safe(marks?.lineitem) : null,
        lineItemsUrl: mayScore && mayCreate ? safe(marks?.lineitems) : null,
        membersUrl: safe(claims[MEMBERS_CLAIM]?.context_memberships_url),
      },
    },
  };
}

function deepOf(payload: JWTPayload, isAllowed: IsAllowed): Launch {
  const claims = parsed(deepLaunch, payload);
  const settings = claims[`${DEEP_CLAIM}deep_linking_settings`];
  if (!settings.accept_types.includes('ltiResourceLink')) throw new LaunchError('The platform takes no activities.');
  const { deep_link_return_url: returnUrl, data = null } = settings;
  if (!isAllowed(returnUrl)) throw new LaunchError('The way back is no address of a platform.');
  return { ...personOf(claims), what: { kind: 'deep', returnUrl, data } };
}

function personOf(claims: z.output<typeof deepLaunch> | z.output<typeof resourceLaunch>): Omit<Launch, 'what'> {
  return {
    subject: claims.sub,
    email: claims.email?.trim() || null,
    isEmailRefuted: String(claims.email_verified ?? true).toLowerCase() !== 'true',
    roles: claims[`${CLAIM}roles`],
    deploymentId: claims[`${CLAIM}deployment_id`],
    contextId: claims[`${CLAIM}context`].id,
  };
}

function parsed<S extends z.ZodMiniType>(schema: S, payload: JWTPayload): z.output<S> {
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  throw new LaunchError(
    `Claims are missing or wrong: ${result.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
  );
}

import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Services } from '../../../http/handler.ts';
import { Refusal } from '../../../http/Refusal.ts';
import { fetchPlatform, type PlatformAnswer, type PlatformRequest } from '../platform/fetchPlatform.ts';
import type { Platform } from '../platform/platforms.queries.ts';
import { signingKey } from '../platform/toolKeys.ts';

const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const ASSERTION_LIFE_S = 60;

/** Calls a service of a platform with a token. */
export type ServiceCall = (url: string, request: PlatformRequest) => Promise<PlatformAnswer>;

/**
 * Gets a token of a platform for these scopes, with a statement signed by our key instead of a secret (client_credentials,
 * Security Framework section 4.1), and returns the function that calls its services. Refuses with platformAway.
 */
export async function openService(
  services: Services,
  platform: Platform,
  scopes: readonly string[],
): Promise<ServiceCall> {
  const { privatePlatforms } = services.signIn;
  const assertion = await signAssertion(services, platform);
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_assertion_type: ASSERTION,
    client_assertion: assertion,
    scope: scopes.join(' '),
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  const request = { method: 'POST', headers, body } as const;
  const answer = await away(fetchPlatform(platform.tokenUrl, request, privatePlatforms));
  const token = answer.status === 200 ? jsonOf(answer).access_token : undefined;
  if (typeof token !== 'string') throw platformAway(new Error(`The token endpoint answered ${answer.status}.`));
  return (url, { headers: more, ...rest }) =>
    fetchPlatform(url, { ...rest, headers: { ...more, authorization: `Bearer ${token}` } }, privatePlatforms);
}

async function signAssertion(services: Services, { clientId, tokenUrl }: Platform): Promise<string> {
  const signer = await signingKey(services.db, services);
  if (signer === null) throw new Refusal('noService');
  const now = Math.floor(services.now() / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'RS256', kid: signer.kid, typ: 'JWT' })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(tokenUrl)
    .setIssuedAt(now)
    .setExpirationTime(now + ASSERTION_LIFE_S)
    .setJti(randomUUID())
    .sign(signer.key);
}

/** Returns the answer's JSON object; an empty one when it is none. */
export function jsonOf({ text }: PlatformAnswer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Turns a call that fails into the refusal platformAway, with the cause for the log. */
export function away<T>(call: Promise<T>): Promise<T> {
  return call.catch((cause: unknown) => {
    throw platformAway(cause);
  });
}

export function platformAway(cause: unknown): Refusal {
  return Object.assign(new Refusal('platformAway'), { cause });
}

/** Returns the next page of the same service, so that the token is sent to no other; null on the last. */
export function nextPage({ headers }: PlatformAnswer, from: string): string | null {
  const links = [headers.link ?? []].flat().join(',').split('<').slice(1);
  const [url] = links.map((link) => link.split('>', 2)).find(([, parameters = '']) => isNext(parameters)) ?? [];
  if (url === undefined || !URL.canParse(url, from)) return null;
  const next = new URL(url, from);
  return next.origin === new URL(from).origin ? next.href : null;
}

/** Whether these parameters of a link (RFC 8288) have the relation `next`. */
function isNext(parameters: string): boolean {
  return parameters.split(/[;,]/).some((one) => one.replaceAll('"', '').trim().toLowerCase() === 'rel=next');
}

import { randomBytes } from 'node:crypto';
import { LTI_PATHS } from '#contract/identity/ltiRoutes.ts';
import type { Services } from '../../../http/handler.ts';
import { findPlatformsByIssuer, type Platform } from '../platform/platforms.queries.ts';
import { LaunchError } from './launchToken.ts';
import { sealStep } from './steps.ts';

const PARAMETER_MAX_CHARS = 4_000;

/** A platform's request to begin a launch (Security Framework, section 5.1.1.1), checked. */
export interface Initiation {
  platform: Platform;
  /** Where the launch wants to go: one of our own two addresses. */
  target: string;
  isDeep: boolean;
  parameters: Readonly<Record<string, string>>;
}

/** Returns the addresses that a platform is given. Throws LaunchError where the installation has no public address. */
export function toolUrls({ signIn: { publicUrl } }: Pick<Services, 'signIn'>) {
  if (publicUrl === null) throw new LaunchError('The installation has no public address.');
  const at = (path: string) => `${publicUrl}/api${path}`;
  return {
    login: at(LTI_PATHS.login),
    launch: at(LTI_PATHS.launch),
    deepLink: at(LTI_PATHS.deepLink),
    keys: at(LTI_PATHS.keys),
  };
}

/**
 * Checks a request to begin a launch: the destination must be one of our own two addresses, which prevents an open redirect,
 * and the platform must be registered. Throws LaunchError.
 */
export async function readInitiation(services: Services, given: unknown): Promise<Initiation> {
  const urls = toolUrls(services);
  const parameters = textsOf(given);
  const { iss, login_hint: hint, target_link_uri: target = '', client_id: clientId } = parameters;
  if (!iss || !hint) throw new LaunchError('The issuer or the person is missing.');
  if (target !== urls.launch && target !== urls.deepLink) throw new LaunchError('The destination is not ours.');
  const known = await findPlatformsByIssuer(services.db, iss);
  const [platform, another] = known.filter((one) => clientId === undefined || one.clientId === clientId);
  if (platform === undefined || another !== undefined) throw new LaunchError('The platform is not registered.');
  const deployment = parameters.lti_deployment_id;
  if (deployment !== undefined && !platform.deploymentIds.includes(deployment)) {
    throw new LaunchError('The deployment is not registered.');
  }
  return { platform, target, isDeep: target === urls.deepLink, parameters };
}

/** Returns where the browser goes to be identified by the platform, and the cookie that it brings back. */
export function authorizeAt(services: Services, { platform, target, parameters }: Initiation) {
  const [state, nonce] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const { sealed } = sealStep(services, { kind: 'login', platformId: platform.id, state, nonce, target });
  const url = new URL(platform.authorizeUrl);
  const { login_hint: hint = '', lti_message_hint: messageHint } = parameters;
  const wanted: Record<string, string> = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: toolUrls(services).launch,
    login_hint: hint,
    state,
    nonce,
    ...(messageHint !== undefined && { lti_message_hint: messageHint }),
  };
  for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
  return { url: url.href, state, cookie: sealed };
}

function textsOf(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {};
  const texts = Object.entries(given).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  if (texts.some(([, value]) => value.length > PARAMETER_MAX_CHARS)) throw new LaunchError('A parameter is too long.');
  return Object.fromEntries(texts);
}

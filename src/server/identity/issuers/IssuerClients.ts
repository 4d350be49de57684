import type { Configuration } from 'openid-client';
import { type Issuer, isSafeUrl, type SignInSettings } from '../../config/signInConfig.ts';
import { Refusal } from '../../http/Refusal.ts';

const TIMEOUT_S = 5;
/** How long what an issuer says of itself is believed before it is asked again. */
const KEEP_MS = 60 * 60_000;
/** A sign-out does not wait longer for an issuer's address. */
const SIGN_OUT_WAIT_MS = 1_500;
const CALLBACK = '/api/login/issuer/callback';

/** What a sign-in that has begun must find again when the issuer answers. */
export interface AuthorizationChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** What a verified ID token says. */
export interface IdentityClaims {
  subject: string;
  email: string | null;
  verified: boolean | null;
}

/**
 * Speaks OpenID Connect with the configured issuers: authorization code flow with PKCE (S256), state and nonce. The library is
 * loaded, and an issuer's metadata are read, when somebody first uses them.
 */
export class IssuerClients {
  readonly #settings: SignInSettings;
  readonly #known = new Map<string, { at: number; found: Promise<Configuration> }>();

  constructor(settings: SignInSettings) {
    this.#settings = settings;
  }

  /** Returns the issuer with this id in our settings; undefined when there is none. */
  find(id: string): Issuer | undefined {
    return this.#settings.issuers.find((issuer) => issuer.id === id);
  }

  /** Returns the issuer with this URL; undefined when it is no longer configured. */
  findByUrl(url: string): Issuer | undefined {
    return this.#settings.issuers.find((issuer) => issuer.url === url);
  }

  /** Returns where the browser goes to sign in, and what the answer is checked against. Refuses with issuerAway. */
  async begin(issuer: Issuer): Promise<{ url: string; checks: AuthorizationChecks }> {
    const [client, configuration] = await Promise.all([library(), this.#configuration(issuer)]);
    const checks = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: `${this.#settings.publicUrl}${CALLBACK}`,
      scope: 'openid email',
      response_type: 'code',
      code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      state: checks.state,
      nonce: checks.nonce,
      // On a shared computer the next person is not the last one.
      prompt: promptOf(configuration),
    });
    return { url: url.href, checks };
  }

  /**
   * Exchanges the code of an issuer's answer and returns what the ID token says. The library checks state, `iss` (RFC 9207),
   * signature, issuer, audience, expiry and nonce. Refuses with issuerDenied when the person cancelled, with issuerAway when
   * the issuer does not answer, and otherwise with issuerFailed, whose cause is for the log.
   */
  async finish(issuer: Issuer, query: string, checks: AuthorizationChecks): Promise<IdentityClaims> {
    const [client, configuration] = await Promise.all([library(), this.#configuration(issuer)]);
    try {
      const tokens = await client.authorizationCodeGrant(
        configuration,
        new URL(`${this.#settings.publicUrl}${CALLBACK}?${query}`),
        {
          pkceCodeVerifier: checks.verifier,
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The token endpoint returned no ID token.');
      const about = await withAddress(client, configuration, { accessToken: tokens.access_token, claims });
      const { email, email_verified: verified } = about;
      return {
        subject: claims.sub,
        email: typeof email === 'string' && email !== '' ? email : null,
        verified: typeof verified === 'boolean' ? verified : null,
      };
    } catch (error) {
      throw refusalOf(client, error);
    }
  }

  /** Returns where a sign-out at the issuer begins; null when it offers none or does not answer soon. */
  async signOutUrl(issuer: Issuer): Promise<string | null> {
    const late = new Promise<null>((resolve) => setTimeout(resolve, SIGN_OUT_WAIT_MS, null).unref());
    const configuration = await Promise.race([this.#configuration(issuer).catch(() => null), late]);
    const endpoint = configuration?.serverMetadata().end_session_endpoint;
    if (endpoint === undefined || !isSafeUrl(endpoint)) return null;
    const url = new URL(endpoint);
    url.searchParams.set('client_id', issuer.clientId);
    url.searchParams.set('post_logout_redirect_uri', `${this.#settings.publicUrl}/login`);
    return url.href;
  }

  /** A failed discovery is not kept, so that the next try asks again. */
  #configuration(issuer: Issuer): Promise<Configuration> {
    const known = this.#known.get(issuer.id);
    if (known !== undefined && performance.now() - known.at < KEEP_MS) return known.found;
    const found = discover(issuer).catch((cause) => {
      this.#known.delete(issuer.id);
      throw Object.assign(new Refusal('issuerAway'), { cause });
    });
    this.#known.set(issuer.id, { at: performance.now(), found });
    return found;
  }
}

function promptOf(configuration: Configuration): string {
  const { prompt_values_supported: supported } = configuration.serverMetadata();
  return Array.isArray(supported) && !supported.includes('select_account') ? 'login' : 'select_account';
}

/** Reads the address at the userinfo endpoint, where the issuer puts none into its ID tokens. */
async function withAddress(
  client: Awaited<ReturnType<typeof library>>,
  configuration: Configuration,
  { accessToken, claims }: { accessToken: string; claims: Record<string, unknown> & { sub: string } },
): Promise<Record<string, unknown>> {
  if (claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
  return client.fetchUserInfo(configuration, accessToken, claims.sub);
}

function library() {
  return import('openid-client');
}

async function discover({ url, clientId, clientSecret }: Issuer): Promise<Configuration> {
  const client = await library();
  // Signatures of ID tokens are checked too, although they come from the token endpoint itself.
  const execute = [client.enableNonRepudiationChecks];
  // Only a loopback address may be plain HTTP (signInConfig.ts).
  if (url.startsWith('http:')) execute.push(client.allowInsecureRequests);
  return client.discovery(new URL(url), clientId, undefined, client.ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_S,
    execute,
  });
}

function refusalOf(client: Awaited<ReturnType<typeof library>>, error: unknown): Refusal {
  if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied') {
    return new Refusal('issuerDenied');
  }
  const isAway = error instanceof client.ClientError && ['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(error.code ?? '');
  // fetch throws a TypeError when a connection fails.
  const failed = isAway || (error instanceof TypeError && error.message === 'fetch failed');
  return Object.assign(new Refusal(failed ? 'issuerAway' : 'issuerFailed'), { cause: error });
}

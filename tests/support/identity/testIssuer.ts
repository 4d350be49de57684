import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider, ProviderContext } from 'oidc-provider';
import type { Issuer } from '#server/config/signInConfig.ts';

/** Claims of a person at the issuer; `sub` is the key under which she signs in. */
interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

type Claims = Record<string, unknown>;
type Header = { alg: string; kid?: string };

/** An OpenID provider (oidc-provider) on loopback, which signs its current person in without asking. */
export interface TestIssuer {
  settings: Issuer;
  /** Who signs in next; null: the person cancels. */
  person: Person | null;
  /** Changes the ID token of the next answers, which is then signed again unless it returns 'oldSignature'. */
  tamper: ((header: Header, claims: Claims) => unknown) | null;
  /** Bodies of the token requests so far. */
  exchanges: URLSearchParams[];
  close(): Promise<void>;
}

const SECRET = 'a-client-secret-for-tests-only-0123456789';

/** Starts a provider whose client may come back to `redirectUri`. */
export async function startTestIssuer(
  id: string,
  publicUrl: string,
  settings: Partial<Issuer> = {},
): Promise<TestIssuer> {
  // The provider warns about the runtime while it loads.
  const { warn, info } = console;
  console.warn = console.info = () => undefined;
  const { Provider, interactionPolicy } = await import('oidc-provider');
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: `key-of-${id}`, alg: 'RS256', use: 'sig' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: TestIssuer = {
    settings: {
      id,
      name: `Escola ${id}`,
      url,
      clientId: 'game',
      clientSecret: SECRET,
      domains: [],
      trustsEmail: false,
      ...settings,
    },
    person: null,
    tamper: null,
    exchanges: [],
    close: () => closeServer(server),
  };
  const people = new Map<string, Person>();
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'game',
        client_secret: SECRET,
        redirect_uris: [`${publicUrl}/api/login/issuer/callback`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['a-cookie-key'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { logoutSource: askToLeave } },
    interactions: { policy, url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_ctx: unknown, sub: string) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    loadExistingGrant: grantEverything,
    ttl: { Session: 600, Grant: 600, Interaction: 600, IdToken: 600, AccessToken: 600 },
  });
  console.warn = warn;
  console.info = info;
  provider.use(async (ctx, next) => {
    if (ctx.path.startsWith('/interaction/')) return finishInteraction(provider, ctx, state, people);
    await next();
    if (ctx.path !== '/token') return;
    state.exchanges.push(new URLSearchParams(ctx.oidc?.body));
    if (state.tamper && ctx.body?.id_token) ctx.body.id_token = resign(ctx.body.id_token, state.tamper, privateKey);
  });
  server.on('request', provider.callback());
  return state;
}

async function finishInteraction(
  provider: Provider,
  context: ProviderContext,
  { person }: TestIssuer,
  people: Map<string, Person>,
): Promise<void> {
  context.respond = false;
  if (person !== null) people.set(person.sub, person);
  const result =
    person === null ? { error: 'access_denied' } : { login: { accountId: person.sub }, select_account: {} };
  await provider.interactionFinished(context.req, context.res, result);
}

/** The issuer's own question at a sign-out, without anything from elsewhere. */
async function askToLeave(context: { body?: unknown }, form: string): Promise<void> {
  context.body = `<!doctype html><title>Sair</title>${form}`;
}

async function grantEverything({ oidc }: Required<ProviderContext>): Promise<object> {
  const { client, session, provider } = oidc;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email');
  await grant.save();
  return grant;
}

/** Signs the changed token with the issuer's own key, or leaves the signature out for `alg` 'none'. */
function resign(token: string, change: NonNullable<TestIssuer['tamper']>, key: KeyObject): string {
  const [first = '', second = '', signature] = token.split('.');
  const [header, claims] = [first, second].map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  const changed = change(header, claims);
  const body = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  if (changed === 'oldSignature') return `${body}.${signature}`;
  if (header.alg === 'none') return `${body}.`;
  return `${body}.${createSign('RSA-SHA256').update(body).sign(key).toString('base64url')}`;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Follows redirects as a browser with cookies does, and returns the first address outside `issuerUrl`. */
export async function visitIssuer(start: string, issuerUrl: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = start;
  for (let hops = 0; hops < 10; hops += 1) {
    if (!next.startsWith(issuerUrl)) return next;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The issuer answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error('The issuer redirects without end.');
}

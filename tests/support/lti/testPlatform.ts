import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { PlatformInput } from '#contract/identity/ltiForms.ts';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const COURSE_ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
const ASSERTION = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

const CLIENT = 'cliente-do-jogo';
const DEPLOYMENT = '7';

/** Somebody of the platform's course. */
export interface Member {
  sub: string;
  role: 'Instructor' | 'Learner';
  email?: string;
  given_name?: string;
  name?: string;
  status?: 'Active' | 'Inactive';
}

/** What the next launch is about. */
export interface NextLaunch {
  member: Member;
  /** The resource link; null: a request to choose content. */
  resourceLinkId: string | null;
  /** Parameters that the platform keeps with the activity. */
  custom?: Record<string, string>;
  /** Whether the platform takes marks and gives the list of its course. */
  services?: boolean;
}

type Key = Awaited<ReturnType<typeof newKey>>;

/**
 * A learning platform on loopback, written from the 1EdTech texts: Security Framework 1.0 (sections 4.1, 5.1), LTI Core 1.3,
 * Deep Linking 2.0, Assignment and Grade Services 2.0, Names and Role Provisioning Services 2.0. It checks what a tool sends
 * as the standard asks, and keeps it for tests.
 */
export class TestPlatform {
  readonly url: string;
  readonly #server: Server;
  /** Published keys by kid; the last one signs. */
  keys: Key[];
  next: NextLaunch | null = null;
  members: Member[] = [];
  /** Members that one page has at most. */
  membersPage = 2;
  /** Where the tool's keys are; the tool is asked for them as a platform would. */
  toolKeysUrl = '';
  /** Addresses to which the platform sends a launch, as registered there. */
  redirectUris: string[] = [];
  /** Where the launch page of the platform sends the browser, and the tool's two destinations. */
  tool = { login: '', launch: '', deepLink: '' };
  /** Answers to scores by person; 200 without one. */
  scoreStatus = new Map<string, number>();
  scores: { userId: string; scoreGiven: number; scoreMaximum: number; comment: string; path: string }[] = [];
  /** Waits so long before it takes a score, and how many came at the same time at most. */
  scoreDelayMs = 0;
  mostScores = 0;
  #scoresNow = 0;
  lineItems: { id: string; resourceId: string; resourceLinkId: string; scoreMaximum: number }[] = [];
  /** Whether it ignores by what line items are asked for, as some platforms do. */
  ignoresFilters = false;
  /** Where the next page of members is; its own address without one. */
  nextMembersAt: string | null = null;
  /** Content items that tools returned, with the rest of the message. */
  returned: JWTPayload[] = [];
  jwksReads = 0;
  jwksStatus = 200;
  tokenRequests = 0;
  /** Answers every call of a service with this status. */
  brokenStatus: number | null = null;
  #tokens = new Map<string, string[]>();

  private constructor(server: Server, key: Key) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.keys = [key];
    server.on('request', (request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
  }

  static async start(): Promise<TestPlatform> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TestPlatform(server, await newKey());
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** What an administrator enters into the tool. */
  registration(more: Partial<PlatformInput> = {}): PlatformInput {
    return {
      name: 'Moodle da Escola',
      issuer: this.url,
      clientId: CLIENT,
      deploymentIds: [DEPLOYMENT],
      authorizeUrl: `${this.url}/auth`,
      tokenUrl: `${this.url}/token`,
      jwksUrl: `${this.url}/jwks`,
      trustsEmail: false,
      emailDomains: [],
      ...more,
    };
  }

  /** Publishes a new key beside the old ones and signs with it from now on. */
  async rotate(): Promise<void> {
    this.keys.push(await newKey());
  }

  /** Where its services are, as a launch says. */
  serviceUrls() {
    const course = `${this.url}/courses/3`;
    return { lineItemsUrl: `${course}/lineitems?type_id=4`, membersUrl: `${course}/members` };
  }

  /** Returns the claims of a launch with this nonce (LTI Core, section 5). */
  claims(launch: NextLaunch, nonce: string, now: number): Record<string, unknown> {
    const { member, resourceLinkId, custom, services = false } = launch;
    const at = Math.floor(now / 1_000);
    return {
      iss: this.url,
      aud: CLIENT,
      sub: member.sub,
      iat: at,
      exp: at + 300,
      nonce,
      ...(member.email !== undefined && { email: member.email }),
      name: member.name ?? 'Pessoa de Teste',
      [`${CLAIM}version`]: '1.3.0',
      [`${CLAIM}deployment_id`]: DEPLOYMENT,
      [`${CLAIM}roles`]: [`${COURSE_ROLE}${member.role}`],
      [`${CLAIM}context`]: { id: 'disciplina-3', title: 'Cidadania' },
      ...(resourceLinkId === null ? this.#deepClaims() : this.#resourceClaims(resourceLinkId, custom)),
      ...(services && {
        'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
          scope: [
            'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
            'https://purl.imsglobal.org/spec/lti-ags/scope/score',
          ],
          lineitems: this.serviceUrls().lineItemsUrl,
        },
        'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
          context_memberships_url: this.serviceUrls().membersUrl,
          service_versions: ['2.0'],
        },
      }),
    };
  }

  #resourceClaims(id: string, custom: Record<string, string> = {}) {
    return {
      [`${CLAIM}message_type`]: 'LtiResourceLinkRequest',
      [`${CLAIM}target_link_uri`]: this.tool.launch,
      [`${CLAIM}resource_link`]: { id, title: 'Conselho Galáctico' },
      [`${CLAIM}custom`]: custom,
    };
  }

  #deepClaims() {
    return {
      [`${CLAIM}message_type`]: 'LtiDeepLinkingRequest',
      'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
        deep_link_return_url: `${this.url}/return`,
        accept_types: ['ltiResourceLink'],
        accept_presentation_document_targets: ['iframe', 'window'],
        data: 'csrf-da-plataforma',
      },
    };
  }

  /** Signs claims with the newest key; `header` and `key` are for attacks. */
  async sign(claims: Record<string, unknown>, header: Record<string, unknown> = {}): Promise<string> {
    const key = this.keys.at(-1);
    if (key === undefined) throw new Error('The platform has no key.');
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(key.privateKey);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const json = (status: number, body: unknown, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    if (url.pathname === '/jwks') {
      this.jwksReads += 1;
      if (this.jwksStatus !== 200) return void json(this.jwksStatus, {});
      return void json(200, { keys: this.keys.map(({ publicJwk }) => publicJwk) });
    }
    if (url.pathname === '/course') return void this.#course(url, response);
    if (url.pathname === '/auth') return this.#authorize(url, response);
    const body = await bodyOf(request);
    if (url.pathname === '/token') return void json(...(await this.#token(new URLSearchParams(body))));
    if (url.pathname === '/return') return this.#takeReturn(new URLSearchParams(body), response);
    const scopes = this.#tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '') ?? [];
    if (this.brokenStatus !== null) return void json(this.brokenStatus, {});
    if (!hasMediaType(request, url.pathname)) return void json(request.method === 'GET' ? 406 : 415, {});
    if (url.pathname.endsWith('/members')) return void json(...this.#listMembers(url, scopes));
    if (url.pathname.endsWith('/lineitems')) return void json(...this.#answerLineItems({ request, url, body, scopes }));
    if (url.pathname.endsWith('/scores')) return void json(...(await this.#takeScore(url, body, scopes)));
    json(404, {});
  }

  /** A page of the course, which opens the tool in a frame or, with `?janela`, in this window. */
  #course(url: URL, response: ServerResponse): void {
    const target = this.next?.resourceLinkId === null ? this.tool.deepLink : this.tool.launch;
    const query = new URLSearchParams({
      iss: this.url,
      login_hint: this.next?.member.sub ?? '',
      target_link_uri: target,
      client_id: CLIENT,
      lti_deployment_id: DEPLOYMENT,
      lti_message_hint: 'mensagem',
    });
    const start = `${this.tool.login}?${query}`.replaceAll('&', '&amp;');
    const shown = url.searchParams.has('janela')
      ? `<a href="${start}">Abrir a atividade</a>`
      : `<iframe title="Atividade" src="${start}" width="900" height="600"></iframe>`;
    html(response, `<h1>Disciplina de Cidadania</h1>${shown}`);
  }

  /** Identifies the person and sends the launch with a form (Security Framework, section 5.1.1.3). */
  async #authorize(url: URL, response: ServerResponse): Promise<void> {
    const asked = Object.fromEntries(url.searchParams);
    const wanted = {
      scope: 'openid',
      response_type: 'id_token',
      response_mode: 'form_post',
      prompt: 'none',
      client_id: CLIENT,
    };
    for (const [name, value] of Object.entries(wanted)) {
      if (asked[name] !== value) throw new Error(`${name} is ${asked[name]}, not ${value}.`);
    }
    const { redirect_uri: redirect = '', state = '', nonce = '', login_hint: hint } = asked;
    if (!this.redirectUris.includes(redirect)) throw new Error(`${redirect} is not registered.`);
    if (this.next === null || hint !== this.next.member.sub) throw new Error('Nobody launches.');
    const token = await this.sign(this.claims(this.next, nonce, Date.now()));
    html(
      response,
      `<form method="post" action="${redirect}"><input type="hidden" name="id_token" value="${token}">
<input type="hidden" name="state" value="${state}"></form><script>document.forms[0].submit()</script>`,
    );
  }

  /** Gives a token to who proves to be the tool with its key (Security Framework, section 4.1). */
  async #token(given: URLSearchParams): Promise<[number, unknown]> {
    this.tokenRequests += 1;
    if (given.get('grant_type') !== 'client_credentials' || given.get('client_assertion_type') !== ASSERTION) {
      return [400, { error: 'unsupported_grant_type' }];
    }
    const keys = createRemoteJWKSet(new URL(this.toolKeysUrl), { cooldownDuration: 0 });
    const options = {
      issuer: CLIENT,
      subject: CLIENT,
      audience: `${this.url}/token`,
      requiredClaims: ['jti', 'exp', 'iat'],
    };
    try {
      await jwtVerify(given.get('client_assertion') ?? '', keys, { ...options, currentDate: this.clock() });
    } catch (error) {
      return [401, { error: 'invalid_client', error_description: String(error) }];
    }
    const token = randomUUID();
    this.#tokens.set(token, (given.get('scope') ?? '').split(' '));
    return [200, { access_token: token, token_type: 'Bearer', expires_in: 3600, scope: given.get('scope') }];
  }

  /** The tool's clock may be a fixed one. */
  clock: () => Date = () => new Date();

  async #takeReturn(given: URLSearchParams, response: ServerResponse): Promise<void> {
    const keys = createRemoteJWKSet(new URL(this.toolKeysUrl), { cooldownDuration: 0 });
    const { payload } = await jwtVerify(given.get('JWT') ?? '', keys, {
      issuer: CLIENT,
      audience: this.url,
      currentDate: this.clock(),
    });
    this.returned.push(payload);
    html(response, '<h1>Atividade acrescentada</h1>');
  }

  #listMembers(url: URL, scopes: string[]): [number, unknown, Record<string, string>] {
    const isAllowed = scopes.some((scope) => scope.endsWith('contextmembership.readonly'));
    if (!isAllowed) return [403, {}, {}];
    const page = Number(url.searchParams.get('page') ?? 0);
    const role = url.searchParams.get('role');
    // It gives smaller pages than it is asked for, as platforms may.
    const size = Math.min(Number(url.searchParams.get('limit') ?? 100), this.membersPage);
    const wanted = this.members.filter((member) => role === null || member.role === role);
    const members = wanted.slice(page * size, (page + 1) * size).map(({ sub, role, status = 'Active', ...rest }) => ({
      user_id: sub,
      roles: [`${COURSE_ROLE}${role}`],
      status,
      ...rest,
    }));
    const hasMore = wanted.length > (page + 1) * size;
    const next = new URLSearchParams({ ...Object.fromEntries(url.searchParams), page: String(page + 1) });
    const link = `<${this.nextMembersAt ?? this.url}${url.pathname}?${next}>; rel="next"`;
    return [200, { id: url.href, context: { id: 'disciplina-3' }, members }, hasMore ? { link } : {}];
  }

  #answerLineItems({
    request,
    url,
    body,
    scopes,
  }: {
    request: IncomingMessage;
    url: URL;
    body: string;
    scopes: string[];
  }): [number, unknown] {
    if (!scopes.some((scope) => scope.endsWith('scope/lineitem'))) return [403, {}];
    if (request.method === 'GET') {
      const wanted = url.searchParams.get('resource_link_id');
      return [200, this.lineItems.filter(({ resourceLinkId }) => this.ignoresFilters || resourceLinkId === wanted)];
    }
    const id = `${this.url}${url.pathname}/${this.lineItems.length + 1}/lineitem?type_id=4`;
    const item = { ...JSON.parse(body), id };
    this.lineItems.push(item);
    return [201, item];
  }

  async #takeScore(url: URL, body: string, scopes: string[]): Promise<[number, unknown]> {
    this.#scoresNow += 1;
    this.mostScores = Math.max(this.mostScores, this.#scoresNow);
    await new Promise((done) => setTimeout(done, this.scoreDelayMs));
    this.#scoresNow -= 1;
    if (!scopes.some((scope) => scope.endsWith('scope/score'))) return [403, {}];
    const score = JSON.parse(body);
    const status = this.scoreStatus.get(score.userId) ?? 200;
    if (status < 300) this.scores.push({ ...score, path: url.pathname + url.search });
    return [status, {}];
  }
}

async function newKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  return { kid, privateKey, publicKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

const MEDIA_TYPES = [
  ['/members', 'GET', 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json'],
  ['/lineitems', 'GET', 'application/vnd.ims.lis.v2.lineitemcontainer+json'],
  ['/lineitems', 'POST', 'application/vnd.ims.lis.v2.lineitem+json'],
  ['/scores', 'POST', 'application/vnd.ims.lis.v1.score+json'],
] as const;

/** Whether a call of a service accepts and sends what the standards name (AGS 2.0, section 3; NRPS 2.0, section 2.4). */
function hasMediaType({ method, headers }: IncomingMessage, path: string): boolean {
  const [, , type] = MEDIA_TYPES.find(([end, of]) => path.endsWith(end) && of === method) ?? [];
  return type === undefined || (method === 'GET' ? headers.accept : headers['content-type']) === type;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function html(response: ServerResponse, body: string): void {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="pt-PT"><title>Plataforma</title><body>${body}</body></html>`);
}

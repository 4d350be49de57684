import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { SEED_PASSWORD } from '../../support/app/seed.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';
import { databaseHashes } from '../../support/database/databaseHashes.ts';
import { createSoftAuthenticator } from '../../support/identity/softAuthenticator.ts';
import { startTestIssuer, type TestIssuer, visitIssuer } from '../../support/identity/testIssuer.ts';

/** What another site can make the browser of a signed-in user do. */
const CALLS = Object.values<Endpoint>(ENDPOINTS);
const EVIL = { origin: 'https://evil.example', referer: 'https://evil.example/x' };
const pathOf = ({ path }: Endpoint) => path.replace(/:\w+/g, '5f1c2f7e-6f0a-4c53-9a3e-0c1d5b9a7e01');

const PUBLIC_URL = 'https://jogo.escola.pt';
let test: TestApp;
let issuer: TestIssuer;
let username: string;

beforeAll(async () => {
  issuer = await startTestIssuer('alfa', PUBLIC_URL);
  const signIn = {
    publicUrl: PUBLIC_URL,
    passwords: 'all',
    issuers: [issuer.settings],
    privatePlatforms: [],
  } as const;
  test = await createTestApp({ services: { signIn } });
  ({ username } = await test.admin());
});
afterAll(async () => {
  await test.close();
  await issuer.close();
});

type Reply = Awaited<ReturnType<TestApp['anonymous']['get']>>;
const cookieLines = ({ headers }: Pick<Reply, 'headers'>) => [headers['set-cookie'] ?? []].flat().map(String);
const cookieOf = (reply: Pick<Reply, 'headers'>) => cookieLines(reply)[0]?.split(';', 1)[0] ?? '';

/** Signs in by every way that has a step between two calls; returns the reply of each call, by its name. */
async function stepByStep(): Promise<Record<string, Reply>> {
  const { id, username: name } = await test.admin();
  const caller = await test.as(name);
  const send = (path: string, json?: object, cookie = '') =>
    test.anonymous.post(path, { ...(json && { json }), headers: { cookie } });
  issuer.person = { sub: id };
  const beginIssuerLink = await caller.post('/login/issuer/link', { json: { issuer: 'alfa', current: SEED_PASSWORD } });
  const arrive = async (begun: Reply) => {
    const { pathname, search } = new URL(await visitIssuer(begun.json().url, issuer.settings.url));
    return test.app.inject({ method: 'GET', url: pathname + search, headers: { cookie: cookieOf(begun) } });
  };
  const linked = await arrive(beginIssuerLink);
  expect(linked.headers.location).toBe('/panel/sign-in?ligada=certa');
  const beginIssuerSignIn = await send('/login/issuer', { issuer: 'alfa' });
  const callback = await arrive(beginIssuerSignIn);
  const finishIssuerSignIn = await send('/login/issuer/finish', undefined, cookieOf(callback));
  const beginPasskey = await caller.post('/login/passkeys/begin', { json: { current: SEED_PASSWORD } });
  const key = createSoftAuthenticator(PUBLIC_URL);
  const passkey = key.register(beginPasskey.json().options.challenge);
  const addPasskey = await caller.post('/login/passkeys', {
    json: { name: 'Chave', passkey },
    headers: { cookie: cookieOf(beginPasskey) },
  });
  const login = await send('/login', { username: name, password: SEED_PASSWORD });
  const beginSecondStep = await send('/login/second/begin', undefined, cookieOf(login));
  const answer = key.answer(beginSecondStep.json().passkey.challenge, 1);
  const finishSecondStep = await send('/login/second', { passkey: answer }, cookieOf(beginSecondStep));
  const replies = {
    login,
    beginIssuerLink,
    beginIssuerSignIn,
    finishIssuerSignIn,
    beginPasskey,
    addPasskey,
    beginSecondStep,
    finishSecondStep,
  };
  const statuses = Object.entries(replies).map(([call, { statusCode }]) => [call, statusCode]);
  expect(statuses).toEqual(statuses.map(([call]) => [call, call === 'login' ? 401 : 200]));
  return { ...replies, callback, linked };
}

it('sets only cookies of a step of a sign-in, which open nothing by themselves', async () => {
  const replies = await stepByStep();
  // The cookie goes to these paths alone; a new call there belongs into stepByStep.
  const names = Object.entries<Endpoint>(ENDPOINTS).filter(([, { path }]) => path.startsWith('/login'));
  expect(new Set(names.map(([name]) => name))).toEqual(
    new Set(['loginWithCode', ...Object.keys(replies).filter((name) => !['callback', 'linked'].includes(name))]),
  );
  const guarded = CALLS.filter(({ who }) => who !== 'anyone');
  const before = await databaseHashes(test.db);
  for (const [name, reply] of Object.entries(replies)) {
    const lines = cookieLines(reply);
    expect(lines, name).toHaveLength(1);
    expect(lines[0], name).toMatch(/^entrada=[\w-]*; Path=\/api\/login; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    // What ends a sign-in takes the cookie away.
    const isOver = ['finishIssuerSignIn', 'addPasskey', 'finishSecondStep', 'linked'].includes(name);
    expect(lines[0]?.startsWith('entrada=; Path=/api/login; Max-Age=0;'), name).toBe(isOver);
    for (const call of guarded) {
      const sent = await test.anonymous.send(call.method, pathOf(call), { headers: { cookie: cookieOf(reply) } });
      expect([sent.statusCode, sent.json().code]).toEqual([401, 'signedOut']);
    }
  }
  expect(await databaseHashes(test.db)).toEqual(before);
});

it('sets no cookie in any other reply, so a browser never sends credentials on its own', async () => {
  const login = await test.anonymous.post('/login', { json: { username, password: SEED_PASSWORD } });
  expect(login.statusCode).toBe(200);
  const caller = await test.as(username);
  const replies = [login, await caller.post('/session/renew'), await caller.post('/logout')];
  for (const url of ['/', '/api/docs', '/healthz', '/api/x']) replies.push(await test.app.inject({ url }));
  for (const call of CALLS) replies.push(await caller.send(call.method, pathOf(call), { headers: { cookie: 'a=b' } }));
  for (const { headers } of replies) expect(headers).not.toHaveProperty('set-cookie');
});

it('sends no CORS header and grants no preflight request', async () => {
  const caller = await test.as(username);
  for (const origin of ['https://evil.example', 'null', 'http://localhost', 'http://localhost:80']) {
    for (const call of CALLS) {
      const asked = {
        origin,
        'access-control-request-method': call.method,
        'access-control-request-headers': 'authorization',
      };
      const preflight = await test.anonymous.send('OPTIONS', pathOf(call), { headers: asked });
      const reply = call.method === 'GET' ? await caller.get(pathOf(call), { headers: { origin } }) : preflight;
      expect(preflight.statusCode).toBe(404);
      for (const { headers } of [preflight, reply]) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
        expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      }
    }
    for (const path of ['/uploads', '/export/marks.csv', '/files/x']) {
      const { headers } = await test.anonymous.send('OPTIONS', path, { headers: { origin } });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  }
});

it('treats a form posted from another site as signed out and changes nothing, whatever cookies it carries', async () => {
  const { token } = await test.as(username);
  const before = await databaseHashes(test.db);
  const guarded = CALLS.filter(({ who, method }) => who !== 'anyone' && method !== 'GET');
  expect(guarded.length).toBeGreaterThan(30);
  for (const call of guarded) {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const headers = { ...EVIL, 'content-type': type, cookie: `token=${token}; authorization=${token}` };
      const url = `/api${pathOf(call)}?token=${token}&_method=${call.method}`;
      const direct = await test.app.inject({ method: call.method, url, headers, payload: 'name=x&password=intruso' });
      expect([direct.statusCode, direct.json().code]).toEqual([401, 'signedOut']);
    }
  }
  expect(await databaseHashes(test.db)).toEqual(before);
});

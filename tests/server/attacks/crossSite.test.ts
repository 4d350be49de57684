import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { SEED_PASSWORD } from '../../support/app/seed.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';
import { databaseHashes } from '../../support/database/databaseHashes.ts';

/** What another site can make the browser of a signed-in user do. */
const CALLS = Object.values<Endpoint>(ENDPOINTS);
const EVIL = { origin: 'https://evil.example', referer: 'https://evil.example/x' };
const pathOf = ({ path }: Endpoint) => path.replace(/:\w+/g, '5f1c2f7e-6f0a-4c53-9a3e-0c1d5b9a7e01');

let test: TestApp;
let username: string;

beforeAll(async () => {
  test = await createTestApp();
  ({ username } = await test.admin());
});
afterAll(() => test.close());

it('sets no cookie in any reply, so a browser never sends credentials on its own', async () => {
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

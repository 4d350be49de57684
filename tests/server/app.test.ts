import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('unknown calls', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('%s answers 404 in JSON', async (method) => {
    const reply = await test.app.inject({
      method,
      url: '/api/nao-existe?x=1',
      headers: { 'content-type': 'application/xml' },
      ...(method !== 'GET' && { payload: '<x/>' }),
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ code: 'routeUnknown', message: 'Este endereço não existe.' });
  });
});

describe('a call without a token', () => {
  it('is refused before anything is looked at', async () => {
    const reply = await test.nobody.get('/team');
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'signedOut' });
  });
});

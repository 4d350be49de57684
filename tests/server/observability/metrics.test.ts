import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

const TOKEN = 'f3b1'.repeat(8);
const LAN = '192.168.1.20';

interface Scrape {
  remoteAddress?: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'HEAD';
  url?: string;
}
const scraped = async (test: TestApp, scrape: Scrape = {}) => {
  const { statusCode, headers, body } = await test.app.inject({ url: '/metrics', ...scrape });
  return { status: statusCode, headers, body };
};

describe('without METRICS_TOKEN', () => {
  let test: TestApp;
  let behindProxy: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    behindProxy = await createTestApp({ env: { trustProxy: true, trustedProxies: ['127.0.0.1'] } });
  });
  afterAll(async () => {
    await test.close();
    await behindProxy.close();
  });

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
    'answers requests from this machine (%s)',
    async (remoteAddress) => {
      const { status, body } = await scraped(test, { remoteAddress });
      expect([status, body.includes('http_requests_total')]).toEqual([200, true]);
      expect((await scraped(behindProxy, { remoteAddress })).status).toBe(200);
    },
  );

  it.each([LAN, `::ffff:${LAN}`, '2001:db8::1', 'fe80::1'])(
    'refuses every other machine (%s)',
    async (remoteAddress) => {
      for (const method of ['GET', 'HEAD'] as const) {
        for (const url of ['/metrics', '/metrics/', '/metrics?x=1']) {
          const { status, body } = await scraped(test, { remoteAddress, method, url });
          expect(status, `${method} ${url}`).toBe(403);
          expect(body).not.toContain('http_requests_total');
          if (method === 'GET') expect(JSON.parse(body).code).toBe('metricsClosed');
        }
      }
    },
  );

  it.each([
    ['x-forwarded-for', LAN],
    ['x-forwarded-for', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost'],
    ['x-forwarded-proto', 'https'],
    ['forwarded', 'for=127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['via', '1.1 proxy'],
  ])('refuses requests forwarded by a proxy on this machine (%s: %s)', async (name, value) => {
    for (const app of [test, behindProxy]) {
      expect((await scraped(app, { headers: { [name]: value } })).status).toBe(403);
    }
  });

  it('does not accept an empty token', async () => {
    const headers = { authorization: 'Bearer ' };
    expect((await scraped(test, { remoteAddress: LAN, headers })).status).toBe(403);
  });
});

describe('with METRICS_TOKEN', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { metricsToken: TOKEN, trustProxy: true } });
  });
  afterAll(() => test.close());

  it('answers a request with the token from anywhere', async () => {
    for (const remoteAddress of ['127.0.0.1', LAN]) {
      for (const forwarded of [false, true]) {
        const headers = { authorization: `Bearer ${TOKEN}`, ...(forwarded && { 'x-forwarded-for': LAN }) };
        expect((await scraped(test, { remoteAddress, headers })).status).toBe(200);
      }
    }
  });

  it.each([undefined, '', TOKEN, `bearer ${TOKEN}`, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, 'Bearer'])(
    'refuses all other requests, even from this machine (%s)',
    async (authorization) => {
      const { status, headers, body } = await scraped(test, {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([status, headers['www-authenticate'], JSON.parse(body).code]).toEqual([401, 'Bearer', 'metricsToken']);
    },
  );

  it('does not accept a session token', async () => {
    const admin = await test.as((await test.admin()).username);
    expect((await scraped(test, { headers: { authorization: `Bearer ${admin.token}` } })).status).toBe(401);
  });
});

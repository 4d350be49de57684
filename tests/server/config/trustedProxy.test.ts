import { expect, it } from 'vitest';
import { trustedProxyCheck } from '#server/config/trustedProxy.ts';

it.each([
  [['127.0.0.1'], '127.0.0.1', true],
  [['127.0.0.1'], '::ffff:127.0.0.1', true],
  [['127.0.0.1'], '127.0.0.2', false],
  [['10.0.0.0/8', '::1'], '10.200.3.4', true],
  [['10.0.0.0/8', '::1'], '::1', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  [['fd00::/8'], 'fd12::1', true],
  [['fd00::/8'], 'fe80::1', false],
  [['127.0.0.1'], 'not-an-address', false],
  [[], '203.0.113.9', true],
])('with proxies %j, trusts X-Forwarded-For from %s: %s', (proxies, address, expected) => {
  expect(trustedProxyCheck(proxies)(address, 0)).toBe(expected);
});

it('never trusts an entry that was in the header before the proxy', () => {
  expect(trustedProxyCheck(['127.0.0.1'])('127.0.0.1', 1)).toBe(false);
  expect(trustedProxyCheck([])('127.0.0.1', 1)).toBe(false);
});

import { expect, it } from 'vitest';
import { believes } from '#server/config/trustedProxy.ts';

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
])('with %j, what %s says is believed: %s', (proxies, address, expected) => {
  expect(believes(proxies)(address, 0)).toBe(expected);
});

it('never what stood in the header before the proxy wrote into it', () => {
  expect(believes(['127.0.0.1'])('127.0.0.1', 1)).toBe(false);
  expect(believes([])('127.0.0.1', 1)).toBe(false);
});

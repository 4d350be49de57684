import { errors } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PlatformKeys } from '#server/identity/lti/platform/PlatformKeys.ts';
import type { Platform } from '#server/identity/lti/platform/platforms.queries.ts';
import { TestPlatform } from '../../../support/lti/testPlatform.ts';

/** When the keys of a platform are read, and which are believed while it does not answer. */

let platform: TestPlatform;
let registered: Platform;
let keys: PlatformKeys;
let now = 0;
beforeAll(async () => {
  platform = await TestPlatform.start();
  registered = { id: 'a', createdAt: new Date(0), ...platform.registration() } as Platform;
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.jwksReads = 0;
  platform.jwksStatus = 200;
  now = 1_000_000;
  keys = new PlatformKeys(['127.0.0.1'], () => now);
});

const keyOf = (kid = platform.keys.at(-1)?.kid ?? '') =>
  keys.keyOf(registered)({ alg: 'RS256', kid }, { payload: '', signature: '' });

it('shares one call among launches that come together', async () => {
  await Promise.all(Array.from({ length: 20 }, () => keyOf()));
  expect(platform.jwksReads).toBe(1);
});

it('asks a platform that fails at most every 30 seconds', async () => {
  platform.jwksStatus = 500;
  for (let turn = 0; turn < 5; turn += 1) await expect(keyOf()).rejects.toThrow('answered 500');
  expect(platform.jwksReads).toBe(1);
  platform.jwksStatus = 200;
  await expect(keyOf()).rejects.toThrow('answered 500');
  now += 30_000;
  expect(await keyOf()).toBeDefined();
});

it('keeps the old keys until a reading succeeds', async () => {
  await keyOf();
  platform.jwksStatus = 503;
  now += 11 * 60_000;
  expect(await keyOf()).toBeDefined();
  now += 5_000;
  expect(await keyOf()).toBeDefined();
  expect(platform.jwksReads).toBe(2);
  const [old] = platform.keys;
  platform.keys = [];
  await platform.rotate();
  platform.jwksStatus = 200;
  now += 30_000;
  expect(await keyOf()).toBeDefined();
  await expect(keyOf(old?.kid)).rejects.toThrow(errors.JWKSNoMatchingKey);
});

it('reads for an unknown key, also together, once in 30 seconds', async () => {
  await keyOf();
  now += 30_000;
  const unknown = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => keyOf(`nova-${index}`)));
  expect(unknown.every(({ status }) => status === 'rejected')).toBe(true);
  expect(platform.jwksReads).toBe(2);
  await platform.rotate();
  now += 30_000;
  expect(await keyOf()).toBeDefined();
  expect(platform.jwksReads).toBe(3);
});

it('reads a changed URL at once', async () => {
  await keyOf();
  registered = { ...registered, jwksUrl: `${platform.url}/jwks?outra` };
  await keyOf();
  expect(platform.jwksReads).toBe(2);
});

import { beforeEach, expect, it } from 'vitest';
import { WRONG_CODE_OF_ADDRESS_FORGIVEN_MS, WRONG_CODES_PER_ADDRESS_MAX } from '#domain/limits.ts';
import type { AddressFailures } from '#server/identity/addressFailures.ts';
import { createCodeFailures } from '#server/identity/codes/codeFailures.ts';

let clock: number;
let failures: AddressFailures;
beforeEach(() => {
  clock = 1_000_000;
  failures = createCodeFailures(() => clock);
});
const fail = (address: string, times: number) => {
  for (let time = 0; time < times; time += 1) failures.count(address);
};

it('locks an address at the 600th wrong code until one is forgiven, and only that address', () => {
  fail('a', WRONG_CODES_PER_ADDRESS_MAX - 1);
  expect(failures.waitS('a')).toBeNull();
  fail('a', 1);
  expect(failures.waitS('a')).toBe(300);
  expect(failures.waitS('b')).toBeNull();
  clock += WRONG_CODE_OF_ADDRESS_FORGIVEN_MS - 1;
  expect(failures.waitS('a')).toBe(1);
  clock += 1;
  expect(failures.waitS('a')).toBeNull();
  fail('a', 1);
  expect(failures.waitS('a')).toBe(300);
});

it('allows all of them again once all are forgiven, and no more after a longer pause', () => {
  fail('a', WRONG_CODES_PER_ADDRESS_MAX);
  clock += 2 * WRONG_CODES_PER_ADDRESS_MAX * WRONG_CODE_OF_ADDRESS_FORGIVEN_MS;
  fail('a', WRONG_CODES_PER_ADDRESS_MAX - 1);
  expect(failures.waitS('a')).toBeNull();
  fail('a', 1);
  expect(failures.waitS('a')).toBe(300);
});

it('forgets the oldest network beyond ten thousand, but never a locked one', () => {
  fail('locked', WRONG_CODES_PER_ADDRESS_MAX);
  fail('first', WRONG_CODES_PER_ADDRESS_MAX - 1);
  fail('second', WRONG_CODES_PER_ADDRESS_MAX - 1);
  for (let other = 0; other < 9_998; other += 1) failures.count(`x${other}`);
  fail('second', 1);
  expect(failures.waitS('locked')).not.toBeNull();
  expect(failures.waitS('second')).not.toBeNull();
  fail('first', 1);
  expect(failures.waitS('first')).toBeNull();
});

it('counts an IPv6 /64 as one network', () => {
  for (let host = 0; host < WRONG_CODES_PER_ADDRESS_MAX; host += 1)
    failures.count(`2001:db8:0:1::${host.toString(16)}`);
  expect(failures.waitS('2001:db8:0:1:ffff::1')).toBe(300);
  expect(failures.waitS('2001:db8:0:2::1')).toBeNull();
});

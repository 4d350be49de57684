import { beforeEach, expect, it } from 'vitest';
import { WRONG_PASSWORDS_PER_ADDRESS_MAX, WRONG_PASSWORDS_WINDOW_MS } from '#domain/limits.ts';
import { type AddressFailures, createAddressFailures } from '#server/identity/addressFailures.ts';

let clock: number;
let failures: AddressFailures;
beforeEach(() => {
  clock = 1_000_000;
  failures = createAddressFailures(() => clock);
});
const fail = (address: string, times: number) => {
  for (let time = 0; time < times; time += 1) failures.count(address);
};

it('blocks an address from the 3000th failure until the window ends, and only that address', () => {
  fail('a', WRONG_PASSWORDS_PER_ADDRESS_MAX - 1);
  expect(failures.waitS('a')).toBeNull();
  clock += 60_000;
  fail('a', 1);
  expect(failures.waitS('a')).toBe(540);
  expect(failures.waitS('b')).toBeNull();
  clock += 540_000 - 1;
  expect(failures.waitS('a')).toBe(1);
  clock += 1;
  expect(failures.waitS('a')).toBeNull();
});

it('starts again after the window', () => {
  fail('a', WRONG_PASSWORDS_PER_ADDRESS_MAX - 1);
  clock += WRONG_PASSWORDS_WINDOW_MS;
  fail('a', 1);
  expect(failures.waitS('a')).toBeNull();
});

it('drops the oldest network beyond ten thousand, but never a blocked one', () => {
  fail('locked', WRONG_PASSWORDS_PER_ADDRESS_MAX);
  fail('first', WRONG_PASSWORDS_PER_ADDRESS_MAX - 1);
  fail('second', WRONG_PASSWORDS_PER_ADDRESS_MAX - 1);
  for (let other = 0; other < 9_998; other += 1) failures.count(`x${other}`);
  fail('second', 1);
  expect(failures.waitS('locked')).not.toBeNull();
  expect(failures.waitS('second')).not.toBeNull();
  fail('first', 1);
  expect(failures.waitS('first')).toBeNull();
});

it('counts an IPv6 /64 as one network, and an IPv4-mapped address as its IPv4 address', () => {
  for (let host = 0; host < WRONG_PASSWORDS_PER_ADDRESS_MAX; host += 1) {
    failures.count(`2001:db8:0:1::${host.toString(16)}`);
    failures.count(host % 2 === 0 ? '10.0.0.1' : '::ffff:10.0.0.1');
  }
  expect(failures.waitS('2001:db8:0:1:ffff::1')).toBe(600);
  expect(failures.waitS('2001:db8:0:2::1')).toBeNull();
  expect([failures.waitS('10.0.0.1'), failures.waitS('::ffff:a00:1')]).toEqual([600, 600]);
});

import { beforeEach, expect, it } from 'vitest';
import { WRONG_PASSWORDS_PER_ADDRESS_MAX, WRONG_PASSWORDS_WINDOW_MS } from '#domain/limits.ts';
import { type AddressFailures, createAddressFailures } from '#server/addressFailures.ts';

let clock: number;
let failures: AddressFailures;
beforeEach(() => {
  clock = 1_000_000;
  failures = createAddressFailures(() => clock);
});
const fail = (address: string, times: number) => {
  for (let time = 0; time < times; time += 1) failures.count(address);
};

it('waits from the 3000th on until the window ends, and only that address', () => {
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

it('begins anew after the window', () => {
  fail('a', WRONG_PASSWORDS_PER_ADDRESS_MAX - 1);
  clock += WRONG_PASSWORDS_WINDOW_MS;
  fail('a', 1);
  expect(failures.waitS('a')).toBeNull();
});

it('remembers ten thousand addresses and forgets the one that began first', () => {
  fail('first', WRONG_PASSWORDS_PER_ADDRESS_MAX);
  fail('second', WRONG_PASSWORDS_PER_ADDRESS_MAX);
  for (let other = 0; other < 9_998; other += 1) failures.count(`x${other}`);
  expect(failures.waitS('first')).not.toBeNull();
  failures.count('one more');
  expect(failures.waitS('first')).toBeNull();
  expect(failures.waitS('second')).not.toBeNull();
});

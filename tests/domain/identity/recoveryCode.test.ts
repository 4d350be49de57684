import { describe, expect, it } from 'vitest';
import { RECOVERY_CODE_BYTES, readAppCode, readRecoveryCode, recoveryCodeOf } from '#domain/identity/recoveryCode.ts';

describe('recoveryCodeOf', () => {
  it('writes five bits of each byte, in groups, without letters that look alike', () => {
    expect(recoveryCodeOf(Uint8Array.from({ length: RECOVERY_CODE_BYTES }, (_, at) => at))).toBe('0123-4567-89AB-CDEF');
    const last = recoveryCodeOf(Uint8Array.from({ length: RECOVERY_CODE_BYTES }, (_, at) => 16 + at));
    expect(last).toBe('GHJK-MNPQ-RSTV-WXYZ');
    expect(recoveryCodeOf(new Uint8Array(RECOVERY_CODE_BYTES).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    expect(() => recoveryCodeOf(new Uint8Array(RECOVERY_CODE_BYTES - 1))).toThrow(RangeError);
  });
});

it.each<[string, string | null]>([
  ['GHJK-MNPQ-RSTV-WXYZ', 'GHJKMNPQRSTVWXYZ'],
  [' ghjk mnpq rstv wxyz ', 'GHJKMNPQRSTVWXYZ'],
  ['oooo-iiii-llll-0011', '0000111111110011'],
  ['GHJK-MNPQ-RSTV-WXY', null],
  ['GHJK-MNPQ-RSTV-WXYU', null],
  ['', null],
])('reads the recovery code %j as %j', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

it.each<[string, string | null]>([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('reads the code of an app %j as %j', (typed, code) => {
  expect(readAppCode(typed)).toBe(code);
});

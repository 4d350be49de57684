import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#domain/identity/passwords/commonPasswords.ts';
import { PASSWORD_WORDS } from '#domain/identity/passwords/passwordWords.ts';
import { wordPassword } from '#domain/identity/passwords/wordPassword.ts';

describe('the words of generated passwords', () => {
  it('are at least a thousand, all different, of 4 to 8 lower-case letters without accents', () => {
    expect(PASSWORD_WORDS.length).toBeGreaterThanOrEqual(1_000);
    expect(new Set(PASSWORD_WORDS).size).toBe(PASSWORD_WORDS.length);
    expect(PASSWORD_WORDS.filter((word) => !/^[a-z]{4,8}$/.test(word))).toEqual([]);
  });

  it('give 31.9 bits of entropy for three words, as the list states', () => {
    expect(Math.log2(PASSWORD_WORDS.length ** 3)).toBeCloseTo(31.9, 1);
  });
});

describe('wordPassword', () => {
  it('returns three words, including the first and last of the list, and never a common password', () => {
    const last = PASSWORD_WORDS.at(-1);
    expect(wordPassword(() => 0)).toBe(`${PASSWORD_WORDS[0]}-${PASSWORD_WORDS[0]}-${PASSWORD_WORDS[0]}`);
    expect(wordPassword(() => 1 - Number.EPSILON)).toBe(`${last}-${last}-${last}`);
    for (let made = 0; made < 500; made += 1) {
      const password = wordPassword(Math.random);
      expect(password).toMatch(/^[a-z]{4,8}-[a-z]{4,8}-[a-z]{4,8}$/);
      expect(isCommonPassword(password), password).toBe(false);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#domain/identity/passwords/commonPasswords.ts';
import { PASSWORD_WORDS } from '#domain/identity/passwords/passwordWords.ts';
import { wordPassword } from '#domain/identity/passwords/wordPassword.ts';

describe('the words of generated passwords', () => {
  it('are a thousand or more, all different, of 4 to 8 small letters without accents', () => {
    expect(PASSWORD_WORDS.length).toBeGreaterThanOrEqual(1_000);
    expect(new Set(PASSWORD_WORDS).size).toBe(PASSWORD_WORDS.length);
    expect(PASSWORD_WORDS.filter((word) => !/^[a-z]{4,8}$/.test(word))).toEqual([]);
  });

  it('give the entropy that the list says', () => {
    expect(Math.log2(PASSWORD_WORDS.length ** 3)).toBeCloseTo(31.9, 1);
  });
});

describe('wordPassword', () => {
  it('is three words, the first and the last of the list too, and is never refused as too common', () => {
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

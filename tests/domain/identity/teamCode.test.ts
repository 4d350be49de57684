import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_WORDS } from '#content/codeWords.ts';
import {
  readTeamCode,
  TEAM_CODE_BYTES,
  TEAM_CODE_LIST_WORDS,
  TEAM_CODE_WORDS,
  teamCodeOf,
  wordsBeginningWith,
} from '#domain/identity/teamCode.ts';

const WORDS = CODE_WORDS;
const first = WORDS[0] ?? '';
const last = WORDS.at(-1) ?? '';

describe('teamCodeOf', () => {
  it('chooses four words by ten bits each', () => {
    expect(teamCodeOf(new Uint8Array(TEAM_CODE_BYTES), WORDS)).toBe(`${first} ${first} ${first} ${first}`);
    expect(teamCodeOf(Uint8Array.of(0, 0, 0, 3, 255), WORDS)).toBe(`${first} ${first} ${first} ${last}`);
    expect(teamCodeOf(Uint8Array.of(0, 64, 0, 0, 0), WORDS)).toBe(`${WORDS[1]} ${first} ${first} ${first}`);
  });

  it('gives different codes for different bytes', () => {
    const bytes = fc.uint8Array({ minLength: TEAM_CODE_BYTES, maxLength: TEAM_CODE_BYTES });
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const isSame = one.every((byte, index) => byte === other[index]);
        expect(teamCodeOf(one, WORDS) === teamCodeOf(other, WORDS)).toBe(isSame);
      }),
    );
  });

  it('refuses too few bytes and another list', () => {
    expect(() => teamCodeOf(new Uint8Array(TEAM_CODE_BYTES - 1), WORDS)).toThrow(RangeError);
    expect(() => teamCodeOf(new Uint8Array(TEAM_CODE_BYTES), WORDS.slice(1))).toThrow(RangeError);
  });
});

describe('readTeamCode', () => {
  it('reads every code back, however it is typed', () => {
    const bytes = fc.uint8Array({ minLength: TEAM_CODE_BYTES, maxLength: TEAM_CODE_BYTES });
    const separator = fc.constantFrom(' ', '-', '  ', '\n', ', ', ' . ');
    fc.assert(
      fc.property(bytes, separator, fc.boolean(), (given, between, isUpper) => {
        const code = teamCodeOf(given, WORDS);
        const typed = ` ${code.split(' ').join(between)} `;
        expect(readTeamCode(isUpper ? typed.toUpperCase() : typed, WORDS)).toBe(code);
      }),
    );
  });

  it('completes a word that only one begins like', () => {
    const whole = WORDS.find((word) => word.length > 4 && wordsBeginningWith(word.slice(0, 3), WORDS, 2).length === 1);
    const start = whole?.slice(0, 3) ?? '';
    expect(readTeamCode(`${start} ${first} ${first} ${start}`, WORDS)).toBe(`${whole} ${first} ${first} ${whole}`);
  });

  it.each([
    ['', 'nothing'],
    [`${first} ${first} ${first}`, 'three words'],
    [`${first} ${first} ${first} ${first} ${first}`, 'five words'],
    [`${first} ${first} ${first} xyzxyz`, 'a word that is not in the list'],
    [`${first} ${first} ${first} ${last.slice(0, 2)}`, 'a word of two letters'],
    [`${first}${first} ${first} ${first}`, 'two words in one'],
  ])('refuses %j: %s', (typed) => {
    expect(readTeamCode(typed, WORDS)).toBeNull();
  });
});

describe('wordsBeginningWith', () => {
  it('offers words for the typed letters, in any case and with accents', () => {
    expect(wordsBeginningWith(first.slice(0, 2).toUpperCase(), WORDS, 9)).toContain(first);
    expect(wordsBeginningWith('', WORDS, 9)).toEqual([]);
    expect(wordsBeginningWith('b', WORDS, 3)).toHaveLength(3);
    expect(wordsBeginningWith('á', WORDS, 3)).toEqual(wordsBeginningWith('a', WORDS, 3));
  });
});

describe('the list', () => {
  it(`has ${TEAM_CODE_LIST_WORDS} words of plain letters, in order`, () => {
    expect(WORDS).toHaveLength(TEAM_CODE_LIST_WORDS);
    expect(new Set(WORDS).size).toBe(TEAM_CODE_LIST_WORDS);
    expect([...WORDS].sort()).toEqual([...WORDS]);
    for (const word of WORDS) expect(word).toMatch(/^[a-z]{3,7}$/);
  });

  it('offers at most two words for any three letters', () => {
    for (const word of WORDS)
      expect(wordsBeginningWith(word.slice(0, 3), WORDS, 9).length, word).toBeLessThanOrEqual(2);
  });

  it('has no two words that differ in one letter', () => {
    const seen = new Map<string, string>();
    for (const word of WORDS) {
      for (const variant of variantsOf(word)) {
        expect(seen.get(variant) ?? word, `${seen.get(variant)} / ${word}`).toBe(word);
        seen.set(variant, word);
      }
    }
    expect(TEAM_CODE_WORDS).toBe(4);
  });
});

/** The word with one letter replaced by a gap, and with a gap before each letter: equal ones are one letter apart. */
function variantsOf(word: string): Set<string> {
  const letters = [...word];
  const replaced = letters.map((_, at) => `${word.slice(0, at)}_${word.slice(at + 1)}`);
  const longer = [...letters, ''].map((_, at) => `${word.slice(0, at)}_${word.slice(at)}`);
  return new Set([...replaced, ...longer]);
}

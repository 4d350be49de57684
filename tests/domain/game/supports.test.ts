import { describe, expect, it } from 'vitest';
import {
  explainsWords,
  isSameSupports,
  LETTER_SIZES,
  NO_SUPPORTS,
  parseSupports,
  SUPPORT_LANGUAGES,
} from '#domain/game/supports.ts';

const SWITCHES = Object.entries(NO_SUPPORTS).flatMap(([name, usual]) => (usual === false ? [name] : []));

describe('stored supports', () => {
  it('has nine switches, a size and a language', () => {
    expect(SWITCHES).toHaveLength(9);
    expect(Object.keys(NO_SUPPORTS)).toHaveLength(11);
  });

  it.each([undefined, null, 'x', 3, [], {}, { other: true }])('%j are none', (stored) => {
    expect(parseSupports(stored)).toEqual(NO_SUPPORTS);
  });

  it.each(SWITCHES)('%s is on only when it is true', (name) => {
    for (const value of [true, false])
      expect(parseSupports({ [name]: value })).toEqual({ ...NO_SUPPORTS, [name]: value });
    for (const value of ['true', 1, null, {}]) expect(parseSupports({ [name]: value })).toEqual(NO_SUPPORTS);
  });

  it.each(LETTER_SIZES)('letters of %i %% are read', (letterSize) => {
    expect(parseSupports({ letterSize })).toEqual({ ...NO_SUPPORTS, letterSize });
  });

  it.each([0, 99, 151, 1_000, '125', null])('letters of %j are of the usual size', (letterSize) => {
    expect(parseSupports({ letterSize }).letterSize).toBe(100);
  });

  it.each([...SUPPORT_LANGUAGES, null])('the language %s is read', (supportLanguage) => {
    expect(parseSupports({ supportLanguage })).toEqual({ ...NO_SUPPORTS, supportLanguage });
  });

  it.each(['pt', 'EN', '', 1, true])('the language %j is none', (supportLanguage) => {
    expect(parseSupports({ supportLanguage }).supportLanguage).toBeNull();
  });

  it('keep what is known beside what is damaged', () => {
    expect(parseSupports({ easyRead: true, ruler: 'yes', letterSize: 150, extra: 1 })).toEqual({
      ...NO_SUPPORTS,
      easyRead: true,
      letterSize: 150,
    });
  });
});

describe('hard words', () => {
  it.each([
    [{}, false],
    [{ easyRead: true, readAloud: true }, false],
    [{ glossary: true }, true],
    [{ supportLanguage: 'ar' as const }, true],
  ])('with %o: explained %s', (change, isExplained) => {
    expect(explainsWords({ ...NO_SUPPORTS, ...change })).toBe(isExplained);
  });
});

describe('two choices of supports', () => {
  it('are the same when every support is', () => {
    expect(isSameSupports(NO_SUPPORTS, { ...NO_SUPPORTS })).toBe(true);
  });

  it.each([
    ...SWITCHES.map((name) => [name, { [name]: true }] as const),
    ['letterSize', { letterSize: 125 as const }] as const,
    ['supportLanguage', { supportLanguage: 'uk' as const }] as const,
  ])('are others when %s differs', (_, change) => {
    expect(isSameSupports(NO_SUPPORTS, { ...NO_SUPPORTS, ...change })).toBe(false);
  });
});

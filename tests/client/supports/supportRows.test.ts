import { describe, expect, it } from 'vitest';
import { SUPPORT_LANGUAGE_NAMES } from '#client/supports/supportLanguages.ts';
import { LANGUAGES, SUPPORT_GROUPS, supportsInWords } from '#client/supports/supportRows.ts';
import { NO_SUPPORTS, SUPPORT_LANGUAGES, type Supports } from '#domain/game/supports.ts';

describe('the supports in words', () => {
  it.each<[Partial<Supports>, string]>([
    [{}, ''],
    [{ easyRead: true }, 'leitura fácil'],
    [{ easyRead: true, letterSize: 125 }, 'leitura fácil, letra grande'],
    [{ letterSize: 150, ruler: true, calm: true }, 'letra muito grande, régua de leitura, menos movimento'],
    [{ readAloud: true, supportLanguage: 'uk' }, 'ler em voz alta, palavras em ucraniano'],
    [{ glossary: true, supportLanguage: 'br' }, 'glossário, palavras em português do Brasil'],
  ])('%o are «%s»', (supports, words) => {
    expect(supportsInWords({ ...NO_SUPPORTS, ...supports })).toBe(words);
  });

  it('name each language in itself and in Portuguese, once', () => {
    expect(LANGUAGES.map(({ value }) => value)).toEqual([...SUPPORT_LANGUAGES]);
    expect(new Set(LANGUAGES.map(({ label }) => label)).size).toBe(SUPPORT_LANGUAGES.length);
    expect(LANGUAGES.map(({ label }) => label)).toContain('Українська (ucraniano)');
    expect(LANGUAGES[0]?.label).toBe('Português do Brasil');
  });

  it.each(SUPPORT_LANGUAGES)('mark %s as a language that browsers know, in its direction', (language) => {
    const { tag, dir } = SUPPORT_LANGUAGE_NAMES[language];
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
  });

  it('name each support once, and all that exist', () => {
    const names = SUPPORT_GROUPS.flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect([...names].sort()).toEqual(Object.keys(NO_SUPPORTS).sort());
    expect(SUPPORT_GROUPS.map(({ title }) => title)).toEqual(['Ler', 'Letra', 'Ver e mover', 'Responder']);
  });
});

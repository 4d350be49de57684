import { describe, expect, it } from 'vitest';
import { SUPPORT_GROUPS, supportsInWords } from '#client/supports/supportRows.ts';
import { NO_SUPPORTS, type Supports } from '#domain/game/supports.ts';

describe('the supports in words', () => {
  it.each<[Partial<Supports>, string]>([
    [{}, ''],
    [{ easyRead: true }, 'leitura fácil'],
    [{ easyRead: true, letterSize: 125 }, 'leitura fácil, letra grande'],
    [{ letterSize: 150, ruler: true, calm: true }, 'letra muito grande, régua de leitura, menos movimento'],
    [{ readAloud: true, supportLanguage: 'uk' }, 'ler em voz alta'],
  ])('%o are «%s»', (supports, words) => {
    expect(supportsInWords({ ...NO_SUPPORTS, ...supports })).toBe(words);
  });

  it('name each support once, and only some that exist', () => {
    const names = SUPPORT_GROUPS.flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !(name in NO_SUPPORTS))).toEqual([]);
    expect(SUPPORT_GROUPS.map(({ title }) => title)).toEqual(['Ler', 'Letra', 'Ver e mover', 'Responder']);
  });
});

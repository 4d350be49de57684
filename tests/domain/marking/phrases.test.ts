import { describe, expect, it } from 'vitest';
import {
  cleanShortcut,
  fillPhrase,
  isShortcut,
  isStarterId,
  matchPhrases,
  orderPhrases,
  STARTER_MARKS,
  STARTERS_PER_MARK,
  starterId,
} from '#domain/marking/phrases.ts';

describe('the name of the team', () => {
  it.each([
    ['Parabéns, {equipa}: está tudo.', 'Cometas', 'Parabéns, Cometas: está tudo.'],
    ['{equipa} e {equipa}', 'Cometas', 'Cometas e Cometas'],
    ['Sem lugar para o nome.', 'Cometas', 'Sem lugar para o nome.'],
    ['{equipa}!', "$& $1 $' {equipa}", "$& $1 $' {equipa}!"],
    ['{Equipa} {equipas}', 'Cometas', '{Equipa} {equipas}'],
  ])('goes into «%s» as «%s»', (text, name, filled) => {
    expect(fillPhrase(text, name)).toBe(filled);
  });
});

describe('the order of phrases', () => {
  const phrase = (id: string, uses: number, isOwn: boolean) => ({ id, uses, isOwn });

  it('is by uses, then own ones first, then as given', () => {
    const given = [
      phrase('our first', 0, false),
      phrase('ours, used', 3, false),
      phrase('our second', 0, false),
      phrase('own first', 0, true),
      phrase('own, used', 3, true),
      phrase('own second', 0, true),
      phrase('most used', 9, false),
    ];
    const before = structuredClone(given);
    expect(orderPhrases(given).map(({ id }) => id)).toEqual([
      'most used',
      'own, used',
      'ours, used',
      'own first',
      'own second',
      'our first',
      'our second',
    ]);
    expect(given).toEqual(before);
  });
});

describe('what is typed after the slash', () => {
  const PHRASES = [
    { text: 'O plano diz quem faz o quê.', shortcut: null },
    { text: 'Falta a vossa opinião.', shortcut: 'planos' },
    { text: 'Ótima conversa!', shortcut: 'plano' },
    { text: 'Ação clara, com prazo.', shortcut: 'ação' },
  ];
  const found = (typed: string) => matchPhrases(PHRASES, typed).map(({ text }) => text[0]);

  it.each([
    ['', ['O', 'F', 'Ó', 'A']],
    ['plano', ['Ó', 'F', 'O']],
    ['pla', ['F', 'Ó', 'O']],
    ['ACAO', ['A']],
    ['otima', ['Ó']],
    ['opiniao', ['F']],
    ['quem plano', ['O']],
    ['quem prazo', []],
    ['lano', []],
    ['que', ['O']],
  ])('«%s» finds %s', (typed, letters) => {
    expect(found(typed)).toEqual(letters);
  });
});

describe('shortcuts', () => {
  it.each([
    ['  Bom-Plano ', 'bom-plano'],
    ['ÓTIMO', 'ótimo'],
    ['o\u0301timo', 'ótimo'],
    ['', null],
    ['   ', null],
  ])('«%s» is stored as %s', (typed, stored) => {
    expect(cleanShortcut(typed)).toBe(stored);
  });

  it.each([
    ['a', true],
    ['ótimo-2', true],
    ['a'.repeat(20), true],
    ['a'.repeat(21), false],
    ['dois nomes', false],
    ['/plano', false],
    ['{equipa}', false],
    ['', false],
  ])('«%s» is valid: %s', (shortcut, valid) => {
    expect(isShortcut(shortcut)).toBe(valid);
  });
});

describe('the starters', () => {
  it('are for each mark that a teacher gives, in the order of the missions', () => {
    expect(STARTER_MARKS).toHaveLength(3 + 7 + 7 + 7);
    expect(STARTER_MARKS.filter(({ level, criterion }) => level === 1 && criterion === 'p1')).toEqual([]);
    expect(STARTER_MARKS[0]).toEqual({ level: 1, criterion: 'p2', points: 0 });
    expect(STARTER_MARKS.at(-1)).toEqual({ level: 4, criterion: 'p2', points: 40 });
    expect(STARTERS_PER_MARK).toBe(5);
  });

  it('have ids that only they have', () => {
    expect(starterId({ level: 2, criterion: 'p1', points: 40 }, 3)).toBe('m2-p1-40-3');
    const ids = STARTER_MARKS.flatMap((mark) => [1, 2, 3, 4, 5].map((number) => starterId(mark, number)));
    expect(new Set(ids).size).toBe(120);
    expect(ids.filter((id) => !isStarterId(id))).toEqual([]);
  });

  it.each(['m1-p1-0-1', 'm2-p1-50-1', 'm2-p1-40-6', 'm2-p1-40-0', 'M2-p1-40-1', 'm4-p1-40-1', ''])(
    'do not have the id «%s»',
    (id) => {
      expect(isStarterId(id)).toBe(false);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { readingEase } from '../../../tools/words/readingEase.ts';
import { syllablesOf } from '../../../tools/words/syllables.ts';

describe('syllablesOf', () => {
  it.each([
    ['a', 1],
    ['nave', 2],
    ['mãe', 1],
    ['mão', 1],
    ['ações', 2],
    ['água', 2],
    ['que', 1],
    ['guerra', 2],
    ['quiseram', 3],
    ['história', 3],
    ['histórias', 3],
    ['alegria', 4],
    ['área', 2],
    ['ao', 1],
    ['aos', 1],
    ['rainha', 3],
    ['ainda', 3],
    ['cair', 2],
    ['saúde', 3],
    ['país', 2],
    ['ideia', 3],
    ['praia', 2],
    ['muito', 2],
    ['viu', 1],
    ['poesia', 4],
    ['rio', 2],
    ['direitos', 3],
    ['humanos', 3],
    ['sustentável', 4],
    ['interculturalidade', 8],
    ['desenvolvimento', 6],
    ['coisa', 2],
    ['leem', 2],
    ['cooperar', 4],
    ['guarda-chuva', 4],
    ['ORBI', 2],
    ['«Olá,', 2],
  ])('counts for %s: %i', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables);
  });
});

describe('reading ease', () => {
  it('is 248.835 - 1.015 * words per sentence - 84.6 * syllables per word', () => {
    // 6 words, 2 sentences, 10 syllables
    expect(readingEase('A nave voa alto. Vamos lá!')).toBeCloseTo(248.835 - 1.015 * 3 - (84.6 * 10) / 6, 6);
  });

  it('counts numbers as spoken words', () => {
    expect(readingEase('Há 17 naves.')).toBeCloseTo(readingEase('Há dezassete naves.'), 6);
    expect(readingEase('O 1.º voo.')).toBeCloseTo(readingEase('O primeiro voo.'), 6);
  });

  it('does not end a sentence at an ordinal or at a quotation without a full stop', () => {
    expect(readingEase('Ela disse «não» e saiu.')).toBeCloseTo(248.835 - 1.015 * 5 - (84.6 * 8) / 5, 6);
  });

  it('is lower for long words than for short ones', () => {
    expect(readingEase('A sustentabilidade ambiental responsabiliza comunidades.')).toBeLessThan(
      readingEase('O mar é de quem o vê e o ama.'),
    );
  });

  it('throws for a text without words', () => {
    expect(() => readingEase('…')).toThrow('Sem palavras');
  });
});

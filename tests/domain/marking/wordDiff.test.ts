import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffPiece, wordDiff } from '#domain/marking/wordDiff.ts';

const MARKS = { same: '', added: '+', removed: '-' };
const short = (pieces: readonly DiffPiece[]) => pieces.map(({ kind, text }) => `${MARKS[kind]}${text}`);
const without = (pieces: readonly DiffPiece[], kind: DiffPiece['kind']) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

describe('the words that changed', () => {
  it.each([
    ['', '', []],
    ['', 'um dois', ['+um dois']],
    ['um dois', '', ['-um dois']],
    ['um dois', 'um dois', ['um dois']],
    ['um', 'um dois', ['um', '+ dois']],
    ['um dois três', 'um três', ['um', '- dois', ' três']],
    ['um dois três', 'um outro três', ['um', '- dois', '+ outro', ' três']],
    ['cachu', 'cachupa boa', ['-cachu', '+cachupa boa']],
    ['a b c d e', 'a x c y e', ['a', '- b', '+ x', ' c', '- d', '+ y', ' e']],
    ['Fim.', 'Fim da viagem.', ['Fim', '+ da viagem', '.']],
    ['faz-se lá', 'fez-se lá: aqui', ['-faz', '+fez', '-se lá', '+: aqui']],
    ['água', 'água é', ['água', '+ é']],
    ['um\ndois', 'um\n\ndois', ['um', '-\ndois', '+\n\ndois']],
    ['um um um', 'um um', ['um um', '- um']],
    ['um ', 'um', ['um', '- ']],
  ])('from %j to %j', (before, after, pieces) => {
    expect(short(wordDiff(before, after))).toEqual(pieces);
  });

  it('lead from one text to the other, and neighbours are of different kinds', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'ã', '.', '-', '🚀', '\ud800', ' ', '\n'), { maxLength: 60 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDiff(before, after);
        expect(without(pieces, 'removed')).toBe(after);
        expect(without(pieces, 'added')).toBe(before);
        for (const [index, { kind }] of pieces.entries()) expect(kind).not.toBe(pieces[index + 1]?.kind);
      }),
    );
  });

  it('of two long texts that have nothing in common is one replaced stretch, at once', () => {
    const words = (letter: string) => Array.from({ length: 5_000 }, (_, index) => `${letter}${index % 7}`).join(' ');
    const pieces = wordDiff(`início ${words('a')}`, `início ${words('b')}`);
    expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added']);
  });

  it('of a long text with one new sentence is that sentence', () => {
    const words = Array.from({ length: 1_500 }, (_, index) => `p${index}`);
    const after = [...words.slice(0, 700), 'uma', 'frase', 'nova', ...words.slice(700)].join(' ');
    expect(short(wordDiff(words.join(' '), after)).filter((piece) => piece.startsWith('+'))).toEqual([
      '+ uma frase nova',
    ]);
  });
});

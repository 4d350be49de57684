import { describe, expect, it } from 'vitest';
import { PhraseBook, type PhraseLine } from '#domain/council/wordFilter/phrases.ts';
import { wordsOf } from '#domain/council/wordFilter/words.ts';

const NAMED = { fruit: ['pera', 'uva'] };

/** Returns the matches of a line in a text, as they are written there. */
function found(line: PhraseLine, text: string): string[] {
  const book = new PhraseBook<null>(NAMED);
  book.add(null, [line], { own: ['kiwi'] });
  const words = wordsOf(text);
  return book.find(words).map(({ from, to }) => text.slice(words[from]?.start, words[to - 1]?.end));
}

describe('a phrase', () => {
  it.each<[PhraseLine, string, string[]]>([
    ['quero/queria pera', 'Eu QUERIA, pêra', ['QUERIA, pêra']],
    ['quero [uma/a] pera', 'quero uma pera e quero pera', ['quero uma pera', 'quero pera']],
    ['quero {fruit}/{own}', 'quero uva, quero kiwi, quero figo', ['quero uva', 'quero kiwi']],
    ['[muito] bom', 'bom e muito bom', ['bom', 'muito bom', 'bom']],
    ['nao [muito/tao]* bom', 'nao tao muito tao bom', ['nao tao muito tao bom']],
    ['nao [muito/tao]* bom', 'nao tao tao tao tao bom', []],
    ['quero ~ pera', 'quero essa verde pera', ['quero essa verde pera']],
    ['quero ~ pera', 'quero essa. Verde pera', []],
    ['quero ~ pera', 'quero essa bela verde pera', []],
    ['quero (uma pera|duas uvas|) ja', 'quero duas uvas ja, quero ja', ['quero duas uvas ja', 'quero ja']],
    ['^ bom', 'bom, é bom. Bom', ['bom', 'Bom']],
    ['bom $', 'bom dia, que bom', ['bom']],
    ['<nao bom', 'nao bom, muito bom', ['bom']],
    ['bom >dia', 'bom dia e bom ano', ['bom']],
    ['quero (pera >verde|uva $)', 'quero pera verde, quero uva doce, quero uva', ['quero uva']],
  ])('%s is found in «%s»', (line, text, wanted) => expect(found(line, text)).toEqual(wanted));

  it('matches the longest reading', () => {
    expect(found('quero pera [verde/madura]*', 'quero pera verde madura ja')).toEqual(['quero pera verde madura']);
  });

  it.each(['~ pera', 'quero {nada}'])('«%s» is refused', (line) => {
    expect(() => found(line, '')).toThrow();
  });
});

import { LEXICON, LINE_LEXICON } from './lexicon.ts';
import type { NarrationLine } from './narrationLines.ts';
import { cardinal, type Gender, ordinal } from './numbers.ts';

/** One written word: its position in the message (`to` excluded) and its spelling for the synthesiser. */
export type SpokenWord = { from: number; to: number; spoken: string };

/** Splits a token into its core, which may contain signs ('4.º', 'Sr.', '50%'), and the punctuation on both sides. */
const WORD = /^([^\p{L}\p{N}%]*)(.*?)([^\p{L}\p{N}%ºª]*)$/su;
const PAUSES = /[^.,:;!?…]/g;

/** Splits the message into words, with numbers and abbreviations spelled out. A lone dash belongs to the word before it. */
export function spokenWords({ id, text }: Pick<NarrationLine, 'id' | 'text'>): SpokenWord[] {
  const words: SpokenWord[] = [];
  for (const match of text.matchAll(/\S+/g)) {
    const to = match.index + match[0].length;
    const previous = words.at(-1);
    if (/[\p{L}\p{N}%]/u.test(match[0])) {
      const gender = genderOf(match[0], text.slice(to));
      words.push({ from: match.index, to, spoken: spoken(match[0], gender, LINE_LEXICON[id] ?? {}) });
    } else if (previous !== undefined) {
      previous.to = to;
      previous.spoken = previous.spoken.replace(/[.,:;!?…]*$/, ',');
    }
  }
  return words;
}

/** Counts the spoken words: 'pê dê éfe' is three, and so is 'vinte e uma'. */
export function spokenWordCount(words: readonly SpokenWord[]): number {
  return words.flatMap(({ spoken }) => spoken.split(/\s+/u)).filter((part) => /\p{L}/u.test(part)).length;
}

/** Endings of most feminine plural nouns, and masculine nouns with the same endings. */
const FEMININE = /^\s(?:\p{L}+(?:as|ções|sões|dades|gens)|vezes|vozes|luzes|mulheres)\b/iu;
const MASCULINE = /^\s(?:dias|mapas|planetas|problemas|programas|sistemas|temas)\b/iu;

/** Returns the grammatical gender of a number, which follows the word after it. */
function genderOf(written: string, after: string): Gender {
  const isCounting = /\d$/.test(written) && FEMININE.test(after) && !MASCULINE.test(after);
  return isCounting ? 'feminine' : 'masculine';
}

function spoken(written: string, gender: Gender, lineLexicon: Readonly<Record<string, string>>): string {
  const abbreviation = LEXICON[written.toLowerCase()];
  if (abbreviation !== undefined) return asCapital(abbreviation, written);
  const [, before = '', core = '', after = ''] = WORD.exec(written) ?? [];
  const said = lineLexicon[core] ?? asWhole(core, gender) ?? core.split('-').map(asPart).join('-');
  return before.replaceAll(PAUSES, '') + asCapital(said, core) + after.replaceAll(PAUSES, '');
}

function asWhole(core: string, gender: Gender): string | undefined {
  const [, number = '', mark = ''] = /^(\d+)(?:\.?([ºª])|%)?$/.exec(core) ?? [];
  if (number === '') return LEXICON[core.toLowerCase()];
  if (mark !== '') return ordinal(Number(number), mark === 'º' ? 'masculine' : 'feminine');
  return core.endsWith('%') ? `${cardinal(Number(number))} por cento` : cardinal(Number(number), gender);
}

/** Keeps the capital, by which the synthesiser recognises that a full stop before it ended a sentence. */
function asCapital(said: string, written: string): string {
  return /^\p{Lu}/u.test(written) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** Keeps the l of 'ul' before a consonant, which the synthesiser would pronounce as u. */
function asPart(part: string): string {
  return LEXICON[part.toLowerCase()] ?? part.replaceAll(/ul(?=[bcdfgjkmnpqrstvxz]|$)/giu, 'ull');
}

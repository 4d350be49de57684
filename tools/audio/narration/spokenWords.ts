import { LEXICON, LINE_LEXICON } from './lexicon.ts';
import type { NarrationLine } from './narrationLines.ts';
import { cardinal, ordinal } from './numbers.ts';

/** One written word: where it stands in the message (`to` excluded) and how the synthesiser is to say it. */
export type SpokenWord = { from: number; to: number; spoken: string };

/** Letters and digits with what belongs to them inside ('4.º', 'Sr.', '50%'), and the punctuation on both sides. */
const WORD = /^([^\p{L}\p{N}%]*)(.*?)([^\p{L}\p{N}%ºª]*)$/su;
const PAUSES = /[^.,:;!?…]/g;

/** The message word by word, numbers and abbreviations written out. A lone dash belongs to the word before it. */
export function spokenWords({ id, text }: Pick<NarrationLine, 'id' | 'text'>): SpokenWord[] {
  const words: SpokenWord[] = [];
  for (const match of text.matchAll(/\S+/g)) {
    const to = match.index + match[0].length;
    const previous = words.at(-1);
    if (/[\p{L}\p{N}%]/u.test(match[0])) {
      words.push({ from: match.index, to, spoken: spoken(match[0], LINE_LEXICON[id] ?? {}) });
    } else if (previous !== undefined) {
      previous.to = to;
      previous.spoken = previous.spoken.replace(/[.,:;!?…]*$/, ',');
    }
  }
  return words;
}

function spoken(written: string, lineLexicon: Readonly<Record<string, string>>): string {
  const abbreviation = LEXICON[written.toLowerCase()];
  if (abbreviation !== undefined) return asCapital(abbreviation, written);
  const [, before = '', core = '', after = ''] = WORD.exec(written) ?? [];
  const said = lineLexicon[core] ?? asWhole(core) ?? core.split('-').map(asPart).join('-');
  return before.replaceAll(PAUSES, '') + asCapital(said, core) + after.replaceAll(PAUSES, '');
}

function asWhole(core: string): string | undefined {
  const [, number = '', mark = ''] = /^(\d+)(?:\.?([ºª])|%)?$/.exec(core) ?? [];
  if (number === '') return LEXICON[core.toLowerCase()];
  if (mark !== '') return ordinal(Number(number), mark === 'º' ? 'masculine' : 'feminine');
  return core.endsWith('%') ? `${cardinal(Number(number))} por cento` : cardinal(Number(number));
}

/** A capital tells the synthesiser that the full stop before it ended a sentence. */
function asCapital(said: string, written: string): string {
  return /^\p{Lu}/u.test(written) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

function asPart(part: string): string {
  return LEXICON[part.toLowerCase()] ?? part;
}

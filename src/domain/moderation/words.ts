import { foldedWords, readings } from './foldedWords.ts';
import type { Place } from './Place.ts';
import { type Spelling, spelling } from './spelling.ts';

/** A word of a text with all that phrases ask of it. */
export interface Word extends Place {
  /** Small letters without accents, and the digits and signs that may stand for letters. */
  raw: string;
  /** What it may say; see `readings`. */
  read: readonly string[];
  /** Spellings of what it may say, abbreviations written out. */
  forms: readonly Spelling[];
  /** A sign of punctuation, or an end of the text, stands before or after it. */
  startsClause: boolean;
  endsClause: boolean;
  startsSentence: boolean;
}

/** How pupils shorten words in messages. */
const SHORT_FORMS = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    ke: 'que',
    n: 'nao',
    ñ: 'nao',
    naum: 'nao',
    vc: 'voce',
    vcs: 'voces',
    vces: 'voces',
    t: 'te',
    tas: 'estas',
    tao: 'estao',
    tou: 'estou',
    to: 'estou',
    tava: 'estava',
    pra: 'para',
    pro: 'para',
    pros: 'para',
    po: 'para',
    pa: 'para',
    mt: 'muito',
    mto: 'muito',
    mta: 'muito',
    mm: 'mesmo',
    msm: 'mesmo',
    td: 'tudo',
    tds: 'todos',
    nd: 'nada',
    ngm: 'ninguem',
    cmg: 'comigo',
    ctg: 'contigo',
    hj: 'hoje',
    tb: 'tambem',
    msg: 'mensagem',
  }),
);

const CLAUSE = /[^\p{L}\p{N}\s\-'’*_]/u;
const SENTENCE = /[.!?…\n]/;

/** Returns the words of a text in the form NFC. Time grows with its length alone. */
export function wordsOf(text: string): Word[] {
  const folded = foldedWords(text);
  const betweens = folded.map(({ start }, index) => text.slice(folded[index - 1]?.end ?? 0, start));
  const startsClause = betweens.map((between, index) => index === 0 || CLAUSE.test(between));
  const startsSentence = betweens.map((between, index) => index === 0 || SENTENCE.test(between));
  return folded.map((word, index) => {
    const written = text.slice(word.start, word.end);
    const read = readings(word);
    return {
      ...word,
      read,
      forms: formsOf(word.raw, read, written),
      startsClause: startsClause[index] ?? true,
      endsClause: startsClause[index + 1] ?? true,
      startsSentence: startsSentence[index] ?? true,
    };
  });
}

function formsOf(raw: string, read: readonly string[], written: string): Spelling[] {
  const said = read.length > 0 ? read : [raw];
  // 'pá' only fills, 'pa' is 'para'.
  const whole = written.toLowerCase() === 'pá' ? [] : said.flatMap((word) => SHORT_FORMS.get(word) ?? []);
  // 'ó' calls somebody, 'o' is the article.
  const calling = written === 'ó' || written === 'Ó' ? ['oh'] : [];
  const forms = whole.length + calling.length === 0 ? said : [...new Set([...said, ...whole, ...calling])];
  return forms.map(spelling);
}

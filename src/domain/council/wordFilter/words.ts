import { foldedWords, readings } from './foldedWords.ts';
import { type Spelling, spelling } from './spelling.ts';
import type { TextRange } from './TextRange.ts';

/** A word of a text with everything that phrases match on. */
export interface Word extends TextRange {
  /** Lower-case letters without accents, and digits and signs that may replace letters. */
  raw: string;
  /** Spellings of its possible readings; see `readings`. */
  said: readonly Spelling[];
  /** `said`, or the spelling of `raw` when there is no reading, plus expanded abbreviations. */
  forms: readonly Spelling[];
  /** Punctuation, or the start or end of the text, is next to it. */
  startsClause: boolean;
  endsClause: boolean;
  startsSentence: boolean;
}

/** Abbreviations that pupils use in messages. */
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

/** Splits a text in NFC into words, in linear time. */
export function wordsOf(text: string): Word[] {
  const folded = foldedWords(text);
  const formsOf = memoizedForms();
  let endsBefore = 0;
  const words = folded.map((word, index): Word => {
    const between = text.slice(endsBefore, word.start);
    endsBefore = word.end;
    const { said, forms } = formsOf(word.raw, text.slice(word.start, word.end));
    const startsClause = index === 0 || CLAUSE.test(between);
    const startsSentence = index === 0 || SENTENCE.test(between);
    const { raw, start, end } = word;
    return { raw, start, end, said, forms, startsClause, endsClause: true, startsSentence };
  });
  for (const [index, word] of words.entries()) word.endsClause = words[index + 1]?.startsClause ?? true;
  return words;
}

type Forms = Pick<Word, 'said' | 'forms'>;

/** Returns a memoized formsOf, because a text repeats words. */
function memoizedForms(): (raw: string, written: string) => Forms {
  const known = new Map<string, Forms>();
  return (raw, written) => {
    const special = SPECIAL.has(written) ? written : raw;
    const found = known.get(special) ?? formsOf(raw, written);
    known.set(special, found);
    return found;
  };
}

/** 'ó' addresses somebody, unlike the article 'o'. */
const VOCATIVES = ['ó', 'Ó'];
/** 'pá' is a filler word, unlike 'pa' for 'para'. */
const FILLERS = ['pá', 'PÁ', 'Pá', 'pÁ'];
const SPECIAL = new Set([...VOCATIVES, ...FILLERS]);

function formsOf(raw: string, written: string): Forms {
  const read = readings({ raw });
  const said = read.map(spelling);
  const forms = said.length > 0 ? said : [spelling(raw)];
  const words = read.length > 0 ? read : [raw];
  const whole = FILLERS.includes(written) ? [] : words.flatMap((word) => SHORT_FORMS.get(word) ?? []);
  const added = VOCATIVES.includes(written) ? [...whole, 'oh'] : whole;
  const isNew = (word: string, index: number) => !words.includes(word) && added.indexOf(word) === index;
  return { said, forms: [...forms, ...added.filter(isNew).map(spelling)] };
}

import { foldedWords, readings } from './foldedWords.ts';
import type { Place } from './Place.ts';
import { type Spelling, spelling } from './spelling.ts';

/** A word of a text with all that phrases ask of it. */
export interface Word extends Place {
  /** Small letters without accents, and the digits and signs that may stand for letters. */
  raw: string;
  /** Spellings of what it may say; see `readings`. */
  said: readonly Spelling[];
  /** The same, or of what is written where it says nothing, with abbreviations written out. */
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
  const formsOf = formsOnce();
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

/** Returns what spells each word of a text once, however often it stands there. */
function formsOnce(): (raw: string, written: string) => Forms {
  const known = new Map<string, Forms>();
  return (raw, written) => {
    const special = SPECIAL.has(written) ? written : raw;
    const found = known.get(special) ?? formsOf(raw, written);
    known.set(special, found);
    return found;
  };
}

/** 'ó' calls somebody, 'o' is the article. */
const CALLING = ['ó', 'Ó'];
/** 'pá' only fills, 'pa' is 'para'. */
const FILLING = ['pá', 'PÁ', 'Pá', 'pÁ'];
const SPECIAL = new Set([...CALLING, ...FILLING]);

function formsOf(raw: string, written: string): Forms {
  const read = readings({ raw });
  const said = read.map(spelling);
  const forms = said.length > 0 ? said : [spelling(raw)];
  const words = read.length > 0 ? read : [raw];
  const whole = FILLING.includes(written) ? [] : words.flatMap((word) => SHORT_FORMS.get(word) ?? []);
  const added = CALLING.includes(written) ? [...whole, 'oh'] : whole;
  const isNew = (word: string, index: number) => !words.includes(word) && added.indexOf(word) === index;
  return { said, forms: [...forms, ...added.filter(isNew).map(spelling)] };
}

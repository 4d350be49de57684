import type { TextRange } from './TextRange.ts';

// Finds ways to contact a pupil: telephone numbers, addresses and accounts. Pupils are minors.

const DIGITS = /\d+/g;
/** Characters between two groups of one number, at most two. */
const GAP = /^[ .\-()/\u00a0\u202f]{1,2}$/;
/** Usual groupings of nine digits, as lengths of the groups. */
const GROUPINGS = new Set([
  '9',
  '333',
  '3222',
  '2322',
  '2232',
  '2223',
  '27',
  '36',
  '63',
  '45',
  '54',
  '234',
  '243',
  '324',
  '111111111',
]);
/** Portuguese mobile and landline numbers; a number that ends in ROUND is a count of people or euros. */
const NATIONAL = /^(?:9[1236]|2[1-8]|29[1256])\d{6,7}$/;
const ROUND = '000';
const NATIONAL_DIGITS = 9;
const WORLD_DIGITS = [9, 15] as const;
const COUNTRY = ['351', '00351'];

interface Group extends TextRange {
  digits: string;
}

/** Finds telephone numbers in any grouping. */
export function phonePlaces(text: string): TextRange[] {
  return [...spokenNumbers(text), ...chainsOf(text).flatMap((chain) => numbersIn(chain, text))];
}

function numbersIn(chain: readonly Group[], text: string): TextRange[] {
  const first = chain[0];
  const all = chain.map(({ digits }) => digits).join('');
  const [least, most] = WORLD_DIGITS;
  if (first && text[first.start - 1] === '+' && all.length >= least && all.length <= most) return [spanOf(chain)];
  return chain.flatMap((_, from) => nationalAt(chain, from)).filter(({ end }) => !UNIT.test(text.slice(end, end + 14)));
}

/** A unit after a number, which then counts or measures something. */
const UNIT =
  /^ ?(?:%|€|k?m\b|km2|euros?\b|metros\b|pessoas\b|habitantes\b|votos\b|litros\b|toneladas\b|anos\b|hectares\b)/iu;

/** Digits written as words. */
const SPOKEN: ReadonlyMap<string, string> = new Map([
  ['zero', '0'],
  ['um', '1'],
  ['uma', '1'],
  ['dois', '2'],
  ['duas', '2'],
  ['três', '3'],
  ['tres', '3'],
  ['quatro', '4'],
  ['cinco', '5'],
  ['seis', '6'],
  ['meia', '6'],
  ['sete', '7'],
  ['oito', '8'],
  ['nove', '9'],
]);
const TOKEN = /[\p{L}\d]+/gu;

/** Finds nine digits of which some are written as words or letters: 'nove um dois três…', '9l2345678'. */
function spokenNumbers(text: string): TextRange[] {
  const places: TextRange[] = [];
  let run: Group[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const digits = digitsOf(match[0]);
    if (digits === null) {
      run = [];
      continue;
    }
    run.push({ digits, start: match.index, end: match.index + match[0].length });
    // A number that ends here has at most nine tokens.
    if (run.length > NATIONAL_DIGITS) run.shift();
    const own = lastNine(run);
    const isSpoken = own.some(({ start, end }) => /\p{L}/u.test(text.slice(start, end)));
    if (isSpoken && isNational(own.map((one) => one.digits).join(''))) places.push(spanOf(own));
  }
  return places;
}

/** Returns the last groups that have exactly nine digits together; empty when there are none. */
function lastNine(run: readonly Group[]): readonly Group[] {
  let digits = 0;
  let from = run.length;
  while (from > 0 && digits < NATIONAL_DIGITS) {
    from -= 1;
    digits += run[from]?.digits.length ?? 0;
  }
  return digits === NATIONAL_DIGITS ? run.slice(from) : [];
}

function digitsOf(token: string): string | null {
  if (token.length > NATIONAL_DIGITS) return null;
  const small = token.toLowerCase();
  const spoken = SPOKEN.get(small);
  if (spoken !== undefined) return spoken;
  const alike = small.replace(/[il]/g, '1').replace(/o/g, '0');
  return /^\d+$/.test(alike) && /\d/.test(small) ? alike : null;
}

/** Groups digits that may be one number. */
function chainsOf(text: string): Group[][] {
  const chains: Group[][] = [];
  let before: Group | null = null;
  for (const match of text.matchAll(DIGITS)) {
    const group: Group = { digits: match[0], start: match.index, end: match.index + match[0].length };
    const gap = before === null ? '' : text.slice(before.end, Math.min(group.start, before.end + 3));
    if (GAP.test(gap)) chains.at(-1)?.push(group);
    else chains.push([group]);
    before = group;
  }
  return chains;
}

/** Returns a number that begins with this group, unless it is in the middle of a longer one. */
function nationalAt(chain: readonly Group[], from: number): TextRange[] {
  const own = chain[from];
  if (!own) return [];
  const bare = own.digits.length > NATIONAL_DIGITS ? withoutCountry(own.digits) : own.digits;
  if (bare.length === NATIONAL_DIGITS) return isNational(bare) ? [own] : [];
  if (from > 0 && !COUNTRY.includes(chain[from - 1]?.digits ?? '')) return [];
  let digits = '';
  let sizes = '';
  for (const [index, group] of chain.slice(from, from + NATIONAL_DIGITS).entries()) {
    digits += group.digits;
    sizes += group.digits.length;
    if (digits.length > NATIONAL_DIGITS) return [];
    if (GROUPINGS.has(sizes) && isNational(digits)) return [spanOf(chain.slice(from, from + index + 1))];
  }
  return [];
}

function isNational(digits: string): boolean {
  return digits.length === NATIONAL_DIGITS && NATIONAL.test(digits) && !digits.endsWith(ROUND);
}

function withoutCountry(digits: string): string {
  const code = COUNTRY.find((start) => digits.startsWith(start) && digits.length === start.length + NATIONAL_DIGITS);
  return code === undefined ? digits : digits.slice(code.length);
}

function spanOf(chain: readonly Group[]): TextRange {
  return { start: chain[0]?.start ?? 0, end: chain.at(-1)?.end ?? 0 };
}

const LOCAL_PART = /[\p{L}\d._%+-]/u;
const DOMAIN = /[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/uy;
const HANDLE = /[\p{L}\d_.]{3,}/uy;

/** Finds email addresses and handles ('@ana.s'); 'Tod@s' is neither. */
export function atSignPlaces(text: string): { emails: TextRange[]; handles: TextRange[] } {
  const emails: TextRange[] = [];
  const handles: TextRange[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const isJoined = LOCAL_PART.test(text[at - 1] ?? ' ');
    const pattern = isJoined ? DOMAIN : HANDLE;
    pattern.lastIndex = at + 1;
    const length = pattern.exec(text)?.[0].length ?? 0;
    if (length === 0) continue;
    (isJoined ? emails : handles).push({ start: isJoined ? wordStart(text, at) : at, end: at + 1 + length });
  }
  return { emails, handles };
}

const START_MAX = 64;

function wordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < START_MAX && LOCAL_PART.test(text[start - 1] ?? ' ')) start -= 1;
  return start;
}

const ADDRESS =
  /https?:\/\/|\bwww\.|\b(?:t|wa|m)\.me\b|\.(?:com|pt|net|org|gov|edu|io|gg|tv|xyz|info|br|ly)(?![\p{L}\d-])/gu;
const BLANK = /\s/;

/** Matches 'ana#4421', and a name after an application's name: 'insta: ana.s'. */
const TAGGED = /(?<=[\p{L}\d_])#\d{4}(?!\d)/gu;
const LABELLED =
  /(?<!\p{L})(?:insta(?:gram)?|snap(?:chat)?|ig|tik ?tok|discord|disc|nick|user|tel|tlm|tlf|telem[oó]vel|wpp|whats(?:app)?|face(?:book)?|fb|psn|e?-?mail)[ ]?[:=][ ]?[\p{L}\d_@+]/giu;

/** Finds account names in applications. */
export function accountPlaces(text: string): TextRange[] {
  const tagged = Array.from(text.matchAll(TAGGED), ({ 0: found, index }) => ({
    start: wordStart(text, index),
    end: index + found.length,
  }));
  const labelled = Array.from(text.matchAll(LABELLED), ({ 0: found, index }) => {
    let end = index + found.length;
    while (end < text.length && end - index < START_MAX && !BLANK.test(text[end] ?? ' ')) end += 1;
    return { start: index, end };
  });
  return [...tagged, ...labelled];
}

/** Finds web addresses, with or without 'https://'. */
export function linkPlaces(text: string): TextRange[] {
  const places: TextRange[] = [];
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const isEnding = found.startsWith('.');
    if (isEnding && !LOCAL_PART.test(text[index - 1] ?? ' ')) continue;
    let end = index + found.length;
    while (end < text.length && end - index < START_MAX && !BLANK.test(text[end] ?? ' ')) end += 1;
    places.push({ start: isEnding ? wordStart(text, index) : index, end });
  }
  return places;
}

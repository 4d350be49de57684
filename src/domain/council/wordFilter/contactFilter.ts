import type { Place } from './Place.ts';

/** Numbers and addresses by which a pupil could be reached; pupils are minors. */

const DIGITS = /\d+/g;
/** Between two groups of one number: at most two of these. */
const GAP = /^[ .\-()/\u00a0\u202f]{1,2}$/;
/** How nine digits are grouped on the phone's screen and on paper. */
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
/** Mobile and fixed numbers of Portugal; one that ends in zeros is a count of people or of euros. */
const NATIONAL = /^(?:9[1236]|2[1-8]|29[1256])\d{6,7}$/;
const ROUND = '000';
const NATIONAL_DIGITS = 9;
const WORLD_DIGITS = [9, 15] as const;
const COUNTRY = ['351', '00351'];

interface Group extends Place {
  digits: string;
}

/** Telephone numbers, however they are grouped. */
export function phonePlaces(text: string): Place[] {
  return [...spokenNumbers(text), ...chainsOf(text).flatMap((chain) => numbersIn(chain, text))];
}

function numbersIn(chain: readonly Group[], text: string): Place[] {
  const first = chain[0];
  const all = chain.map(({ digits }) => digits).join('');
  const [least, most] = WORLD_DIGITS;
  if (first && text[first.start - 1] === '+' && all.length >= least && all.length <= most) return [spanOf(chain)];
  return chain.flatMap((_, from) => nationalAt(chain, from)).filter(({ end }) => !UNIT.test(text.slice(end, end + 14)));
}

/** After a number: it counts or measures something. */
const UNIT =
  /^ ?(?:%|€|k?m\b|km2|euros?\b|metros\b|pessoas\b|habitantes\b|votos\b|litros\b|toneladas\b|anos\b|hectares\b)/iu;

/** Digits as pupils write them out, or with letters that look like them. */
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

/** 'nove um dois três…', '9l2345678': nine digits, some of them as words or as letters. */
function spokenNumbers(text: string): Place[] {
  const places: Place[] = [];
  let run: Group[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const digits = digitsOf(match[0]);
    if (digits === null) {
      run = [];
      continue;
    }
    run.push({ digits, start: match.index, end: match.index + match[0].length });
    // Only the last nine tokens can be part of a number that ends here.
    if (run.length > NATIONAL_DIGITS) run.shift();
    const own = lastNine(run);
    const isSpoken = own.some(({ start, end }) => /\p{L}/u.test(text.slice(start, end)));
    if (isSpoken && isNational(own.map((one) => one.digits).join(''))) places.push(spanOf(own));
  }
  return places;
}

/** The groups at the end that have nine digits together; none where they do not come to nine. */
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

/** Groups of digits that may be one number. */
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

/** A number that begins with this group, if it stands alone: not in the middle of a longer one. */
function nationalAt(chain: readonly Group[], from: number): Place[] {
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

function spanOf(chain: readonly Group[]): Place {
  return { start: chain[0]?.start ?? 0, end: chain.at(-1)?.end ?? 0 };
}

const LOCAL_PART = /[\p{L}\d._%+-]/u;
const DOMAIN = /[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/uy;
const HANDLE = /[\p{L}\d_.]{3,}/uy;

/** Addresses with an @, and names with one before them ('@ana.s'). 'Tod@s' is neither. */
export function atSignPlaces(text: string): { emails: Place[]; handles: Place[] } {
  const emails: Place[] = [];
  const handles: Place[] = [];
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

/** 'ana#4421', and what stands after the name of an application: 'insta: ana.s'. */
const TAGGED = /(?<=[\p{L}\d_])#\d{4}(?!\d)/gu;
const LABELLED =
  /(?<!\p{L})(?:insta(?:gram)?|snap(?:chat)?|ig|tik ?tok|discord|disc|nick|user|tel|tlm|tlf|telem[oó]vel|wpp|whats(?:app)?|face(?:book)?|fb|psn|e?-?mail)[ ]?[:=][ ]?[\p{L}\d_@+]/giu;

/** Names under which a pupil is found in applications. */
export function accountPlaces(text: string): Place[] {
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

/** Addresses of pages, with or without 'https://'. */
export function linkPlaces(text: string): Place[] {
  const places: Place[] = [];
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const isEnding = found.startsWith('.');
    if (isEnding && !LOCAL_PART.test(text[index - 1] ?? ' ')) continue;
    let end = index + found.length;
    while (end < text.length && end - index < START_MAX && !BLANK.test(text[end] ?? ' ')) end += 1;
    places.push({ start: isEnding ? wordStart(text, index) : index, end });
  }
  return places;
}

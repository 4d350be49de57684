import type { Place } from './wordFilter.ts';

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
const NATIONAL = /^(?:9[1236]|2[1-9])\d{7}$/;
const ROUND = '000';
const NATIONAL_DIGITS = 9;
const WORLD_DIGITS = [9, 15] as const;
const COUNTRY = ['351', '00351'];

interface Group extends Place {
  digits: string;
}

/** Telephone numbers, however they are grouped. */
export function phonePlaces(text: string): Place[] {
  return chainsOf(text).flatMap((chain) => {
    const first = chain[0];
    const all = chain.map(({ digits }) => digits).join('');
    const [least, most] = WORLD_DIGITS;
    if (first && text[first.start - 1] === '+' && all.length >= least && all.length <= most) return [spanOf(chain)];
    return chain.flatMap((_, from) => nationalAt(chain, from));
  });
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

const ADDRESS = /https?:\/\/|\bwww\.|\.(?:com|pt|net|org|gov|edu|io|gg|tv|xyz|info|br|ly)(?![\p{L}\d-])/gu;
const BLANK = /\s/;

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

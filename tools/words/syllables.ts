/** Syllables of European Portuguese words, counted from their spelling. */

const VOWEL = 'aeiouáéíóúâêôàãõü';
const GROUPS = new RegExp(`[${VOWEL}]+`, 'gu');
/** Says nothing itself: 'que', 'guerra', 'água'. */
const SILENT_U = new RegExp(`(?<=[qg])u(?=[${VOWEL}])`, 'gu');
const ACCENT = /[áéíóúâêôàãõ]/u;
/** i and u that glide after another vowel: 'ai', 'eu', 'õe', 'ão'. */
const GLIDES: Readonly<Record<string, string>> = { i: 'aeouáéóúâêô', u: 'aeioáéíóâêô', e: 'ãõ', o: 'ã' };
/** After these an i or u stands for itself: 'ra-inha', 'ca-ir', 'sa-indo', 'ju-iz'. */
const OPENS_NEXT = /^(nh|[lmnrz]([^aeiouáéíóúâêôãõ]|$))/u;

/** How many syllables a word has; letters alone count, and a word without vowels has one. */
export function syllablesOf(word: string): number {
  const parts = word
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '');
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + syllablesOfPart(part), 0),
  );
}

function syllablesOfPart(part: string): number {
  const word = part.replaceAll(SILENT_U, '');
  let count = 0;
  for (const match of word.matchAll(GROUPS)) {
    count += nucleiOf(match[0], word.slice(0, match.index), word.slice(match.index + match[0].length));
  }
  return Math.max(1, count);
}

/** How many syllables a row of vowels carries between these letters. */
function nucleiOf(vowels: string, before: string, after: string): number {
  let count = 0;
  let glided = true;
  [...vowels].forEach((vowel, index) => {
    const previous = vowels[index - 1] ?? '';
    const isLast = index === vowels.length - 1;
    const opens = isLast && (vowel === 'i' || vowel === 'u') && OPENS_NEXT.test(after);
    if (!glided && (GLIDES[vowel]?.includes(previous) ?? false) && !opens) {
      glided = true;
      return;
    }
    glided = false;
    count += 1;
  });
  return count - (isWeakEnding(vowels, before, after) ? 1 : 0);
}

/** 'histó-ria', 'á-rea', 'pró-prio': one syllable where the stress is written before it; and 'ao'. */
function isWeakEnding(vowels: string, before: string, after: string): boolean {
  if (!/^s?$/u.test(after) || vowels.length !== 2) return false;
  return vowels === 'ao' || (/^(i[aeo]|u[aeo]|ea|eo|oa)$/u.test(vowels) && ACCENT.test(before));
}

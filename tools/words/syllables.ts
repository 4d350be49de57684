/** Counts the syllables of European Portuguese words from their spelling. */

const VOWEL = 'aeiouáéíóúâêôàãõü';
const GROUPS = new RegExp(`[${VOWEL}]+`, 'gu');
/** The u after q or g, which is not counted as a vowel: 'que', 'guerra', 'água'. */
const SILENT_U = new RegExp(`(?<=[qg])u(?=[${VOWEL}])`, 'gu');
const ACCENT = /[áéíóúâêôàãõ]/u;
/** Vowels that form a diphthong after another vowel: 'ai', 'eu', 'õe', 'ão'. */
const GLIDES: Readonly<Record<string, string>> = { i: 'aeouáéóúâêô', u: 'aeioáéíóâêô', e: 'ãõ', o: 'ã' };
/** Before these letters an i or u forms its own syllable: 'ra-inha', 'ca-ir', 'sa-indo', 'ju-iz'. */
const OPENS_NEXT = /^(nh|[lmnrz]([^aeiouáéíóúâêôãõ]|$))/u;

/** Returns the number of syllables of a word; only letters count, and a word without vowels has one. */
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

/** Returns the number of syllables in a group of vowels between these letters. */
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

/**
 * Returns whether two final vowels form one syllable, as after a written stress ('histó-ria', 'á-rea', 'pró-prio') and in
 * 'ao'.
 */
function isWeakEnding(vowels: string, before: string, after: string): boolean {
  if (!/^s?$/u.test(after) || vowels.length !== 2) return false;
  return vowels === 'ao' || (/^(i[aeo]|u[aeo]|ea|eo|oa)$/u.test(vowels) && ACCENT.test(before));
}

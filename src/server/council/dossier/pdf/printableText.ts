/** Controls and invisible marks of direction, joining and hyphenation. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/u;
const ACCENTS = /\p{M}/gu;
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
const UNKNOWN = '?';
/** A longer word is divided, because finding where it fits on lines takes time that grows with the square of its length. */
const LONG_WORD = /\S{60}(?=\S)/gu;

/**
 * Returns the text with characters of the fonts only, as PDF/UA forbids characters without a glyph: pictures are left out,
 * a letter with an unknown accent loses it, and any other unknown character becomes '?'. Line breaks are '\n'.
 */
export function printableText(text: string, codePoints: ReadonlySet<number>): string {
  const lines = text.normalize('NFC').replaceAll(LINE_ENDS, '\n').replaceAll('\t', ' ').split('\n');
  const printable = lines.map((line) => printableLine(line, codePoints)).join('\n');
  return printable.replaceAll(LONG_WORD, '$& ');
}

function printableLine(line: string, codePoints: ReadonlySet<number>): string {
  const has = (character: string) => codePoints.has(character.codePointAt(0) ?? 0);
  return [...line.replaceAll(INVISIBLE, '')]
    .map((character) => (has(character) ? character : similar(character, has)))
    .join('');
}

function similar(character: string, has: (character: string) => boolean): string {
  if (/\p{Z}/u.test(character)) return ' ';
  if (PICTURE.test(character)) return '';
  const bare = character.normalize('NFKD').replaceAll(ACCENTS, '');
  return [...bare].every(has) ? bare : UNKNOWN;
}

import { THEME_IDS, THEME_NAMES, THEMES, type Theme } from '#domain/vocabulary.ts';

/** Shorter pieces of a theme's name could mean anything. */
const THEME_PIECE_MIN_CHARS = 4;

/** Each theme by its name, and by all that means it whole. */
const MEANT = THEMES.map((theme) => {
  const name = plain(THEME_NAMES[theme]);
  return { theme, name, whole: [theme, name, plain(THEME_IDS[theme])] };
});

/** The theme that somebody means: by its name or the beginning of it, its two letters or its id; null for none or many. */
export function themeMeant(words: string): Theme | null {
  const wanted = plain(words);
  const exact = MEANT.find(({ whole }) => whole.includes(wanted));
  if (exact !== undefined || wanted.length < THEME_PIECE_MIN_CHARS) return exact?.theme ?? null;
  const [only, ...others] = MEANT.filter(({ name }) => name.startsWith(wanted));
  return others.length === 0 ? (only?.theme ?? null) : null;
}

/** The names between separators and line ends. */
export function splitMembers(text: string): string[] {
  return text
    .split(/[;,\t\r\n]/)
    .map(oneLine)
    .filter((name) => name !== '');
}

/** With single blanks, in Unicode form C. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Without case, accents, spaces and signs. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

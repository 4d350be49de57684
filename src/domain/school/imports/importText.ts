import { THEME_IDS, THEME_NAMES, THEMES, type Theme } from '#domain/vocabulary.ts';

/** Minimum length of a prefix of a theme's name; shorter ones are ambiguous. */
const THEME_PIECE_MIN_CHARS = 4;

/** Each theme with its name, and all texts that match it exactly. */
const THEME_KEYS = THEMES.map((theme) => {
  const name = plain(THEME_NAMES[theme]);
  return { theme, name, whole: [theme, name, plain(THEME_IDS[theme])] };
});

/** Finds a theme by its name or a unique prefix of it, its two letters or its id; null when none or several match. */
export function findTheme(words: string): Theme | null {
  const wanted = plain(words);
  const exact = THEME_KEYS.find(({ whole }) => whole.includes(wanted));
  if (exact !== undefined || wanted.length < THEME_PIECE_MIN_CHARS) return exact?.theme ?? null;
  const [only, ...others] = THEME_KEYS.filter(({ name }) => name.startsWith(wanted));
  return others.length === 0 ? (only?.theme ?? null) : null;
}

/** Splits names at separators and line ends. */
export function splitMembers(text: string): string[] {
  return text
    .split(/[;,\t\r\n]/)
    .map(oneLine)
    .filter((name) => name !== '');
}

/** Collapses white space to single blanks and normalizes to NFC. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Removes case, accents, spaces and signs. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

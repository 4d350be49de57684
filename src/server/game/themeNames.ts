import { THEME_IDS, THEME_NAMES, THEMES, type Theme } from '#domain/vocabulary.ts';

/** Returns the theme with this name in any Unicode normalization; null when there is none. */
export function themeNamed(name: string): Theme | null {
  const wanted = name.trim().normalize('NFC');
  return THEMES.find((theme) => THEME_NAMES[theme] === wanted) ?? null;
}

/** Returns the theme with this id, ignoring case; null when there is none. */
export function themeWithId(id: string): Theme | null {
  const wanted = id.trim().toLowerCase();
  return THEMES.find((theme) => THEME_IDS[theme] === wanted) ?? null;
}

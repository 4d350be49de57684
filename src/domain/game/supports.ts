/** The languages of support, by their code of ISO 639-1; `br` is Brazilian Portuguese where its word is another one. */
export const SUPPORT_LANGUAGES = ['br', 'en', 'fr', 'es', 'uk', 'ro', 'hi', 'ne', 'bn', 'ar', 'zh', 'ru'] as const;
export type SupportLanguage = (typeof SUPPORT_LANGUAGES)[number];

/** Sizes of the game's letters, in percent of the usual one. */
export const LETTER_SIZES = [100, 125, 150] as const;
export type LetterSize = (typeof LETTER_SIZES)[number];

/** What makes the game easier to read, see and answer for a team; kept with its account, never per pupil. */
export interface Supports {
  /** Prompts and options at level A2. */
  easyRead: boolean;
  readAloud: boolean;
  /** Hard words of the page are explained. */
  glossary: boolean;
  /** In which language words are explained besides Portuguese; null for none. */
  supportLanguage: SupportLanguage | null;
  letterSize: LetterSize;
  /** More room between letters and words (WCAG 1.4.12). */
  letterSpacing: boolean;
  /** More room between lines (WCAG 1.4.12). */
  lineSpacing: boolean;
  /** A band that follows the line being read. */
  ruler: boolean;
  contrast: boolean;
  /** Fewer movements, as with `prefers-reduced-motion`. */
  calm: boolean;
  voiceAnswer: boolean;
}

/** The supports of a team for which nobody has chosen any. */
export const NO_SUPPORTS: Supports = {
  easyRead: false,
  readAloud: false,
  glossary: false,
  supportLanguage: null,
  letterSize: 100,
  letterSpacing: false,
  lineSpacing: false,
  ruler: false,
  contrast: false,
  calm: false,
  voiceAnswer: false,
};

/** Reads stored supports; each missing, unknown or damaged value is the usual one. */
export function parseSupports(stored: unknown): Supports {
  const values: Partial<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const entries = Object.entries(NO_SUPPORTS).map(([name, usual]) => {
    const value = values[name];
    return [name, isAllowed(name, value) ? value : usual];
  });
  return Object.fromEntries(entries) as Supports;
}

function isAllowed(name: string, value: unknown): boolean {
  if (name === 'letterSize') return LETTER_SIZES.some((size) => size === value);
  if (name === 'supportLanguage') return SUPPORT_LANGUAGES.some((language) => language === value);
  return typeof value === 'boolean';
}

/** Returns whether hard words are explained: with the glossary, and in a language of support. */
export function explainsWords({ glossary, supportLanguage }: Supports): boolean {
  return glossary || supportLanguage !== null;
}

/** Returns whether both name the same supports. */
export function isSameSupports(a: Supports, b: Supports): boolean {
  return Object.keys(NO_SUPPORTS).every((name) => a[name as keyof Supports] === b[name as keyof Supports]);
}

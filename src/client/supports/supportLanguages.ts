import type { SupportLanguage } from '#domain/game/supports.ts';

interface LanguageName {
  /** In the language itself. */
  own: string;
  portuguese: string;
  /** For the attribute `lang`. */
  tag: string;
  dir: 'ltr' | 'rtl';
}

const leftToRight = (tag: string, own: string, portuguese: string): LanguageName => ({
  own,
  portuguese,
  tag,
  dir: 'ltr',
});

/** How the languages of support are called, and how their words are marked in a page. */
export const SUPPORT_LANGUAGE_NAMES: Readonly<Record<SupportLanguage, LanguageName>> = {
  br: leftToRight('pt-BR', 'Português do Brasil', 'português do Brasil'),
  en: leftToRight('en', 'English', 'inglês'),
  fr: leftToRight('fr', 'Français', 'francês'),
  es: leftToRight('es', 'Español', 'espanhol'),
  uk: leftToRight('uk', 'Українська', 'ucraniano'),
  ro: leftToRight('ro', 'Română', 'romeno'),
  hi: leftToRight('hi', 'हिन्दी', 'hindi'),
  ne: leftToRight('ne', 'नेपाली', 'nepalês'),
  bn: leftToRight('bn', 'বাংলা', 'bengali'),
  ar: { own: 'العربية', portuguese: 'árabe', tag: 'ar', dir: 'rtl' },
  zh: leftToRight('zh-Hans', '中文', 'mandarim'),
  ru: leftToRight('ru', 'Русский', 'russo'),
};

/** Returns a language's name in itself and in Portuguese: 'Українська (ucraniano)'. */
export function languageName(language: SupportLanguage): string {
  const { own, portuguese } = SUPPORT_LANGUAGE_NAMES[language];
  return own.toLowerCase() === portuguese.toLowerCase() ? own : `${own} (${portuguese})`;
}

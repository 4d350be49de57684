import type { SupportLanguage } from '#domain/game/supports.ts';
import type { MissionLevel, Theme } from '#domain/vocabulary.ts';

/** A word of a solar system that a 13-year-old may not know. */
export interface GlossaryEntry {
  /** Unique in its theme: 'direitos-humanos'. */
  id: string;
  word: string;
  /** How the word stands in the texts, in lower case: singular, plural, feminine. */
  forms: readonly string[];
  /** What it means, at level A2, in one or two sentences. */
  meaning: string;
  /** A sentence with the word, from the life of a 13-year-old. */
  example: string;
  /** The missions in which it is needed. */
  missions: readonly MissionLevel[];
  /** It is needed in the training before the missions. One that is in neither stands in the extra practice. */
  inTraining?: true;
  /** The name of its picture: an icon of Lucide, in kebab case. */
  picture: string;
  /** The word alone, in each language; null in `br` where the word is the same. */
  translations: Readonly<Record<SupportLanguage, string | null>>;
  /** Where the translations come from: a terminology base or an official translation of a treaty. */
  sources: readonly string[];
  /** The languages in which a speaker has read it. */
  reviewed: readonly SupportLanguage[];
}

export type Glossary = Readonly<Record<Theme, readonly GlossaryEntry[]>>;

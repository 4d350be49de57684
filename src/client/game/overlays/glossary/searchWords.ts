import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';
import type { SupportLanguage } from '#domain/game/supports.ts';

/** Stands for the training among the missions. */
export const TRAINING = 0;

interface WordSearch {
  /** Part of a word, in Portuguese or in the language of support; empty for all. */
  search: string;
  /** Null for all; TRAINING for those of the training and of the extra practice. */
  mission: number | null;
  language: SupportLanguage | null;
}

/** Returns the words that a search finds, in alphabetical order; it ignores case and accents. */
export function searchWords(words: readonly GlossaryEntry[], { search, mission, language }: WordSearch) {
  const wanted = folded(search.trim());
  const texts = ({ word, forms, translations }: GlossaryEntry) => [
    word,
    ...forms,
    (language && translations[language]) ?? '',
  ];
  return words
    .filter(
      ({ missions, inTraining = missions.length === 0 }) =>
        mission === null || (mission === TRAINING ? inTraining : missions.some((one) => one === mission)),
    )
    .filter((entry) => texts(entry).some((text) => folded(text).includes(wanted)))
    .sort((a, b) => a.word.localeCompare(b.word, 'pt'));
}

/** Leaves out accents of Latin letters; in other scripts, marks are letters too. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase();
}

import type { GlossaryEntry } from './GlossaryEntry.ts';

/** A word of the glossary in a text, from `start` to before `end`. */
export interface FoundWord {
  entry: GlossaryEntry;
  start: number;
  end: number;
}

/**
 * Finds the words of a glossary in a text: whole words (a hyphen is part of a word), and of two that begin at the same place the
 * longer one.
 */
export function findWords(text: string, glossary: readonly GlossaryEntry[]): FoundWord[] {
  const entries = new Map(glossary.flatMap((entry) => entry.forms.map((form) => [form, entry] as const)));
  if (entries.size === 0) return [];
  const longestFirst = [...entries.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(^|[^\\p{L}-])(${longestFirst.join('|')})(?=$|[^\\p{L}-])`, 'giu');
  return [...text.matchAll(pattern)].flatMap(({ index, 1: before = '', 2: form = '' }) => {
    const entry = entries.get(form.toLowerCase());
    const start = index + before.length;
    return entry === undefined ? [] : [{ entry, start, end: start + form.length }];
  });
}

/** Returns the entries whose words stand in these texts, in the order of the glossary. */
export function entriesIn(texts: readonly string[], glossary: readonly GlossaryEntry[]): GlossaryEntry[] {
  const found = new Set(texts.flatMap((text) => findWords(text, glossary).map(({ entry }) => entry)));
  return glossary.filter((entry) => found.has(entry));
}

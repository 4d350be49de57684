import type { OwnPhrase } from '#contract/marking/phrases.ts';
import type { PhraseRow } from './phrases.queries.ts';

/** Presents a phrase to the person who keeps it. */
export function presentPhrase({ id, text, shortcut, level, criterion, uses }: PhraseRow): OwnPhrase {
  return { _id: id, text, shortcut, level, criterion, uses };
}

import { type Doubt, findDoubts } from '#domain/moderation/findDoubts.ts';

/** Returns the doubts about a text as staff read them: the kind and the words found, without the class of harm. */
export function presentDoubts(text: string): Pick<Doubt, 'kind' | 'found'>[] {
  return findDoubts(text).map(({ kind, found }) => ({ kind, found }));
}

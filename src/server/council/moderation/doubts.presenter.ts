import type { CommentState } from '#domain/council/moderation.ts';
import { type Doubt, findDoubts } from '#domain/council/wordFilter/findDoubts.ts';

/**
 * Returns the doubts about a text as staff read them: the kind and the words found, without the class of harm. Only a
 * text that waits is searched, because only there somebody has to decide about its words.
 */
export function presentDoubts({ text, state }: { text: string; state: CommentState }): Pick<Doubt, 'kind' | 'found'>[] {
  return state === 'held' ? findDoubts(text).map(({ kind, found }) => ({ kind, found })) : [];
}

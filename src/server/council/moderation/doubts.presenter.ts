import type { CommentState } from '#domain/council/moderation.ts';
import { type Doubt, findDoubts } from '#domain/council/wordFilter/findDoubts.ts';

/**
 * Presents the doubtful words of a text for staff: kind and words, without the class of harm. Searches only held texts,
 * because only they wait for a decision.
 */
export function presentDoubts({ text, state }: { text: string; state: CommentState }): Pick<Doubt, 'kind' | 'found'>[] {
  return state === 'held' ? findDoubts(text).map(({ kind, found }) => ({ kind, found })) : [];
}

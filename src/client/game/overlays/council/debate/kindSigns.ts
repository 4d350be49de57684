import type { CommentKind } from '#domain/council/comments.ts';

/** A sign beside the name of each kind, so that kinds differ by more than their colour. */
export const KIND_SIGNS: Readonly<Record<CommentKind, string>> = {
  for: '+',
  against: '−',
  question: '?',
  suggestion: '→',
};

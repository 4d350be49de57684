import type { CommentKind } from '#domain/council/comments.ts';

/** Openings that a team may put into the box for each kind of comment, and finishes in its own words. */
export const SENTENCE_STARTERS: Readonly<Record<CommentKind, readonly string[]>> = {
  for: ['Concordamos porque', 'O melhor deste plano é', 'Isto ajuda quem'],
  against: ['Não concordamos porque', 'Pode correr mal se', 'Este plano deixa de fora'],
  question: ['Como é que vão', 'Quem vai', 'Porque é que escolheram'],
  suggestion: ['E se', 'Podiam juntar', 'O plano ficava mais forte com'],
};

/** What a comment is in the debate on a proposal; a comment of the specification has none (spec, section 2). */
export const COMMENT_KINDS = ['for', 'against', 'question', 'suggestion'] as const;
export type CommentKind = (typeof COMMENT_KINDS)[number];

/** The words for each kind, in the game and in the panel. */
export const COMMENT_KIND_NAMES: Readonly<Record<CommentKind, string>> = {
  for: 'A favor',
  against: 'Contra',
  question: 'Pergunta',
  suggestion: 'Sugestão',
};

/**
 * Why a proposal's text was replaced: a team accepted a suggestion, staff edited it, or the team answered level 4 again
 * (ruling 6).
 */
export const VERSION_CAUSES = ['suggestion', 'edit', 'answer'] as const;
export type VersionCause = (typeof VERSION_CAUSES)[number];

/** Returns why a former text of a proposal was replaced, in words for teams and staff. */
function causeWords({ cause, suggestedBy }: { cause: VersionCause; suggestedBy?: string | undefined }): string {
  if (cause === 'edit') return 'Uma pessoa adulta corrigiu o texto.';
  if (cause === 'answer') return 'A equipa respondeu de novo à missão 4.';
  return suggestedBy === undefined
    ? 'Mudou com a sugestão de outra equipa.'
    : `Mudou com a sugestão de ${suggestedBy}.`;
}

/** A former text of a proposal. `at` is when it was written, in unix seconds. */
interface FormerPlan {
  version: number;
  at: number;
  proposal: string;
  cause: VersionCause;
  suggestedBy?: string | undefined;
}

/** Pairs each former text of a proposal with the text that replaced it, newest first. `former` is oldest first (ruling 6). */
export function replacedTexts<Former extends FormerPlan>(former: readonly Former[], current: string) {
  return former
    .map((version, index) => ({
      former: version,
      why: causeWords(version),
      before: version.proposal,
      after: former[index + 1]?.proposal ?? current,
    }))
    .reverse();
}

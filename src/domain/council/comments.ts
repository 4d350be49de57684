/** What a comment is in the debate on a proposal; a comment of the specification has none (spec, section 2). */
export const COMMENT_KINDS = ['for', 'against', 'question', 'suggestion'] as const;
export type CommentKind = (typeof COMMENT_KINDS)[number];

/**
 * Why a proposal's text was replaced: a team accepted a suggestion, staff edited it, or the team answered level 4 again
 * (ruling 6).
 */
export const VERSION_CAUSES = ['suggestion', 'edit', 'answer'] as const;
export type VersionCause = (typeof VERSION_CAUSES)[number];

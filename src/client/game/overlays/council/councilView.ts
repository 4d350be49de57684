import type { Work } from '#client/game/flow/view.ts';

export type CouncilView = Extract<Work, { kind: 'council' }>;
export type ShownComment = CouncilView['proposals'][number]['teamProposal']['comments'][number];

/** Returns how many comments count: held and hidden ones are visible only to the team that wrote them. */
export function visibleCommentCount(comments: readonly ShownComment[]): number {
  return comments.filter(({ state }) => state === undefined).length;
}

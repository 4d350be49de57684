import type { Work } from '#client/game/flow/view.ts';

export type CouncilView = Extract<Work, { kind: 'council' }>;

/** Returns how many comments count: held and hidden ones are visible only to the team that wrote them. */
export function visibleCommentCount(comments: CouncilView['proposals'][number]['teamProposal']['comments']): number {
  return comments.filter(({ state }) => state === undefined).length;
}

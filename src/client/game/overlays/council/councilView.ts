import type { Work } from '#client/game/flow/view.ts';

export type CouncilView = Extract<Work, { kind: 'council' }>;

/** How many comments count: what waits for the teacher, or was hidden, is there for the team that wrote it alone. */
export function seenByAll(comments: CouncilView['proposals'][number]['teamProposal']['comments']): number {
  return comments.filter(({ state }) => state === undefined).length;
}

import { type Decider, type Judged, type ModerationStatus, verdictOn } from './moderation.ts';

/**
 * Why other teams do not see a proposal. 'returned': its level 4 was given back and has not been answered again
 * (ruling 6), whatever was decided about the text before.
 */
export const PROPOSAL_ABSENCES = ['waiting', 'hidden', 'returned'] as const;
export type ProposalAbsence = (typeof PROPOSAL_ABSENCES)[number];

/** How a proposal stands: the standing of its text, and whether its level 4 is with the team again. */
export interface ProposalModerationStatus extends Pick<ModerationStatus, 'state'> {
  returned: boolean;
}

/** Why other teams do not see it; null while they do. A person's decision is named before what passes by itself. */
export function absenceOf({ state, returned }: ProposalModerationStatus): ProposalAbsence | null {
  if (state === 'hidden') return 'hidden';
  if (returned) return 'returned';
  return state === 'held' ? 'waiting' : null;
}

/**
 * The standing of a proposal whose level 4 is answered again. The same words keep the decision about them; other words
 * are judged as new ones are (`fresh`), and wait for the teacher where a person had hidden the former ones.
 */
export function statusAfterRewrite(
  standing: ModerationStatus,
  fresh: ModerationStatus,
  isSameText: boolean,
): ModerationStatus {
  if (isSameText) return standing;
  const wasHidden = standing.state === 'hidden' && fresh.state === 'shown';
  return wasHidden ? { ...fresh, state: 'held', heldFor: 'before' } : fresh;
}

/**
 * A text that staff wrote counts as approved by them. Null where nothing changes, and where the proposal is hidden: writing
 * it anew does not show it, approving it does.
 */
export function verdictOnEdit(
  judged: Judged,
  editor: Decider,
): { standing: ModerationStatus; before: ModerationStatus | null } | null {
  if (judged.standing.state === 'hidden') return null;
  const verdict = verdictOn('approve', judged, editor);
  return typeof verdict === 'object' ? verdict : null;
}

import { type Decider, type JudgedText, type ModerationStatus, verdictOn } from './moderation.ts';

/**
 * Reasons why other teams do not see a proposal. 'returned': its level 4 was given back and not answered again yet
 * (ruling 6), independent of earlier decisions.
 */
export const WITHHELD_REASONS = ['waiting', 'hidden', 'returned'] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

/** Moderation status of a proposal's text, and whether its level 4 was given back. */
export interface ProposalModerationStatus extends Pick<ModerationStatus, 'state'> {
  returned: boolean;
}

/** Returns why other teams do not see a proposal; null while they do. A decision to hide takes precedence. */
export function withheldReasonOf({ state, returned }: ProposalModerationStatus): WithheldReason | null {
  if (state === 'hidden') return 'hidden';
  if (returned) return 'returned';
  return state === 'held' ? 'waiting' : null;
}

/**
 * Returns the status of a proposal whose level 4 is answered again. The same text keeps its status; a new text gets the
 * status of a new one (`fresh`), but is held when the old text was hidden.
 */
export function statusAfterRewrite(
  status: ModerationStatus,
  fresh: ModerationStatus,
  isSameText: boolean,
): ModerationStatus {
  if (isSameText) return status;
  const wasHidden = status.state === 'hidden' && fresh.state === 'shown';
  return wasHidden ? { ...fresh, state: 'held', heldFor: 'before' } : fresh;
}

/**
 * Returns the result of a staff edit, which approves the text. Null when nothing changes, or when the proposal is hidden:
 * editing does not show it again, approving does.
 */
export function verdictOnEdit(
  judged: JudgedText,
  editor: Decider,
): { status: ModerationStatus; before: ModerationStatus | null } | null {
  if (judged.status.state === 'hidden') return null;
  const verdict = verdictOn('approve', judged, editor);
  return typeof verdict === 'object' ? verdict : null;
}

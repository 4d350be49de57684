import { REPORTS_TO_HOLD } from '../limits.ts';
import type { HarmClass } from './wordFilter/harmClasses.ts';

/**
 * How new texts are moderated, by the setting of the author team's school. 'before': every text is held for a teacher.
 * 'after': texts are shown at once and doubtful ones are held. 'off': all are shown at once. In every mode, reports
 * count and texts that may speak of self-harm are held.
 */
export const MODERATION_MODES = ['before', 'after', 'off'] as const;
export type ModerationMode = (typeof MODERATION_MODES)[number];
export const MODERATION_DEFAULT: ModerationMode = 'after';

export const COMMENT_STATES = ['shown', 'held', 'hidden'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];
/** Why a text is held: doubtful words, the mode 'before', reports of other teams, or words of self-harm. */
export const HELD_REASONS = ['words', 'before', 'reports', 'self-harm'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Kinds of doubtful content: a word, or a way to contact a pupil. */
export const DOUBT_KINDS = ['word', 'phone', 'email', 'link', 'contact'] as const;
export type DoubtKind = (typeof DOUBT_KINDS)[number];

/** Parts of the moderation queue. */
export const QUEUE_PARTS = ['waiting', 'reported', 'hidden', 'all'] as const;
export type QueuePart = (typeof QUEUE_PARTS)[number];

/** Moderation status of a text, with the last decider and the time in milliseconds since 1970. */
export interface ModerationStatus {
  state: CommentState;
  heldFor: HeldReason | null;
  decidedBy: string | null;
  decidedAt: number | null;
}

const UNDECIDED = { decidedBy: null, decidedAt: null };
const SHOWN: ModerationStatus = { state: 'shown', heldFor: null, ...UNDECIDED };

function held(heldFor: HeldReason): ModerationStatus {
  return { state: 'held', heldFor, ...UNDECIDED };
}

/**
 * Returns the status of a new text (ruling 30). The caller passes the classes of harm, so that this module does not load
 * the word lists.
 */
export function initialModerationStatus(mode: ModerationMode, harms: readonly HarmClass[]): ModerationStatus {
  if (harms.includes('self-harm')) return held('self-harm');
  if (mode === 'before') return held('before');
  return mode === 'after' && harms.length > 0 ? held('words') : SHOWN;
}

/** Returns whether a text may speak of self-harm and no teacher has approved it, so approving it needs confirmation. */
export function needsSelfHarmReview({ status, before }: Pick<JudgedText, 'status' | 'before'>): boolean {
  return [status, before].some((one) => one?.heldFor === 'self-harm') && status.state !== 'shown';
}

/** Returns the status after a report; `reports` is the number of all reports. A text approved by a teacher stays shown. */
export function statusAfterReport(status: ModerationStatus, reports: number): ModerationStatus {
  const isOpen = status.state === 'shown' && status.decidedAt === null;
  return isOpen && reports >= REPORTS_TO_HOLD ? held('reports') : status;
}

export const DECISIONS = ['approve', 'hide', 'undo'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The person who decides; `now` is in milliseconds since 1970. */
export interface Decider {
  id: string;
  isAdmin: boolean;
  now: number;
}

/** A text with everything that a decision depends on. */
export interface JudgedText {
  /** Teachers of the author team and of the team whose proposal it is on. */
  writersTeacher: string;
  proposalsTeacher: string;
  status: ModerationStatus;
  /** The status before the last decision; null when there was none, or when it was undone. */
  before: ModerationStatus | null;
  reports: number;
  /** Number of reports after the last decision. */
  openReports: number;
}

export type Verdict =
  | { status: ModerationStatus; before: ModerationStatus | null }
  | 'unchanged'
  | 'notYours'
  | 'decidedByOther';

/**
 * Returns the result of a decision. A teacher decides on texts of her own teams, and may hide comments on their
 * proposals. Only the decider or an administrator can change another person's hiding or undo a decision. Idempotent.
 */
export function verdictOn(decision: Decision, judged: JudgedText, decider: Decider): Verdict {
  const { status, before, reports } = judged;
  if (!mayDecide(decision, judged, decider)) return 'notYours';
  const isOwnDecision = decider.isAdmin || status.decidedBy === decider.id;
  if (decision === 'undo') {
    if (before === null) return 'unchanged';
    return isOwnDecision ? { status: statusAfterReport(before, reports), before: null } : 'decidedByOther';
  }
  if (isSettled(decision, judged)) return 'unchanged';
  if (status.state === 'hidden' && !isOwnDecision) return 'decidedByOther';
  const state = decision === 'approve' ? 'shown' : 'hidden';
  return { status: { state, heldFor: null, decidedBy: decider.id, decidedAt: decider.now }, before: status };
}

/** Returns whether a person may take this decision on a text with this author's teacher and proposal's teacher. */
export function mayDecide(
  decision: Decision,
  { writersTeacher, proposalsTeacher }: Pick<JudgedText, 'writersTeacher' | 'proposalsTeacher'>,
  { id, isAdmin }: Decider,
): boolean {
  if (isAdmin || id === writersTeacher) return true;
  return decision !== 'approve' && id === proposalsTeacher;
}

/** Returns whether the text already has this decision and no report since. */
function isSettled(decision: 'approve' | 'hide', { status, openReports }: JudgedText): boolean {
  if (decision === 'hide') return status.state === 'hidden';
  return status.state === 'shown' && status.decidedAt !== null && openReports === 0;
}

/** Returns the decisions that this person may take now and that would change something. */
export function decisionsFor(judged: JudgedText, decider: Decider): Decision[] {
  return DECISIONS.filter((decision) => typeof verdictOn(decision, judged, decider) === 'object');
}

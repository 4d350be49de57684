import { REPORTS_TO_HOLD } from '../limits.ts';
import type { HarmClass } from './wordFilter/harmClasses.ts';

/**
 * What becomes of a comment. Before: each waits for the teacher. After: it is shown at once, a doubtful one waits. Off:
 * all are shown at once. Reports of other teams count in each of them, and what may speak of self-harm waits in each of
 * them. The school of the team that wrote it rules.
 */
export const MODERATION_MODES = ['before', 'after', 'off'] as const;
export type ModerationMode = (typeof MODERATION_MODES)[number];
export const MODERATION_DEFAULT: ModerationMode = 'after';

export const COMMENT_STATES = ['shown', 'held', 'hidden'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];
/** Why it waits: what is written in it, the school's setting, what other teams said of it, or that it may speak of self-harm. */
export const HELD_REASONS = ['words', 'before', 'reports', 'self-harm'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** What may be doubtful in a text: a word, or a way to reach a pupil. */
export const DOUBT_KINDS = ['word', 'phone', 'email', 'link', 'contact'] as const;
export type DoubtKind = (typeof DOUBT_KINDS)[number];

/** Parts of the queue that staff look at. */
export const QUEUE_PARTS = ['waiting', 'reported', 'hidden', 'all'] as const;
export type QueuePart = (typeof QUEUE_PARTS)[number];

/** How a comment stands; whoever decided last, and when in milliseconds since 1970. */
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
 * Returns how a new comment stands (ruling 30). The classes of harm in it are given, so that whoever only asks how a
 * comment stands does not load the word lists.
 */
export function initialModerationStatus(mode: ModerationMode, harms: readonly HarmClass[]): ModerationStatus {
  if (harms.includes('self-harm')) return held('self-harm');
  if (mode === 'before') return held('before');
  return mode === 'after' && harms.length > 0 ? held('words') : SHOWN;
}

/** Returns whether a comment may speak of self-harm and no teacher has approved it: it is never approved in passing. */
export function asksForCare({ standing, before }: Pick<Judged, 'standing' | 'before'>): boolean {
  return [standing, before].some((one) => one?.heldFor === 'self-harm') && standing.state !== 'shown';
}

/** After a report; `reports` are all that other teams made. What a teacher has approved stays. */
export function statusAfterReport(standing: ModerationStatus, reports: number): ModerationStatus {
  const isOpen = standing.state === 'shown' && standing.decidedAt === null;
  return isOpen && reports >= REPORTS_TO_HOLD ? held('reports') : standing;
}

export const DECISIONS = ['approve', 'hide', 'undo'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Who decides; `now` in milliseconds since 1970. */
export interface Decider {
  id: string;
  isAdmin: boolean;
  now: number;
}

/** A comment as a decision finds it. */
export interface Judged {
  /** Of the team that wrote it, and of the team whose proposal it is about. */
  writersTeacher: string;
  proposalsTeacher: string;
  standing: ModerationStatus;
  /** How it stood before the last decision; null when there was none, or when it was undone. */
  before: ModerationStatus | null;
  reports: number;
  /** Of these, how many came after the last decision. */
  openReports: number;
}

export type Verdict =
  | { standing: ModerationStatus; before: ModerationStatus | null }
  | 'unchanged'
  | 'notYours'
  | 'decidedByOther';

/**
 * A teacher decides about the comments of own teams, and can hide what stands on proposals of own teams. What somebody
 * else has hidden or decided, only that person or an administrator takes back. Asked for twice it is done once.
 */
export function verdictOn(decision: Decision, judged: Judged, decider: Decider): Verdict {
  const { standing, before, reports } = judged;
  if (!mayDecide(decision, judged, decider)) return 'notYours';
  const isOwnDecision = decider.isAdmin || standing.decidedBy === decider.id;
  if (decision === 'undo') {
    if (before === null) return 'unchanged';
    return isOwnDecision ? { standing: statusAfterReport(before, reports), before: null } : 'decidedByOther';
  }
  if (isSettled(decision, judged)) return 'unchanged';
  if (standing.state === 'hidden' && !isOwnDecision) return 'decidedByOther';
  const state = decision === 'approve' ? 'shown' : 'hidden';
  return { standing: { state, heldFor: null, decidedBy: decider.id, decidedAt: decider.now }, before: standing };
}

/** Returns whether this person may take this decision about a text of this author and proposal at all. */
export function mayDecide(
  decision: Decision,
  { writersTeacher, proposalsTeacher }: Pick<Judged, 'writersTeacher' | 'proposalsTeacher'>,
  { id, isAdmin }: Decider,
): boolean {
  if (isAdmin || id === writersTeacher) return true;
  return decision !== 'approve' && id === proposalsTeacher;
}

/** Decided so already, and nobody has reported it since. */
function isSettled(decision: 'approve' | 'hide', { standing, openReports }: Judged): boolean {
  if (decision === 'hide') return standing.state === 'hidden';
  return standing.state === 'shown' && standing.decidedAt !== null && openReports === 0;
}

/** What this person could do now and would change something. */
export function decisionsFor(judged: Judged, decider: Decider): Decision[] {
  return DECISIONS.filter((decision) => typeof verdictOn(decision, judged, decider) === 'object');
}

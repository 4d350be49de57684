import type { CouncilState } from '../council/session/steering.ts';

/** The next step of a class. */
export const NEXT_STEPS = [
  'formTeams',
  'firstLesson',
  'council',
  'live',
  'mark',
  'moderate',
  'sendPlan',
  'finished',
  'nextLesson',
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export interface ClassProgress {
  teams: number;
  /** Lessons that the class has had, with the one that is live. */
  lessons: number;
  isLive: boolean;
  /** Its council that is not closed; null without one. */
  council: CouncilState | null;
  /** Teams with a posted mission that lacks a mark. */
  teamsToMark: number;
  /** Comments, proposals and entries of diaries of its teams on which a teacher has to decide. */
  waiting: number;
  /** The last session of its lesson plan is over. */
  isPlanFinished: boolean;
  /** Proposals that its teams have written and that are not hidden. */
  proposals: { drafts: number; submitted: number };
}

/** Returns the most urgent step of a class: what cannot be done later comes first, work that waits before new work. */
export function nextStep(progress: ClassProgress): NextStep {
  const { teams, lessons, isLive, council, teamsToMark, waiting, isPlanFinished, proposals } = progress;
  if (teams === 0) return 'formTeams';
  if (council === 'running') return 'council';
  if (lessons === 0 && teamsToMark === 0) return 'firstLesson';
  if (isLive) return 'live';
  if (council === 'prepared') return 'council';
  if (teamsToMark > 0) return 'mark';
  if (waiting > 0) return 'moderate';
  if (isPlanFinished && proposals.submitted > 0) return 'finished';
  return isPlanFinished && proposals.drafts > 0 ? 'sendPlan' : 'nextLesson';
}

import { drawLots } from './lot.ts';
import { COUNCIL_PHASES, type CouncilPhase, hasPhase, nextPhase, previousPhase } from './phases.ts';
import type { CouncilSetup } from './setup.ts';

export const COUNCIL_STATES = ['prepared', 'running', 'closed'] as const;
export type CouncilState = (typeof COUNCIL_STATES)[number];

/** Steps that a teacher takes in a council session; each can be undone by another. */
export const COUNCIL_STEPS = [
  'start',
  'next',
  'back',
  'pause',
  'resume',
  'extend',
  'showResult',
  'hideResult',
  'drawLot',
  'close',
  'reopen',
] as const;
export type CouncilStep = (typeof COUNCIL_STEPS)[number];

/** Where a council session is. Times in milliseconds since 1970. */
export interface CouncilPosition {
  state: CouncilState;
  /** Null before it starts. */
  phase: CouncilPhase | null;
  /** When the time of the phase is over; null while the clock is paused. Only the teacher ends a phase. */
  endsAt: number | null;
  /** Milliseconds left of the phase while the clock is paused, negative when it was over; null while it runs. */
  leftMs: number | null;
  /** The plan that is presented, by the id of its proposal. */
  presenting: string | null;
  /** Whether teams may see the result. */
  resultShown: boolean;
  /** The plan that was drawn by lot among those that tied. */
  drawn: string | null;
  startedAt: number | null;
  closedAt: number | null;
}

export interface SteeringContext {
  now: number;
  setup: CouncilSetup;
  /** For 'extend'. */
  minutes?: number | undefined;
  /** For 'drawLot': the plans that tied, and the seed of the session. */
  tied?: readonly string[];
  seed?: string;
}

const MINUTE_MS = 60_000;

export const PREPARED: CouncilPosition = {
  state: 'prepared',
  phase: null,
  endsAt: null,
  leftMs: null,
  presenting: null,
  resultShown: false,
  drawn: null,
  startedAt: null,
  closedAt: null,
};

type Step = (council: CouncilPosition, context: SteeringContext) => CouncilPosition | null;

const STEPS: Readonly<Record<CouncilStep, Step>> = {
  start: (council, context) => {
    const first = context.setup.phases[0]?.phase;
    if (council.state !== 'prepared' || first === undefined) return null;
    return entered({ ...council, state: 'running', startedAt: context.now }, first, context);
  },
  next: (council, context) => moved(council, context, nextPhase),
  back: (council, context) => moved(council, context, previousPhase),
  pause: (council, { now }) => (isRunning(council) && council.endsAt !== null ? stopped(council, now) : null),
  resume: (council, { now }) =>
    isRunning(council) && council.endsAt === null
      ? { ...council, endsAt: now + (council.leftMs ?? 0), leftMs: null }
      : null,
  extend: (council, { now, minutes }) => {
    if (!isRunning(council) || minutes === undefined) return null;
    // A phase whose time is over lasts that many minutes from now.
    return withLeft(council, Math.max(0, leftMsAt(council, now) ?? 0) + minutes * MINUTE_MS, now);
  },
  showResult: (council, { setup }) =>
    isRunning(council) && isVoteOver(council, setup) ? { ...council, resultShown: true } : null,
  hideResult: (council, { setup }) =>
    isRunning(council) && isVoteOver(council, setup) ? { ...council, resultShown: false } : null,
  drawLot: (council, { setup, tied = [], seed = '' }) => {
    if (!isRunning(council) || !isVoteOver(council, setup) || tied.length < 2) return null;
    return { ...council, drawn: drawLots(tied, `${seed}/winner`)[0] ?? null };
  },
  close: (council, { now }) =>
    council.state === 'closed' ? null : { ...stopped(council, now), state: 'closed', presenting: null, closedAt: now },
  // The clock stays still until the teacher resumes.
  reopen: (council) =>
    council.state === 'closed'
      ? { ...council, state: council.phase === null ? 'prepared' : 'running', closedAt: null }
      : null,
};

/**
 * Returns a session after a step of its teacher; null when the step is not possible now. Time that is not running does not
 * pass, so that a class can pause and go on the week after. Going back to the vote reopens it, hides the result and undoes a
 * lot.
 */
export function steer(council: CouncilPosition, step: CouncilStep, context: SteeringContext): CouncilPosition | null {
  return STEPS[step](council, context);
}

/** Puts a plan on the hall's screen, or none; null when the session does not present plans now. */
export function present(council: CouncilPosition, plan: string | null): CouncilPosition | null {
  if (!isRunning(council) || (plan !== null && council.phase !== 'present')) return null;
  return { ...council, presenting: plan };
}

/** Returns a session with a changed setup: other minutes for the open phase change the time left of it. */
export function withSetup(
  council: CouncilPosition,
  { before, after, now }: { before: CouncilSetup; after: CouncilSetup; now: number },
): CouncilPosition {
  const [old, minutes] = [before, after].map((setup) => minutesOf(council.phase, setup));
  const left = leftMsAt(council, now);
  if (old === undefined || minutes === undefined || left === null || old === minutes) return council;
  return withLeft(council, left + (minutes - old) * MINUTE_MS, now);
}

/** Returns how long the phase still lasts, in milliseconds, negative when its time is over; null before the start. */
export function leftMsAt({ endsAt, leftMs }: CouncilPosition, now: number): number | null {
  return endsAt === null ? leftMs : endsAt - now;
}

/** Returns whether teams can vote now: also while the clock stands still or is over, because a ballot may be on its way. */
export function isVoting({ state, phase }: Pick<CouncilPosition, 'state' | 'phase'>): boolean {
  return state === 'running' && phase === 'vote';
}

/** Returns whether the vote was opened, and is closed or not. */
export function hasVoteBegun(council: Pick<CouncilPosition, 'phase'>, setup: CouncilSetup): boolean {
  return (phasesAfterVote(council, setup) ?? -1) >= 0;
}

/** Returns whether the vote was held and is closed. Nobody sees what was voted before (ruling 34). */
export function isVoteOver(
  council: Pick<CouncilPosition, 'phase' | 'state'>,
  setup: Pick<CouncilSetup, 'phases'>,
): boolean {
  const after = phasesAfterVote(council, setup) ?? -1;
  return after > 0 || (after === 0 && council.state === 'closed');
}

/** Returns whether its teacher says which plan goes to Earth, because the class agrees on one by talking instead of by a vote. */
export function isAgreedByTalk(
  { phase }: Pick<CouncilPosition, 'phase'>,
  setup: Pick<CouncilSetup, 'phases'>,
): boolean {
  return phase === 'earth' && !hasPhase(setup, 'vote');
}

/** Returns how many phases after the vote the session is, negative before it; null without a vote or before the start. */
function phasesAfterVote(
  { phase }: Pick<CouncilPosition, 'phase'>,
  { phases }: Pick<CouncilSetup, 'phases'>,
): number | null {
  if (phase === null || !hasPhase({ phases }, 'vote')) return null;
  return COUNCIL_PHASES.indexOf(phase) - COUNCIL_PHASES.indexOf('vote');
}

function isRunning({ state }: CouncilPosition): boolean {
  return state === 'running';
}

function moved(
  council: CouncilPosition,
  context: SteeringContext,
  way: (phase: CouncilPhase, chosen: readonly CouncilPhase[]) => CouncilPhase | null,
): CouncilPosition | null {
  if (!isRunning(council) || council.phase === null) return null;
  const phase = way(
    council.phase,
    context.setup.phases.map((one) => one.phase),
  );
  return phase === null ? null : entered(council, phase, context);
}

/** Returns a session at the beginning of a phase. Its clock runs, also when the phase before was paused. */
function entered(council: CouncilPosition, phase: CouncilPhase, { now, setup }: SteeringContext): CouncilPosition {
  const next = { ...council, phase, presenting: null, leftMs: null };
  const isOver = isVoteOver(next, setup);
  // The last phase is about the chosen plan.
  const isShown =
    phase === 'earth' || (isVoteOver(council, setup) ? council.resultShown : setup.resultReveal === 'atOnce');
  return {
    ...next,
    endsAt: now + (minutesOf(phase, setup) ?? 0) * MINUTE_MS,
    resultShown: isOver && isShown,
    drawn: isOver ? council.drawn : null,
  };
}

function stopped(council: CouncilPosition, now: number): CouncilPosition {
  return { ...council, endsAt: null, leftMs: leftMsAt(council, now) };
}

function withLeft(council: CouncilPosition, left: number, now: number): CouncilPosition {
  return council.endsAt === null ? { ...council, leftMs: left } : { ...council, endsAt: now + left };
}

function minutesOf(phase: CouncilPhase | null, { phases }: CouncilSetup): number | undefined {
  return phases.find((one) => one.phase === phase)?.minutes;
}

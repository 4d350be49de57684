import { type HallView, teamOfPlan } from '#client/game/flow/HallView.ts';
import { follow } from '../engine/motion.ts';
import { HALL_MOTION } from './hallMotion.ts';
import type { Globe, HallLayout } from './layout/hallTypes.ts';
import { ARRIVAL_SECONDS, dimAt } from './reveal.ts';

/** Half of the time in which the Earth comes to another place, seconds. */
const EARTH_HALF_LIFE = 0.28;
const FADE_HALF_LIFE = 0.18;

/** What the parts of the scene read in every frame; mutated in place. */
export interface HallShow {
  /** Stage time at which the reveal began; null while there is none. */
  revealAt: number | null;
  /** Seconds of the reveal; -1 while there is none. */
  revealSeconds: number;
  /** How visible floor, docks and other ships are, 0..1. */
  light: number;
  earth: Globe;
  /** The team whose plan is presented, and since when, stage time. */
  presenter: string | null;
  presentedAt: number;
  /** The team whose plan goes to Earth; its ship is there once the reveal is over. */
  winner: string | null;
  isWinnerAway: boolean;
  /** When paper stars begin to fall, stage time; null before. */
  partyAt: number | null;
  /** Claps that have come and are not shown yet. */
  claps: number;
}

export function newShow(layout: HallLayout): HallShow {
  return {
    revealAt: null,
    revealSeconds: -1,
    light: 1,
    earth: { ...layout.earth.far },
    presenter: null,
    presentedAt: -100,
    winner: null,
    isWinnerAway: false,
    partyAt: null,
    claps: 0,
  };
}

/** Learns what a new state of the hall means; `time`: stage time in seconds. */
export function followHall(show: HallShow, hall: HallView, isRevealing: boolean, time: number): void {
  const presenter = hall.phase === 'present' ? (teamOfPlan(hall, hall.presenting)?.id ?? null) : null;
  if (presenter !== show.presenter) show.presentedAt = time;
  show.presenter = presenter;
  show.winner = teamOfPlan(hall, hall.winner)?.id ?? null;
  if (isRevealing) show.revealAt ??= time;
  else show.revealAt = null;
  show.isWinnerAway = show.winner !== null && !isRevealing;
}

/** Moves the show by a frame. `still`: everything is at its end at once. */
export function stepShow(show: HallShow, layout: HallLayout, phase: HallView['phase'], now: ShowTime): void {
  const { time, step, still } = now;
  show.revealSeconds = show.revealAt === null ? -1 : time - show.revealAt;
  const isRevealing = show.revealSeconds >= 0;
  if (isRevealing && show.revealSeconds >= ARRIVAL_SECONDS) show.partyAt ??= time;
  const { far, reveal, near } = layout.earth;
  const goal = isRevealing ? reveal : phase === 'earth' ? near : far;
  const dark = lightGoal(show, phase);
  for (const part of ['x', 'y', 'size'] as const) {
    show.earth[part] = still ? goal[part] : follow(show.earth[part], goal[part], EARTH_HALF_LIFE, step);
  }
  show.light = still ? dark : follow(show.light, dark, FADE_HALF_LIFE, step);
}

interface ShowTime {
  time: number;
  step: number;
  still: boolean;
}

function lightGoal({ revealSeconds }: HallShow, phase: HallView['phase']): number {
  if (revealSeconds >= 0) return 1 - (1 - HALL_MOTION.dimmed) * dimAt(revealSeconds);
  return phase === 'earth' ? 0 : 1;
}

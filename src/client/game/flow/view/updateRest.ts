import type { GameView } from '../GameView.ts';

/** Nobody plays in front of this screen any more. */
const NOBODY_PLAYS_MS = 60_000;
const NOBODY_READS_MS = 30_000;

/**
 * For how long, in milliseconds, a screen must have rested before a newer version may be loaded in its place; null where it may
 * not: in the middle of a question, a text, files, answers on their way, or a question to the team. Between two missions nothing
 * is begun, so the flight takes it at once.
 */
export function updateRest({
  scene,
  work,
  leaveDialog,
}: Pick<GameView, 'scene' | 'work' | 'leaveDialog'>): number | null {
  if (leaveDialog !== null) return null;
  if (scene === 'warp') return 0;
  if (work.kind === 'missionIntro' || work.kind === 'ending') return NOBODY_PLAYS_MS;
  const isReading = work.kind === 'council' && work.openComments === null && !work.loading && !work.report.sending;
  return isReading ? NOBODY_READS_MS : null;
}

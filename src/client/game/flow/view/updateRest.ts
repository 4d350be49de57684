import type { GameView, Work } from '../GameView.ts';

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
  return work.kind === 'council' && isListRead(work) ? NOBODY_READS_MS : null;
}

/** The list of the council, with no dialog over it and nothing on its way. */
function isListRead({ openComments, loading, report, ranking }: Extract<Work, { kind: 'council' }>): boolean {
  return openComments === null && !ranking?.isShown && !loading && !report.sending;
}

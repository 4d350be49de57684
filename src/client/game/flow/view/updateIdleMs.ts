import type { GameView, Work } from '../GameView.ts';

/** Idle times after which a screen counts as unattended. */
const IDLE_PLAY_MS = 60_000;
const IDLE_READ_MS = 30_000;

/**
 * Returns how long, in milliseconds, a screen must be idle before a new version may be loaded; null where none may be:
 * during a question, a text, an upload, a post, or a dialog. The warp returns 0, because between two missions no work
 * is open.
 */
export function updateIdleMs({
  scene,
  work,
  leaveDialog,
}: Pick<GameView, 'scene' | 'work' | 'leaveDialog'>): number | null {
  if (leaveDialog !== null) return null;
  if (scene === 'warp') return 0;
  if (work.kind === 'missionIntro' || work.kind === 'ending') return IDLE_PLAY_MS;
  return work.kind === 'council' && isListRead(work) ? IDLE_READ_MS : null;
}

/** Returns whether the council's list is shown without a dialog over it and with nothing being loaded or sent. */
function isListRead({ openComments, loading, report, ranking }: Extract<Work, { kind: 'council' }>): boolean {
  return openComments === null && !ranking?.isShown && !loading && !report.sending;
}

import type { GameContext } from '../GameState.ts';
import type { TextVersion } from '../GameView.ts';
import { isSamePlace } from '../rules/moves.ts';

/** Maximum number of versions offered. */
const SHOWN_MAX = 5;

/** Returns other texts of the current step, without duplicates, newest first. */
export function versionsHere(context: GameContext): TextVersion[] {
  const known = new Set(['', context.progress.typed.trim()]);
  const others = context.versions.filter(({ progress }) => {
    const text = progress.typed.trim();
    const isNew = isSamePlace(context, progress) && !known.has(text);
    known.add(text);
    return isNew;
  });
  return others.slice(0, SHOWN_MAX).map(({ progress, at }) => ({ text: progress.typed, at }));
}

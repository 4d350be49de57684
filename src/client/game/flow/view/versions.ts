import type { GameContext } from '../GameState.ts';
import type { TextVersion } from '../GameView.ts';
import { isSamePlace } from '../rules/moves.ts';

/** More than a class has the patience for. */
const SHOWN_MAX = 5;

/** Other texts of the step where the team stands, each once, the newest first. */
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

import type { GameContext, Progress } from '../GameState.ts';
import type { TextVersion } from '../GameView.ts';
import { filesHere } from '../rules/attachments.ts';
import { isSamePlace } from '../rules/moves.ts';

/** Maximum number of versions offered. */
const SHOWN_MAX = 5;

/** Returns other texts of the current step, without duplicates, newest first. */
export function versionsHere(context: GameContext): TextVersion[] {
  return othersThan(context.progress.typed, context, ({ typed }) => typed);
}

/** Returns other captions of each file of the current step, by its id; a file without any is left out. */
export function captionVersionsHere(context: GameContext): Record<string, TextVersion[]> {
  const found: Record<string, TextVersion[]> = {};
  for (const { id, caption } of filesHere(context.progress)) {
    const captionIn = (progress: Progress) => filesHere(progress).find((file) => file.id === id)?.caption ?? '';
    const others = othersThan(caption ?? '', context, captionIn);
    if (others.length > 0) found[id] = others;
  }
  return found;
}

function othersThan(current: string, context: GameContext, textIn: (progress: Progress) => string): TextVersion[] {
  const known = new Set(['', current.trim()]);
  const others = context.versions.filter(({ progress }) => {
    const text = textIn(progress).trim();
    const isNew = isSamePlace(context, progress) && !known.has(text);
    known.add(text);
    return isNew;
  });
  return others.slice(0, SHOWN_MAX).map(({ progress, at }) => ({ text: textIn(progress), at }));
}

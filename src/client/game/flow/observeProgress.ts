import type { GameContext, Progress } from './GameState.ts';
import { sharedProgress } from './rules/attachments.ts';
import { isSame } from './rules/progress.ts';

type Watched = Pick<GameContext, 'progress' | 'received'>;

/**
 * Returns a game observer that calls `keep` when the shared part of the progress differs from the value last kept or
 * received. Received progress is therefore not sent back.
 */
export function observeProgress(initial: Watched, keep: (progress: Progress) => void) {
  let seen = initial;
  let known = sharedProgress(initial.progress);
  return ({ context }: { context: Watched }): void => {
    const { progress, received } = context;
    if (received !== null && received !== seen.received) known = sharedProgress(received);
    const isChanged = received !== seen.received || progress !== seen.progress;
    seen = { progress, received };
    if (!isChanged || isSame(sharedProgress(progress), known)) return;
    known = sharedProgress(progress);
    keep(known);
  };
}

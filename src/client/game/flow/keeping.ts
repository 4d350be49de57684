import type { GameContext, Progress } from './GameState.ts';
import { shared } from './rules/attachments.ts';
import { isSame } from './rules/progress.ts';

type Watched = Pick<GameContext, 'progress' | 'received'>;

/**
 * Returns a game observer that calls `keep` when the shared part of the progress differs from the value last kept or
 * received. Received progress is therefore not sent back.
 */
export function keeping(initial: Watched, keep: (progress: Progress) => void) {
  let seen = initial;
  let known = shared(initial.progress);
  return ({ context }: { context: Watched }): void => {
    const { progress, received } = context;
    if (received !== null && received !== seen.received) known = shared(received);
    const isChanged = received !== seen.received || progress !== seen.progress;
    seen = { progress, received };
    if (!isChanged || isSame(shared(progress), known)) return;
    known = shared(progress);
    keep(known);
  };
}

import type { GameContext, Progress } from './GameState.ts';
import { shared } from './rules/attachments.ts';
import { isSame } from './rules/progress.ts';

type Watched = Pick<GameContext, 'progress' | 'received'>;

/**
 * Returns the observer of a game that calls `keep` whenever the part of the progress that the team's devices share is not
 * what was last kept or received. It writes nothing else, so a progress that was received is not sent back.
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

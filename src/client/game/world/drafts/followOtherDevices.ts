import { logError } from '#client/api/logError.ts';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { Progress } from '#client/game/flow/GameState.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { draft } from '#contract/game/draft.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import type { DraftKeeper } from './draftKeeper.ts';
import { versionsOf } from './versionsOf.ts';

interface OtherDevicesParts {
  keeper: Pick<DraftKeeper, 'isBehind' | 'follow' | 'lastLocalChange' | 'onFlushed'>;
  /** Reads the server's draft of the open part, and its replaced versions. */
  read(): Promise<ReplyOf<typeof draft.readDraft>>;
  tell(event: GameEvent): void;
}

/**
 * Returns a listener for the team's position. It tells the game of a changed level, a draft that another device
 * continued, the opened ranking, and proposals withdrawn from the council.
 */
export function followOtherDevices({ keeper, read, tell }: OtherDevicesParts): (position: GamePosition) => void {
  let newest: GamePosition['draft'] = null;
  let reading = false;
  let opened: GamePosition['ranking'];
  let lastToLeave: string | undefined;
  /** Resolves to false where unsent changes of this page go first. */
  const followOnce = async () => {
    const { draft: stored, kept } = await read();
    const progress = keeper.follow(stored);
    if (progress !== null) {
      tell({ type: 'VERSIONS', versions: versionsOf(progress.part, kept) });
      tell({ type: 'FOLLOW', progress, isOther: lacksOwnText(progress, keeper.lastLocalChange()) });
    }
    return progress !== null;
  };
  const catchUp = async () => {
    if (reading) return;
    reading = true;
    try {
      // Repeated for revisions that arrive while the draft is being read.
      while (newest !== null && keeper.isBehind(newest) && (await followOnce()));
    } catch (error) {
      logError(error, 'live');
    } finally {
      reading = false;
    }
  };
  // A position that arrived during a flush is not sent again.
  keeper.onFlushed = () => void catchUp();
  return ({ level, draft, ranking, withdrawn, withdrawnMore }) => {
    newest = draft;
    tell({ type: 'LEVEL_MOVED', level: level as GameLevel });
    if (ranking !== opened) tell({ type: 'RANKING_OPENED', scope: ranking ?? null });
    opened = ranking;
    if (withdrawn) tell({ type: 'WITHDRAWN', proposalIds: withdrawn });
    // The server repeats the same withdrawals for an hour.
    if (withdrawnMore && withdrawn?.[0] !== lastToLeave) tell({ type: 'MANY_WITHDRAWN' });
    lastToLeave = withdrawn?.[0];
    void catchUp();
  };
}

/** Returns whether text written on this page in the same part is missing there: the other device did not continue from it. */
function lacksOwnText({ part, typed, texts }: Progress, own: Progress | null): boolean {
  const words = own?.part === part ? own.typed.trim() : '';
  return words !== '' && ![typed, ...texts].some((text) => text.includes(words));
}

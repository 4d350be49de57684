import { report } from '#client/api/report.ts';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { Progress } from '#client/game/flow/GameState.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { draft } from '#contract/game/draft.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import type { DraftKeeper } from './draftKeeper.ts';
import { versionsOf } from './versionsOf.ts';

interface OtherDevicesParts {
  keeper: Pick<DraftKeeper, 'isBehind' | 'follow' | 'written' | 'onFlushed'>;
  /** The server's draft of the open part, and what gave way to others. */
  read(): Promise<ReplyOf<typeof draft.readDraft>>;
  tell(event: GameEvent): void;
}

/**
 * Takes what the server says of the team's standing to the game: a level that moved, a draft that grew elsewhere,
 * proposals that left the council.
 */
export function otherDevices({ keeper, read, tell }: OtherDevicesParts): (standing: GamePosition) => void {
  let newest: GamePosition['draft'] = null;
  let reading = false;
  let opened: GamePosition['ranking'];
  let lastToLeave: string | undefined;
  /** False where what is unsent here goes first. */
  const followOnce = async () => {
    const { draft: stored, kept } = await read();
    const progress = keeper.follow(stored);
    if (progress !== null) {
      tell({ type: 'VERSIONS', versions: versionsOf(progress.part, kept) });
      tell({ type: 'FOLLOW', progress, isOther: lacksWords(progress, keeper.written()) });
    }
    return progress !== null;
  };
  const catchUp = async () => {
    if (reading) return;
    reading = true;
    try {
      // What came while the draft was being read is read too.
      while (newest !== null && keeper.isBehind(newest) && (await followOnce()));
    } catch (error) {
      report(error, 'live');
    } finally {
      reading = false;
    }
  };
  // What was heard while something was being sent from here is not told again.
  keeper.onFlushed = () => void catchUp();
  return ({ level, draft, ranking, withdrawn, withdrawnMore }) => {
    newest = draft;
    tell({ type: 'LEVEL_MOVED', level: level as GameLevel });
    if (ranking !== opened) tell({ type: 'RANKING_OPENED', scope: ranking ?? null });
    opened = ranking;
    if (withdrawn) tell({ type: 'WITHDRAWN', proposalIds: withdrawn });
    // The same is told again and again for an hour.
    if (withdrawnMore && withdrawn?.[0] !== lastToLeave) tell({ type: 'MANY_WITHDRAWN' });
    lastToLeave = withdrawn?.[0];
    void catchUp();
  };
}

/** Whether something written on this page stands nowhere any more: the other device did not go on from it. */
function lacksWords({ typed, texts }: Progress, own: Progress | null): boolean {
  const words = own?.typed.trim() ?? '';
  return words !== '' && ![typed, ...texts].some((text) => text.includes(words));
}

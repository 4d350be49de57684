import { report } from '#client/api/report.ts';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { draft } from '#contract/draft.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Standing } from '#contract/live.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import type { DraftKeeper } from './draftKeeper.ts';

interface OtherDevicesParts {
  keeper: Pick<DraftKeeper, 'isBehind' | 'follow' | 'shown'>;
  /** The server's draft of the open part. */
  read(): Promise<ReplyOf<typeof draft.readDraft>['draft']>;
  tell(event: GameEvent): void;
}

/** Takes what the server says of the team's standing to the game: a level that moved, a draft that grew elsewhere. */
export function otherDevices({ keeper, read, tell }: OtherDevicesParts): (standing: Standing) => void {
  let newest: Standing['draft'] = null;
  let reading = false;
  /** False where what is unsent here goes first. */
  const followOnce = async () => {
    const stored = await read();
    const before = keeper.shown()?.typed ?? '';
    const progress = keeper.follow(stored);
    if (progress !== null) tell({ type: 'FOLLOW', progress, isOther: isOther(before, progress.typed) });
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
  return ({ level, draft }) => {
    newest = draft;
    tell({ type: 'LEVEL_MOVED', level: level as GameLevel });
    void catchUp();
  };
}

/** Whether something written here is no longer on the screen: the other device did not go on from it. */
function isOther(before: string, after: string): boolean {
  return before.trim() !== '' && !after.includes(before.trim());
}

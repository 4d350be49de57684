import type { KeptVersion } from '#client/game/flow/GameState.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { draft } from '#contract/game/draft.ts';
import type { Part } from '#domain/vocabulary.ts';
import { readProgressOf } from './readProgress.ts';

type Kept = ReplyOf<typeof draft.readDraft>['kept'];

/** What the server has put aside of this part, as far as it can be read; in its order, the newest first. */
export function versionsOf(part: Part | null, kept: Kept): KeptVersion[] {
  return kept.flatMap(({ content, at }) => {
    const progress = readProgressOf(part, content);
    return progress === null ? [] : [{ progress, at }];
  });
}

import type { KeptVersion } from '#client/game/flow/GameState.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { draft } from '#contract/game/draft.ts';
import type { Part } from '#domain/vocabulary.ts';
import { readProgressOf } from './readProgress.ts';

type Kept = ReplyOf<typeof draft.readDraft>['kept'];

/** Returns the versions of this part that the server has stored and that can be read, newest first. */
export function versionsOf(part: Part | null, kept: Kept): KeptVersion[] {
  return kept.flatMap(({ content, at }) => {
    const progress = readProgressOf(part, content);
    return progress === null ? [] : [{ progress, at }];
  });
}

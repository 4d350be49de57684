import type { Progress } from '#client/game/flow/GameState.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { draft } from '#contract/game/draft.ts';
import type { Part } from '#domain/vocabulary.ts';
import { borrowingName } from './deviceId.ts';

export type DraftBody = RequestOf<typeof draft.writeDraft>['body'];

/** Who writes: this tab, or this tab with work that it took over from another (`isBorrowed`). */
interface Writer {
  writer: string;
  isBorrowed: boolean;
}

/** Returns the request that stores `progress` as `revision` of the part's draft (ruling 14). */
export function draftBody(progress: Progress, part: Part, revision: number, { writer, isBorrowed }: Writer): DraftBody {
  const device = isBorrowed ? borrowingName(writer, revision) : writer;
  return { part, revision, device, content: JSON.stringify(progress) };
}

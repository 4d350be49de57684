import type { ReplyOf } from '#contract/endpoint.ts';
import type { draft } from '#contract/game/draft.ts';
import type { DeviceCopies } from './deviceCopy.ts';
import type { DraftBody } from './draftBody.ts';
import type { PutSchedulerParts } from './putScheduler.ts';
import type { SavingState } from './savingState.ts';

export interface DraftKeeperParts extends PutSchedulerParts {
  /** Name of this tab of this device. */
  writer: string;
  copies: DeviceCopies;
  put(body: DraftBody): Promise<ReplyOf<typeof draft.writeDraft>>;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  onSaving(saving: SavingState): void;
}

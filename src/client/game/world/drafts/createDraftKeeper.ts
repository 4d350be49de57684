import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { isSignedInAs } from '#client/session/useSession.ts';
import { draft } from '#contract/game/draft.ts';
import { deviceCopies } from './deviceCopy.ts';
import { writerName } from './deviceId.ts';
import { DraftKeeper } from './draftKeeper.ts';
import type { SavingState } from './savingState.ts';

/** Creates the draft keeper of a team's page; it writes only while the session belongs to this account. */
export function createDraftKeeper(account: string, onSaving: (saving: SavingState) => void): DraftKeeper {
  return new DraftKeeper({
    writer: writerName(account),
    copies: deviceCopies(account),
    put: (body) =>
      isSignedInAs(account)
        ? call(draft.writeDraft, { body })
        : Promise.reject(new CallError({ kind: 'refused', status: 401, code: 'signedOut' })),
    now: () => performance.now(),
    random: Math.random,
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onSaving,
  });
}

import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { speaksFor } from '#client/session/useSession.ts';
import { draft } from '#contract/game/draft.ts';
import { deviceCopies } from './deviceCopy.ts';
import { writerName } from './deviceId.ts';
import { DraftKeeper } from './draftKeeper.ts';
import type { Saving } from './savingSign.ts';

/** The keeper of a team's draft on this page: it writes in the name of this account only, whoever signs in on the tablet meanwhile. */
export function draftKeeperOf(account: string, onSaving: (saving: Saving) => void): DraftKeeper {
  return new DraftKeeper({
    writer: writerName(account),
    copies: deviceCopies(account),
    put: (body) =>
      speaksFor(account)
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

import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { keptKey } from '#client/session/localItems.ts';
import { isSignedInAs } from '#client/session/useSession.ts';
import { teamCouncils } from '#contract/council/session/teamCouncil.ts';
import { deviceId } from '../drafts/deviceId.ts';
import { seenIds } from '../lesson/seenIds.ts';
import { CouncilKeeper } from './CouncilKeeper.ts';
import { keptSession } from './keptSession.ts';
import { sessionKey } from './sessionKey.ts';

/** Keeps the council session of this account's class on this device; close it when the game is left. */
export function createCouncilKeeper(account: string): CouncilKeeper {
  return new CouncilKeeper({
    outbox: accountOutbox(account),
    async read() {
      if (!isSignedInAs(account)) throw new CallError({ kind: 'refused', status: 401, code: 'signedOut' });
      return (await call(teamCouncils.teamCouncil)).council;
    },
    device: deviceId(account),
    pressKey: keptKey(account, 'ballot-press'),
    draftKey: keptKey(account, 'ballot-draft'),
    kept: keptSession(sessionKey(account), Date.now),
    seen: seenIds(keptKey(account, 'council-seen')),
    now: Date.now,
    random: Math.random,
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
}

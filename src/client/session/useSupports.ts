import { create } from 'zustand';
import type { StoredSupports } from '#contract/school/supports.ts';
import { parseSupports } from '#domain/game/supports.ts';
import { isTeam } from '#domain/permissions.ts';
import type { Role } from '#domain/vocabulary.ts';
import { keptKey, LOCAL_KEYS, readItem, writeItem } from './localItems.ts';
import { type SessionState, useSession } from './useSession.ts';

interface SupportsInUse extends StoredSupports {
  /** The team whose supports these are; null for those of this device, which no account shares. */
  account: string | null;
  /** Whether the server may have others: a change here has not been answered yet. */
  isUnsent: boolean;
}

/**
 * Store of the supports in use on this page: the signed-in team's, or this device's own, as in test mode. Another team that signs
 * in on the same device gets its own. Changed by teamSupports.ts.
 */
export const useSupports = create<SupportsInUse>(() => storedSupports(teamOf(useSession.getState())));

useSession.subscribe((session) => {
  const account = teamOf(session);
  if (account !== useSupports.getState().account) useSupports.setState(storedSupports(account));
});

/** Uses these supports and keeps them on the device. */
export function keepSupports(changed: SupportsInUse): void {
  useSupports.setState(changed);
  writeItem(keyOf(changed.account), changed);
}

function storedSupports(account: string | null): SupportsInUse {
  const kept = readItem(keyOf(account)) as Partial<SupportsInUse> | null | undefined;
  return {
    account,
    revision: Number(kept?.revision) || 0,
    supports: parseSupports(kept?.supports),
    isUnsent: kept?.isUnsent === true,
  };
}

function keyOf(account: string | null): string {
  return account === null ? LOCAL_KEYS.supports : keptKey(account, 'supports');
}

/** Returns the account of the signed-in team; null while nobody or staff is signed in. */
function teamOf({ user }: SessionState): string | null {
  return user !== null && isTeam(user.permission.id as Role) ? user._id : null;
}

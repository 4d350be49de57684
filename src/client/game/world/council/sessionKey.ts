import { keptKey, readItem } from '#client/session/localItems.ts';

/** Returns the storage key of the account's last known council session. */
export function sessionKey(account: string): string {
  return keptKey(account, 'council-session');
}

/** Returns whether this device keeps a session of the account. */
export function hasKeptSession(account: string): boolean {
  return readItem(sessionKey(account)) !== undefined;
}

import { readItem, unsentKey, writeItem } from '#client/session/localItems.ts';
import type { DeviceCopy } from './draftKeeper.ts';

const SENT = 'game-progress';

/** This device's copy of a team's progress. What the server does not have yet lies under a key that outlives signing out. */
export function deviceCopy(account: string) {
  const unsent = unsentKey(account, 'progress');
  const sent = `${SENT}:${account}`;
  return {
    read: (): unknown => readItem(unsent) ?? readItem(sent),
    write(copy: DeviceCopy | null): void {
      const key = copy?.isSent === false ? unsent : sent;
      if (copy !== null) writeItem(key, copy);
      for (const other of [unsent, sent]) if (copy === null || other !== key) localStorage.removeItem(other);
    },
  };
}

import type { Route } from './call.ts';
import { logError } from './logError.ts';
import type { RequestParts } from './request.ts';

/** The methods of localStorage that the outbox uses. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One request that the server has not acknowledged yet. */
export interface OutboxItem {
  id: string;
  /** Such as 'answer-level-2': of two queued items with one subject only the newer is sent. */
  subject: string;
  route: Route;
  request: RequestParts;
  /** Token of a session that is no longer the signed-in one. */
  token?: string;
}

/** Reads and writes the stored queue. An unreadable queue counts as empty; `write` returns whether the queue was stored. */
export function outboxStore(storage: KeyStorage, key: string) {
  return {
    read: (): OutboxItem[] => readItems(storage, key),
    write(items: readonly OutboxItem[]): boolean {
      try {
        if (items.length > 0) storage.setItem(key, JSON.stringify(items));
        else storage.removeItem(key);
        return true;
      } catch (error) {
        logError(error, 'outbox');
        return false;
      }
    },
  };
}

function readItems(storage: KeyStorage, key: string): OutboxItem[] {
  try {
    const items: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(items) ? items : [];
  } catch (error) {
    logError(error, 'outbox');
    return [];
  }
}

import type { Route } from './call.ts';
import { report } from './report.ts';
import type { RequestParts } from './request.ts';

/** The part of localStorage that is needed. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One call that still has to be made. */
export interface OutboxItem {
  id: string;
  /** What it is about, such as 'answer-level-2': of two waiting items of one subject only the newer is sent. */
  subject: string;
  route: Route;
  request: RequestParts;
  /** Speaks for a session that is no longer the one signed in. */
  token?: string;
}

/** The queue as the device keeps it; an unreadable one counts as empty. Writing answers whether it was kept. */
export function outboxStore(storage: KeyStorage, key: string) {
  return {
    read: (): OutboxItem[] => parsed(storage, key),
    write(items: readonly OutboxItem[]): boolean {
      try {
        if (items.length > 0) storage.setItem(key, JSON.stringify(items));
        else storage.removeItem(key);
        return true;
      } catch (error) {
        report(error, 'outbox');
        return false;
      }
    },
  };
}

function parsed(storage: KeyStorage, key: string): OutboxItem[] {
  try {
    const items: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(items) ? items : [];
  } catch (error) {
    report(error, 'outbox');
    return [];
  }
}

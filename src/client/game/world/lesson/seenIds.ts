import { readItem, writeItem } from '#client/session/localItems.ts';

/** Older ids are forgotten: their messages are no longer told. */
const KEPT = 50;

/** Returns a set of ids that survives a reload of the page. */
export function seenIds(key: string) {
  const stored = readItem(key);
  let ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  return {
    has: (id: string) => ids.includes(id),
    add(id: string) {
      ids = [...ids.filter((one) => one !== id), id].slice(-KEPT);
      writeItem(key, ids);
    },
  };
}

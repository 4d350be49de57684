import type { UseStore } from 'idb-keyval';

/** Files chosen but not yet delivered stay on this device, in IndexedDB, under the account that chose them (ruling 14). */

const DATABASE = 'ficheiros-por-entregar';
const STORE = 'ficheiros';

let opened: Promise<{ idb: typeof import('idb-keyval'); store: UseStore }> | undefined;

/** Replaces what was kept under this key. Rejects when the device has no room. */
export async function putLocalFile(account: string, key: string, file: File): Promise<void> {
  const { idb, store } = await open();
  await idb.set([account, key], file, store);
}

/** undefined when nothing is kept under this key. */
export async function getLocalFile(account: string, key: string): Promise<File | undefined> {
  const { idb, store } = await open();
  return idb.get<File>([account, key], store);
}

export async function removeLocalFile(account: string, key: string): Promise<void> {
  const { idb, store } = await open();
  await idb.del([account, key], store);
}

/** Forgets every file of this account, and of no other. */
export async function clearLocalFiles(account: string): Promise<void> {
  const { idb, store } = await open();
  const keys = await idb.keys(store);
  const own = keys.filter((key) => Array.isArray(key) && key[0] === account);
  await idb.delMany(own, store);
}

/** A failed opening is forgotten, so that the next call tries again. */
function open() {
  opened ??= import('idb-keyval').then(
    (idb) => ({ idb, store: idb.createStore(DATABASE, STORE) }),
    (error: unknown) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
}

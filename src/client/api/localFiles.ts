import * as idb from 'idb-keyval';

/** Files chosen but not yet delivered stay on this device, in IndexedDB, under the account that chose them (ruling 14). */

/** The library comes with the game: a network that is down when the first file is chosen must not keep it away. */
const store = idb.createStore('ficheiros-por-entregar', 'ficheiros');

/** Replaces what was kept under this key. Rejects when the device has no room. */
export async function putLocalFile(account: string, key: string, file: File): Promise<void> {
  await idb.set([account, key], file, store);
}

/** undefined when nothing is kept under this key. */
export async function getLocalFile(account: string, key: string): Promise<File | undefined> {
  return idb.get<File>([account, key], store);
}

export async function removeLocalFile(account: string, key: string): Promise<void> {
  await idb.del([account, key], store);
}

/** Forgets every file of this account, and of no other. */
export async function clearLocalFiles(account: string): Promise<void> {
  const keys = await idb.keys(store);
  const own = keys.filter((key) => Array.isArray(key) && key[0] === account);
  await idb.delMany(own, store);
}

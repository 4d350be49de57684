import * as idb from 'idb-keyval';

/** Files chosen but not yet uploaded stay on the device in IndexedDB, under the account that chose them (ruling 14). */

/** idb-keyval is bundled with the game, so that choosing the first file needs no network. */
const store = idb.createStore('ficheiros-por-entregar', 'ficheiros');

/** Stores a file, replacing the one under the same key. Rejects when the device is out of space. */
export async function putLocalFile(account: string, key: string, file: File): Promise<void> {
  await idb.set([account, key], file, store);
}

/** Returns the file under this key, or undefined. */
export async function getLocalFile(account: string, key: string): Promise<File | undefined> {
  return idb.get<File>([account, key], store);
}

export async function removeLocalFile(account: string, key: string): Promise<void> {
  await idb.del([account, key], store);
}

/** Deletes every file of this account and of no other. */
export async function clearLocalFiles(account: string): Promise<void> {
  const keys = await idb.keys(store);
  const own = keys.filter((key) => Array.isArray(key) && key[0] === account);
  await idb.delMany(own, store);
}

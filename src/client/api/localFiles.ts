import * as idb from 'idb-keyval';

/** Files chosen but not yet uploaded stay on the device in IndexedDB, under the account that chose them (ruling 14). */

/** idb-keyval is bundled with the game, so that choosing the first file needs no network. */
const store = idb.createStore('ficheiros-por-entregar', 'ficheiros');

/** A file as its bytes. */
interface FileBytes {
  bytes: ArrayBuffer;
  name: string;
  type: string;
  lastModified: number;
}

/**
 * Stores a file, replacing the one under the same key; as bytes where the browser stores no File (private windows of
 * WebKit). Rejects when the device is out of space.
 */
export async function putLocalFile(account: string, key: string, file: File): Promise<void> {
  const put = (value: File | FileBytes) => idb.set([account, key], value, store);
  await put(file).catch(async () => put(await bytesOf(file)));
}

/** Returns the file under this key, or undefined. */
export async function getLocalFile(account: string, key: string): Promise<File | undefined> {
  const kept = await idb.get<File | FileBytes>([account, key], store);
  return kept && !(kept instanceof File) ? new File([kept.bytes], kept.name, kept) : kept;
}

export async function removeLocalFile(account: string, key: string): Promise<void> {
  await idb.del([account, key], store);
}

async function bytesOf(file: File): Promise<FileBytes> {
  const { name, type, lastModified } = file;
  return { bytes: await file.arrayBuffer(), name, type, lastModified };
}

/** Deletes every file of this account and of no other. */
export async function clearLocalFiles(account: string): Promise<void> {
  const keys = await idb.keys(store);
  const own = keys.filter((key) => Array.isArray(key) && key[0] === account);
  await idb.delMany(own, store);
}

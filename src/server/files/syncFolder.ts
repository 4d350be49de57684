import { open } from 'node:fs/promises';

/** Syncs a folder, so that a new name in it is on the disk. Windows does it by itself and cannot open folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

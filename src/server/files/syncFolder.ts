import { open } from 'node:fs/promises';

/** A new name in a folder must itself reach the disk; Windows does it alone and opens no folders. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

import { statfs } from 'node:fs/promises';

/** Bytes of the disk that a folder lies on: all, and free for this process; null when it cannot be asked. */
export async function diskRoom(folder: string): Promise<{ size: number; free: number } | null> {
  return statfs(folder).then(
    ({ bsize, blocks, bavail }) => ({ size: bsize * blocks, free: bsize * bavail }),
    () => null,
  );
}

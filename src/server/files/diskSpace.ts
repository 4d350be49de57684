import { statfs } from 'node:fs/promises';

/** Returns size and free space for this process of the disk that holds a folder, in bytes; null when that fails. */
export async function diskSpace(folder: string): Promise<{ size: number; free: number } | null> {
  return statfs(folder).then(
    ({ bsize, blocks, bavail }) => ({ size: bsize * blocks, free: bsize * bavail }),
    () => null,
  );
}

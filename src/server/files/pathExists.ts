import { access } from 'node:fs/promises';

/** Returns whether there is a file or folder at this path that this process can see. */
export function pathExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

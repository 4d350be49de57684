import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A temporary file of this age belongs to no request under way. */
const LEFTOVER_MS = 60 * 60_000;

/** Creates a private folder and removes files that a killed server left in it; younger ones may be another server's. */
export function prepareTempFolder(dir: string, leftoverMs = LEFTOVER_MS): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(dir)) {
    const path = join(dir, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changed !== undefined && Date.now() - changed > leftoverMs) rmSync(path, { force: true });
  }
}

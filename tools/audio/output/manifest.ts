import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** assets/audio/manifest.json: each file of the folder by its slashed path. `ms` is null for what is not a sound. */
export type Manifest = Record<string, ManifestEntry>;

export type ManifestEntry = { bytes: number; ms: number | null; sha256: string; source: string; licence: string };

export const MANIFEST_FILE = 'manifest.json';

/** The folder's manifest; empty where there is none yet. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, MANIFEST_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** What the manifest has to say of this file as it now is. */
export function fileFacts(folder: string, file: string): Pick<ManifestEntry, 'bytes' | 'sha256'> {
  const content = readFileSync(path.join(folder, file));
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Every file of the folder but the manifest, as slashed paths from it. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== MANIFEST_FILE)
    .sort();
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeJson } from './writeJson.ts';

/** Entry of a generated file in a folder's manifest.json; `source` is the hash of its inputs. */
export type AssetEntry = { bytes: number; sha256: string; source: string; licence: string };

const MANIFEST_FILE = 'manifest.json';

/** Reads the folder's manifest; returns {} when there is none yet. */
export function readManifest<Entry extends AssetEntry>(folder: string): Record<string, Entry> {
  const file = path.join(folder, MANIFEST_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Returns the size and hash of a file, as stored in the manifest. */
export function fileFacts(folder: string, file: string): Pick<AssetEntry, 'bytes' | 'sha256'> {
  const content = readFileSync(path.join(folder, file));
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Lists every file of the folder except the manifest, as relative paths with slashes; [] when the folder does not exist. */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== MANIFEST_FILE)
    .sort();
}

/** Returns the differences between a file and its entry, in Portuguese; `remedy` ends each sentence ('refaçam-no com «…»'). */
export function fileFaults(folder: string, file: string, entry: AssetEntry | undefined, remedy: string): string[] {
  if (!existsSync(path.join(folder, file))) return [`Falta o ficheiro ${file}: ${remedy}.`];
  if (entry === undefined) return [`O ficheiro ${file} não consta do manifesto: ${remedy}.`];
  const { bytes, sha256 } = fileFacts(folder, file);
  if (entry.bytes !== bytes) return [`${file}: tem ${bytes} bytes e o manifesto diz ${entry.bytes}; ${remedy}.`];
  if (entry.sha256 !== sha256) return [`${file}: o conteúdo mudou (sha256 diferente); ${remedy}.`];
  return entry.licence ? [] : [`${file}: falta a licença; ${remedy}.`];
}

/** Returns a message for each file or entry that is not expected; `command` removes them. */
export function surplusFaults(
  folder: string,
  manifest: Record<string, AssetEntry>,
  expected: ReadonlySet<string>,
  command: string,
): string[] {
  const surplus = new Set([...filesOf(folder), ...Object.keys(manifest)].filter((file) => !expected.has(file)));
  return [...surplus].map((file) => `O ficheiro ${file} está a mais: «${command}» retira-o.`);
}

/** Returns whether the file was made from `source` and is unchanged since. */
export function isUpToDate(folder: string, file: string, entry: AssetEntry | undefined, source: string): boolean {
  if (entry?.source !== source || !existsSync(path.join(folder, file))) return false;
  return fileFacts(folder, file).sha256 === entry.sha256;
}

/** Writes the manifest's entries of these keys, sorted, and removes every other file. */
export function writeManifest(
  folder: string,
  manifest: Record<string, AssetEntry>,
  keys: readonly string[],
  fileOf = (key: string) => key,
): void {
  const expected = new Set(keys.map(fileOf));
  for (const file of filesOf(folder)) {
    if (!expected.has(file)) rmSync(path.join(folder, file));
  }
  const kept = Object.entries(manifest).filter(([key]) => expected.has(fileOf(key)));
  writeJson(path.join(folder, MANIFEST_FILE), Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** A file that could not be made, and the reason. */
export type Failure = { id: string; reason: string };

/** Converts an error to a failure with its message as the reason. */
export function failureOf(id: string, error: unknown): Failure {
  return { id, reason: error instanceof Error ? error.message : String(error) };
}

/** Returns the failure as a Portuguese message for the command line. */
export function failureText({ id, reason }: Failure): string {
  return `«${id}» não se fez: ${reason}`;
}

/** Returns the first 16 hex digits of the SHA-256 of these parts, in order. */
export function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 16);
}

/** Reads a text file with its line endings normalised to LF. */
export function textOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

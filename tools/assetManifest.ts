import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeJson } from './writeJson.ts';

/** What every made file's line in a folder's manifest.json says; `source` is the hash of all it is made of. */
export type AssetEntry = { bytes: number; sha256: string; source: string; licence: string };

const MANIFEST_FILE = 'manifest.json';

/** The folder's manifest; empty where there is none yet. */
export function readManifest<Entry extends AssetEntry>(folder: string): Record<string, Entry> {
  const file = path.join(folder, MANIFEST_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** What the manifest has to say of this file as it now is. */
export function fileFacts(folder: string, file: string): Pick<AssetEntry, 'bytes' | 'sha256'> {
  const content = readFileSync(path.join(folder, file));
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Every file of the folder but the manifest, as slashed paths from it; none where there is no folder. */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== MANIFEST_FILE)
    .sort();
}

/** What is wrong between a file and its entry, in Portuguese; `remedy` ends each sentence ('refaçam-no com «…»'). */
export function fileFaults(folder: string, file: string, entry: AssetEntry | undefined, remedy: string): string[] {
  if (!existsSync(path.join(folder, file))) return [`Falta o ficheiro ${file}: ${remedy}.`];
  if (entry === undefined) return [`O ficheiro ${file} não consta do manifesto: ${remedy}.`];
  const { bytes, sha256 } = fileFacts(folder, file);
  if (entry.bytes !== bytes) return [`${file}: tem ${bytes} bytes e o manifesto diz ${entry.bytes}; ${remedy}.`];
  if (entry.sha256 !== sha256) return [`${file}: o conteúdo mudou (sha256 diferente); ${remedy}.`];
  return entry.licence ? [] : [`${file}: falta a licença; ${remedy}.`];
}

/** Files and entries that nothing asks for; `command` takes them away. */
export function surplusFaults(
  folder: string,
  manifest: Record<string, AssetEntry>,
  expected: ReadonlySet<string>,
  command: string,
): string[] {
  const surplus = new Set([...filesOf(folder), ...Object.keys(manifest)].filter((file) => !expected.has(file)));
  return [...surplus].map((file) => `O ficheiro ${file} está a mais: «${command}» retira-o.`);
}

/** Whether the file is made of `source` and still as its entry says. */
export function isUpToDate(folder: string, file: string, entry: AssetEntry | undefined, source: string): boolean {
  if (entry?.source !== source || !existsSync(path.join(folder, file))) return false;
  return fileFacts(folder, file).sha256 === entry.sha256;
}

/** Writes the manifest's entries of these keys, in order, and removes every file that is none of theirs. */
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

/** What could not be made, and why. */
export type Failure = { id: string; reason: string };

/** The reason is the error's own words. */
export function failureOf(id: string, error: unknown): Failure {
  return { id, reason: error instanceof Error ? error.message : String(error) };
}

/** In Portuguese, for whoever makes it. */
export function failureText({ id, reason }: Failure): string {
  return `«${id}» não se fez: ${reason}`;
}

/** The first sixteen digits of the sha256 of these parts in their order. */
export function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 16);
}

/** A text file's content, the same on every system, however it ends its lines. */
export function textOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

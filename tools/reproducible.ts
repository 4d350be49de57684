/**
 * `npm run prove reproducible`: builds the project twice, from nothing, in two folders, time zones, languages and at two
 * times, and fails unless every file of dist has the same SHA-256.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..');
/** Not part of the project: what builds, tests and servers write. */
const LEFT_OUT = ['.git', 'artifacts', 'data', 'dist', 'node_modules'];
const MACHINES = [
  { name: 'um', env: { TZ: 'UTC', LANG: 'C.UTF-8' }, umask: 0o022 },
  { name: 'uma-pasta-com-outro-nome', env: { TZ: 'Asia/Tokyo', LANG: 'pt_PT.UTF-8' }, umask: 0o077 },
] as const;

type Hashes = ReadonlyMap<string, string>;

/** Returns the files that two builds do not share or whose content differs, sorted. */
export function differences(one: Hashes, other: Hashes): string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  return names.filter((name) => one.get(name) !== other.get(name));
}

/** Returns the SHA-256 of every file below a folder, by its path. */
export function hashesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    files.map((file) => [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

function build(folder: string, { env, umask }: (typeof MACHINES)[number]): Map<string, string> {
  const taken = readdirSync(ROOT).filter((name) => !LEFT_OUT.includes(name));
  for (const name of taken) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  cpSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  const before = process.umask(umask);
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  process.umask(before);
  if (status !== 0) throw new Error(`A construção em ${folder} falhou.`);
  return hashesIn(join(folder, 'dist'));
}

function run(): number {
  const place = mkdtempSync(join(tmpdir(), 'conselho-construir-'));
  try {
    const [one, other] = MACHINES.map((machine) => build(join(place, machine.name), machine));
    const found = differences(one ?? new Map(), other ?? new Map());
    for (const name of found) console.error(`dist/${name} não sai igual.`);
    console.log(`${one?.size} ficheiros, ${found.length} diferentes.`);
    return found.length > 0 || !one?.size ? 1 : 0;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exit(run());

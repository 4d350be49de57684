import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** What decides whether an installation comes up: files, and folders with everything in them. */
const STARTED = ['deploy', 'src/server/main.ts', 'src/server/startServer.ts', 'src/server/config/env.ts'];
/** The hash of these files as `npm run prove:compose` last proved them. */
const PROOF = join(import.meta.dirname, 'proof.json');

/** Returns a SHA-256 of what decides whether an installation comes up. */
export function hashOfStarted(root: string = ROOT, started: readonly string[] = STARTED): string {
  const hash = createHash('sha256');
  for (const path of started.flatMap((place) => filesOf(root, place)).sort()) {
    hash.update(`${path}\n`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

/** Notes that the files as they are were started and used. */
export function noteProof(): void {
  writeFileSync(PROOF, `${JSON.stringify({ compose: hashOfStarted() }, null, 2)}\n`);
}

/** Returns whether the files were started and used as they are. */
export function isProved(): boolean {
  return JSON.parse(readFileSync(PROOF, 'utf8')).compose === hashOfStarted();
}

function filesOf(root: string, place: string): string[] {
  if (statSync(join(root, place)).isFile()) return [place];
  return readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

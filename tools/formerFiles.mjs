/**
 * Pages opened before a new build keep requesting files of their own version. The build therefore leaves old files in place; this
 * script removes those that have not been part of any build for 30 days.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup.mjs';

const CLIENT = join(ROOT, 'dist/client');
/** Outside the served folder. */
const LEDGER = join(ROOT, 'dist/former-files.json');
const DAY_MS = 24 * 60 * 60 * 1_000;
const KEPT_MS = 30 * DAY_MS;

/**
 * Returns the files to remove now, and a ledger of when each remaining old file left the newest build.
 * `former`: the ledger of the last build, in milliseconds since 1970.
 */
export function sortFiles({ there, current, former, now }) {
  const ledger = {};
  const gone = [];
  for (const file of there) {
    if (current.has(file)) continue;
    const since = former[file] ?? now;
    if (now - since > KEPT_MS) gone.push(file);
    else ledger[file] = since;
  }
  return { gone, ledger };
}

/** Returns every file in the build manifest. */
export function currentFiles(manifest) {
  const lines = Object.values(manifest);
  return new Set(lines.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function sweep() {
  const compressed = /\.(br|gz)$/;
  const there = readdirSync(join(CLIENT, 'assets')).filter((name) => !compressed.test(name));
  const { gone, ledger } = sortFiles({
    there: there.map((name) => `assets/${name}`),
    current: currentFiles(readJson(join(CLIENT, '.vite/manifest.json'))),
    former: existsSync(LEDGER) ? readJson(LEDGER) : {},
    now: Date.now(),
  });
  for (const file of gone) {
    for (const ending of ['', '.br', '.gz']) rmSync(join(CLIENT, file + ending), { force: true });
  }
  writeFileSync(LEDGER, JSON.stringify(ledger));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) sweep();

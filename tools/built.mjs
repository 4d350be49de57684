/** Runs a command of the built server; what is there is not built anew, as this also runs at night, by itself. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './setup.mjs';

export async function runBuilt(name) {
  requireNode();
  const program = join(ROOT, 'dist', 'server', `${name}.js`);
  if (!existsSync(program)) {
    ensureInstalled();
    ensureBuilt();
  }
  await import(pathToFileURL(program).href);
}

/** Runs a command of the built server. Builds only if no build exists, because this also runs unattended at night. */
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

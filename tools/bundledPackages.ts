/** What of others goes into the browser build: packages that no list of dependencies tells, because npm only needs them to build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

export const BUNDLED = resolve(import.meta.dirname, '../dist/bundled.json');
const DELIVERED = 'dist/client';
/** Of its stylesheet a part is copied, which no module tells. */
export const COPIED = ['node_modules/tailwindcss'];

/** Where a file's package lies, as the lock file names it; null for what is ours. */
export function packageOf(id: string): string | null {
  const path = id.replaceAll('\\', '/').replace(/[?#].*$/, '');
  const [found] = /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  return found ? found.slice(found.indexOf('node_modules/')) : null;
}

/** A plugin of the build: writes the packages of every module and every asset beside the build, where no page is served from. */
export const bundledPackages: Plugin = {
  name: 'bundled-packages',
  apply: 'build',
  generateBundle({ dir = '' }, bundle) {
    // Builds for designers and for tests go elsewhere, and are not delivered.
    if (!dir.replaceAll('\\', '/').endsWith(DELIVERED)) return;
    const found = new Set(COPIED);
    for (const part of Object.values(bundle)) {
      const files = part.type === 'chunk' ? part.moduleIds : part.originalFileNames;
      for (const file of files) {
        const place = packageOf(file);
        if (place) found.add(place);
      }
    }
    mkdirSync(dirname(BUNDLED), { recursive: true });
    writeFileSync(BUNDLED, `${JSON.stringify([...found].sort(), undefined, 2)}\n`);
  },
};

/** Lists the third-party packages in the browser build, which package.json has only as devDependencies. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

export const BUNDLED = resolve(import.meta.dirname, '../dist/bundled.json');
const DELIVERED = 'dist/client';
/** Packages that are in the build without appearing as a module: part of a stylesheet, and what tools/fonts.ts makes. */
export const COPIED = [
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next',
  'node_modules/@fontsource-variable/exo-2',
  'node_modules/tailwindcss',
];

/** Returns the install path of a file's package, as in the lock file; null for our own files. */
export function packageOf(id: string): string | null {
  const path = id.replaceAll('\\', '/').replace(/[?#].*$/, '');
  const [found] = /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  return found ? found.slice(found.indexOf('node_modules/')) : null;
}

/** Vite plugin: writes the packages of all modules and assets to dist/bundled.json, which is not served. */
export const bundledPackages: Plugin = {
  name: 'bundled-packages',
  apply: 'build',
  generateBundle({ dir = '' }, bundle) {
    // Builds for designers and tests have another folder and are not delivered.
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

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { type BuildManifest, entryOf, offlineFiles } from './tools/offline/files.ts';

const ROOT = import.meta.dirname;
const BUILT = path.join(ROOT, 'dist/client');
const PDFS = path.join(ROOT, 'assets/pdf');
const HASH_CHARS = 10;

const manifest: BuildManifest = JSON.parse(readFileSync(path.join(BUILT, '.vite/manifest.json'), 'utf8'));
const entry = entryOf(manifest);

/** By name, with the hash of what each holds. */
function papers(): Record<string, string> {
  const names = readdirSync(PDFS).filter((name) => name.endsWith('.pdf'));
  return Object.fromEntries(
    names.map((name) => {
      const hash = createHash('sha256')
        .update(readFileSync(path.join(PDFS, name)))
        .digest('hex');
      return [name, hash.slice(0, HASH_CHARS)];
    }),
  );
}

/** A page that runs for hours asks here whether there is a newer version (src/client/api/version.ts). */
const version: Plugin = {
  name: 'version',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ entry }) });
  },
};

/** The service worker, after the client build, whose files it names: one file at the root, so that it may serve every address. */
export default defineConfig({
  publicDir: false,
  plugins: [version],
  define: { __BUILD__: JSON.stringify({ entry, sets: offlineFiles(manifest, papers()) }) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    lib: { entry: 'src/client/offline/worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
});

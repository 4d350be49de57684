import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { type BuildManifest, entryOf, offlineFiles } from './tools/offline/files.ts';
import { BUILD_TARGETS } from './tools/supportedBrowsers.ts';

const ROOT = import.meta.dirname;
const BUILT = path.join(ROOT, 'dist/client');
const PDFS = path.join(ROOT, 'assets/pdf');
const HASH_CHARS = 10;

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

/** What the client build has made: read when this build begins, for whoever reads these settings alone finds no client. */
function clientBuilt(): BuildManifest {
  return JSON.parse(readFileSync(path.join(BUILT, '.vite/manifest.json'), 'utf8'));
}

/** The files that the worker keeps, by name. */
const keptFiles: Plugin = {
  name: 'kept-files',
  config() {
    const manifest = clientBuilt();
    const build = { entry: entryOf(manifest), sets: offlineFiles(manifest, papers()) };
    return { define: { __BUILD__: JSON.stringify(build) } };
  },
};

/** A page that runs for hours asks here whether there is a newer version (src/client/api/version.ts). */
const version: Plugin = {
  name: 'version',
  generateBundle() {
    const source = JSON.stringify({ entry: entryOf(clientBuilt()) });
    this.emitFile({ type: 'asset', fileName: 'version.json', source });
  },
};

/** The service worker, after the client build, whose files it names: one file at the root, so that it may serve every address. */
export default defineConfig({
  publicDir: false,
  plugins: [keptFiles, version],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: BUILD_TARGETS,
    lib: { entry: 'src/client/offline/worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
});

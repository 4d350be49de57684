import { resolve } from 'node:path';
import { type PreviewServer, preview } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Serves a built client from this folder on a free port; every unknown path answers the entry page. */
export function servePages(outDir: string): Promise<PreviewServer> {
  return preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
}

/** Returns the address of a served client, without a trailing slash. */
export function baseOf({ resolvedUrls, httpServer }: PreviewServer): string {
  const [local] = resolvedUrls?.local ?? [];
  if (local !== undefined) return local.replace(/\/$/, '');
  const address = httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The pages are not served.');
  return `http://127.0.0.1:${address.port}`;
}

import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type PreviewServer, preview } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** The production build, and the selector in it. */
export async function buildWithScenes(outDir: string): Promise<void> {
  const { NODE_ENV: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, [VITE, 'build', '--outDir', outDir, '--logLevel', 'error'], {
    cwd: ROOT,
    env: { ...env, VITE_DEV_SCENES: '1' },
  });
}

export function servePages(outDir: string): Promise<PreviewServer> {
  return preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
}

export function baseOf({ resolvedUrls, httpServer }: PreviewServer): string {
  const [local] = resolvedUrls?.local ?? [];
  if (local !== undefined) return local.replace(/\/$/, '');
  const address = httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The pages are not served.');
  return `http://127.0.0.1:${address.port}`;
}

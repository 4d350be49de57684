import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let vite: ViteDevServer;
let server: Server;
let base = '';
beforeAll(async () => {
  vite = await createVite({
    root: ROOT,
    configFile: `${ROOT}/vite.config.ts`,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  server = createServer(vite.middlewares);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  base = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
}, 60_000);
afterAll(async () => {
  server.close();
  await vite.close();
});

describe('the development server', () => {
  it.each(['manual', 'ic-m1-fs1'])('serves the document %s from assets/pdf without a build', async (id) => {
    const reply = await fetch(`${base}/pdf/${id}.pdf`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await reply.arrayBuffer()).equals(readFileSync(`${ROOT}/assets/pdf/${id}.pdf`))).toBe(true);
  });

  it('answers HEAD for a document', async () => {
    const { status, headers } = await fetch(`${base}/pdf/manual.pdf`, { method: 'HEAD' });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it.each(['ic-m1-fs9.pdf', 'ic-m1-fs1', 'manifest.json', '..%2fpackage.json'])('answers 404 for %s', async (name) => {
    expect((await fetch(`${base}/pdf/${name}`)).status).toBe(404);
  });
});

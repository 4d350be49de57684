import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from './Refusal.ts';

const PAGE = 'index.html';
/** Named by their content by the build. */
const HASHED = /[\\/]assets[\\/]/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** Addresses of files, by their folder or by their ending: where none is, a page would only mislead. */
const OF_A_FILE = /^\/(assets|pdf)\/|[^/]\.[A-Za-z0-9]+$/;
/** A worksheet is shown inside our own page; it runs nothing, and the pages' policy would stop the browser's viewer. */
const PDF_POLICY = "frame-ancestors 'self'";
/** The designers' selector frames this page of its own; in a usual build the address only says that nothing is here. */
const FRAMED_PAGE = '/dev/cenas/palco';

const WORKER = '/sw.js';
/** Takes the place of the worker that a browser has: lets go of all that it kept, and of itself. Running pages notice nothing. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

interface PagesOptions {
  /** False: whoever asks for the service worker is given one that removes itself. */
  offline: boolean;
}

/**
 * The built pages: files as they are, with their .br or .gz neighbours where the build made them; every other GET
 * answers the page itself, so that addresses of the product open at once (ruling 13). Any other method, and an address
 * that can only be a file's: 404 in JSON.
 */
export async function registerPages(
  app: FastifyInstance,
  clientDir: string | undefined,
  { offline }: PagesOptions,
): Promise<void> {
  const built = clientDir !== undefined && existsSync(join(clientDir, PAGE));
  if (built) {
    await app.register(fastifyStatic, {
      root: clientDir,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders,
    });
  }
  if (!offline) withoutWorker(app);
  app.setNotFoundHandler((request, reply) => {
    const asksForPage = request.method === 'GET' || request.method === 'HEAD';
    const [path = ''] = request.url.split('?', 1);
    if (!built || !asksForPage || OF_A_FILE.test(path)) throw new Refusal('routeUnknown');
    if (path === FRAMED_PAGE) allowOwnFrame(reply);
    return reply.status(200).sendFile(PAGE);
  });
}

/** Before the file of the same name is looked for. */
function withoutWorker(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.split('?', 1)[0] !== WORKER) return;
    return reply.header('cache-control', ASK_AGAIN).type('text/javascript; charset=utf-8').send(NO_WORKER);
  });
}

function allowOwnFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  reply.header('x-frame-options', 'SAMEORIGIN');
}

function setHeaders(reply: FastifyReply, path: string): void {
  reply.header('cache-control', HASHED.test(path) ? FOREVER : ASK_AGAIN);
  if (!/\.pdf(\.br|\.gz)?$/.test(path)) return;
  reply.header('content-security-policy', PDF_POLICY).header('x-frame-options', 'SAMEORIGIN');
}

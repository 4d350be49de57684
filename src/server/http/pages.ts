import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from './Refusal.ts';

const PAGE = 'index.html';
/** Pages with a copy of index.html that names the files they load first (tools/preloads.mjs), by the first part of their address. */
const OWN_PAGES = ['login', 'game', 'panel', 'aula', 'conselho'] as const;
/** A document in its viewer, not the game. */
const DOCUMENT = /^\/game\/open-pdf\//;
/** Files that the build names by a hash of their content. */
const HASHED = /[\\/]assets[\\/]/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** Addresses of files, by folder or extension; a missing one is not answered with the page. */
const OF_A_FILE = /^\/(assets|pdf)\/|[^/]\.[A-Za-z0-9]+$/;
/** Our own page frames a worksheet, which runs nothing; the pages' policy would block the browser's PDF viewer. */
const PDF_POLICY = "frame-ancestors 'self'";
/** The designers' scene selector frames this page; in a usual build the page only says that nothing is here. */
const FRAMED_PAGE = '/dev/cenas/palco';

const WORKER = '/sw.js';
/** Replaces an installed service worker: deletes its caches and unregisters itself. Open pages notice nothing. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

interface PagesOptions {
  /** False: /sw.js is a service worker that removes itself. */
  offline: boolean;
}

/**
 * Serves the built pages: files as they are, in their .br or .gz variant where the build made one; every other GET answers
 * index.html or its copy for that page, so that addresses of the product open directly (ruling 13). Refuses any other method, and a missing file,
 * with routeUnknown (404 in JSON).
 */
export async function registerPages(
  app: FastifyInstance,
  clientDir: string | undefined,
  { offline }: PagesOptions,
): Promise<void> {
  const built = clientDir !== undefined && existsSync(join(clientDir, PAGE));
  const pageOf = built ? pagesIn(clientDir) : () => PAGE;
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
    return reply.status(200).sendFile(pageOf(path));
  });
}

/** Returns a function that returns the file for a page's path. */
function pagesIn(clientDir: string): (path: string) => string {
  const own = new Set(OWN_PAGES.map((name) => `${name}.html`).filter((file) => existsSync(join(clientDir, file))));
  return (path) => {
    const file = `${path.split('/')[1]}.html`;
    return own.has(file) && !DOCUMENT.test(path) ? file : PAGE;
  };
}

/** Answers /sw.js before the built file is looked up. */
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

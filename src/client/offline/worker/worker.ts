import { withTimeout } from '../../ui/withTimeout.ts';
import {
  ACTIVATE_MESSAGE,
  type Build,
  cachedPdfUrl,
  parseSetsMessage,
  urlsOfSets,
  urlsToEvict,
} from './cachedFiles.ts';
import { rangeResponse } from './rangeResponse.ts';
import { requestKind } from './requestKind.ts';
import type { WorkerFetchEvent, WorkerMessageEvent, WorkerScope } from './scope.ts';

/** Inlined by the build (vite.worker.config.ts), so that the bytes of the worker differ between builds. */
declare const __BUILD__: Build;
declare const self: WorkerScope;

/** Referenced once, because the build inlines the whole object at every use. */
const BUILD = __BUILD__;

/** Cache key of the page that opens without a network. */
const PAGE = '/';
/** Cache key of this version's page until it replaces `PAGE`. */
const VERSION_PAGE = `/?${BUILD.entry}`;
/** Cache key of the sets requested last: a new version fetches the same ones before it activates. */
const REQUESTED_SETS = '/asked-sets';
/** A network that has not answered after this time counts as offline. */
const NETWORK_TIMEOUT_MS = 4_000;
/** With less free space than this, sounds and worksheets are not cached. */
const MIN_FREE_BYTES = 100_000_000;
/** Sets that are required to open a page. */
const REQUIRED = /^(shell|game|panel|reader|theme:)/;
const PARALLEL_FETCHES = 4;

const pages = () => caches.open('page');
const files = () => caches.open('files');
const cachedFile = async (address: string) => (await files()).match(address, { ignoreVary: true });

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(onMessage(event)));
self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  const way = requestKind({ method, origin, path: pathname, mode }, self.location.origin);
  if (way !== 'none') event.respondWith(HANDLERS[way](event, pathname).catch(unlessAborted(event.request)));
});

/** Nobody reads the answer to an aborted request, but Firefox reports its rejection as an error of the page. */
function unlessAborted({ signal }: Request): (error: unknown) => Response {
  return (error) => {
    if (signal.aborted) return new Response();
    throw error;
  };
}

const HANDLERS = { page, asset, paper };

async function install(): Promise<void> {
  await fetchAll(requiredFiles(await lastRequestedSets()));
  const reply = await fetch(PAGE, { cache: 'no-cache' });
  if (!reply.ok || !(await reply.clone().text()).includes(BUILD.entry)) throw new Error('another version is served');
  await (await pages()).put(VERSION_PAGE, reply);
  await openThisVersionOffline();
}

async function lastRequestedSets(): Promise<string[]> {
  return (await (await (await pages()).match(REQUESTED_SETS))?.json()) ?? [];
}

function requiredFiles(sets: readonly string[]): string[] {
  return urlsOfSets(BUILD, ['shell', ...sets.filter((name) => REQUIRED.test(name))]);
}

/**
 * Makes this version the one that opens offline, once all its required files are cached: a device opens an old version or a new
 * one, never a mixture.
 */
async function openThisVersionOffline(): Promise<void> {
  const cache = await pages();
  const reply = await cache.match(VERSION_PAGE, { ignoreVary: true });
  const found = await Promise.all(requiredFiles(await lastRequestedSets()).map(cachedFile));
  if (reply && found.every((file) => file !== undefined)) await cache.put(PAGE, reply);
}

async function opensThisVersionOffline(): Promise<boolean> {
  const reply = await (await pages()).match(PAGE, { ignoreVary: true });
  return reply !== undefined && (await reply.text()).includes(BUILD.entry);
}

/**
 * Answers with the server's page, so that a reload always shows the newest version; with the cached one after the timeout or
 * a 5xx.
 */
async function page({ request }: WorkerFetchEvent): Promise<Response> {
  const answer = fetch(request);
  const reply = await responseInTime(answer);
  if (reply !== null && reply.status < 500) return reply;
  return (await (await pages()).match(PAGE, { ignoreVary: true })) ?? answer;
}

/** Returns null when the network fails or does not answer in time. */
function responseInTime(answer: Promise<Response>): Promise<Response | null> {
  return withTimeout(answer, NETWORK_TIMEOUT_MS).catch(() => null);
}

/** Answers from the cache first, because asset names contain a content hash. */
async function asset(event: WorkerFetchEvent): Promise<Response> {
  const { request } = event;
  const range = request.headers.get('range');
  const found = await cachedFile(request.url);
  if (found) return rangeResponse(found, range);
  const reply = await fetch(request);
  if (reply.status === 200 && range === null) {
    const copy = reply.clone();
    event.waitUntil(
      files()
        .then((cache) => cache.put(request.url, copy))
        .catch(() => null),
    );
  }
  return reply;
}

/**
 * Answers with the server's PDF, offline with the cached one, else redirects a page load to the PDF page, which reports that
 * it is missing.
 */
async function paper({ request }: WorkerFetchEvent, path: string): Promise<Response> {
  const answer = fetch(request);
  const reply = await responseInTime(answer);
  if (reply !== null) return reply;
  const address = cachedPdfUrl(BUILD, path);
  const found = address === undefined ? undefined : await cachedFile(address);
  if (found && request.method === 'HEAD') return new Response(null, { headers: found.headers });
  if (found) return rangeResponse(found, request.headers.get('range'));
  if (request.mode !== 'navigate' || request.destination !== 'document') return answer;
  return Response.redirect(`${self.location.origin}/game/open-pdf${path.slice('/pdf'.length, -'.pdf'.length)}`);
}

/** Caches the sets that a page lists. Files that fail now are fetched at the page's next message. */
async function onMessage({ data, source }: WorkerMessageEvent): Promise<void> {
  if (data === ACTIVATE_MESSAGE) {
    await Promise.all([self.skipWaiting(), openThisVersionOffline()]);
    return;
  }
  const asked = parseSetsMessage(data);
  if (asked === null) return;
  await (await pages()).put(REQUESTED_SETS, new Response(JSON.stringify(asked.sets)));
  if (asked.entry === BUILD.entry) await evictUnused(asked.sets, source?.id);
  try {
    await fetchAll(requiredFiles(asked.sets));
    await openThisVersionOffline();
    if (await hasRoom()) await fetchAll(urlsOfSets(BUILD, asked.sets), 1);
  } catch {
    // A lost network or a full device needs no report to the page.
  }
}

/** Evicts unused files, but only if this version opens offline and no other tab or worker could need another version's files. */
async function evictUnused(wanted: readonly string[], asking: string | undefined): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  if (open.some(({ id }) => id !== asking) || !(await opensThisVersionOffline())) return;
  const [ofPages, ofFiles] = await Promise.all([pages(), files()]);
  const [openable, all] = await Promise.all([addressesOn(ofPages), addressesOn(ofFiles)]);
  // Checked after listing the cache, so that the list cannot contain files of a worker that starts installing now.
  const { installing, waiting } = self.registration;
  if (installing !== null || waiting !== null) return;
  for (const address of urlsToEvict(BUILD, all, wanted)) await ofFiles.delete(address, { ignoreVary: true });
  const former = openable.filter((address) => ![PAGE, REQUESTED_SETS, VERSION_PAGE].includes(address));
  for (const address of former) await ofPages.delete(address, { ignoreVary: true });
}

async function addressesOn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => url.slice(self.location.origin.length));
}

async function hasRoom(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - (usage ?? 0) > MIN_FREE_BYTES;
}

/** Fetches a few files at a time, to leave bandwidth for the games of a class. Throws at the first file that fails. */
async function fetchAll(addresses: readonly string[], atOnce = PARALLEL_FETCHES): Promise<void> {
  const waiting = [...addresses];
  const cache = await files();
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (await cachedFile(address)) continue;
      const reply = await fetch(address, { priority: 'low' });
      if (reply.status !== 200) throw new Error(`${reply.status} ${address}`);
      await cache.put(address, reply);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

import { withTimeout } from '../../ui/withTimeout.ts';
import { askedSets, type Build, CHANGES_PLACE, filesOf, paperAt, toForget } from './keeping.ts';
import { partOf } from './partOf.ts';
import type { Fetching, Told, WorkerScope } from './scope.ts';
import { wayOf } from './wayOf.ts';

/** Put here by the build (vite.worker.config.ts): another build is another worker, byte for byte. */
declare const __BUILD__: Build;
declare const self: WorkerScope;

/** Named once: the build writes it out wherever it stands. */
const BUILD = __BUILD__;

/** What is opened without a network. */
const PAGE = '/';
/** The page of this version, kept apart until it may be that one. */
const OWN_PAGE = `/?${BUILD.entry}`;
/** Which sets were asked for last: a new version fetches the same before it takes over. */
const ASKED = '/asked-sets';
/** A network that does not answer for so long counts as none. */
const ANSWERS_WITHIN_MS = 4_000;
/** Below this much room, sounds and worksheets are left out. */
const SPARE_BYTES = 100_000_000;
/** What a game cannot be opened without. */
const NEEDED = /^(shell|game|panel|reader|theme:)/;
const AT_ONCE = 4;

const pages = () => caches.open('page');
const files = () => caches.open('files');
const kept = async (address: string) => (await files()).match(address, { ignoreVary: true });

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(onMessage(event)));
self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  const way = wayOf({ method, origin, path: pathname, mode }, self.location.origin);
  if (way !== 'none') event.respondWith(ANSWERS[way](event, pathname));
});

const ANSWERS = { page, asset, paper };

async function install(): Promise<void> {
  await fetchAll(neededOf(await askedLast()));
  const reply = await fetch(PAGE, { cache: 'no-cache' });
  if (!reply.ok || !(await reply.clone().text()).includes(BUILD.entry)) throw new Error('another version is served');
  await (await pages()).put(OWN_PAGE, reply);
  await openOwn();
}

async function askedLast(): Promise<string[]> {
  return (await (await (await pages()).match(ASKED))?.json()) ?? [];
}

function neededOf(sets: readonly string[]): string[] {
  return filesOf(BUILD, ['shell', ...sets.filter((name) => NEEDED.test(name))]);
}

/**
 * From now on this version is opened without a network, where all that it needs is here: a device opens an old version or a new one,
 * never half of one.
 */
async function openOwn(): Promise<void> {
  const shelf = await pages();
  const reply = await shelf.match(OWN_PAGE, { ignoreVary: true });
  const found = await Promise.all(neededOf(await askedLast()).map(kept));
  if (reply && found.every((file) => file !== undefined)) await shelf.put(PAGE, reply);
}

async function opensOwn(): Promise<boolean> {
  const reply = await (await pages()).match(PAGE, { ignoreVary: true });
  return reply !== undefined && (await reply.text()).includes(BUILD.entry);
}

/** The server's page, so that a reload always brings the newest; the kept one where no server answers in time. */
async function page({ request }: Fetching): Promise<Response> {
  const answer = fetch(request);
  const reply = await soon(answer);
  if (reply !== null && reply.status < 500) return reply;
  return (await (await pages()).match(PAGE, { ignoreVary: true })) ?? answer;
}

/** null where nobody answers in time. */
function soon(answer: Promise<Response>): Promise<Response | null> {
  return withTimeout(answer, ANSWERS_WITHIN_MS).catch(() => null);
}

/** Named by what it holds: a kept one is as good as the server's. */
async function asset(event: Fetching): Promise<Response> {
  const { request } = event;
  const range = request.headers.get('range');
  const found = await kept(request.url);
  if (found) return partOf(found, range);
  const reply = await fetch(request);
  if (reply.status === 200 && range === null) {
    const copy = reply.clone();
    event.waitUntil(
      files()
        .then((shelf) => shelf.put(request.url, copy))
        .catch(() => null),
    );
  }
  return reply;
}

/** The server's; the kept one without a network; else our own page, which says that it is not here. */
async function paper({ request }: Fetching, path: string): Promise<Response> {
  const answer = fetch(request);
  const reply = await soon(answer);
  if (reply !== null) return reply;
  const address = paperAt(BUILD, path);
  const found = address === undefined ? undefined : await kept(address);
  if (found && request.method === 'HEAD') return new Response(null, { headers: found.headers });
  if (found) return partOf(found, request.headers.get('range'));
  if (request.mode !== 'navigate' || request.destination !== 'document') return answer;
  return Response.redirect(`${self.location.origin}/game/open-pdf${path.slice('/pdf'.length, -'.pdf'.length)}`);
}

/** A page says what it needs to open again without a network. What does not come now comes when it is asked for again. */
async function onMessage({ data, source }: Told): Promise<void> {
  if (data === CHANGES_PLACE) {
    await Promise.all([self.skipWaiting(), openOwn()]);
    return;
  }
  const asked = askedSets(data);
  if (asked === null) return;
  await (await pages()).put(ASKED, new Response(JSON.stringify(asked.sets)));
  if (asked.entry === BUILD.entry) await forgetOthers(asked.sets, source?.id);
  try {
    await fetchAll(neededOf(asked.sets));
    await openOwn();
    if (await hasRoom()) await fetchAll(filesOf(BUILD, asked.sets), 1);
  } catch {
    // Neither a lost network nor a full device is news to the page.
  }
}

/** Only while the device opens with this version, and no other tab and no other worker is here, which may need another one's files. */
async function forgetOthers(wanted: readonly string[], asking: string | undefined): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  if (open.some(({ id }) => id !== asking) || !(await opensOwn())) return;
  const [ofPages, ofFiles] = await Promise.all([pages(), files()]);
  const [openable, all] = await Promise.all([addressesOn(ofPages), addressesOn(ofFiles)]);
  // Asked after the look at what is there: nothing that a worker fetches from now on is among it.
  const { installing, waiting } = self.registration;
  if (installing !== null || waiting !== null) return;
  for (const address of toForget(BUILD, all, wanted)) await ofFiles.delete(address, { ignoreVary: true });
  const former = openable.filter((address) => ![PAGE, ASKED, OWN_PAGE].includes(address));
  for (const address of former) await ofPages.delete(address, { ignoreVary: true });
}

async function addressesOn(shelf: Cache): Promise<string[]> {
  return (await shelf.keys()).map(({ url }) => url.slice(self.location.origin.length));
}

async function hasRoom(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || quota - (usage ?? 0) > SPARE_BYTES;
}

/** A few at a time, so that a class that does this together leaves the network to its games. Throws at the first that does not come. */
async function fetchAll(addresses: readonly string[], atOnce = AT_ONCE): Promise<void> {
  const waiting = [...addresses];
  const shelf = await files();
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (await kept(address)) continue;
      const reply = await fetch(address, { priority: 'low' });
      if (reply.status !== 200) throw new Error(`${reply.status} ${address}`);
      await shelf.put(address, reply);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

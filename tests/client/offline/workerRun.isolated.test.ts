import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACTIVATE_MESSAGE } from '#client/offline/worker/cachedFiles.ts';

const OWN = 'https://jogo.escola.pt';
const ENTRY = '/assets/index-1.js';
const BUILD = {
  entry: ENTRY,
  sets: {
    shell: [ENTRY, '/assets/Login-1.js'],
    game: ['/assets/Game-1.js'],
    panel: ['/assets/Panel-1.js'],
    'theme:ic': ['/assets/sun-ic.webp'],
    'voice:ic:webm': ['/assets/1.webm'],
    'paper:ic': ['/pdf/ic-m1-fs1.pdf?v=7'],
  },
};
/** The next version: other scripts, the same pictures and sounds. */
const NEXT: typeof BUILD = {
  entry: '/assets/index-2.js',
  sets: { ...BUILD.sets, shell: ['/assets/index-2.js', '/assets/Login-2.js'], game: ['/assets/Game-2.js'] },
};
const PLAYED = ['shell', 'game', 'theme:ic'] as const;
const GAME = ['game', 'theme:ic', 'voice:ic:webm', 'paper:ic'];
const pageOf = (entry: string) => `<script src="${entry}"></script>`;
const PAGE = pageOf(ENTRY);

type Event = { waitUntil(work: Promise<unknown>): void; respondWith?(reply: Promise<Response>): void };
type Listeners = Map<string, (event: Event & Record<string, unknown>) => void>;
/** Of the active worker. */
let listeners: Listeners;
/** The workers that are not active yet, as in ServiceWorkerRegistration. */
let registration: { installing: object | null; waiting: object | null };
let shelves: Map<string, Map<string, Response>>;
/** Answers as the server; null when it is out of reach. */
let server: ((path: string) => Response) | null;
let windows: { id: string }[];
let aborting = new AbortController();
const requested: string[] = [];

const pathOf = (address: string | { url: string }) =>
  new URL(typeof address === 'string' ? address : address.url, OWN).href.slice(OWN.length);

function shelf(name: string) {
  const kept = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, kept);
  return {
    match: async (address: string) => kept.get(pathOf(address))?.clone(),
    put: async (address: string, reply: Response) => void kept.set(pathOf(address), reply),
    delete: async (address: string) => kept.delete(pathOf(address)),
    keys: async () => [...kept.keys()].map((path) => ({ url: OWN + path })),
  };
}

/** Dispatches an event, waits for its work and returns its response. */
async function dispatch(type: string, more: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let reply: Promise<Response> | undefined;
  const event = {
    waitUntil: (part: Promise<unknown>) => void work.push(part),
    respondWith: (response: Promise<Response>) => {
      reply = response;
    },
  };
  listeners.get(type)?.({ ...event, ...more });
  const answer = await reply;
  await Promise.all(work);
  return answer;
}

const get = (path: string, { mode = 'cors', ...headers }: Record<string, string> = {}) =>
  dispatch('fetch', {
    request: {
      method: 'GET',
      url: OWN + path,
      mode,
      destination: mode === 'navigate' ? 'document' : '',
      headers: new Headers(headers),
      signal: aborting.signal,
    },
  });
const keep = (sets: string[], entry = ENTRY) =>
  dispatch('message', { data: { keep: sets, entry }, source: { id: 'a' } });
const skipWaiting = vi.fn(async () => {});
const files = () => [...(shelves.get('files')?.keys() ?? [])];
const servesVersion = (entry: string) => (path: string) =>
  new Response(path === '/' ? pageOf(entry) : `server: ${path}`);
const online = servesVersion(ENTRY);

/** Starts a worker of this build as the active one. */
async function startWorker(build: typeof BUILD): Promise<Listeners> {
  listeners = new Map();
  vi.resetModules();
  vi.stubGlobal('__BUILD__', build);
  await import('#client/offline/worker/worker.ts');
  return listeners;
}

/** Installs the next version while the present one stays active; returns the listeners of the next one. */
async function installNext(): Promise<Listeners> {
  const present = listeners;
  server = servesVersion(NEXT.entry);
  const next = await startWorker(NEXT);
  registration.installing = {};
  await dispatch('install');
  Object.assign(registration, { installing: null, waiting: {} });
  listeners = present;
  return next;
}

/** Activates the waiting worker. */
async function activate(next: Listeners): Promise<void> {
  listeners = next;
  await dispatch('message', { data: ACTIVATE_MESSAGE, source: { id: 'a' } });
  registration.waiting = null;
}

/** Returns the entry of the version that opens offline, or 'half' when one of its files to play is missing. */
async function opened(): Promise<string> {
  server = null;
  const page = await (await get('/game', { mode: 'navigate' }))?.text();
  const build = [BUILD, NEXT].find(({ entry }) => page?.includes(entry));
  const needed = PLAYED.flatMap((name) => build?.sets[name] ?? ['unknown']);
  return build && needed.every((file) => files().includes(file)) ? build.entry : 'half';
}

beforeEach(async () => {
  registration = { installing: null, waiting: null };
  shelves = new Map();
  windows = [{ id: 'a' }];
  requested.length = 0;
  skipWaiting.mockClear();
  server = online;
  vi.stubGlobal('self', {
    registration,
    location: new URL(OWN),
    clients: { claim: async () => {}, matchAll: async () => windows },
    skipWaiting,
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('caches', { open: async (name: string) => shelf(name) });
  vi.stubGlobal('fetch', async (address: string | { url: string }) => {
    requested.push(pathOf(address));
    if (server === null) throw new TypeError('Failed to fetch');
    return server(pathOf(address));
  });
  await startWorker(BUILD);
  await dispatch('install');
  await keep(GAME);
});

describe('the worker', () => {
  it('stores the page, its shell and the requested sets, but nothing of the panel', () => {
    expect(files().sort()).toEqual(
      [
        ...BUILD.sets.shell,
        ...BUILD.sets.game,
        '/assets/sun-ic.webp',
        '/assets/1.webm',
        '/pdf/ic-m1-fs1.pdf?v=7',
      ].sort(),
    );
  });

  it('serves the server’s page while the server is in reach', async () => {
    server = () => new Response('newer');
    expect(await (await get('/game', { mode: 'navigate' }))?.text()).toBe('newer');
  });

  it.each<[string, typeof server]>([
    ['the server is out of reach', null],
    ['the server fails', () => new Response('', { status: 502 })],
  ])('serves the stored page when %s', async (_, answers) => {
    server = answers;
    expect(await (await get('/panel/management/teams', { mode: 'navigate' }))?.text()).toBe(PAGE);
  });

  it('serves a stored file without a request, whole or in part, and stores another when it is requested', async () => {
    requested.length = 0;
    expect(await (await get('/assets/1.webm', { range: 'bytes=0-5' }))?.text()).toBe('server');
    expect((await get('/assets/Game-1.js'))?.status).toBe(200);
    expect(requested).toEqual([]);
    await get('/assets/late-1.js');
    server = null;
    expect(await (await get('/assets/late-1.js'))?.text()).toBe('server: /assets/late-1.js');
  });

  it('stores no file that failed', async () => {
    server = () => new Response('', { status: 404 });
    expect((await get('/assets/gone-1.js'))?.status).toBe(404);
    expect(files()).not.toContain('/assets/gone-1.js');
  });

  it('answers a request that the page aborted, and fails one that the network lost', async () => {
    server = null;
    await expect(get('/assets/of-nothing.webp')).rejects.toThrow();
    aborting.abort();
    expect((await get('/assets/of-nothing.webp'))?.status).toBe(200);
    aborting = new AbortController();
  });

  it('does not handle calls', async () => {
    requested.length = 0;
    expect(await get('/api/team')).toBeUndefined();
    expect([requested, files().filter((path) => path.startsWith('/api'))]).toEqual([[], []]);
  });

  it('serves a worksheet by its name, and redirects to the PDF page for one that is not stored', async () => {
    server = null;
    expect((await get('/pdf/ic-m1-fs1.pdf', { mode: 'navigate' }))?.status).toBe(200);
    const missing = await get('/pdf/dh-m1-fs1.pdf', { mode: 'navigate' });
    expect([missing?.status, missing?.headers.get('location')]).toEqual([302, `${OWN}/game/open-pdf/dh-m1-fs1`]);
    await expect(get('/pdf/dh-m1-fs1.pdf')).rejects.toThrow();
  });

  it('removes unused files, unless another tab may use them', async () => {
    await get('/assets/of-an-older-version.js');
    windows = [{ id: 'a' }, { id: 'b' }];
    await keep(['game', 'theme:ic']);
    expect(files()).toContain('/assets/of-an-older-version.js');
    windows = [{ id: 'a' }];
    await keep(['game', 'theme:ic'], '/assets/index-0.js');
    expect(files()).toContain('/assets/of-an-older-version.js');
    await keep(['game', 'theme:ic']);
    expect(files()).not.toContain('/assets/of-an-older-version.js');
    expect(files()).not.toContain('/assets/1.webm');
  });

  it('activates only when a page says so', async () => {
    expect(skipWaiting).not.toHaveBeenCalled();
    await dispatch('message', { data: ACTIVATE_MESSAGE, source: { id: 'a' } });
    expect(skipWaiting).toHaveBeenCalledTimes(1);
  });

  it('does not install with a missing file or the page of another version', async () => {
    const before = shelves.get('page')?.get('/');
    shelves.get('files')?.clear();
    server = (path) => (path === '/assets/Game-1.js' ? new Response('', { status: 404 }) : online(path));
    await expect(dispatch('install')).rejects.toThrow('404 /assets/Game-1.js');
    server = (path) => (path === '/' ? new Response('another page') : online(path));
    await expect(dispatch('install')).rejects.toThrow('another version');
    expect(shelves.get('page')?.get('/')).toBe(before);
  });
});

describe('while a newer version waits', () => {
  it('its files stay, and the device opens one complete version', async () => {
    await installNext();
    expect(await opened()).not.toBe('half');
    await keep(GAME);
    await keep(GAME);
    expect(files()).toEqual(expect.arrayContaining([...NEXT.sets.shell, ...NEXT.sets.game]));
    expect(await opened()).not.toBe('half');
  });

  it('its files stay while they are being fetched', async () => {
    registration.installing = {};
    await get('/assets/Game-2.js');
    await keep(GAME);
    expect(files()).toContain('/assets/Game-2.js');
  });

  it('the device opens the present version until the newer one is complete', async () => {
    await keep([]);
    const next = await installNext();
    server = online;
    await keep(GAME);
    expect(await opened()).toBe(ENTRY);
    await activate(next);
    server = (path) => (path === '/assets/Game-2.js' ? new Response('', { status: 503 }) : online(path));
    await keep(GAME, NEXT.entry);
    expect(await opened()).toBe(ENTRY);
    server = servesVersion(NEXT.entry);
    await keep(GAME, NEXT.entry);
    expect(await opened()).toBe(NEXT.entry);
  });

  it('the device opens the newer version after its activation, and nothing stays of the other', async () => {
    const next = await installNext();
    await keep(GAME);
    expect(await opened()).toBe(ENTRY);
    await activate(next);
    expect(await opened()).toBe(NEXT.entry);
    await keep(GAME, NEXT.entry);
    expect(files()).toEqual(expect.not.arrayContaining([ENTRY]));
    expect([...(shelves.get('page')?.keys() ?? [])].filter((address) => address.includes(ENTRY))).toEqual([]);
    expect(await opened()).toBe(NEXT.entry);
  });
});

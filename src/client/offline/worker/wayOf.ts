/** How a request is answered: `page`, `asset` and `paper` by the worker, `none` as if there were no worker. */
export type Way = 'page' | 'asset' | 'paper' | 'none';

export interface Asked {
  method: string;
  /** Of the address. */
  origin: string;
  path: string;
  /** Of the browser: `navigate` for a page or a frame. */
  mode: string;
}

/** Answers of the server to a person, and what tells its state: never kept, never touched. */
const OF_THE_SERVER = /^\/(api|healthz|readyz|metrics)(\/|$)/;

/** Decides what the worker has to do with a request; `own` is the origin of the product. */
export function wayOf({ method, origin, path, mode }: Asked, own: string): Way {
  if (origin !== own || OF_THE_SERVER.test(path)) return 'none';
  if (/^\/pdf\/[\w-]+\.pdf$/.test(path)) return method === 'GET' || method === 'HEAD' ? 'paper' : 'none';
  if (method !== 'GET') return 'none';
  if (path.startsWith('/assets/')) return 'asset';
  return mode === 'navigate' && !/[^/]\.\w+$/.test(path) ? 'page' : 'none';
}

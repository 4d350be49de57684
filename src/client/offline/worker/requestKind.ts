/** How a request is handled: `page`, `asset` and `paper` (a PDF) by the worker, `none` by the browser. */
export type RequestKind = 'page' | 'asset' | 'paper' | 'none';

export interface RequestDescription {
  method: string;
  /** Origin of the URL. */
  origin: string;
  path: string;
  /** The request's mode: `navigate` for a page or a frame. */
  mode: string;
}

/** API calls and health checks: never cached, never intercepted. */
const NEVER_CACHED = /^\/(api|healthz|readyz|metrics)(\/|$)/;

/** Returns how the worker handles a request; `own` is the product's origin. */
export function requestKind({ method, origin, path, mode }: RequestDescription, own: string): RequestKind {
  if (origin !== own || NEVER_CACHED.test(path)) return 'none';
  if (/^\/pdf\/[\w-]+\.pdf$/.test(path)) return method === 'GET' || method === 'HEAD' ? 'paper' : 'none';
  if (method !== 'GET') return 'none';
  if (path.startsWith('/assets/')) return 'asset';
  return mode === 'navigate' && !/[^/]\.\w+$/.test(path) ? 'page' : 'none';
}

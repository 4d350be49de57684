/** The service worker types used here, because TypeScript's `webworker` library conflicts with `dom`. */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface WorkerFetchEvent extends Extendable {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}
export interface WorkerMessageEvent extends Extendable {
  data: unknown;
  source: { id: string } | null;
}

export interface WorkerScope {
  location: Location;
  registration: { installing: object | null; waiting: object | null };
  clients: { claim(): Promise<void>; matchAll(options: { type: 'window' }): Promise<readonly { id: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

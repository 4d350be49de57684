/** The part of a service worker's world that is used here: the browser's own types would hide those of the page. */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Fetching extends Extendable {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}
export interface Told extends Extendable {
  data: unknown;
  source: { id: string } | null;
}

export interface WorkerScope {
  location: Location;
  registration: { installing: object | null; waiting: object | null };
  clients: { claim(): Promise<void>; matchAll(options: { type: 'window' }): Promise<readonly { id: string }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
}

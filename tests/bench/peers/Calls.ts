import type { ListedPage, ListQuery } from './listQueries.ts';
import type { PeerName } from './Peer.ts';
import { directusCalls } from './products/directusCalls.ts';
import { productCalls } from './products/productCalls.ts';
import { strapiCalls } from './products/strapiCalls.ts';

export interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  /** Sent as JSON. */
  body?: unknown;
}

/** An answer's new text; `turn` increases with each write of a team. */
interface Writing {
  team: number;
  text: string;
  turn: number;
}

/** The three calls in one product's API, and parsers for its responses. */
export interface Calls {
  authorization(token: string): string;
  signIn(username: string, password: string): Sent;
  tokenOf(answer: string): string;
  list(query: ListQuery): Sent;
  listed(answer: string): ListedPage;
  write(writing: Writing): Sent;
  written(answer: string): string;
}

export const CALLS: Readonly<Record<PeerName, Calls>> = {
  product: productCalls,
  directus: directusCalls,
  strapi: strapiCalls,
};

import type * as z from 'zod/mini';
import { ROLE, type Role } from '#domain/vocabulary.ts';
import type { RefusalId } from './refusals.ts';

/**
 * One call of the product: everything the server, the client and the API page need to know of it.
 * Paths stand below /api and write parameters as `:name` (spec, section 7; rulings 1 and 2).
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** One sentence in Portuguese for the API page. */
  summary: string;
  who: 'anyone' | readonly Role[];
  /** Open to a teacher whose password is still the one that an administrator gave; all other guarded calls refuse it. */
  withGivenPassword?: true;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** How our client encodes the body; the server takes both. */
  encoding?: 'form' | 'json';
  success: { status: 200 | 201; body: z.ZodMiniType };
  /** What this call can refuse besides the ones every call of its kind can (see `refusalsOf`). */
  refusals?: readonly RefusalId[];
}

export type EndpointTable = Readonly<Record<string, Endpoint>>;

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler receives, checked and in its final types. */
export interface InputOf<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** What a caller passes; parts that the call does not have are left out. */
export type RequestOf<E extends Endpoint> = (E['params'] extends z.ZodMiniType
  ? { params: Sent<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodMiniType ? { query?: Sent<E['query']> } : unknown) &
  (E['body'] extends z.ZodMiniType ? { body: Sent<E['body']> } : unknown);

/** The body of the one good answer. */
export type ReplyOf<E extends Endpoint> = z.output<E['success']['body']>;

/** Returns whether the call is closed to a teacher who has not yet chosen an own password. */
export function refusesGivenPassword({ who, withGivenPassword }: Pick<Endpoint, 'who' | 'withGivenPassword'>): boolean {
  return who !== 'anyone' && who.includes(ROLE.teacher) && withGivenPassword !== true;
}

/** Every refusal a call can answer: its own, and those that follow from who may call it and what it takes. */
export function refusalsOf(endpoint: Endpoint): RefusalId[] {
  const general: RefusalId[] = ['internal', 'databaseDown', 'diskFull'];
  if (endpoint.who !== 'anyone') general.push('signedOut', 'wrongRole');
  if (refusesGivenPassword(endpoint)) general.push('passwordNotOwn');
  if (endpoint.params ?? endpoint.query ?? endpoint.body) general.push('badInput');
  if (endpoint.body) general.push('brokenBody', 'bodyTooLarge', 'wrongEncoding');
  return [...new Set([...(endpoint.refusals ?? []), ...general])];
}

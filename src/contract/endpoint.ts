import type * as z from 'zod/mini';
import { ROLE, type Role } from '#domain/vocabulary.ts';
import type { RefusalId } from './refusals.ts';

/**
 * One call of the API, as the server, the client and the API page need it. Paths are relative to /api, with parameters
 * written `:name` (spec, section 7; rulings 1 and 2).
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** One sentence in Portuguese for the API page. */
  summary: string;
  who: 'anyone' | readonly Role[];
  /** Allowed to a teacher who still has the password that an administrator set; other guarded calls refuse her. */
  withGivenPassword?: true;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** How our client encodes the body; the server accepts both encodings. */
  encoding?: 'form' | 'json';
  success: { status: 200 | 201; body: z.ZodMiniType };
  /** Refusals of this call besides those of every call of its kind (see `refusalsOf`). */
  refusals?: readonly RefusalId[];
}

export type EndpointTable = Readonly<Record<string, Endpoint>>;

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** A handler's validated input. */
export interface InputOf<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}

/** A caller's request; parts that the call does not have are absent. */
export type RequestOf<E extends Endpoint> = (E['params'] extends z.ZodMiniType
  ? { params: Sent<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodMiniType ? { query?: Sent<E['query']> } : unknown) &
  (E['body'] extends z.ZodMiniType ? { body: Sent<E['body']> } : unknown);

/** The body of the success reply. */
export type ReplyOf<E extends Endpoint> = z.output<E['success']['body']>;

/** Returns whether the call refuses a teacher who has not chosen her own password yet. */
export function refusesGivenPassword({ who, withGivenPassword }: Pick<Endpoint, 'who' | 'withGivenPassword'>): boolean {
  return who !== 'anyone' && who.includes(ROLE.teacher) && withGivenPassword !== true;
}

/** Returns every refusal of a call: its own, and those that follow from its callers and its input. */
export function refusalsOf(endpoint: Endpoint): RefusalId[] {
  const general: RefusalId[] = ['internal', 'databaseDown', 'diskFull'];
  if (endpoint.who !== 'anyone') general.push('signedOut', 'wrongRole');
  if (refusesGivenPassword(endpoint)) general.push('passwordNotOwn');
  if (endpoint.params ?? endpoint.query ?? endpoint.body) general.push('badInput');
  if (endpoint.body) general.push('brokenBody', 'bodyTooLarge', 'wrongEncoding');
  return [...new Set([...(endpoint.refusals ?? []), ...general])];
}

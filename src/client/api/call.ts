import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { CallError } from './CallError.ts';
import { caller, notifySignedOut } from './caller.ts';
import { deadline } from './deadline.ts';
import { addressOf, bodyOf, isRecord, type RequestParts } from './request.ts';
import { readSpellings } from './spellings.ts';

export const CALL_TIMEOUT_MS = 15_000;

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Speaks for another session than the one signed in; its 401 is nobody's news. */
  token?: string;
}

/** What is needed of a contract row to make the call: small enough to be kept with what waits to be sent. */
export type Route = Pick<Endpoint, 'method' | 'path' | 'encoding'>;

/** Calls that take nothing are made without a request. */
type Args<E extends Endpoint> =
  Record<never, never> extends RequestOf<E>
    ? [request?: RequestOf<E>, options?: CallOptions]
    : [request: RequestOf<E>, options?: CallOptions];

/**
 * The one way to the server (spec, section 7). Answers the good reply in the contract's spelling; throws CallError for
 * everything else, with Portuguese words, and the abort reason when `options.signal` ended it.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[request, options]: Args<E>): Promise<ReplyOf<E>> {
  const reply = await send(endpoint, (request ?? {}) as RequestParts, options);
  return reply as ReplyOf<E>;
}

/** The untyped half of `call`, for requests that were kept as data. */
export async function send(route: Route, request: RequestParts, options: CallOptions = {}): Promise<unknown> {
  return withToken(options.token, (token) => tryOnce(route, request, token, options));
}

/**
 * Makes an attempt with the token given, or else with the one signed in. A token that was renewed while the attempt was under way is
 * no reason to fail: it goes once more with the new one.
 */
export async function withToken<T>(
  given: string | undefined,
  attempt: (token: string | null) => Promise<T>,
): Promise<T> {
  const token = given ?? caller().token;
  try {
    return await attempt(token);
  } catch (error) {
    if (given !== undefined || token === null || !isSessionEnd(error)) throw error;
    if (caller().token !== token) return attempt(caller().token);
    notifySignedOut(token);
    throw error;
  }
}

async function tryOnce(route: Route, request: RequestParts, token: string | null, options: CallOptions) {
  const response = await answer(route, request, token, options);
  const body = jsonOf(response);
  if (!response.ok) throw refusalOf(response, body);
  if (body === undefined) throw new CallError({ kind: 'network', status: 0 });
  return readSpellings(body, route.path);
}

async function answer(route: Route, request: RequestParts, token: string | null, options: CallOptions) {
  const limit = deadline(options.timeoutMs ?? CALL_TIMEOUT_MS, options.signal);
  try {
    const response = await fetch(addressOf(route.path, request), {
      method: route.method,
      credentials: 'include',
      headers: headersOf(route, request, token),
      signal: limit.signal,
      body: request.body === undefined ? null : bodyOf(request.body, route.encoding ?? 'json'),
    });
    const text = await response.text();
    return { ok: response.ok, status: response.status, retryAfter: response.headers.get('Retry-After'), text };
  } catch {
    if (options.signal?.aborted) throw options.signal.reason;
    throw new CallError({ kind: 'network', status: 0 });
  } finally {
    limit.clear();
  }
}

type Answer = Awaited<ReturnType<typeof answer>>;

/** The token goes bare (ruling 1); a form names its own content type. */
function headersOf({ encoding = 'json' }: Route, { body }: RequestParts, token: string | null): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers.Authorization = token;
  if (body !== undefined && encoding === 'json') headers['Content-Type'] = 'application/json';
  return headers;
}

/** undefined when it is no JSON: a school's sign-in portal answers 200 with a page of its own. */
export function jsonOf({ text }: Pick<Answer, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A proxy on the way refuses these for what was sent, and would again. */
const TOO_LARGE = [413, 414, 431];

/** What the server said no with. Our own noes have a code: any other is a page of the school's filter, and time heals that. */
export function refusalOf({ status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>, body: unknown): CallError {
  const said = isRecord(body) ? body : {};
  if (status < 500 && typeof said.code !== 'string' && !TOO_LARGE.includes(status)) {
    return new CallError({ kind: 'network', status: 0 });
  }
  const seconds = Number(retryAfter ?? '');
  return new CallError({
    kind: status >= 500 ? 'server' : 'refused',
    status,
    code: typeof said.code === 'string' ? said.code : '',
    message: typeof said.message === 'string' ? said.message : '',
    fields: isRecord(said.fields) ? (said.fields as Record<string, string>) : {},
    retryAfter: retryAfter !== null && Number.isFinite(seconds) ? seconds * 1_000 : null,
  });
}

/** A 401 of the sign-in form speaks of the password, not of the session. */
function isSessionEnd(error: unknown): boolean {
  return error instanceof CallError && error.status === 401 && error.code !== 'wrongPassword';
}

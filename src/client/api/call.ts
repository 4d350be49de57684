import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import { CallError } from './CallError.ts';
import { caller, notifySignedOut } from './caller.ts';
import { deadline } from './deadline.ts';
import { normaliseReply } from './normaliseReply.ts';
import { addressOf, bodyOf, isRecord, type RequestParts } from './request.ts';

export const CALL_TIMEOUT_MS = 15_000;

export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Goes on although the page is left. */
  keepalive?: boolean;
  /** Token of a session other than the signed-in one; a 401 for it does not end the signed-in session. */
  token?: string;
}

/** The fields of a contract row that a call needs; small enough to store with each outbox item. */
export type Route = Pick<Endpoint, 'method' | 'path' | 'encoding'>;

/** The request is optional where the endpoint takes no input. */
type Args<E extends Endpoint> =
  Record<never, never> extends RequestOf<E>
    ? [request?: RequestOf<E>, options?: CallOptions]
    : [request: RequestOf<E>, options?: CallOptions];

/**
 * Calls an endpoint (spec, section 7) and returns its reply in the contract's spelling. Throws CallError with a Portuguese
 * message when the call fails, or the abort reason when `options.signal` aborts.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[request, options]: Args<E>): Promise<ReplyOf<E>> {
  const reply = await send(endpoint, (request ?? {}) as RequestParts, options);
  return reply as ReplyOf<E>;
}

/** Untyped `call`, for requests that were stored as data. */
export async function send(route: Route, request: RequestParts, options: CallOptions = {}): Promise<unknown> {
  return withToken(options.token, (token) => tryOnce(route, request, token, options));
}

/**
 * Runs `attempt` with the given token, or else with the signed-in one. When the signed-in token is refused with 401 and was
 * renewed meanwhile, runs `attempt` once more with the new token; when it was not, notifies the sign-out listener.
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
  const response = await fetchText(route, request, token, options);
  const body = jsonOf(response);
  if (!response.ok) throw refusalOf(response, body);
  if (body === undefined) throw new CallError({ kind: 'network', status: 0 });
  return normaliseReply(body, route.path);
}

async function fetchText(route: Route, request: RequestParts, token: string | null, options: CallOptions) {
  const limit = deadline(options.timeoutMs ?? CALL_TIMEOUT_MS, options.signal);
  try {
    const response = await fetch(addressOf(route.path, request), {
      method: route.method,
      credentials: 'include',
      headers: headersOf(route, request, token),
      signal: limit.signal,
      keepalive: options.keepalive ?? false,
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

type TextResponse = Awaited<ReturnType<typeof fetchText>>;

/** Sends the token without a scheme (ruling 1). For a form, fetch sets the content type itself. */
function headersOf({ encoding = 'json' }: Route, { body }: RequestParts, token: string | null): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers.Authorization = token;
  if (body !== undefined && encoding === 'json') headers['Content-Type'] = 'application/json';
  return headers;
}

/** Parses JSON. Returns undefined for anything else: a school's sign-in portal answers 200 with an HTML page. */
export function jsonOf({ text }: Pick<TextResponse, 'text'>): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A proxy's refusals of the request's size, which a retry would get again. */
const TOO_LARGE = [413, 414, 431];

/**
 * Makes the CallError for a response that is not ok. Our refusals have a code: a 4xx without one is a page of the school's
 * web filter and counts as `network`, which is retried.
 */
export function refusalOf(
  { status, retryAfter }: Pick<TextResponse, 'status' | 'retryAfter'>,
  body: unknown,
): CallError {
  const parsed = isRecord(body) ? body : {};
  if (status < 500 && typeof parsed.code !== 'string' && !TOO_LARGE.includes(status)) {
    return new CallError({ kind: 'network', status: 0 });
  }
  const seconds = Number(retryAfter ?? '');
  return new CallError({
    kind: status >= 500 ? 'server' : 'refused',
    status,
    code: typeof parsed.code === 'string' ? parsed.code : '',
    message: typeof parsed.message === 'string' ? parsed.message : '',
    fields: isRecord(parsed.fields) ? (parsed.fields as Record<string, string>) : {},
    retryAfter: retryAfter !== null && Number.isFinite(seconds) ? seconds * 1_000 : null,
  });
}

/** Only `signedOut` ends the session. The other codes with 401 refuse a password, a code or a late second step. */
function isSessionEnd(error: unknown): boolean {
  return error instanceof CallError && error.status === 401 && error.code === 'signedOut';
}

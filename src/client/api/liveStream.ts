import { createParser } from 'eventsource-parser';
import type { StreamedCall } from '#contract/uploads.ts';
import { CallError } from './CallError.ts';
import { jsonOf, refusalOf, withToken } from './call.ts';
import { deadline } from './deadline.ts';
import { addressOf } from './request.ts';

/** The server sends a heartbeat every 15 s: after this long without a byte the stream counts as dead. */
const SILENCE_MAX_MS = 40_000;

/** A stream of server-sent events, all of one name. */
export interface StreamAddress {
  call: StreamedCall;
  params?: Record<string, string>;
  event: string;
}

export interface LiveListener<T> {
  onData: (data: T) => void;
  signal: AbortSignal;
}

/**
 * Passes the data of the stream's events to the listener and resolves when the stream ends. Throws CallError
 * when the stream cannot be opened or falls silent, and the abort reason when `signal` aborts.
 */
export function readLiveStream<T>(stream: StreamAddress, listener: LiveListener<T>): Promise<void> {
  return withToken(undefined, (token) => openStream(stream, token, listener));
}

async function openStream<T>(
  { call, params = {}, event }: StreamAddress,
  token: string | null,
  { onData, signal }: LiveListener<T>,
): Promise<void> {
  const silence = deadline(SILENCE_MAX_MS, signal);
  try {
    const response = await fetch(addressOf(call.path, { params }), {
      cache: 'no-store',
      credentials: 'include',
      headers: { Accept: 'text/event-stream', ...(token !== null && { Authorization: token }) },
      signal: silence.signal,
    });
    if (!response.ok) throw await refusalFrom(response);
    await readEvents(response, { event, onData, onChunk: silence.restart });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof CallError ? error : new CallError({ kind: 'network', status: 0 });
  } finally {
    silence.clear();
  }
}

async function refusalFrom(response: Response): Promise<CallError> {
  const { status, headers } = response;
  const text = await response.text();
  return refusalOf({ status, retryAfter: headers.get('Retry-After') }, jsonOf({ text }));
}

async function readEvents<T>(
  response: Response,
  { event: wanted, onData, onChunk }: { event: string; onData: (data: T) => void; onChunk: () => void },
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === wanted) onData(JSON.parse(data) as T);
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
    onChunk();
    parser.feed(decoder.decode(chunk.value, { stream: true }));
  }
}

import { createParser } from 'eventsource-parser';
import type { GamePosition } from '#contract/classroom/live.ts';
import { LIVE_CALL, STANDING_EVENT } from '#contract/classroom/liveCall.ts';
import { CallError } from './CallError.ts';
import { jsonOf, refusalOf, withToken } from './call.ts';
import { deadline } from './deadline.ts';
import { addressOf } from './request.ts';

/** The server sends a heartbeat every 15 s: after this long without a byte the stream counts as dead. */
const SILENCE_MAX_MS = 40_000;

export interface LiveListener {
  onGamePosition: (position: GamePosition) => void;
  signal: AbortSignal;
}

/**
 * Passes the team's game positions from the live stream to the listener and resolves when the stream ends. Throws CallError
 * when the stream cannot be opened or falls silent, and the abort reason when `signal` aborts.
 */
export function readLiveStream(listener: LiveListener): Promise<void> {
  return withToken(undefined, (token) => openStream(token, listener));
}

async function openStream(token: string | null, { onGamePosition, signal }: LiveListener): Promise<void> {
  const silence = deadline(SILENCE_MAX_MS, signal);
  try {
    const response = await fetch(addressOf(LIVE_CALL.path, {}), {
      cache: 'no-store',
      credentials: 'include',
      headers: { Accept: 'text/event-stream', ...(token !== null && { Authorization: token }) },
      signal: silence.signal,
    });
    if (!response.ok) throw await refusalFrom(response);
    await readEvents(response, onGamePosition, silence.restart);
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

async function readEvents(
  response: Response,
  onStanding: LiveListener['onGamePosition'],
  onChunk: () => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === STANDING_EVENT) onStanding(JSON.parse(data) as GamePosition);
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
    onChunk();
    parser.feed(decoder.decode(chunk.value, { stream: true }));
  }
}

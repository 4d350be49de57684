import { createParser } from 'eventsource-parser';
import type { GamePosition } from '#contract/classroom/live.ts';
import { LIVE_CALL, STANDING_EVENT } from '#contract/classroom/liveCall.ts';
import { CallError } from './CallError.ts';
import { jsonOf, refusalOf, withToken } from './call.ts';
import { deadline } from './deadline.ts';
import { addressOf } from './request.ts';

/** The server gives a sign of life every 15 s: so long without one, and the stream is dead, whatever the network says. */
const SILENCE_MAX_MS = 40_000;

export interface LiveListener {
  onStanding: (standing: GamePosition) => void;
  signal: AbortSignal;
}

/**
 * Hears where the team stands until the stream ends, and then answers. Throws CallError where it cannot be opened or
 * falls silent, and the abort reason when `signal` ended it.
 */
export function listenLive(listener: LiveListener): Promise<void> {
  return withToken(undefined, (token) => hear(token, listener));
}

async function hear(token: string | null, { onStanding, signal }: LiveListener): Promise<void> {
  const silence = deadline(SILENCE_MAX_MS, signal);
  try {
    const response = await fetch(addressOf(LIVE_CALL.path, {}), {
      cache: 'no-store',
      credentials: 'include',
      headers: { Accept: 'text/event-stream', ...(token !== null && { Authorization: token }) },
      signal: silence.signal,
    });
    if (!response.ok) throw await refused(response);
    await read(response, onStanding, silence.again);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof CallError ? error : new CallError({ kind: 'network', status: 0 });
  } finally {
    silence.clear();
  }
}

async function refused(response: Response): Promise<CallError> {
  const { status, headers } = response;
  const text = await response.text();
  return refusalOf({ status, retryAfter: headers.get('Retry-After') }, jsonOf({ text }));
}

async function read(response: Response, onStanding: LiveListener['onStanding'], onSign: () => void): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === STANDING_EVENT) onStanding(JSON.parse(data) as GamePosition);
    },
  });
  const letters = new TextDecoder();
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    onSign();
    parser.feed(letters.decode(piece.value, { stream: true }));
  }
}

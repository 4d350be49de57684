import { createParser } from 'eventsource-parser';
import type { GamePosition } from '#contract/classroom/live.ts';
import { STANDING_EVENT } from '#contract/classroom/liveCall.ts';

/** An open GET /live stream of a listening server. */
export interface LiveReader {
  status: number;
  headers: Headers;
  /** Resolves with the next game position; null when the stream ends before one comes. */
  next(): Promise<GamePosition | null>;
  close(): void;
}

export async function openLive(base: string, token: string): Promise<LiveReader> {
  const control = new AbortController();
  const response = await fetch(`${base}/api/live`, { headers: { authorization: token }, signal: control.signal });
  const standings: GamePosition[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === STANDING_EVENT) standings.push(JSON.parse(data));
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<GamePosition | null> => {
    while (standings.length === 0) {
      const { value, done } = (await reader?.read().catch(() => undefined)) ?? { value: undefined, done: true };
      if (done) return null;
      if (value !== undefined) parser.feed(value);
    }
    return standings.shift() ?? null;
  };
  return { status: response.status, headers: response.headers, next, close: () => control.abort() };
}

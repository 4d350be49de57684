import { createParser } from 'eventsource-parser';
import { CLASS_EVENT } from '#contract/classroom/classLiveCall.ts';
import type { LiveClass } from '#contract/classroom/lessons.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { STANDING_EVENT } from '#contract/classroom/liveCall.ts';

/** An open event stream of a listening server. */
export interface EventReader<T> {
  status: number;
  headers: Headers;
  /** Resolves with the data of the next event; null when the stream ends before one comes. */
  next(): Promise<T | null>;
  close(): void;
}

export type LiveReader = EventReader<GamePosition>;

export const openLive = (base: string, token: string) =>
  openEvents<GamePosition>(`${base}/api/live`, { token, name: STANDING_EVENT });

export const openClassLive = (base: string, token: string, classId: string) =>
  openEvents<LiveClass>(`${base}/api/classes/${classId}/lesson/live`, { token, name: CLASS_EVENT });

async function openEvents<T>(
  address: string,
  { token, name }: { token: string; name: string },
): Promise<EventReader<T>> {
  const control = new AbortController();
  const response = await fetch(address, { headers: { authorization: token }, signal: control.signal });
  const events: T[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === name) events.push(JSON.parse(data));
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<T | null> => {
    while (events.length === 0) {
      const { value, done } = (await reader?.read().catch(() => undefined)) ?? { value: undefined, done: true };
      if (done) return null;
      if (value !== undefined) parser.feed(value);
    }
    return events.shift() ?? null;
  };
  return { status: response.status, headers: response.headers, next, close: () => control.abort() };
}

import { createParser } from 'eventsource-parser';
import { FIRST_EVENT_WITHIN_MS } from '#client/api/followLive.ts';
import { CLASS_EVENT } from '#contract/classroom/classLiveCall.ts';
import type { LiveClass } from '#contract/classroom/lessons.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { STANDING_EVENT } from '#contract/classroom/liveCall.ts';
import type { Tablet } from './Tablet.ts';

interface Followed<T> {
  /** Method and path below /api. */
  what: string;
  /** Name for counting. */
  as: string;
  event: string;
  onData: (data: T) => void;
}

/** Follows the team's game position on its event stream, reconnecting until the lesson is over. */
export function followGamePosition(tablet: Tablet, onPosition: (position: GamePosition) => void): Promise<void> {
  const what = 'GET /live';
  return follow<GamePosition>(tablet, { what, as: what, event: STANDING_EVENT, onData: onPosition });
}

/** Follows a class in session, as a teacher's panel does, until the lesson is over. */
export function followClass(tablet: Tablet, classId: string, onClass: (live: LiveClass) => void): Promise<void> {
  const what = `GET /classes/${classId}/lesson/live`;
  return follow<LiveClass>(tablet, {
    what,
    as: 'GET /classes/:id/lesson/live',
    event: CLASS_EVENT,
    onData: onClass,
  });
}

async function follow<T>(tablet: Tablet, followed: Followed<T>): Promise<void> {
  const { pace } = tablet.room;
  while (!pace.isOver) {
    await listenOnce(tablet, followed).catch(() => {});
    if (!pace.isOver) await tablet.waitToRetry(0).catch(() => {});
  }
}

async function listenOnce<T>(tablet: Tablet, { what, as, event: wanted, onData }: Followed<T>): Promise<void> {
  const { measured, since, stream } = await tablet.open(what, as);
  if (stream.statusCode !== 200) {
    stream.resume();
    return measured.failed(String(stream.statusCode));
  }
  let heard = false;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== wanted) return;
      if (!heard) measured.took(performance.now() - since);
      heard = true;
      onData(JSON.parse(data) as T);
    },
  });
  const late = setTimeout(() => stream.destroy(new Error('nada se ouviu')), FIRST_EVENT_WITHIN_MS);
  stream.setEncoding('utf8');
  try {
    for await (const piece of stream) {
      parser.feed(piece);
      if (heard) clearTimeout(late);
    }
    if (!heard) measured.failed('acabou sem uma palavra');
  } catch (error) {
    if (!tablet.room.pace.isOver) measured.failed(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(late);
  }
}

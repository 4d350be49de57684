import { createParser } from 'eventsource-parser';
import { FIRST_EVENT_WITHIN_MS } from '#client/api/followLive.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { STANDING_EVENT } from '#contract/classroom/liveCall.ts';
import type { Tablet } from './Tablet.ts';

/** Follows the team's game position on the event stream, reconnecting until the tablet is put away. */
export async function followGamePosition(tablet: Tablet, onPosition: (position: GamePosition) => void): Promise<void> {
  const { pace } = tablet.room;
  while (!pace.isOver) {
    await listenOnce(tablet, onPosition).catch(() => {});
    if (!pace.isOver) await tablet.waitToRetry(0).catch(() => {});
  }
}

async function listenOnce(tablet: Tablet, onPosition: (position: GamePosition) => void): Promise<void> {
  const { measured, since, stream } = await tablet.open('GET /live');
  if (stream.statusCode !== 200) {
    stream.resume();
    return measured.failed(String(stream.statusCode));
  }
  let heard = false;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event !== STANDING_EVENT) return;
      if (!heard) measured.took(performance.now() - since);
      heard = true;
      onPosition(JSON.parse(data) as GamePosition);
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

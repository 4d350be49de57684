import { describe, expect, it } from 'vitest';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import { PLACES, rehearse } from '#client/game/flow/rehearsal/rehearsal.ts';
import { eventsOffered } from '#client/game/flow/rehearsal/rehearsalEvents.ts';

/** Events that the statechart sends to itself. */
const INNER = ['SAY', 'SILENCE'];
/** Events that refer to something that may not exist: an option, a file, a proposal, an open comment. */
const NEEDS_MORE = [
  'CHOOSE',
  'FILE_PROGRESS',
  'REMOVE_FILE',
  'DESCRIBE_FILE',
  'USE_CAPTION',
  'TYPE',
  'OPEN_COMMENTS',
  'SEND_COMMENT',
];

describe('the events offered to designers', () => {
  it.each(PLACES)('at %s are accepted by the game and have different labels', async (place) => {
    const { actor } = await rehearse({ theme: 'ic', place });
    const snapshot = actor.getSnapshot();
    const offers = eventsOffered(snapshot);
    expect(offers.every(({ event }) => snapshot.can(event))).toBe(true);
    expect(new Set(offers.map(({ label }) => label)).size).toBe(offers.length);
    const accepted = new Set(snapshot._nodes.flatMap(({ ownEvents }) => ownEvents));
    const offered = new Set(offers.map(({ event }) => event.type as string));
    const external = [...accepted].filter((type) => !type.startsWith('xstate.') && !INNER.includes(type));
    const left = external.filter((type) => !offered.has(type) && !NEEDS_MORE.includes(type));
    expect(left.filter((type) => snapshot.can({ type } as GameEvent))).toEqual([]);
    actor.stop();
  });
});

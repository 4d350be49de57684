import { describe, expect, it } from 'vitest';
import { PLACES, placesOf, rehearse } from '#client/game/flow/rehearsal.ts';
import { SCENES } from '#client/game/flow/scenes.ts';
import { sceneOf } from '#client/game/flow/view.ts';

describe('a rehearsal', () => {
  it.each(PLACES)('comes to %s and stays there', async (place) => {
    const { actor } = await rehearse({ theme: 'ds', place });
    expect(placesOf(actor.getSnapshot())).toContain(place);
    await new Promise((done) => setTimeout(done, 5));
    expect(placesOf(actor.getSnapshot())).toContain(place);
    actor.stop();
  });

  it('shows every scene of the flow at one of its places', async () => {
    const seen = new Set<string>();
    for (const place of PLACES) {
      const { actor } = await rehearse({ theme: 'ic', place });
      seen.add(sceneOf(actor.getSnapshot()));
      actor.stop();
    }
    expect([...seen].sort()).toEqual([...SCENES].sort());
  });

  it('says so when the game never comes there', async () => {
    await expect(rehearse({ theme: 'ic', place: 'nowhere' })).rejects.toThrow('nowhere');
  });
});

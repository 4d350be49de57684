import { describe, expect, it } from 'vitest';
import { PLACES, placesOf, rehearse } from '#client/game/flow/rehearsal/rehearsal.ts';
import { SCENES } from '#client/game/flow/scenes.ts';
import { sceneOf } from '#client/game/flow/view.ts';
import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';

describe('a rehearsal', () => {
  it.each(PLACES)('reaches %s and stays there', async (place) => {
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

  it('has the proposals of each theme, one of them the team’s own', async () => {
    const texts = new Set<string>();
    for (const theme of THEMES) {
      const { actor } = await rehearse({ theme, place: 'council.list.shown' });
      const { council, team } = actor.getSnapshot().context;
      expect(council.proposals.map(({ solar }) => solar)).toEqual(Array(3).fill(THEME_NAMES[theme]));
      expect(council.proposals.filter((proposal) => proposal.team === team?._id)).toHaveLength(1);
      for (const { proposal } of council.proposals) texts.add(proposal);
      actor.stop();
    }
    expect(texts.size).toBe(9);
  });

  it('throws when the game never reaches the state', async () => {
    await expect(rehearse({ theme: 'ic', place: 'nowhere' })).rejects.toThrow('nowhere');
  });
});

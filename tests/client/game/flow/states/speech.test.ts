import { describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { playTo, world } from '../world.ts';

const { messages } = SOLAR_SYSTEMS.ic.tutorial.intro;

describe('the robot', () => {
  it('says one message after the other, narrates each and leaves the last on the screen', async () => {
    const game = await world();
    expect(game.view()).toMatchObject({ topMessage: null, canSkip: true, narration: null, robot: 'idle' });
    await game.wait(4_000);
    for (const [index, message] of messages.entries()) {
      expect(game.view()).toMatchObject({
        topMessage: message,
        robot: 'talk',
        narration: { key: 'ic/tutorial/intro', position: index + 1 },
      });
      await game.wait(3_000);
    }
    expect(game.view()).toMatchObject({ topMessage: messages.at(-1), canSkip: false, narration: null, robot: 'idle' });
    expect(game.narrated.map(({ text }) => text)).toEqual(messages);
  });

  it('stays with a message as long as its narration lasts, and a breath, but never less than three seconds', async () => {
    const lengths = [5_000, 1_000];
    const game = await world({ effects: { narrationMs: ({ position }) => lengths[position - 1] ?? 0 } });
    await game.wait(4_000);
    await game.wait(5_349);
    expect(game.view().topMessage).toBe(messages[0]);
    await game.wait(1);
    expect(game.view().topMessage).toBe(messages[1]);
    await game.wait(2_999);
    expect(game.view().topMessage).toBe(messages[1]);
    await game.wait(1);
    expect(game.view().topMessage).toBe(messages[2]);
  });

  it('goes to the next message at a skip, and the waiting is over at the first', async () => {
    const game = await world();
    expect(game.view().buttons.middle).toMatchObject({ label: 'OK', disabled: true });
    await game.send({ type: 'SKIP' });
    expect(game.view()).toMatchObject({ topMessage: messages[0], buttons: { middle: { disabled: false } } });
    await game.send({ type: 'SKIP' });
    expect(game.view().topMessage).toBe(messages[1]);
    for (const _ of messages) await game.send({ type: 'SKIP' });
    expect(game.view()).toMatchObject({ topMessage: messages.at(-1), canSkip: false });
  });

  it('stops the narration when a button is clicked', async () => {
    const game = await world();
    await playTo(game, 'tutorial.hangar');
    expect(game.view()).toMatchObject({ robot: 'talk', narration: { key: 'ic/tutorial/hangar', position: 1 } });
    const before = game.calls.filter((call) => call === 'stopNarration').length;
    await game.send({ type: 'NEXT_SHIP' });
    expect(game.calls.filter((call) => call === 'stopNarration')).toHaveLength(before + 1);
  });

  it('is silent in flight', async () => {
    const game = await world();
    await playTo(game, 'flight');
    expect(game.view()).toMatchObject({ topMessage: null, narration: null, canSkip: true });
  });

  it('speaks under a name of theme, part and step', async () => {
    const game = await world({ input: { mode: 'test', theme: 'ic', team: null } });
    await playTo(game, 'council');
    const keys = [...new Set(game.narrated.map(({ key }) => key))];
    expect(keys).toEqual(
      expect.arrayContaining(['ic/tutorial/quiz', 'ic/1/1', 'ic/1/3', 'ic/4/2', 'ic/3/congratulations', 'ic/ending']),
    );
    expect(game.narrated.every(({ text, position }) => text !== '' && position >= 1)).toBe(true);
  });
});

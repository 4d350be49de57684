import { describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { readingMs } from '#domain/game/speech.ts';
import { correctOptionOf, playTo, startGame } from '../gameHarness.ts';

const { messages } = SOLAR_SYSTEMS.ic.tutorial.intro;

describe('the robot', () => {
  it('speaks one message after the other, narrates each and leaves the last on the screen', async () => {
    const game = await startGame();
    expect(game.view()).toMatchObject({ topMessage: null, canSkip: true, narration: null, robot: 'idle' });
    await game.wait(4_000);
    for (const [index, message] of messages.entries()) {
      expect(game.view()).toMatchObject({
        topMessage: message,
        robot: 'talk',
        narration: { key: 'ic/tutorial/intro', position: index + 1 },
      });
      await game.wait(readingMs(message) - 1);
      expect(game.view().topMessage).toBe(message);
      await game.wait(1);
    }
    expect(game.view()).toMatchObject({ topMessage: messages.at(-1), canSkip: false, narration: null, robot: 'idle' });
    expect(game.narrated.map(({ text }) => text)).toEqual(messages);
  });

  it('shows a message for its narration and a pause, but at least three seconds', async () => {
    const lengths = [5_000, 1_000];
    const game = await startGame({ effects: { narrationMs: ({ position }) => lengths[position - 1] ?? 0 } });
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

  it('names the next message, so that its sound can be loaded', async () => {
    const game = await startGame();
    const place = (position: number) => ({ key: 'ic/tutorial/intro', position });
    expect(game.view()).toMatchObject({ narration: null, upcoming: place(1) });
    await game.send({ type: 'SKIP' });
    expect(game.view()).toMatchObject({ narration: place(1), upcoming: place(2) });
    for (const _ of messages.slice(1)) await game.send({ type: 'SKIP' });
    expect(game.view()).toMatchObject({ narration: place(messages.length), upcoming: null });
  });

  /** Plays until the question is answered and its explanation is spoken. */
  async function explaining(question: number, narrationMs: number) {
    const game = await startGame({ level: 2, effects: { narrationMs: () => narrationMs } });
    for (let answered = 0; answered <= question; answered += 1) {
      await playTo(game, 'mission.quiz.ready');
      const index = correctOptionOf(game);
      await game.send({ type: 'CHOOSE', index }, { type: 'CHOOSE', index });
    }
    const explanation = SOLAR_SYSTEMS.ic.levels.level1[question]?.explanation ?? '';
    return { game, explanation, stops: () => game.calls.filter((call) => call === 'stopNarration').length };
  }

  it.each([
    ['there is no sound', 0, readingMs],
    ['it is short', 500, () => 3_000],
    ['it is long', 9_000, () => 9_350],
  ])('speaks the explanation beside its answer to the end, when %s', async (_, spokenMs, stays) => {
    const { game, explanation, stops } = await explaining(0, spokenMs);
    const before = stops();
    await game.wait(1_500);
    await game.wait(stays(explanation) - 1_501);
    expect(game.view()).toMatchObject({ topMessage: explanation, work: { number: 1, explanation } });
    expect(stops(), 'it is not stopped').toBe(before);
    await game.wait(1);
    expect(game.view()).toMatchObject({ topMessage: null, work: { number: 2 } });
    await game.wait(4_000);
    expect(game.view().topMessage).toBe(SOLAR_SYSTEMS.ic.levels.level1[1]?.messages[0]);
  });

  it('speaks the last explanation to its end before the congratulations, unless the team skips it', async () => {
    const { game } = await explaining(2, 6_000);
    await game.wait(1_500);
    await game.wait(4_849);
    expect(game.at()).toBe('mission.quiz.reason');
    await game.wait(1);
    expect(game.view().topMessage).toBe(SOLAR_SYSTEMS.ic.missions[1].congratulations[0]);
    const hasty = (await explaining(2, 6_000)).game;
    await hasty.wait(1_500);
    expect(hasty.view().canSkip).toBe(true);
    await hasty.send({ type: 'SKIP' });
    expect(hasty.view().topMessage).toBe(SOLAR_SYSTEMS.ic.missions[1].congratulations[0]);
  });

  it('shows the verdict for 1.5 s, however early the explanation is skipped', async () => {
    const { game, explanation } = await explaining(0, 9_000);
    await game.send({ type: 'SKIP' });
    await game.wait(1_499);
    expect(game.view()).toMatchObject({ topMessage: explanation, narration: null, work: { number: 1 } });
    await game.wait(1);
    expect(game.view()).toMatchObject({ topMessage: null, work: { number: 2 } });
  });

  it('goes to the next message at a skip, and ends the wait at the first', async () => {
    const game = await startGame();
    expect(game.view().buttons.middle).toMatchObject({ label: 'OK', disabled: true });
    await game.send({ type: 'SKIP' });
    expect(game.view()).toMatchObject({ topMessage: messages[0], buttons: { middle: { disabled: false } } });
    await game.send({ type: 'SKIP' });
    expect(game.view().topMessage).toBe(messages[1]);
    for (const _ of messages) await game.send({ type: 'SKIP' });
    expect(game.view()).toMatchObject({ topMessage: messages.at(-1), canSkip: false });
  });

  it('stops the narration when a button is clicked', async () => {
    const game = await startGame();
    await playTo(game, 'tutorial.hangar');
    expect(game.view()).toMatchObject({ robot: 'talk', narration: { key: 'ic/tutorial/hangar', position: 1 } });
    const before = game.calls.filter((call) => call === 'stopNarration').length;
    await game.send({ type: 'NEXT_SHIP' });
    expect(game.calls.filter((call) => call === 'stopNarration')).toHaveLength(before + 1);
  });

  it('is silent in flight', async () => {
    const game = await startGame();
    await playTo(game, 'flight');
    expect(game.view()).toMatchObject({ topMessage: null, narration: null, canSkip: true });
  });

  it('has narration keys of theme, part and step', async () => {
    const game = await startGame({ input: { mode: 'test', theme: 'ic', team: null } });
    await playTo(game, 'council');
    const keys = [...new Set(game.narrated.map(({ key }) => key))];
    expect(keys).toEqual(
      expect.arrayContaining(['ic/tutorial/quiz', 'ic/1/1', 'ic/1/3', 'ic/4/2', 'ic/3/congratulations', 'ic/ending']),
    );
    expect(game.narrated.every(({ text, position }) => text !== '' && position >= 1)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { EASY_READS } from '#content/easyRead/easyReads.ts';
import { easySystem } from '#content/easyRead/easySystem.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { playTo, startGame } from './gameHarness.ts';

const EASY = easySystem(SOLAR_SYSTEMS.ic, EASY_READS.ic);

describe('a game whose words change', () => {
  it('says the message on the screen in the new words, at the same place, and goes on in them', async () => {
    const game = await startGame();
    await playTo(game, 'tutorial.intro.ready');
    const before = game.snapshot().context.speech.index;
    expect(SOLAR_SYSTEMS.ic.tutorial.intro.messages).toContain(game.view().topMessage);
    await game.send({ type: 'SCRIPT', script: EASY });
    expect(game.at()).toBe('tutorial.intro.ready');
    expect(game.snapshot().context.speech.index).toBe(before);
    expect(EASY.tutorial.intro.messages).toContain(game.view().topMessage);
    await game.send({ type: 'SCRIPT', script: SOLAR_SYSTEMS.ic });
    expect(SOLAR_SYSTEMS.ic.tutorial.intro.messages).toContain(game.view().topMessage);
  });

  it('keeps what the team has written, and asks in the new words', async () => {
    const game = await startGame({ level: 3 });
    await playTo(game, 'mission.write.ready');
    await game.send({ type: 'TYPE', text: 'A nossa palavra' }, { type: 'SCRIPT', script: EASY });
    const { work } = game.view();
    if (work.kind !== 'write') throw new Error(game.at());
    expect([work.value, work.prompt]).toEqual(['A nossa palavra', EASY.levels.level2[0]?.prompt]);
  });

  it('keeps its words and says so when the others cannot be loaded', async () => {
    const game = await startGame();
    const before = game.snapshot().context.script;
    await game.send({ type: 'SCRIPT', script: null });
    expect(game.snapshot().context.script).toBe(before);
    expect(game.view().notice?.text).toMatch(/As palavras mudam assim que houver rede/);
  });
});

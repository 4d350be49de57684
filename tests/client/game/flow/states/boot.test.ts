import { describe, expect, it } from 'vitest';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { FALLBACK_SCRIPT, SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { GAME_LEVELS } from '#domain/vocabulary.ts';
import { playTo, startGame } from '../gameHarness.ts';

const offline = () => Promise.reject({ code: '', message: '' });

describe('loading the game', () => {
  it.each(
    GAME_LEVELS.map(
      (level) => [level, level === 1 ? 'tutorial.intro' : level === 6 ? 'council' : 'mission.introduction'] as const,
    ),
  )('at level %i begins at %s', async (level, place) => {
    const game = await startGame({ level });
    expect(game.at().startsWith(place), game.at()).toBe(true);
    expect(game.view().info).toMatchObject({ group: '8º A - Grupo 1', galaxy: 'Interculturalidade' });
  });

  it('does not start without a level, shows the reason and can be retried', async () => {
    let broken = true;
    const game = await startGame({
      effects: {
        loadGame: async () => {
          if (broken) return offline();
          return { script: SOLAR_SYSTEMS.ic, level: 3, team: null, progress: null };
        },
      },
    });
    expect(game.at()).toBe('boot.failed');
    expect(game.view()).toMatchObject({
      scene: 'loading',
      work: { kind: 'failure', text: expect.stringContaining('Sem ligação ao servidor') },
      buttons: { middle: { event: { type: 'RETRY' } } },
    });
    await game.send({ type: 'OK' }, { type: 'SKIP' });
    expect(game.at()).toBe('boot.failed');
    broken = false;
    await game.send({ type: 'RETRY' });
    expect(game.at()).toBe('mission.introduction');
  });

  it('does not load twice when retry is pressed repeatedly', async () => {
    const game = await startGame({ effects: { loadGame: () => new Promise(() => {}) } });
    await game.send({ type: 'RETRY' }, { type: 'RETRY' });
    expect(game.calls.filter((call) => call === 'loadGame')).toHaveLength(1);
  });

  it('shows the message of a refusal', async () => {
    const message = 'A sessão terminou. Entrem de novo.';
    const game = await startGame({ effects: { loadGame: () => Promise.reject({ code: 'signedOut', message }) } });
    expect(game.view().work).toEqual({ kind: 'failure', text: message });
  });

  it('flies the ship that the device remembers, where the server did not tell of the team and no work is there', async () => {
    const remembered = { script: SOLAR_SYSTEMS.ic, team: null, progress: null, ship: 4 } as const;
    for (const level of [2, 6] as const) {
      const loadGame = async () => ({ ...remembered, level });
      const game = await startGame({ input: { team: null }, effects: { loadGame } });
      expect(game.view().ship).toBe(4);
    }
  });

  it('plays the fallback script in the team’s theme at the level of the server', async () => {
    const game = await startGame({
      input: { theme: 'ds' },
      effects: { loadGame: async () => ({ script: null, level: 3, team: null, progress: null }) },
    });
    expect(game.view()).toMatchObject({
      theme: 'ds',
      info: { galaxy: 'Desenvolvimento Sustentável', level: 'Missão 2' },
      work: { kind: 'missionIntro', title: FALLBACK_SCRIPT.missions[2].title },
      notice: { tone: 'info', canRetry: true },
    });
  });

  it('replaces the fallback by the real script on retry, and keeps the typed text', async () => {
    let broken = true;
    const game = await startGame({
      effects: {
        loadGame: async () => ({ script: broken ? null : SOLAR_SYSTEMS.ic, level: 3, team: null, progress: null }),
      },
    });
    await playTo(game, 'mission.write.ready');
    await game.send({ type: 'TYPE', text: 'a meio' });
    broken = false;
    await game.send({ type: 'RETRY' });
    expect(game.view()).toMatchObject({
      notice: null,
      work: { kind: 'write', value: 'a meio', prompt: SOLAR_SYSTEMS.ic.levels.level2[0]?.prompt },
    });
  });

  it('never posts answers to the questions of the fallback quiz', async () => {
    let broken = true;
    const game = await startGame({
      effects: {
        loadGame: async () => ({ script: broken ? null : SOLAR_SYSTEMS.ic, level: 2, team: null, progress: null }),
      },
    });
    await playTo(game, 'sending');
    expect(game.at()).toBe('sending.scriptMissing');
    expect(game.posts).toEqual([]);
    expect(game.view().notice).toMatchObject({ tone: 'error', canRetry: true });
    broken = false;
    await game.send({ type: 'RETRY' });
    expect(game.snapshot().context.progress).toMatchObject({ part: 1, quiz: [], step: 0 });
    await playTo(game, 'flight');
    expect(game.posts).toHaveLength(1);
  });

  it('requests the real script again at every landing', async () => {
    const game = await startGame({
      effects: { loadGame: async () => ({ script: null, level: 1, team: null, progress: null }) },
    });
    await playTo(game, 'flight.arrival');
    await game.send({ type: 'SKIP' });
    expect(game.calls.filter((call) => call === 'loadGame')).toHaveLength(2);
  });

  it('opens a test where the device stopped, even when nothing can be loaded', async () => {
    const progress = { ...blankProgress(2, 5), typed: 'meio texto' };
    const game = await startGame({ input: { mode: 'test', team: null, progress }, effects: { loadGame: offline } });
    expect(game.view()).toMatchObject({ ship: 5, work: { kind: 'write', value: 'meio texto' } });
  });
});

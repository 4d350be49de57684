import { describe, expect, it } from 'vitest';
import type { LoadedGame, Progress } from '#client/game/flow/GameState.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import { playTo, TEAM, type World, world } from './world.ts';

/** Two devices of one team: what the other one does is seen on this one. */

const LEFT = 'Outro dispositivo da equipa escreveu aqui. O que tinham está em «Outras versões».';
const SENT = 'Outro dispositivo da equipa já enviou esta parte.';
const follow = (progress: Progress, isOther = false) => ({ type: 'FOLLOW', progress, isOther }) as const;
const mission = (part: 1 | 2 | 3 | 4, change: Partial<Progress> = {}) => ({ ...blankProgress(part, 2), ...change });
const seenIn = (game: World) => game.snapshot().context.progress.files[0];
const typedIn = (game: World) => game.snapshot().context.progress.typed;

async function writing(): Promise<World> {
  const game = await world({ level: 3 });
  await playTo(game, 'mission.write.ready');
  await game.send({ type: 'TYPE', text: 'Uma hor' });
  return game;
}

describe('what another device of the team', () => {
  it('writes at the same step stands here too, and is not kept again', async () => {
    const game = await writing();
    const kept = game.kept.length;
    await game.send(follow(mission(2, { typed: 'Uma horta' })));
    expect([game.at(), typedIn(game), game.view().notice]).toEqual(['mission.write.ready', 'Uma horta', null]);
    expect(game.kept).toHaveLength(kept);
  });

  it('writes elsewhere in the part leaves a choice that is not confirmed', async () => {
    const game = await world({ level: 2 });
    await playTo(game, 'mission.quiz.ready');
    await game.send({ type: 'CHOOSE', index: 1 });
    const { lock, progress } = game.snapshot().context;
    await game.send(follow({ ...progress, ship: 4 }));
    expect(game.snapshot().context.lock).toEqual(lock);
  });

  it('writes over what stood here is told', async () => {
    const game = await writing();
    await game.send(follow(mission(2, { typed: 'Um mercado' }), true));
    expect(game.view().notice).toMatchObject({ tone: 'info', text: LEFT });
  });

  it('has answered already need not be answered here', async () => {
    const game = await world({ level: 2 });
    await playTo(game, 'mission.quiz.ready');
    await game.send({ type: 'CHOOSE', index: 1 });
    await game.send(follow(mission(1, { step: 1, quiz: ['1. A'] })));
    expect(game.at()).toBe('mission.quiz.waiting');
    expect(game.view().work).toMatchObject({ kind: 'quiz', number: 2 });
    expect(game.snapshot().context.lock).toBeNull();
  });

  it.each([
    ['a mission', 2, 'mission', { part: 1 }],
    ['the training', 1, 'tutorial', { part: 0, tutorialStep: 3, ship: 2 }],
  ] as const)(
    'has answered at the same question of %s is final here too, and its reason is seen',
    async (_, level, place, here) => {
      const game = await world({ level });
      await playTo(game, `${place}.quiz.ready`);
      await game.send({ type: 'CHOOSE', index: 1 });
      await game.send(follow({ ...mission(1), ...here, quiz: ['1. A'] }));
      expect(game.at()).toBe(`${place}.quiz.feedback`);
      await game.send({ type: 'CHOOSE', index: 1 }, { type: 'CHOOSE', index: 1 });
      expect(game.snapshot().context.progress.quiz).toEqual(['1. A']);
      expect(game.view().work).toMatchObject({ kind: 'quiz', disabled: true });
    },
  );

  it('has done in the training is followed there', async () => {
    const game = await world();
    await game.send(follow({ ...blankProgress(0, 4), ship: 4, tutorialStep: 4 }));
    expect([game.at(), game.view().ship]).toEqual(['tutorial.write.waiting', 4]);
  });

  it('has sent for upload is not sent from here', async () => {
    const file = { id: 'f1', name: 'mapa.png', bytes: 5, reference: null, progress: 0.2, failed: null };
    const game = await world({ level: 4 });
    await game.send(follow(mission(3, { files: [[file]] })));
    await game.send({ type: 'OK' }, follow(mission(3, { files: [[{ ...file, progress: 0.5 }]] })));
    expect(game.at()).toMatch(/^mission\.upload/);
    expect(game.calls.filter((call) => call.startsWith('upload'))).toEqual([]);
  });

  it('says of a file that is being sent from here does not count, and what has arrived from here stays so', async () => {
    const file = { id: 'f1', name: 'filme.mp4', bytes: 5 };
    const game = await world({ level: 4 });
    await playTo(game, 'mission.upload');
    await game.send({ type: 'ADD_FILES', files: [file] }, { type: 'FILE_PROGRESS', id: 'f1', progress: 0.4 });
    const there = { ...file, reference: null, progress: 0, failed: 'Este ficheiro já não está neste dispositivo.' };
    await game.send(follow(mission(3, { files: [[there]] })));
    expect(seenIn(game)).toEqual([{ ...file, reference: null, progress: 0.4, failed: null }]);
    await game.send({ type: 'FILE_PROGRESS', id: 'f1', reference: 'upload:f1' });
    game.kept.length = 0;
    await game.send(follow(mission(3, { files: [[there]] })));
    expect(seenIn(game)).toEqual([{ ...file, reference: 'upload:f1', progress: 1, failed: null }]);
    expect(game.kept.at(-1)?.files[0], 'the other one hears of it').toEqual(seenIn(game));
  });

  it('sends is waited for here, in words that help where that device is gone, until it has arrived', async () => {
    const file = { id: 'f1', name: 'filme.mp4', bytes: 5, reference: null, progress: 0, failed: null };
    const game = await world({ level: 4 });
    await playTo(game, 'mission.upload');
    await game.send(follow(mission(3, { files: [[file]] })), { type: 'SKIP' }, { type: 'SUBMIT' });
    expect(game.view().work).toMatchObject({
      files: [{ failed: null, paused: expect.stringContaining('Se outro o estiver a enviar, esperem') }],
      error: expect.stringContaining('se não, retirem-no e juntem-no de novo'),
    });
    await game.send(follow(mission(3, { files: [[{ ...file, reference: 'upload:f1', progress: 1 }]] })));
    expect(seenIn(game)).toEqual([{ ...file, reference: 'upload:f1', progress: 1 }]);
    await game.send({ type: 'REMOVE_FILE', id: 'f1' });
    expect(seenIn(game)).toEqual([]);
  });

  it('does in another part changes nothing here', async () => {
    const game = await writing();
    await game.send(follow(mission(3)));
    expect([game.at(), typedIn(game)]).toEqual(['mission.write.ready', 'Uma hor']);
  });
});

describe('versions of a text', () => {
  const versions = (...texts: string[]) => ({
    type: 'VERSIONS' as const,
    versions: texts.map((typed, index) => ({ progress: mission(2, { typed }), at: 9 - index })),
  });
  const offered = (game: World) => {
    const { work } = game.view();
    return work.kind === 'write' ? work.versions.map(({ text }) => text) : null;
  };

  it('are those of this step that say something else, each once', async () => {
    const game = await writing();
    await game.send(versions('Uma hor', ' Um mercado ', 'Um mercado', '  ', 'Um coro'));
    expect(offered(game)).toEqual([' Um mercado ', 'Um coro']);
    await game.send({ type: 'SUBMIT' });
    await playTo(game, 'mission.congratulations');
    expect(offered(game)).toBeNull();
  });

  it('take the place of what stands there, which is kept here and by the server', async () => {
    const game = await writing();
    await game.send(versions('Um mercado'), { type: 'USE_VERSION', text: 'Um mercado' });
    expect([typedIn(game), offered(game)]).toEqual(['Um mercado', ['Uma hor']]);
    expect(game.calls.at(-1)).toBe('spareReplaced');
    expect(game.kept.at(-1)?.typed).toBe('Um mercado');
  });

  it('come with the game, and are of its open part', async () => {
    const loadGame = async (): Promise<LoadedGame> => ({
      script: SOLAR_SYSTEMS.ic,
      level: 3,
      team: { ...TEAM, ship: 2 },
      progress: mission(2, { typed: 'Uma' }),
      versions: versions('Um mercado').versions,
    });
    const game = await world({ level: 3, effects: { loadGame } });
    expect(offered(game)).toEqual(['Um mercado']);
  });
});

describe('a part that another device has sent', () => {
  function school(level: GameLevel) {
    const server = { level };
    const loadGame = async (): Promise<LoadedGame> => ({
      script: SOLAR_SYSTEMS.ic,
      level: server.level,
      team: { ...TEAM, ship: 2 },
      progress: null,
    });
    return { server, loadGame };
  }

  it('leads on to the next one, with a word', async () => {
    const { server, loadGame } = school(3);
    const game = await world({ level: 3, effects: { loadGame } });
    await playTo(game, 'mission.write.ready');
    server.level = 4;
    await game.send({ type: 'LEVEL_MOVED', level: 4 });
    expect([game.at(), game.view().mission]).toEqual(['mission.introduction', 3]);
    expect(game.view().notice?.text).toBe(SENT);
    await game.send({ type: 'OK' });
    expect(game.view().notice).toBeNull();
  });

  it('is no news to the device that sent it, even when the word comes before the answer', async () => {
    let answer: (reply: { level: GameLevel }) => void = () => {};
    const post = () => new Promise<{ level: GameLevel }>((done) => (answer = done));
    const game = await world({ level: 3, effects: { post } });
    await playTo(game, 'sending.posting');
    await game.send({ type: 'LEVEL_MOVED', level: 4 });
    expect(game.at()).toBe('sending.posting');
    answer({ level: 4 });
    await playTo(game, 'mission.introduction');
    expect(game.calls.filter((call) => call === 'loadGame')).toHaveLength(1);
    expect([game.view().mission, game.view().notice]).toEqual([3, null]);
  });

  it('is gone to also when the word came during the flight', async () => {
    const { server, loadGame } = school(3);
    const game = await world({ level: 3, effects: { loadGame } });
    await playTo(game, 'flight.warp');
    server.level = 5;
    await game.send({ type: 'LEVEL_MOVED', level: 5 });
    expect(game.at()).toBe('flight.warp');
    await playTo(game, 'mission.introduction');
    expect(game.view().mission).toBe(4);
  });

  it('a lower level is a teacher’s doing, and leads nowhere by itself', async () => {
    const game = await writing();
    await game.send({ type: 'LEVEL_MOVED', level: 2 });
    expect(game.at()).toBe('mission.write.ready');
  });

  it('nothing is taken for moved before the game is loaded', async () => {
    const game = await world({ level: 3, effects: { loadGame: () => new Promise(() => {}) } });
    await game.send({ type: 'LEVEL_MOVED', level: 4 });
    expect([game.at(), game.view().notice]).toEqual(['boot.loading', null]);
  });
});

import { describe, expect, it } from 'vitest';
import type { LoadedGame, Progress } from '#client/game/flow/GameState.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import { type GameHarness, playTo, startGame, TEAM } from './gameHarness.ts';

/** Two devices of one team: this one shows what the other does. */

const LEFT = 'Outro dispositivo da equipa escreveu aqui. O que tinham está em «Outras versões».';
const SENT = 'Outro dispositivo da equipa já enviou esta parte.';
const follow = (progress: Progress, isOther = false) => ({ type: 'FOLLOW', progress, isOther }) as const;
const mission = (part: 1 | 2 | 3 | 4, change: Partial<Progress> = {}) => ({ ...blankProgress(part, 2), ...change });
const filesIn = (game: GameHarness) => game.snapshot().context.progress.files[0];
const typedIn = (game: GameHarness) => game.snapshot().context.progress.typed;

async function writing(): Promise<GameHarness> {
  const game = await startGame({ level: 3 });
  await playTo(game, 'mission.write.ready');
  await game.send({ type: 'TYPE', text: 'Uma hor' });
  return game;
}

describe('what another device of the team', () => {
  it('writes at the same step is shown here, and not stored again', async () => {
    const game = await writing();
    const kept = game.kept.length;
    await game.send(follow(mission(2, { typed: 'Uma horta' })));
    expect([game.at(), typedIn(game), game.view().notice]).toEqual(['mission.write.ready', 'Uma horta', null]);
    expect(game.kept).toHaveLength(kept);
  });

  it('writes elsewhere in the part keeps an unconfirmed choice', async () => {
    const game = await startGame({ level: 2 });
    await playTo(game, 'mission.quiz.ready');
    await game.send({ type: 'CHOOSE', index: 1 });
    const { lock, progress } = game.snapshot().context;
    await game.send(follow({ ...progress, ship: 4 }));
    expect(game.snapshot().context.lock).toEqual(lock);
  });

  it('writes over the text here is reported', async () => {
    const game = await writing();
    await game.send(follow(mission(2, { typed: 'Um mercado' }), true));
    expect(game.view().notice).toMatchObject({ tone: 'info', text: LEFT });
  });

  it('has answered is skipped here', async () => {
    const game = await startGame({ level: 2 });
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
    'has answered at the same question of %s is final here too, with its explanation',
    async (_, level, place, here) => {
      const game = await startGame({ level });
      await playTo(game, `${place}.quiz.ready`);
      await game.send({ type: 'CHOOSE', index: 1 });
      await game.send(follow({ ...mission(1), ...here, quiz: ['1. A'] }));
      expect(game.at()).toBe(`${place}.quiz.feedback`);
      await game.send({ type: 'CHOOSE', index: 1 }, { type: 'CHOOSE', index: 1 });
      expect(game.snapshot().context.progress.quiz).toEqual(['1. A']);
      expect(game.view().work).toMatchObject({ kind: 'quiz', disabled: true });
    },
  );

  it.each([
    ['take-off', []],
    ['arrival', ['SKIP', 'SKIP']],
  ] as const)(
    'has begun in the mission to which this one flies is shown after landing, when heard at %s',
    async (_, before) => {
      const game = await startGame({ level: 2 });
      await playTo(game, 'flight');
      for (const type of before) await game.send({ type });
      const kept = game.kept.length;
      await game.send(follow(mission(2, { typed: 'Um mur' })));
      expect(game.at()).toMatch(/^flight/);
      for (let skip = before.length; skip < 3; skip += 1) await game.send({ type: 'SKIP' });
      expect([game.at(), typedIn(game)]).toEqual(['mission.write.ready', 'Um mur']);
      expect(game.kept).toHaveLength(kept);
    },
  );

  it('has done in the training is followed', async () => {
    const game = await startGame();
    await game.send(follow({ ...blankProgress(0, 4), ship: 4, tutorialStep: 4 }));
    expect([game.at(), game.view().ship]).toEqual(['tutorial.write.waiting', 4]);
  });

  it('uploads is not uploaded from here', async () => {
    const file = { id: 'f1', name: 'mapa.png', bytes: 5, reference: null, progress: 0.2, failed: null };
    const game = await startGame({ level: 4 });
    await game.send(follow(mission(3, { files: [[file]] })));
    await game.send({ type: 'OK' }, follow(mission(3, { files: [[{ ...file, progress: 0.5 }]] })));
    expect(game.at()).toMatch(/^mission\.upload/);
    expect(game.calls.filter((call) => call.startsWith('upload'))).toEqual([]);
  });

  it('reports about a file uploaded from here is ignored, and a finished upload stays finished', async () => {
    const file = { id: 'f1', name: 'filme.mp4', bytes: 5 };
    const game = await startGame({ level: 4 });
    await playTo(game, 'mission.upload');
    await game.send({ type: 'ADD_FILES', files: [file] }, { type: 'FILE_PROGRESS', id: 'f1', progress: 0.4 });
    const there = { ...file, reference: null, progress: 0, failed: 'Este ficheiro já não está neste dispositivo.' };
    await game.send(follow(mission(3, { files: [[there]] })));
    expect(filesIn(game)).toEqual([{ ...file, reference: null, progress: 0.4, failed: null }]);
    await game.send({ type: 'FILE_PROGRESS', id: 'f1', reference: 'upload:f1' });
    game.kept.length = 0;
    await game.send(follow(mission(3, { files: [[there]] })));
    expect(filesIn(game)).toEqual([{ ...file, reference: 'upload:f1', progress: 1, failed: null }]);
    expect(game.kept.at(-1)?.files[0], 'stored for the other device').toEqual(filesIn(game));
  });

  it('uploads is waited for here, with a text that helps if that device is gone', async () => {
    const file = { id: 'f1', name: 'filme.mp4', bytes: 5, reference: null, progress: 0, failed: null };
    const game = await startGame({ level: 4 });
    await playTo(game, 'mission.upload');
    await game.send(follow(mission(3, { files: [[file]] })), { type: 'SKIP' }, { type: 'SUBMIT' });
    expect(game.view().work).toMatchObject({
      files: [{ failed: null, paused: expect.stringContaining('Se outro o estiver a enviar, esperem') }],
      error: expect.stringContaining('se não, retirem-no e juntem-no de novo'),
    });
    await game.send(follow(mission(3, { files: [[{ ...file, reference: 'upload:f1', progress: 1 }]] })));
    expect(filesIn(game)).toEqual([{ ...file, reference: 'upload:f1', progress: 1 }]);
    await game.send({ type: 'REMOVE_FILE', id: 'f1' });
    expect(filesIn(game)).toEqual([]);
  });

  it('does in another part is ignored', async () => {
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
  const offered = (game: GameHarness) => {
    const { work } = game.view();
    return work.kind === 'write' ? work.versions.map(({ text }) => text) : null;
  };

  it('are those of this step with another text, each once', async () => {
    const game = await writing();
    await game.send(versions('Uma hor', ' Um mercado ', 'Um mercado', '  ', 'Um coro'));
    expect(offered(game)).toEqual([' Um mercado ', 'Um coro']);
    await game.send({ type: 'SUBMIT' });
    await playTo(game, 'mission.congratulations');
    expect(offered(game)).toBeNull();
  });

  it('replace the current text, which is kept here and on the server', async () => {
    const game = await writing();
    await game.send(versions('Um mercado'), { type: 'USE_VERSION', text: 'Um mercado' });
    expect([typedIn(game), offered(game)]).toEqual(['Um mercado', ['Uma hor']]);
    expect(game.calls.at(-1)).toBe('keepReplacedVersion');
    expect(game.kept.at(-1)?.typed).toBe('Um mercado');
  });

  it('are loaded with the game for the open part', async () => {
    const loadGame = async (): Promise<LoadedGame> => ({
      script: SOLAR_SYSTEMS.ic,
      level: 3,
      team: { ...TEAM, ship: 2 },
      progress: mission(2, { typed: 'Uma' }),
      versions: versions('Um mercado').versions,
    });
    const game = await startGame({ level: 3, effects: { loadGame } });
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

  it('opens the next one, with a notice', async () => {
    const { server, loadGame } = school(3);
    const game = await startGame({ level: 3, effects: { loadGame } });
    await playTo(game, 'mission.write.ready');
    server.level = 4;
    await game.send({ type: 'LEVEL_MOVED', level: 4 });
    expect([game.at(), game.view().mission]).toEqual(['mission.introduction', 3]);
    expect(game.view().notice?.text).toBe(SENT);
    await game.send({ type: 'OK' });
    expect(game.view().notice).toBeNull();
  });

  it('changes nothing on the device that sent it, even when the event comes before the reply', async () => {
    let answer: (reply: { level: GameLevel }) => void = () => {};
    const post = () => new Promise<{ level: GameLevel }>((done) => (answer = done));
    const game = await startGame({ level: 3, effects: { post } });
    await playTo(game, 'sending.posting');
    await game.send({ type: 'LEVEL_MOVED', level: 4 });
    expect(game.at()).toBe('sending.posting');
    answer({ level: 4 });
    await playTo(game, 'mission.introduction');
    expect(game.calls.filter((call) => call === 'loadGame')).toHaveLength(1);
    expect([game.view().mission, game.view().notice]).toEqual([3, null]);
  });

  it('opens the next one also when the event came during the flight', async () => {
    const { server, loadGame } = school(3);
    const game = await startGame({ level: 3, effects: { loadGame } });
    await playTo(game, 'flight.warp');
    server.level = 5;
    await game.send({ type: 'LEVEL_MOVED', level: 5 });
    expect(game.at()).toBe('flight.warp');
    await playTo(game, 'mission.introduction');
    expect(game.view().mission).toBe(4);
  });

  it('a lower level, which a teacher has set, changes nothing by itself', async () => {
    const game = await writing();
    await game.send({ type: 'LEVEL_MOVED', level: 2 });
    expect(game.at()).toBe('mission.write.ready');
  });

  it('the level is ignored before the game is loaded', async () => {
    const game = await startGame({ level: 3, effects: { loadGame: () => new Promise(() => {}) } });
    await game.send({ type: 'LEVEL_MOVED', level: 4 });
    expect([game.at(), game.view().notice]).toEqual(['boot.loading', null]);
  });
});

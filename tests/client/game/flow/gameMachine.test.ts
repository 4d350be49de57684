import { describe, expect, it } from 'vitest';
import { SCENES } from '#client/game/flow/scenes.ts';
import { sceneOf } from '#client/game/flow/view.ts';
import type { QuizStep } from '#content/SolarSystem.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { answerText } from '#domain/marking/scoring.ts';
import { playNextMove, playTo, startGame } from './gameHarness.ts';

const { tutorial, levels } = SOLAR_SYSTEMS.ic;
const right = ({ options }: QuizStep) => answerText(options.correct, options.optionsLabel[options.correct] ?? '');

const FLIGHT = ['flight.takeOff', 'flight.warp', 'flight.arrival'];
const QUIZ = ['mission.quiz.waiting', 'mission.quiz.ready', 'mission.quiz.feedback', 'mission.quiz.reason'];
const TUTORIAL = [
  'boot.loading',
  'tutorial.intro.waiting',
  'tutorial.intro.ready',
  'tutorial.hangar',
  'tutorial.training',
  'tutorial.quiz.waiting',
  'tutorial.quiz.ready',
  'tutorial.quiz.feedback',
  'tutorial.quiz.reason',
  'tutorial.write.waiting',
  'tutorial.write.ready',
  'tutorial.upload.waiting',
  'tutorial.upload.ready',
  'tutorial.outro.waiting',
  'tutorial.outro.ready',
];
const MISSIONS = [
  ['mission.introduction', ...QUIZ, ...QUIZ, ...QUIZ, 'mission.congratulations'],
  ['mission.introduction', 'mission.write.waiting', 'mission.write.ready', 'mission.congratulations'],
  ['mission.introduction', 'mission.upload.waiting', 'mission.upload.ready', 'mission.congratulations'],
  [
    'mission.introduction',
    'mission.write.waiting',
    'mission.write.ready',
    'mission.write.waiting',
    'mission.write.ready',
    'mission.congratulations',
  ],
];

function journey(posting: string[]): string[] {
  const flights = [TUTORIAL, ...MISSIONS.slice(0, 3)].flatMap((part, index) => {
    const dilemma = index === 1 || index === 3 ? ['dilemma.listening', 'dilemma.consequence'] : [];
    return [...part, ...posting, ...dilemma, ...FLIGHT];
  });
  return [...flights, ...(MISSIONS[3] ?? []), ...posting, 'ending', ...FLIGHT, 'council'];
}

describe('a whole game', () => {
  it('takes a team from the tutorial to the council, state by state', async () => {
    const game = await startGame();
    await playTo(game, 'council');
    expect(game.path).toEqual(journey(['sending.posting']));
    expect(game.posts).toEqual([
      {
        part: 0,
        body: {
          ship: 0,
          quiz: right(tutorial.quiz),
          texto: 'texto 2 de 3',
          files: JSON.stringify([{ name: 'foto.png', content: 'upload:f1' }]),
        },
      },
      {
        part: 1,
        body: {
          answers: levels.level1.map(right),
        },
      },
      { part: 2, body: { answers: ['texto 1 de 1'] } },
      { part: 3, body: { answers: [JSON.stringify([{ name: 'foto.png', content: 'upload:f1' }])] } },
      { part: 4, body: { answers: ['texto 1 de 2', 'texto 2 de 2'], solar: 'Interculturalidade' } },
    ]);
    expect(game.snapshot().context.level).toBe(6);
    expect(game.kept.at(-1)).toMatchObject({ part: null, texts: [], quiz: [], files: [] });
  });

  it('takes staff the same way in test mode without a writing call', async () => {
    const game = await startGame({ input: { mode: 'test', team: null } });
    await playTo(game, 'council');
    expect(game.path).toEqual(journey([]));
    const calls = game.calls.filter((call) => call !== 'stopNarration');
    const chosen = ['choose 1 third 0,1', 'choose 3 third 0,1'];
    expect(calls).toEqual(['loadGame', ...chosen, 'loadCouncil ic']);
  });

  it('lists Interculturalidade in the council of every test', async () => {
    const game = await startGame({ input: { mode: 'test', theme: 'ds', team: null } });
    await playTo(game, 'council');
    expect(game.calls).toContain('loadCouncil ic');
    expect(game.calls).not.toContain('loadCouncil ds');
  });

  it('shows exactly one scene in every state', async () => {
    const game = await startGame();
    while (game.at() !== 'council') {
      const shown = SCENES.filter((scene) => game.snapshot().hasTag(`scene:${scene}`));
      expect(shown, game.at()).toEqual([sceneOf(game.snapshot())]);
      await playNextMove(game);
    }
    expect(game.view().scene).toBe('council');
  });

  it('continues by itself when only time has to pass', async () => {
    const game = await startGame();
    for (let second = 0; second < 40; second += 1) await game.wait(1_000);
    expect(game.at()).toBe('tutorial.intro.ready');
    await playTo(game, 'flight');
    for (let second = 0; second < 14; second += 1) await game.wait(1_000);
    expect(game.path.slice(-4)).toEqual([...FLIGHT, 'mission.introduction']);
  });

  it('leaves a flight scene when the stage ends that scene, not another', async () => {
    const game = await startGame();
    await playTo(game, 'flight.takeOff');
    await game.send({ type: 'SCENE_ENDED', scene: 'warp' });
    expect(game.at()).toBe('flight.takeOff');
    await game.send({ type: 'SCENE_ENDED', scene: 'takeOff' });
    expect(game.at()).toBe('flight.warp');
  });
});

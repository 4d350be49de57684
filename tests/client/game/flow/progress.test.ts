import { describe, expect, it } from 'vitest';
import type { LoadedGame, Progress } from '#client/game/flow/GameState.ts';
import { blankProgress, levelOfPart } from '#client/game/flow/rules/progress.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { answerText } from '#domain/marking/scoring.ts';
import { GAME_LEVELS, type TutorialStep } from '#domain/vocabulary.ts';
import { playNextMove, startGame, TEAM } from './gameHarness.ts';

const script = SOLAR_SYSTEMS.ic;
const rightAnswers = script.levels.level1.map(({ options }) =>
  answerText(options.correct, options.optionsLabel[options.correct] ?? ''),
);

/** Serialises and parses, as a device and a server store it. */
const through = (progress: Progress): Progress => JSON.parse(JSON.stringify(progress));

describe('a game that was closed and opened again', () => {
  it('continues at the same place with the same progress, wherever it was closed', async () => {
    const first = await startGame();
    const seen = new Set<string>();
    while (first.at() !== 'council') {
      const { level, progress, choices } = first.snapshot().context;
      const again = await startGame({ level, choices, input: { progress: through(progress) } });
      expect(again.snapshot().context.progress, first.at()).toEqual(restored(first.at(), progress));
      expect(again.at().split('.').slice(0, 2), first.at()).toEqual(expectedPlace(first.at(), progress));
      seen.add(first.at());
      again.stop();
      await playNextMove(first);
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  const isAnswered = (at: string) => at.endsWith('.quiz.feedback') || at.endsWith('.quiz.reason');

  /** A confirmed answer stays confirmed: the team continues after it. */
  function restored(at: string, progress: Progress): Progress {
    if (!isAnswered(at)) return progress;
    return progress.part === 0 ? { ...progress, tutorialStep: 4 } : { ...progress, step: progress.step + 1 };
  }

  /** States without answers (flights, the ending, an introduction) are not played twice. */
  function expectedPlace(at: string, progress: Progress): string[] {
    if (isAnswered(at) && progress.part === 0) return ['tutorial', 'write'];
    if (isAnswered(at)) return ['mission', progress.step === 2 ? 'congratulations' : 'quiz'];
    if (at.startsWith('sending')) return progress.part === 0 ? ['tutorial', 'outro'] : ['mission', 'congratulations'];
    if (at === 'ending' || (at.startsWith('flight') && progress.part === null)) return ['council'];
    if (at.startsWith('flight')) return ['mission', 'introduction'];
    const untouched =
      progress.part !== 0 && progress.step === 0 && progress.typed === '' && progress.files.length === 0;
    return untouched && at.startsWith('mission') ? ['mission', 'introduction'] : at.split('.').slice(0, 2);
  }

  it.each([0, 1, 2, 3, 4, 5, 6] as const)('resumes step %i of the tutorial', async (tutorialStep: TutorialStep) => {
    const places = ['intro', 'hangar', 'training', 'quiz', 'write', 'upload', 'outro'];
    const progress = { ...blankProgress(0, 4), tutorialStep, typed: 'meio' };
    const game = await startGame({ input: { progress } });
    expect(game.at()).toContain(`tutorial.${places[tutorialStep]}`);
    expect(game.snapshot().context.progress).toEqual(progress);
  });

  it.each([
    ['of another part', { ...blankProgress(2, 7), texts: ['velho'], typed: 'velho' }],
    ['of the council', { ...blankProgress(null, 7) }],
  ])('prefers the level of the server to progress %s', async (_, progress) => {
    const game = await startGame({ level: 4, input: { progress } });
    expect(game.at()).toBe('mission.introduction');
    expect(game.snapshot().context.progress).toEqual(blankProgress(3, 7));
  });

  it('prefers the loaded progress (the newest of device and server) to the stored one', async () => {
    const progress = { ...blankProgress(2), typed: 'do outro tablet' };
    const game = await startGame({
      input: { progress: { ...blankProgress(2), typed: 'deste tablet' } },
      effects: { loadGame: async () => ({ script, level: 3, team: TEAM, progress }) },
    });
    expect(game.view().work).toMatchObject({ value: 'do outro tablet' });
  });

  it('uses the team’s ship when the device has none', async () => {
    const team = { ...TEAM, ship: 8 as const };
    const game = await startGame({
      input: { team },
      effects: { loadGame: async () => ({ script, level: 3, team, progress: null }) },
    });
    expect(game.view().ship).toBe(8);
  });

  it.each([
    ['all right', rightAnswers, 3],
    ['two', rightAnswers.slice(0, 2), 2],
    ['one reworded in the middle', [rightAnswers[0], '1. Outra coisa', rightAnswers[2]], 1],
    ['an unknown answer', ['7. Nada disto'], 0],
    ['more than there are questions', [...rightAnswers, rightAnswers[0]], 3],
  ])('keeps quiz answers as far as they fit the questions: %s', async (_, quiz, step) => {
    const kept = quiz.filter((answer) => answer !== undefined);
    const game = await startGame({ level: 2, input: { progress: { ...blankProgress(1, 0), quiz: kept } } });
    expect(game.snapshot().context.progress).toMatchObject({ step, quiz: kept.slice(0, step) });
  });

  it('never starts after the last step', async () => {
    const game = await startGame({ level: 3, input: { progress: { ...blankProgress(2), step: 99, texts: ['a'] } } });
    expect(game.at()).toBe('mission.congratulations');
  });

  it.each([
    ['of a mission', 3, { ...blankProgress(2), step: 0, texts: ['A cachupa.'] }],
    ['of the training', 1, { ...blankProgress(0), tutorialStep: 4, texts: ['A cachupa.'] }],
  ] as const)('shows the text %s that was submitted when the tab closed', async (_, level, progress) => {
    const game = await startGame({ level, input: { progress: { ...progress, texts: [...progress.texts] } } });
    expect(game.view().work).toMatchObject({ kind: 'write', value: 'A cachupa.' });
  });

  it('keeps the answers to the real quiz while the fallback script plays', async () => {
    const quiz = SOLAR_SYSTEMS.ic.levels.level1
      .slice(0, 2)
      .map(({ options }) => answerText(0, options.optionsLabel[0] ?? ''));
    const scripts = [null, SOLAR_SYSTEMS.ic];
    const effects = {
      loadGame: async (): Promise<LoadedGame> => ({
        script: scripts.shift() ?? null,
        level: 2,
        team: TEAM,
        progress: null,
      }),
    };
    const game = await startGame({ input: { progress: { ...blankProgress(1), quiz, step: 2 } }, effects });
    await game.send({ type: 'RETRY' });
    expect(game.snapshot().context).toMatchObject({ usesFallback: false, progress: { quiz, step: 2 } });
  });

  it('resumes pending uploads', async () => {
    const file = { name: 'foto.png', bytes: 1, progress: 0.4, failed: null };
    const files = [
      [
        { ...file, id: 'a', reference: null },
        { ...file, id: 'b', reference: 'upload:b' },
      ],
    ];
    const game = await startGame({ level: 4, input: { progress: { ...blankProgress(3), files } } });
    expect(game.calls).toContain('upload a');
    expect(game.view().work).toMatchObject({ kind: 'upload', files: files[0] });
  });
});

describe('levelOfPart', () => {
  it.each(GAME_LEVELS)('finds level %i from its part', (level) => {
    expect(levelOfPart(partAtLevel(level))).toBe(level);
  });
});

import { describe, expect, it } from 'vitest';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { type GameSetup, startGame } from '../gameHarness.ts';

const FIRST = SOLAR_SYSTEMS.ic.dilemmas.after[1];
const atDilemma = (setup: GameSetup = {}) => startGame({ level: 3, choices: {}, ...setup });
const choose = (index: number) => ({ type: 'CHOOSE', index }) as const;
const open = (index: number) => ({ type: 'OPEN_PERSPECTIVE', index }) as const;
const work = (game: Awaited<ReturnType<typeof atDilemma>>) => game.view().work;

describe('a dilemma', () => {
  it('is told beside the planet of the mission before it', async () => {
    const game = await atDilemma();
    expect(game.at()).toBe('dilemma.listening');
    expect(game.view()).toMatchObject({ scene: 'dilemma', mission: 1, raised: 'form', lights: {} });
    expect(game.view().info.level).toBe('Depois da missão 1');
    expect(game.view().topMessage).toBe(FIRST.messages[0]);
  });

  it('opens the words of a person, and the third way after two', async () => {
    const game = await atDilemma();
    expect(work(game)).toMatchObject({
      missing: 2,
      choices: [{ state: 'open' }, { state: 'open' }, { state: 'closed' }],
    });
    await game.send(choose(2), choose(2));
    expect(game.at()).toBe('dilemma.listening');
    await game.send(open(1), open(1));
    expect(work(game)).toMatchObject({
      missing: 1,
      voices: [{ why: null }, { name: 'Bento', why: FIRST.voices[1]?.why }, { why: null }],
    });
    await game.send(open(9), open(0));
    expect(work(game)).toMatchObject({ missing: 0, choices: [{}, {}, { state: 'open' }] });
    await game.send(choose(2), choose(2));
    expect(game.calls).toContain('choose 1 third 0,1');
  });

  it('locks a choice with the first press and confirms it with the second, once', async () => {
    const game = await atDilemma();
    await game.send(choose(0));
    expect(work(game)).toMatchObject({ choices: [{ state: 'locked' }, {}, {}] });
    await game.send(choose(1));
    expect(work(game)).toMatchObject({ choices: [{ state: 'open' }, { state: 'locked' }, {}] });
    await game.send(choose(1), choose(0), choose(0));
    expect(game.at()).toBe('dilemma.consequence');
    expect(game.calls.filter((call) => call.startsWith('choose'))).toEqual(['choose 1 second ']);
    expect(work(game)).toMatchObject({
      kind: 'consequence',
      choice: FIRST.choices.second.label,
      person: { name: 'Bento' },
    });
    expect(game.view()).toMatchObject({ lights: { 1: 'second' }, topMessage: FIRST.choices.second.messages[0] });
    await game.send({ type: 'OK' });
    expect(game.at()).toBe('flight.takeOff');
    expect(game.kept.at(-1)?.dilemma).toEqual({ opened: [], choice: 'second', isOver: true });
  });

  it.each<[string, GameSetup]>([
    ['chose before', { choices: { 1: { mission: 1, choice: 'first', opened: [] } } }],
    ['has begun the next mission', { input: { progress: { ...blankProgress(2), typed: 'Era uma vez' } } }],
    ['is between other missions', { level: 4 }],
  ])('is not shown to a team that %s', async (_, setup) => {
    const game = await atDilemma(setup);
    expect(game.at()).not.toContain('dilemma');
  });

  it('is not shown with the fallback script, nor in a mission that was given back', async () => {
    const base = { level: 3, team: null, progress: null, choices: {} } as const;
    const without = await atDilemma({ effects: { loadGame: async () => ({ ...base, script: null }) } });
    expect(without.at()).toBe('mission.introduction');
    const returned = { level: 2, note: 'Outra vez.' } as const;
    const loadGame = async () => ({ ...base, script: SOLAR_SYSTEMS.ic, returned });
    expect((await atDilemma({ effects: { loadGame } })).at()).toBe('mission.introduction');
  });

  it('goes on where it was after a reload', async () => {
    const dilemma = { opened: [2], choice: null, isOver: false };
    const begun = await atDilemma({ input: { progress: { ...blankProgress(2), dilemma } } });
    expect(work(begun)).toMatchObject({ missing: 1 });
    const chosen = { 1: { mission: 1, choice: 'first', opened: [2] } } as const;
    const progress = { ...blankProgress(2), dilemma: { ...dilemma, choice: 'first' as const } };
    expect((await atDilemma({ choices: chosen, input: { progress } })).at()).toBe('dilemma.consequence');
  });

  it('follows another device of the team to its choice and into the flight', async () => {
    const game = await atDilemma();
    const { progress } = game.snapshot().context;
    const elsewhere = { ...progress, dilemma: { opened: [0], choice: 'first' as const, isOver: false } };
    await game.send({ type: 'FOLLOW', progress: elsewhere, isOther: false });
    expect(game.at()).toBe('dilemma.consequence');
    await game.send({
      type: 'FOLLOW',
      progress: { ...elsewhere, dilemma: { ...elsewhere.dilemma, isOver: true } },
      isOther: false,
    });
    expect(game.at()).toBe('flight.takeOff');
    expect(game.calls.filter((call) => call.startsWith('choose'))).toEqual([]);
  });

  it('is told again at the start of mission 4 and in the council, with the person who comes back', async () => {
    const { after } = SOLAR_SYSTEMS.ic.dilemmas;
    const choices = {
      1: { mission: 1, choice: 'third', opened: [0, 1] },
      3: { mission: 3, choice: 'first', opened: [] },
    } as const;
    const told = [after[1].choices.third, after[3].choices.first];
    const mission4 = await startGame({ level: 5, choices });
    expect(mission4.view().work).toMatchObject({
      kind: 'missionIntro',
      echoes: told.map(({ told, back }) => ({ told, words: back.mission4 })),
    });
    expect(mission4.view().raised).toBe('form');
    const council = await startGame({ level: 6, choices });
    expect(council.view().work).toMatchObject({
      kind: 'council',
      echoes: told.map(({ told, back }) => ({ told, words: back.council })),
    });
    const mission2 = await startGame({ level: 4, choices });
    expect(mission2.view().work).toMatchObject({ kind: 'missionIntro', echoes: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { FALLBACK_SCRIPT, SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { LEVEL_SCORES } from '#domain/marking/scoring.ts';
import { type GameLevel, MISSION_LEVELS, type MissionLevel, THEMES, WORKSHEET_MOMENTS } from '#domain/vocabulary.ts';
import { type GameHarness, type GameSetup, playNextMove, playTo, startGame } from '../gameHarness.ts';

const NUMBERS = [1, 2, 3] as const;

/** The state, the mission and its current worksheet. */
const NOW = [
  ['mission.introduction', 1, 1],
  ['mission.quiz.waiting', 1, 2],
  ['mission.quiz.ready', 1, 2],
  ['mission.quiz.feedback', 1, 2],
  ['mission.quiz.reason', 1, 2],
  ['mission.write.waiting', 2, 2],
  ['mission.write.ready', 2, 2],
  ['mission.upload.ready', 3, 2],
  ['mission.congratulations', 1, 3],
] as const;

const levelOf = (mission: MissionLevel) => (mission + 1) as GameLevel;

async function at(place: string, setting: GameSetup = {}): Promise<GameHarness> {
  const game = await startGame(setting);
  await playTo(game, place);
  return game;
}

const numberNow = (game: GameHarness) => game.view().guide?.worksheets.filter(({ isForNow }) => isForNow);

describe('the guide of a mission', () => {
  it.each(NOW)('at %s of mission %i has worksheet %i as the current one', async (place, mission, number) => {
    const game = await at(place, { level: levelOf(mission) });
    expect(game.view().guide?.mission).toBe(mission);
    expect(numberNow(game)).toMatchObject([{ number, moment: WORKSHEET_MOMENTS[number] }]);
  });

  it.each([
    ['posting', () => new Promise<never>(() => {})],
    ['refused', () => Promise.reject({ message: 'Não.', code: 'badInput' })],
  ] as const)('while the answers are %s, has the third as the current one', async (state, post) => {
    const game = await at(`sending.${state}`, { level: 2, effects: { post } });
    expect(numberNow(game)).toMatchObject([{ number: 3 }]);
  });

  it('exists in every mission and nowhere else', async () => {
    const game = await startGame();
    const seen = new Map<string, Set<number | undefined>>();
    while (game.at() !== 'council') {
      const place = game.at().split('.')[0] ?? '';
      seen.set(place, (seen.get(place) ?? new Set()).add(game.view().guide?.mission));
      await playNextMove(game);
    }
    expect(game.view().guide).toBeNull();
    expect([...(seen.get('mission') ?? [])]).toEqual([1, 2, 3, 4]);
    for (const place of ['tutorial', 'flight', 'ending'])
      expect([...(seen.get(place) ?? [])], place).toEqual([undefined]);
  });

  it.each(THEMES.flatMap((theme) => MISSION_LEVELS.map((mission) => [theme, mission] as const)))(
    'in %s, mission %i, has the three worksheets with links, and the text of each mark',
    async (theme, mission) => {
      const script = SOLAR_SYSTEMS[theme];
      const loadGame = async () => ({ script, level: levelOf(mission), team: null, progress: null });
      const game = await at('mission.introduction', { input: { theme }, effects: { loadGame } });
      const { guide } = game.view();
      const { title, marks } = script.missions[mission];
      expect(guide).toMatchObject({ mission, title, most: LEVEL_SCORES[mission].max });
      expect(guide?.worksheets.map(({ href }) => href)).toEqual(
        NUMBERS.map((number) => `/game/open-pdf/${theme}-m${mission}-fs${number}`),
      );
      expect(guide?.worksheets.map((sheet) => sheet.title)).toEqual(Object.values(WORKSHEET_TITLES[theme][mission]));
      expect(guide?.criteria.map(({ name }) => name)).toEqual(['Resposta', 'Trabalho de equipa']);
      for (const [index, criterion] of (['p1', 'p2'] as const).entries()) {
        const shown = guide?.criteria[index]?.marks ?? [];
        expect(shown.map(({ points }) => points)).toEqual(Object.keys(marks[criterion]).map(Number).reverse());
        for (const { points, words } of shown) expect(words).toBe(marks[criterion][points]?.team);
      }
      const highest = guide?.criteria.map((criterion) => criterion.marks[0]?.points ?? 0) ?? [];
      expect(highest.reduce((sum, points) => sum + points)).toBe(guide?.most);
    },
  );

  it('is preceded by the briefing of the mission', async () => {
    const game = await at('mission.introduction');
    expect(game.view().work).toMatchObject({ briefing: SOLAR_SYSTEMS.ic.missions[1].briefing });
  });

  it('is the same in test mode, and has the worksheets of the team’s theme with the fallback script', async () => {
    const test = await at('mission.introduction', { input: { mode: 'test' }, level: 2 });
    expect(test.view().guide?.worksheets[0]?.href).toBe('/game/open-pdf/ic-m1-fs1');
    const loadGame = async () => ({ script: null, level: 3 as const, team: null, progress: null });
    const fallback = await at('mission.introduction', { input: { theme: 'ds' }, effects: { loadGame } });
    expect(fallback.view().guide).toMatchObject({
      title: FALLBACK_SCRIPT.missions[2].title,
      worksheets: [{ href: '/game/open-pdf/ds-m2-fs1' }, {}, {}],
    });
  });
});

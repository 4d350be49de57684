import { describe, expect, it } from 'vitest';
import type { LoadedGame, Progress } from '#client/game/flow/GameState.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { readingMs } from '#domain/game/speech.ts';
import { SPEECH_START_DELAY_MS } from '#domain/limits.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import { type GameHarness, playTo, startGame, TEAM } from './gameHarness.ts';

/** A mission that a teacher gave back (ruling 4). */

const NOTE = 'Expliquem melhor a segunda ideia.';
const LONG_NOTE = 'palavra '.repeat(40).trim();
const READING_MS = readingMs(LONG_NOTE);
const SAID = 'Esta missão voltou para vocês. Nota de quem vos dá a aula:';

/** Returns effects of a server with missions given back and with drafts of the team. */
function school(level: GameLevel, returned: (1 | 2 | 3 | 4)[], drafts: Progress[] = [], note = NOTE) {
  const open = () => (returned[0] === undefined ? level : ((returned[0] + 1) as GameLevel));
  return {
    loadGame: async (): Promise<LoadedGame> => ({
      script: SOLAR_SYSTEMS.ic,
      level: open(),
      team: { ...TEAM, ship: 2 },
      progress: drafts.find(({ part }) => part === partAtLevel(open())) ?? null,
      returned: returned[0] === undefined ? null : { level: returned[0], note },
    }),
    post: async () => {
      returned.shift();
      return { level: open() };
    },
  };
}

async function playMission(game: GameHarness): Promise<void> {
  await playTo(game, 'flight');
  await playTo(game, 'flight.arrival');
  await game.send({ type: 'SKIP' });
}

describe('a mission that was given back', () => {
  it('begins with the note of the teacher, once', async () => {
    const game = await startGame({ effects: school(6, [2]) });
    expect(game.at()).toBe('mission.introduction');
    expect([game.view().mission, game.view().topMessage]).toEqual([2, SAID]);
    await game.wait(readingMs(SAID));
    expect(game.view().topMessage).toBe(NOTE);
    expect(game.narrated).toEqual([
      { key: 'ic/returned', position: 1, text: SAID },
      { key: 'ic/returned', position: 2, text: NOTE },
    ]);
    await game.wait(60_000);
    expect(game.view().topMessage).toBe(NOTE);
    await game.send({ type: 'OK' });
    await game.wait(4_000);
    expect(game.at()).toBe('mission.write.waiting');
    expect(game.view().topMessage).toBe(SOLAR_SYSTEMS.ic.levels.level2[0]?.messages[0]);
    expect(game.narrated.map(({ text }) => text).filter((text) => text === NOTE)).toHaveLength(1);
  });

  it('shows the note also to a team that presses OK before it appeared', async () => {
    const game = await startGame({ effects: school(6, [2]) });
    const stops = () => game.calls.filter((call) => call === 'stopNarration').length;
    const before = stops();
    await game.send({ type: 'OK' });
    expect([game.at(), game.view().topMessage]).toEqual(['mission.write.waiting', NOTE]);
    expect(stops(), 'the sentence before it has stopped').toBeGreaterThan(before);
    await game.wait(3_999);
    expect(game.view().topMessage).toBe(NOTE);
  });

  it.each([
    ['not shown yet, stays for its whole reading time', 0, READING_MS],
    ['already on the screen, stays only for the start delay', READING_MS / 4, SPEECH_START_DELAY_MS],
    ['read to its end, stays only for the start delay', READING_MS, SPEECH_START_DELAY_MS],
  ])('a long note, %s', async (_, seenMs, stayMs) => {
    const game = await startGame({ effects: school(6, [2], [], LONG_NOTE) });
    if (seenMs > 0) await game.wait(readingMs(SAID) + seenMs);
    await game.send({ type: 'OK' });
    expect(game.view().topMessage).toBe(LONG_NOTE);
    await game.wait(stayMs - 1);
    expect(game.view().topMessage).toBe(LONG_NOTE);
    await game.wait(1);
    expect(game.view().topMessage).toBe(SOLAR_SYSTEMS.ic.levels.level2[0]?.messages[0]);
  });

  it('is not announced at a level that was not given back', async () => {
    const effects = school(3, []);
    const game = await startGame({ effects });
    expect([game.at(), game.view().topMessage]).toEqual(['mission.introduction', null]);
  });

  it('leads back to the council, without the ending and without overwriting the progress there', async () => {
    const council = { ...blankProgress(null, 2), comments: { p1: 'Ainda por' } };
    const game = await startGame({ effects: school(6, [2], [council]) });
    await playTo(game, 'flight');
    const kept = game.kept.length;
    await playMission(game);
    expect(game.at()).toBe('council');
    expect(game.path).not.toContain('ending');
    expect(game.posts).toEqual([{ part: 2, body: { answers: [expect.any(String)] } }]);
    expect(game.kept.slice(kept)).toEqual([]);
    expect(game.calls.filter((call) => call === 'loadGame')).toHaveLength(2);
    expect(game.snapshot().context).toMatchObject({ level: 6, returned: null, progress: council });
  });

  it('leads back to the mission where the team was, with its text', async () => {
    const draft = { ...blankProgress(4, 2), typed: 'Uma horta na' };
    const game = await startGame({ effects: school(5, [2], [draft]) });
    await playMission(game);
    expect(game.at()).toBe('mission.write.ready');
    expect(game.snapshot().context.progress).toEqual(draft);
    expect(game.snapshot().context.level).toBe(5);
  });

  it('leads back to the next mission too, when that was begun', async () => {
    const draft = { ...blankProgress(2, 2), typed: 'Já tínhamos' };
    const game = await startGame({ effects: school(3, [1], [draft]) });
    expect(game.view().mission).toBe(1);
    await playMission(game);
    expect(game.snapshot().context.progress).toEqual(draft);
  });

  it('may be followed by another one', async () => {
    const game = await startGame({ effects: school(6, [2, 3]) });
    await playMission(game);
    expect(game.at()).toBe('mission.introduction');
    expect([game.view().mission, game.view().topMessage]).toEqual([3, SAID]);
    await playMission(game);
    expect(game.view().scene).toBe('council');
  });

  it('comes first also for a team that learns of it only when it posts', async () => {
    const returned: (1 | 2 | 3 | 4)[] = [];
    const server = school(5, returned);
    const words = 'Há uma missão que voltou para vocês.';
    const post = async () => {
      if (game.posts.length === 1) {
        returned.push(2);
        throw { code: 'levelAhead', message: words };
      }
      return server.post();
    };
    const game: GameHarness = await startGame({ effects: { ...server, post } });
    expect(game.view().mission).toBe(4);
    await playTo(game, 'mission.congratulations');
    await game.send({ type: 'OK' });
    expect(game.at()).toBe('mission.introduction');
    expect([game.view().mission, game.view().topMessage, game.view().notice?.text]).toEqual([2, SAID, words]);
    await playMission(game);
    expect(game.view().mission).toBe(4);
  });

  it('is kept when the game is loaded again without the team', async () => {
    let loads = 0;
    const server = school(6, [2]);
    const loadGame = async () => {
      const { returned, ...game } = await server.loadGame();
      loads += 1;
      return loads === 1 ? { ...game, returned: returned ?? null, script: null } : game;
    };
    const game = await startGame({ effects: { ...server, loadGame } });
    await game.send({ type: 'RETRY' });
    expect(loads).toBe(2);
    expect(game.view().topMessage).toBe(SAID);
  });
});

it('the level after a post comes from the server', async () => {
  const game = await startGame({ level: 3, effects: { post: async () => ({ level: 2 }) } });
  await playTo(game, 'flight');
  expect(game.snapshot().context.level).toBe(2);
  expect(game.view().mission).toBe(1);
});

import { describe, expect, it } from 'vitest';
import type { FormerAnswers, LoadedGame, Progress, TeamNews } from '#client/game/flow/GameState.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import { type GameHarness, playTo, proposalOf, startGame, TEAM } from './gameHarness.ts';

/** A teacher gives a mission back or writes notes while the team plays. */

const RETURNED = { level: 2, note: 'Expliquem melhor.' } as const;
const QUIET: TeamNews = { returned: null, notes: [] };
const NOTES = [{ level: 1, text: 'Bom começo.' }] as const;
const TITLE = `Missão 1, ${SOLAR_SYSTEMS.ic.missions[1].title}`;
const news = (change: Partial<TeamNews> = {}) => ({ type: 'TEAM_NEWS', ...QUIET, ...change }) as const;

/** Returns effects of a server where the teacher gives mission 2 back when the test sets `given.back`. */
function school(level: GameLevel, more: Partial<LoadedGame> = {}) {
  const given = { back: false };
  const loadGame = async (): Promise<LoadedGame> => ({
    script: SOLAR_SYSTEMS.ic,
    level: given.back ? 3 : level,
    team: { ...TEAM, ship: 2 },
    progress: null,
    returned: given.back ? RETURNED : null,
    ...more,
  });
  return { given, effects: { loadGame } };
}

const notes = (game: GameHarness) => {
  const { work } = game.view();
  if (work.kind !== 'council') throw new Error(game.at());
  return work.notes;
};

describe('a mission that is given back while the team', () => {
  it('is in the council shows a notice, and opens when the team chooses', async () => {
    const { given, effects } = school(6);
    const game = await startGame({ effects });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'TYPE', text: 'Uma id' });
    given.back = true;
    await game.send(news({ returned: RETURNED }), { type: 'TYPE', text: 'Uma ideia' });
    expect(game.at(), 'the team stays').toBe('council');
    expect(game.snapshot().context.progress.comments).toEqual({ p1: 'Uma ideia' });
    expect(game.view().notice).toEqual({
      tone: 'info',
      text: 'A missão 2 voltou para vocês. O que estão a fazer fica guardado.',
      canRetry: false,
      action: { label: 'Ir para a missão 2', event: { type: 'GO_TO_RETURNED' }, disabled: false },
    });
    await game.send({ type: 'GO_TO_RETURNED' });
    expect([game.at(), game.view().mission]).toEqual(['mission.introduction', 2]);
    await game.send({ type: 'SKIP' });
    expect(game.view().topMessage).toBe(RETURNED.note);
    expect(game.view().notice).toBeNull();
  });

  it('writes a later mission keeps and stores the typed text', async () => {
    const { given, effects } = school(5);
    const game = await startGame({ effects });
    await playTo(game, 'mission.write');
    await game.send({ type: 'TYPE', text: 'Uma horta' });
    given.back = true;
    await game.send(news({ returned: RETURNED }), { type: 'TYPE', text: 'Uma horta na escola' });
    expect(game.at()).toBe('mission.write.ready');
    expect(game.kept.at(-1)).toMatchObject({ part: 4, typed: 'Uma horta na escola' });
    await game.send({ type: 'GO_TO_RETURNED' });
    expect(game.view().mission).toBe(2);
  });

  it('plays it already updates the note without a notice', async () => {
    const { given, effects } = school(6);
    given.back = true;
    const game = await startGame({ effects });
    await game.send(news({ returned: { level: 2, note: 'E um exemplo.' } }));
    expect(game.view().notice).toBeNull();
    expect(game.snapshot().context.returned?.note).toBe('E um exemplo.');
  });

  it('has answered it on another tablet removes the notice', async () => {
    const game = await startGame(school(6));
    await game.send(news({ returned: RETURNED }), news());
    expect(game.view().notice).toBeNull();
    await game.send({ type: 'GO_TO_RETURNED' });
    expect(game.at()).toBe('council');
  });
});

describe('notes on the missions', () => {
  it('are spoken by the robot when the council opens, and stay readable', async () => {
    const game = await startGame(school(6, { notes: NOTES }));
    expect(game.view().topMessage).toBe('Trago palavras de quem vos dá a aula.');
    expect(notes(game)).toEqual([{ title: TITLE, text: 'Bom começo.', isSaid: false }]);
    await game.wait(3_000);
    expect(notes(game)).toEqual([{ title: TITLE, text: 'Bom começo.', isSaid: true }]);
    expect(game.narrated.map(({ text }) => text).at(-1)).toBe(`${TITLE}: Bom começo.`);
    await game.send({ type: 'SKIP' });
    expect(notes(game)[0]).toMatchObject({ text: 'Bom começo.' });
  });

  it('leave the robot silent when there are none', async () => {
    const game = await startGame(school(6));
    expect([game.view().topMessage, notes(game)]).toEqual([null, []]);
    expect(game.narrated).toEqual([]);
  });

  it('that arrive in the council are spoken once, only the new ones', async () => {
    const game = await startGame(school(6, { notes: NOTES }));
    const more = [...NOTES, { level: 3, text: 'Belo mapa.' } as const];
    await game.send(news({ notes: more }));
    expect(notes(game)).toHaveLength(2);
    await game.wait(3_000);
    expect(game.view().topMessage).toMatch(/Belo mapa\.$/);
    const narrated = game.narrated.length;
    await game.send(news({ notes: more }));
    await game.wait(60_000);
    expect(game.narrated.length).toBe(narrated);
  });

  it('wait until the council while a mission is played', async () => {
    const game = await startGame(school(5));
    const before = game.view().topMessage;
    await game.send(news({ notes: NOTES }));
    expect(game.view().topMessage).toBe(before);
    expect(game.snapshot().context.notes).toEqual(NOTES);
  });

  it('do not change pending ratings in the council', async () => {
    const game = await startGame({ effects: { ...school(6).effects, rate: () => new Promise(() => {}) } });
    await game.send({ type: 'RATE', proposalId: 'p1', stars: 4 }, news({ notes: NOTES }));
    const { council } = game.snapshot().context;
    expect(council.proposals.find(({ _id }) => _id === 'p1')).toMatchObject({
      ...proposalOf('p1'),
      stars: { mine: 4 },
    });
    expect(council.ratings).toHaveLength(1);
  });
});

describe('the former answers of a mission that was given back', () => {
  const former: FormerAnswers = { texts: ['O texto de antes'], files: [] };
  const back = (progress: Progress | null = null) => {
    const { given, effects } = school(6, { former, progress });
    given.back = true;
    return { effects };
  };

  it('are the text to start from, after the teacher’s note', async () => {
    const game = await startGame(back());
    expect(game.at(), 'the note comes first').toBe('mission.introduction');
    await game.send({ type: 'OK' });
    expect(game.view().work).toMatchObject({ kind: 'write', value: 'O texto de antes' });
  });

  it.each([
    ['a newer draft', { ...blankProgress(2, 2), typed: 'Já melhor' }, 'Já melhor'],
    ['a draft that was emptied', blankProgress(2, 2), ''],
  ])('never replace %s', async (_, draft, value) => {
    const game = await startGame(back(draft));
    if (game.at() === 'mission.introduction') await game.send({ type: 'OK' });
    expect(game.view().work).toMatchObject({ kind: 'write', value });
  });

  it('list files of the server, which are posted again but not uploaded again', async () => {
    const file = { id: 'former-0-0', name: 'mapa.png', bytes: 0, reference: '/api/files/t', progress: 1, failed: null };
    const back = school(6, {
      level: 4,
      returned: { level: 3, note: 'A legenda?' },
      former: { texts: [], files: [[file]] },
    });
    const game = await startGame({ effects: { ...back.effects, post: async () => ({ level: 6 }) } });
    await game.send({ type: 'OK' });
    expect(game.view().work).toMatchObject({ kind: 'upload', files: [file] });
    await game.send({ type: 'SUBMIT' }, { type: 'SUBMIT' }, { type: 'OK' });
    expect(game.posts).toEqual([
      { part: 3, body: { answers: [JSON.stringify([{ name: 'mapa.png', content: '/api/files/t' }])] } },
    ]);
    expect(game.calls.filter((call) => call.startsWith('upload'))).toEqual([]);
  });

  it('are offered step by step, and not in the next mission', async () => {
    const game = await startGame({
      effects: {
        ...school(6, {
          level: 5,
          returned: { level: 4, note: 'Os passos?' },
          former: { texts: ['Um', 'Dois'], files: [] },
        }).effects,
        post: async () => ({ level: 6 }),
      },
    });
    await game.send({ type: 'OK' });
    expect(game.view().work).toMatchObject({ value: 'Um', number: 1 });
    await game.send({ type: 'SUBMIT' });
    expect(game.view().work).toMatchObject({ value: 'Dois', number: 2 });
    await game.send({ type: 'TYPE', text: 'Dois, melhor' }, { type: 'SUBMIT' }, { type: 'OK' });
    expect(game.posts).toMatchObject([{ body: { answers: ['Um', 'Dois, melhor'] } }]);
    expect(game.snapshot().context.former).toBeNull();
  });
});

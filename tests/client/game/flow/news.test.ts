import { describe, expect, it } from 'vitest';
import type { FormerAnswers, LoadedGame, Progress, TeamNews } from '#client/game/flow/GameState.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import { playTo, proposalOf, TEAM, type World, world } from './world.ts';

/** What a teacher does while the team plays: a mission given back, words about others. */

const RETURNED = { level: 2, note: 'Expliquem melhor.' } as const;
const QUIET: TeamNews = { returned: null, notes: [] };
const WORDS = [{ level: 1, text: 'Bom começo.' }] as const;
const TITLE = `Missão 1, ${SOLAR_SYSTEMS.ic.missions[1].title}`;
const news = (change: Partial<TeamNews> = {}) => ({ type: 'TEAM_NEWS', ...QUIET, ...change }) as const;

/** A server at which mission 2 is given back while the team plays on. */
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

const notes = (game: World) => {
  const { work } = game.view();
  if (work.kind !== 'council') throw new Error(game.at());
  return work.notes;
};

describe('a mission that is given back while the team', () => {
  it('sits in the council: told, and gone to when the team likes', async () => {
    const { given, effects } = school(6);
    const game = await world({ effects });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'TYPE', text: 'Uma id' });
    given.back = true;
    await game.send(news({ returned: RETURNED }), { type: 'TYPE', text: 'Uma ideia' });
    expect(game.at(), 'nobody is torn away').toBe('council');
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

  it('writes a later mission: what is typed stays and is kept', async () => {
    const { given, effects } = school(5);
    const game = await world({ effects });
    await playTo(game, 'mission.write');
    await game.send({ type: 'TYPE', text: 'Uma horta' });
    given.back = true;
    await game.send(news({ returned: RETURNED }), { type: 'TYPE', text: 'Uma horta na escola' });
    expect(game.at()).toBe('mission.write.ready');
    expect(game.kept.at(-1)).toMatchObject({ part: 4, typed: 'Uma horta na escola' });
    await game.send({ type: 'GO_TO_RETURNED' });
    expect(game.view().mission).toBe(2);
  });

  it('plays that very mission again: new words, no notice', async () => {
    const { given, effects } = school(6);
    given.back = true;
    const game = await world({ effects });
    await game.send(news({ returned: { level: 2, note: 'E um exemplo.' } }));
    expect(game.view().notice).toBeNull();
    expect(game.snapshot().context.returned?.note).toBe('E um exemplo.');
  });

  it('was answered on another tablet meanwhile: the notice goes', async () => {
    const game = await world(school(6));
    await game.send(news({ returned: RETURNED }), news());
    expect(game.view().notice).toBeNull();
    await game.send({ type: 'GO_TO_RETURNED' });
    expect(game.at()).toBe('council');
  });
});

describe('words about the missions', () => {
  it('are said by the robot when the council begins, and stay to be read', async () => {
    const game = await world(school(6, { notes: WORDS }));
    expect(game.view().topMessage).toBe('Trago palavras de quem vos acompanha.');
    expect(notes(game)).toEqual([{ title: TITLE, text: 'Bom começo.', isSaid: false }]);
    await game.wait(3_000);
    expect(notes(game)).toEqual([{ title: TITLE, text: 'Bom começo.', isSaid: true }]);
    expect(game.narrated.map(({ text }) => text).at(-1)).toBe(`${TITLE}: Bom começo.`);
    await game.send({ type: 'SKIP' });
    expect(notes(game)[0]).toMatchObject({ text: 'Bom começo.' });
  });

  it('are none: the robot is silent', async () => {
    const game = await world(school(6));
    expect([game.view().topMessage, notes(game)]).toEqual([null, []]);
    expect(game.narrated).toEqual([]);
  });

  it('come while the team sits there: only the new ones are said, the same ones never again', async () => {
    const game = await world(school(6, { notes: WORDS }));
    const more = [...WORDS, { level: 3, text: 'Belo mapa.' } as const];
    await game.send(news({ notes: more }));
    expect(notes(game)).toHaveLength(2);
    await game.wait(3_000);
    expect(game.view().topMessage).toMatch(/Belo mapa\.$/);
    const said = game.narrated.length;
    await game.send(news({ notes: more }));
    await game.wait(60_000);
    expect(game.narrated.length).toBe(said);
  });

  it('wait for the council while a mission is played', async () => {
    const game = await world(school(5));
    const before = game.view().topMessage;
    await game.send(news({ notes: WORDS }));
    expect(game.view().topMessage).toBe(before);
    expect(game.snapshot().context.notes).toEqual(WORDS);
  });

  it('change nothing of what is under way there', async () => {
    const game = await world({ effects: { ...school(6).effects, rate: () => new Promise(() => {}) } });
    await game.send({ type: 'RATE', proposalId: 'p1', stars: 4 }, news({ notes: WORDS }));
    const { council } = game.snapshot().context;
    expect(council.proposals.find(({ _id }) => _id === 'p1')).toMatchObject({
      ...proposalOf('p1'),
      stars: { mine: 4 },
    });
    expect(council.ratings).toHaveLength(1);
  });
});

describe('what stood in a mission that was given back', () => {
  const former: FormerAnswers = { texts: ['O texto de antes'], files: [] };
  const back = (progress: Progress | null = null) => {
    const { given, effects } = school(6, { former, progress });
    given.back = true;
    return { effects };
  };

  it('is the text to start from, after the words of the teacher', async () => {
    const game = await world(back());
    expect(game.at(), 'the note is heard first').toBe('mission.introduction');
    await game.send({ type: 'OK' });
    expect(game.view().work).toMatchObject({ kind: 'write', value: 'O texto de antes' });
  });

  it.each([
    ['a newer draft', { ...blankProgress(2, 2), typed: 'Já melhor' }, 'Já melhor'],
    ['a draft that was emptied', blankProgress(2, 2), ''],
  ])('never covers %s', async (_, draft, value) => {
    const game = await world(back(draft));
    if (game.at() === 'mission.introduction') await game.send({ type: 'OK' });
    expect(game.view().work).toMatchObject({ kind: 'write', value });
  });

  it('are files on the server: listed, taken away or posted again, and never sent again', async () => {
    const file = { id: 'former-0-0', name: 'mapa.png', bytes: 0, reference: '/api/files/t', progress: 1, failed: null };
    const back = school(6, {
      level: 4,
      returned: { level: 3, note: 'A legenda?' },
      former: { texts: [], files: [[file]] },
    });
    const game = await world({ effects: { ...back.effects, post: async () => ({ level: 6 }) } });
    await game.send({ type: 'OK' });
    expect(game.view().work).toMatchObject({ kind: 'upload', files: [file] });
    await game.send({ type: 'SUBMIT' }, { type: 'OK' });
    expect(game.posts).toEqual([
      { part: 3, body: { answers: [JSON.stringify([{ name: 'mapa.png', content: '/api/files/t' }])] } },
    ]);
    expect(game.calls.filter((call) => call.startsWith('upload'))).toEqual([]);
  });

  it('is offered step by step, and not in the next mission', async () => {
    const game = await world({
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

import { describe, expect, it } from 'vitest';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { callsNamed, councilViewOf, listOf, ownStarsOf } from '../councilHarness.ts';
import { type GameHarness, playTo, settlePromises, startGame, TEAM } from '../gameHarness.ts';

describe('the council', () => {
  it('lists proposals and marks the team’s own', async () => {
    const game = await startGame({ level: 6 });
    expect(councilViewOf(game).proposals.map(({ _id, own }) => [_id, own])).toEqual([
      ['p1', false],
      ['p2', true],
    ]);
    expect(game.view().info.level).toBe('Conselho Galáctico');
  });

  it('keeps the rows of the list while a comment is typed, so that they are not rendered again', async () => {
    const game = await startGame({ level: 6 });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' });
    const [first, second] = councilViewOf(game).proposals;
    await game.send({ type: 'TYPE', text: 'Gostamos' });
    expect(councilViewOf(game).comment.value).toBe('Gostamos');
    expect(councilViewOf(game).proposals[0]).toBe(first);
    expect(councilViewOf(game).proposals[1]).toBe(second);
    await game.send({ type: 'RATE', proposalId: 'p1', stars: 4 });
    expect(councilViewOf(game).proposals[0]).not.toBe(first);
  });

  it('shows why the list failed, and reads it again', async () => {
    let broken = true;
    const game = await startGame({
      level: 6,
      effects: {
        loadCouncil: async () => {
          if (broken) throw { code: 'databaseDown', message: 'O servidor está a recuperar.' };
          return listOf('p9');
        },
      },
    });
    expect(councilViewOf(game)).toMatchObject({
      failure: 'O servidor está a recuperar.',
      loading: false,
      proposals: [],
    });
    broken = false;
    await game.send({ type: 'RETRY' });
    expect(councilViewOf(game)).toMatchObject({ failure: null, proposals: [{ _id: 'p9' }] });
    broken = true;
    await game.send({ type: 'REFRESH_COUNCIL' });
    expect(councilViewOf(game)).toMatchObject({ failure: 'O servidor está a recuperar.', proposals: [{ _id: 'p9' }] });
  });

  it('stores every rating at once, while the first is still pending', async () => {
    const game = await startGame({
      level: 6,
      effects: {
        rate: () => new Promise(() => {}),
        loadCouncil: async () => listOf('p1', 'p3'),
      },
    });
    for (const [proposalId, stars] of [
      ['p1', 2],
      ['p3', 5],
      ['p3', 3],
    ] as const) {
      await game.send({ type: 'RATE', proposalId, stars });
    }
    expect(game.calls.filter((call) => call.startsWith('keep '))).toEqual(['keep p1 2', 'keep p3 5', 'keep p3 3']);
    expect(councilViewOf(game).proposals.map(({ stars }) => stars.mine)).toEqual([2, 3]);
  });

  it('shows a rating at once, sends one after the other and keeps the last', async () => {
    const answers: ((stars: number) => void)[] = [];
    const rate = () =>
      new Promise<{ average: number; count: number; mine: number }>((done) => {
        answers.push((stars) => done({ average: stars, count: 1, mine: stars }));
      });
    const game = await startGame({ level: 6, effects: { rate } });
    await game.send({ type: 'RATE', proposalId: 'p1', stars: 2 }, { type: 'RATE', proposalId: 'p1', stars: 5 });
    expect(ownStarsOf(game, 'p1')).toBe(5);
    expect(callsNamed(game, 'rate')).toEqual(['rate p1 2']);
    answers[0]?.(2);
    await settlePromises();
    expect(ownStarsOf(game, 'p1')).toBe(5);
    expect(callsNamed(game, 'rate')).toEqual(['rate p1 2', 'rate p1 5']);
    await game.send({ type: 'REFRESH_COUNCIL' });
    expect(ownStarsOf(game, 'p1')).toBe(5);
    answers[1]?.(5);
    await settlePromises();
    expect(councilViewOf(game).proposals[0]?.stars).toEqual({ average: 5, count: 1, mine: 5 });
  });

  it('reverts a refused rating and shows why', async () => {
    const message = 'Estes dados pertencem a outra conta.';
    const game = await startGame({ level: 6, effects: { rate: () => Promise.reject({ code: 'notYours', message }) } });
    await game.send({ type: 'RATE', proposalId: 'p1', stars: 4 });
    expect(ownStarsOf(game, 'p1')).toBeNull();
    expect(game.view().notice).toEqual({ tone: 'error', text: message, canRetry: false });
    expect(councilViewOf(game).failure).toBeNull();
  });

  it.each([
    ['the team’s own proposal', 'p2', 4],
    ['an unknown proposal', 'p3', 4],
    ['no star', 'p1', 0],
    ['six stars', 'p1', 6],
    ['half a star', 'p1', 2.5],
  ])('does not rate %s', async (_, proposalId, stars) => {
    const game = await startGame({ level: 6 });
    await game.send({ type: 'RATE', proposalId, stars });
    expect(callsNamed(game, 'rate')).toEqual([]);
    expect(ownStarsOf(game, proposalId) ?? null).toBeNull();
  });

  it('sends a comment that is not blank, and keeps it until it is stored', async () => {
    let arrive: (comment: { _id: string; name: string; comment: string; at: number }) => void = () => {};
    const comment = () => new Promise<Parameters<typeof arrive>[0]>((done) => (arrive = done));
    const game = await startGame({ level: 6, effects: { comment } });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'SEND_COMMENT', text: '  ' });
    expect(councilViewOf(game).comment.error).toBe('Escrevam o comentário antes de enviar.');
    await game.send({ type: 'SEND_COMMENT', text: ' Boa ideia ' });
    expect(councilViewOf(game).comment).toEqual({
      value: '',
      kind: null,
      error: null,
      unsent: [{ proposalId: 'p1', text: 'Boa ideia' }],
      allowed: true,
    });
    expect(game.kept.at(-1)).toMatchObject({ comments: {}, unsent: [{ proposalId: 'p1', text: 'Boa ideia' }] });
    arrive({ _id: 'c1', name: TEAM.name, comment: 'Boa ideia', at: 1 });
    await settlePromises();
    expect(callsNamed(game, 'comment')).toEqual(['comment p1 Boa ideia']);
    expect(councilViewOf(game).comment.unsent).toEqual([]);
    expect(councilViewOf(game).proposals[0]?.teamProposal.comments).toHaveLength(1);
    expect(game.kept.at(-1)).toMatchObject({ comments: {}, unsent: [] });
  });

  it('sends comments one after the other, the same text once, and continues after a reload', async () => {
    const effects = { comment: () => new Promise<never>(() => {}) };
    const game = await startGame({ level: 6, effects });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' });
    for (const text of ['um', 'um', 'dois']) await game.send({ type: 'SEND_COMMENT', text });
    expect(councilViewOf(game).comment.unsent.map(({ text }) => text)).toEqual(['um', 'dois']);
    expect(callsNamed(game, 'comment')).toEqual(['comment p1 um']);
    const progress = game.kept.at(-1) ?? null;
    const reopened = await startGame({ level: 6, input: { progress } });
    expect(callsNamed(reopened, 'comment')).toEqual(['comment p1 um', 'comment p1 dois']);
    expect(reopened.kept.at(-1)?.unsent).toEqual([]);
  });

  it.each([
    ['while its dialog is open', [], null],
    ['after its dialog has closed', [{ type: 'CLOSE_COMMENTS' }], 'A equipa já fez 50 comentários.'],
  ] as const)('gives the text of a refused comment back %s', async (_, events, notice) => {
    let refuse: (refusal: { code: string; message: string }) => void = () => {};
    const comment = () => new Promise<never>((_, no) => (refuse = no));
    const game = await startGame({ level: 6, effects: { comment } });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'SEND_COMMENT', text: 'Boa' });
    await game.send({ type: 'TYPE', text: 'E mais' }, ...events);
    refuse({ code: 'tooManyComments', message: 'A equipa já fez 50 comentários.' });
    await settlePromises();
    expect(game.kept.at(-1)).toMatchObject({ comments: { p1: 'Boa\nE mais' }, unsent: [] });
    expect(game.view().notice?.text ?? null).toBe(notice);
    expect(councilViewOf(game).comment.error).toBe(notice === null ? 'A equipa já fez 50 comentários.' : null);
  });

  it('keeps a draft for each proposal while dialogs open and close', async () => {
    const game = await startGame({
      level: 6,
      effects: { loadCouncil: async () => listOf('p1', 'p3') },
    });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'TYPE', text: 'um' });
    await game.send(
      { type: 'OPEN_COMMENTS', proposalId: 'p3' },
      { type: 'TYPE', text: 'três' },
      { type: 'CLOSE_COMMENTS' },
    );
    expect(councilViewOf(game).openComments).toBeNull();
    await game.send({ type: 'TYPE', text: 'perdido?' }, { type: 'OPEN_COMMENTS', proposalId: 'p1' });
    expect(councilViewOf(game).comment.value).toBe('um');
    expect(game.kept.at(-1)?.comments).toEqual({ p1: 'um', p3: 'três' });
  });

  it('sends no comment and no star in test mode', async () => {
    const progress = blankProgress(null, 1);
    const game = await startGame({
      input: { mode: 'test', team: null, progress },
    });
    await game.send(
      { type: 'RATE', proposalId: 'p1', stars: 3 },
      { type: 'OPEN_COMMENTS', proposalId: 'p1' },
      { type: 'SEND_COMMENT', text: 'Olá' },
    );
    expect(ownStarsOf(game, 'p1')).toBe(3);
    expect(councilViewOf(game).comment.allowed).toBe(false);
    expect([...callsNamed(game, 'rate'), ...callsNamed(game, 'comment')]).toEqual([]);
  });
});

describe('time in the council', () => {
  const lists = (game: GameHarness) => callsNamed(game, 'loadCouncil').length;

  it('the list is read again every 20 s without closing a dialog, changing the text or reporting a failure', async () => {
    let answer = () => Promise.resolve(listOf('p1'));
    const game = await startGame({ level: 6, effects: { loadCouncil: () => answer() } });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'TYPE', text: 'Gos' });
    await game.wait(19_999);
    expect(lists(game)).toBe(1);
    answer = async () => listOf('p1', 'p7');
    await game.wait(1);
    expect(lists(game)).toBe(2);
    expect(councilViewOf(game)).toMatchObject({ openComments: 'p1', comment: { value: 'Gos' }, loading: false });
    expect(councilViewOf(game).proposals.map(({ _id }) => _id)).toEqual(['p1', 'p7']);
    answer = () => Promise.reject({ code: 'databaseDown', message: 'Não.' });
    await game.wait(20_000);
    expect(lists(game)).toBe(3);
    expect(councilViewOf(game)).toMatchObject({ failure: null, proposals: [{ _id: 'p1' }, { _id: 'p7' }] });
    expect(game.view().notice).toBeNull();
  });

  it('the list is not read while the page is hidden, and at once when it is visible again', async () => {
    const game = await startGame({ level: 6 });
    await game.send({ type: 'PAGE_HIDDEN' });
    await game.wait(20_000);
    await game.wait(20_000);
    expect(lists(game)).toBe(1);
    await game.send({ type: 'PAGE_SEEN' });
    expect(lists(game)).toBe(2);
    await game.wait(20_000);
    expect(lists(game)).toBe(3);
  });

  it('a list requested earlier does not overwrite a star given meanwhile', async () => {
    const held: (() => void)[] = [];
    let calls = 0;
    const game = await startGame({
      level: 6,
      effects: {
        loadCouncil: async () => {
          calls += 1;
          if (calls > 1) await new Promise<void>((go) => held.push(go));
          return listOf('p1');
        },
        rate: () => new Promise(() => {}),
      },
    });
    await game.wait(20_000);
    await game.send({ type: 'RATE', proposalId: 'p1', stars: 4 });
    for (const go of held) go();
    await settlePromises();
    expect(ownStarsOf(game, 'p1')).toBe(4);
    await game.wait(20_000);
    expect(calls).toBe(2);
  });

  it('the second tap of a double tap is no error; a later empty comment is', async () => {
    const game = await startGame({ level: 6 });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'SEND_COMMENT', text: 'Boa' });
    await game.send({ type: 'SEND_COMMENT', text: '' });
    expect(councilViewOf(game).comment.error).toBeNull();
    await game.wait(1_500);
    await game.send({ type: 'SEND_COMMENT', text: '' });
    expect(councilViewOf(game).comment.error).toBe('Escrevam o comentário antes de enviar.');
    expect(callsNamed(game, 'comment')).toEqual(['comment p1 Boa']);
  });
});

it.each(['ic', 'dh', 'ds'] as const)('in test mode of %s the council is that of Interculturalidade', async (theme) => {
  const staff = await startGame({ input: { mode: 'test', team: null, theme } });
  expect(staff.view().info.galaxy).toBe(THEME_NAMES[theme]);
  await playTo(staff, 'council');
  expect([callsNamed(staff, 'loadCouncil'), staff.view().info.galaxy]).toEqual([
    ['loadCouncil ic'],
    'Interculturalidade',
  ]);
});

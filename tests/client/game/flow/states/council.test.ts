import { describe, expect, it, vi } from 'vitest';
import { COUNCIL_SHOWN_MAX } from '#domain/limits.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { playTo, proposalOf, RANKING, settle, TEAM, type World, world } from '../world.ts';

function council(game: World) {
  const { work } = game.view();
  if (work.kind !== 'council') throw new Error(`Not in the council: ${game.at()}`);
  return work;
}
const mine = (game: World, id: string) => council(game).proposals.find(({ _id }) => _id === id)?.stars.mine;
const listOf = (...ids: string[]) => ({ proposals: ids.map((id) => proposalOf(id)), total: ids.length });
const asked = (game: World, name: string) => game.calls.filter((call) => call.startsWith(name));

describe('the council', () => {
  it('lists proposals and marks the own one', async () => {
    const game = await world({ level: 6 });
    expect(council(game).proposals.map(({ _id, own }) => [_id, own])).toEqual([
      ['p1', false],
      ['p2', true],
    ]);
    expect(game.view().info.level).toBe('Conselho Galáctico');
  });

  it('keeps the rows of the list while a comment is typed, so that they are not rendered again', async () => {
    const game = await world({ level: 6 });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' });
    const [first, second] = council(game).proposals;
    await game.send({ type: 'TYPE', text: 'Gostamos' });
    expect(council(game).comment.value).toBe('Gostamos');
    expect(council(game).proposals[0]).toBe(first);
    expect(council(game).proposals[1]).toBe(second);
    await game.send({ type: 'RATE', proposalId: 'p1', stars: 4 });
    expect(council(game).proposals[0]).not.toBe(first);
  });

  it('says why a list failed, and reads it again', async () => {
    let broken = true;
    const game = await world({
      level: 6,
      effects: {
        loadCouncil: async () => {
          if (broken) throw { code: 'databaseDown', message: 'O servidor está a recuperar.' };
          return listOf('p9');
        },
      },
    });
    expect(council(game)).toMatchObject({ failure: 'O servidor está a recuperar.', loading: false, proposals: [] });
    broken = false;
    await game.send({ type: 'RETRY' });
    expect(council(game)).toMatchObject({ failure: null, proposals: [{ _id: 'p9' }] });
    broken = true;
    await game.send({ type: 'REFRESH_COUNCIL' });
    expect(council(game)).toMatchObject({ failure: 'O servidor está a recuperar.', proposals: [{ _id: 'p9' }] });
  });

  it('keeps every rating at once, though the first is still on its way', async () => {
    const game = await world({
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
    expect(council(game).proposals.map(({ stars }) => stars.mine)).toEqual([2, 3]);
  });

  it('shows a rating at once, sends one after the other and keeps the last', async () => {
    const answers: ((stars: number) => void)[] = [];
    const rate = () =>
      new Promise<{ average: number; count: number; mine: number }>((done) => {
        answers.push((stars) => done({ average: stars, count: 1, mine: stars }));
      });
    const game = await world({ level: 6, effects: { rate } });
    await game.send({ type: 'RATE', proposalId: 'p1', stars: 2 }, { type: 'RATE', proposalId: 'p1', stars: 5 });
    expect(mine(game, 'p1')).toBe(5);
    expect(asked(game, 'rate')).toEqual(['rate p1 2']);
    answers[0]?.(2);
    await settle();
    expect(mine(game, 'p1')).toBe(5);
    expect(asked(game, 'rate')).toEqual(['rate p1 2', 'rate p1 5']);
    await game.send({ type: 'REFRESH_COUNCIL' });
    expect(mine(game, 'p1')).toBe(5);
    answers[1]?.(5);
    await settle();
    expect(council(game).proposals[0]?.stars).toEqual({ average: 5, count: 1, mine: 5 });
  });

  it('takes a refused rating back and says why', async () => {
    const message = 'Estes dados pertencem a outra conta.';
    const game = await world({ level: 6, effects: { rate: () => Promise.reject({ code: 'notYours', message }) } });
    await game.send({ type: 'RATE', proposalId: 'p1', stars: 4 });
    expect(mine(game, 'p1')).toBeNull();
    expect(game.view().notice).toEqual({ tone: 'error', text: message, canRetry: false });
    expect(council(game).failure).toBeNull();
  });

  it.each([
    ['the own proposal', 'p2', 4],
    ['an unknown one', 'p3', 4],
    ['no star', 'p1', 0],
    ['six stars', 'p1', 6],
    ['half a star', 'p1', 2.5],
  ])('does not rate %s', async (_, proposalId, stars) => {
    const game = await world({ level: 6 });
    await game.send({ type: 'RATE', proposalId, stars });
    expect(asked(game, 'rate')).toEqual([]);
    expect(mine(game, proposalId) ?? null).toBeNull();
  });

  it('sends a comment once it has words, and keeps it until it has arrived', async () => {
    let arrive: (comment: { _id: string; name: string; comment: string; at: number }) => void = () => {};
    const comment = () => new Promise<Parameters<typeof arrive>[0]>((done) => (arrive = done));
    const game = await world({ level: 6, effects: { comment } });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'SEND_COMMENT', text: '  ' });
    expect(council(game).comment.error).toBe('Escrevam o comentário antes de enviar.');
    await game.send({ type: 'SEND_COMMENT', text: ' Boa ideia ' });
    expect(council(game).comment).toEqual({ value: '', error: null, unsent: ['Boa ideia'], allowed: true });
    expect(game.kept.at(-1)).toMatchObject({ comments: {}, unsent: [{ proposalId: 'p1', text: 'Boa ideia' }] });
    arrive({ _id: 'c1', name: TEAM.name, comment: 'Boa ideia', at: 1 });
    await settle();
    expect(asked(game, 'comment')).toEqual(['comment p1 Boa ideia']);
    expect(council(game).comment.unsent).toEqual([]);
    expect(council(game).proposals[0]?.teamProposal.comments).toHaveLength(1);
    expect(game.kept.at(-1)).toMatchObject({ comments: {}, unsent: [] });
  });

  it('sends one after the other, the same words once, and goes on with them after a reload', async () => {
    const effects = { comment: () => new Promise<never>(() => {}) };
    const game = await world({ level: 6, effects });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' });
    for (const text of ['um', 'um', 'dois']) await game.send({ type: 'SEND_COMMENT', text });
    expect(council(game).comment.unsent).toEqual(['um', 'dois']);
    expect(asked(game, 'comment')).toEqual(['comment p1 um']);
    const progress = game.kept.at(-1) ?? null;
    const reopened = await world({ level: 6, input: { progress } });
    expect(asked(reopened, 'comment')).toEqual(['comment p1 um', 'comment p1 dois']);
    expect(reopened.kept.at(-1)?.unsent).toEqual([]);
  });

  it.each([
    ['while its window is open', [], null],
    ['after its window has closed', [{ type: 'CLOSE_COMMENTS' }], 'A equipa já fez 50 comentários.'],
  ] as const)('gives the words of a refused comment back %s', async (_, events, notice) => {
    let refuse: (refusal: { code: string; message: string }) => void = () => {};
    const comment = () => new Promise<never>((_, no) => (refuse = no));
    const game = await world({ level: 6, effects: { comment } });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'SEND_COMMENT', text: 'Boa' });
    await game.send({ type: 'TYPE', text: 'E mais' }, ...events);
    refuse({ code: 'tooManyComments', message: 'A equipa já fez 50 comentários.' });
    await settle();
    expect(game.kept.at(-1)).toMatchObject({ comments: { p1: 'Boa\nE mais' }, unsent: [] });
    expect(game.view().notice?.text ?? null).toBe(notice);
    expect(council(game).comment.error).toBe(notice === null ? 'A equipa já fez 50 comentários.' : null);
  });

  it('keeps a draft of each proposal while windows open and close', async () => {
    const game = await world({
      level: 6,
      effects: { loadCouncil: async () => listOf('p1', 'p3') },
    });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'TYPE', text: 'um' });
    await game.send(
      { type: 'OPEN_COMMENTS', proposalId: 'p3' },
      { type: 'TYPE', text: 'três' },
      { type: 'CLOSE_COMMENTS' },
    );
    expect(council(game).openComments).toBeNull();
    await game.send({ type: 'TYPE', text: 'perdido?' }, { type: 'OPEN_COMMENTS', proposalId: 'p1' });
    expect(council(game).comment.value).toBe('um');
    expect(game.kept.at(-1)?.comments).toEqual({ p1: 'um', p3: 'três' });
  });

  it('skips comments and sends no star in test mode', async () => {
    const progress = {
      part: null,
      tutorialStep: 0,
      ship: 1,
      shipView: 1,
      quiz: [],
      texts: [],
      files: [],
      step: 0,
      typed: '',
      comments: {},
      unsent: [],
    } as const;
    const game = await world({
      input: { mode: 'test', team: null, progress: { ...progress, quiz: [], texts: [], files: [], unsent: [] } },
    });
    await game.send(
      { type: 'RATE', proposalId: 'p1', stars: 3 },
      { type: 'OPEN_COMMENTS', proposalId: 'p1' },
      { type: 'SEND_COMMENT', text: 'Olá' },
    );
    expect(mine(game, 'p1')).toBe(3);
    expect(council(game).comment.allowed).toBe(false);
    expect([...asked(game, 'rate'), ...asked(game, 'comment')]).toEqual([]);
  });
});

describe('time in the council', () => {
  const lists = (game: World) => asked(game, 'loadCouncil').length;

  it('the list is read again every 20 s, quietly: what is open and typed stays, a failure is no news', async () => {
    let answer = () => Promise.resolve(listOf('p1'));
    const game = await world({ level: 6, effects: { loadCouncil: () => answer() } });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'TYPE', text: 'Gos' });
    await game.wait(19_999);
    expect(lists(game)).toBe(1);
    answer = async () => listOf('p1', 'p7');
    await game.wait(1);
    expect(lists(game)).toBe(2);
    expect(council(game)).toMatchObject({ openComments: 'p1', comment: { value: 'Gos' }, loading: false });
    expect(council(game).proposals.map(({ _id }) => _id)).toEqual(['p1', 'p7']);
    answer = () => Promise.reject({ code: 'databaseDown', message: 'Não.' });
    await game.wait(20_000);
    expect(lists(game)).toBe(3);
    expect(council(game)).toMatchObject({ failure: null, proposals: [{ _id: 'p1' }, { _id: 'p7' }] });
    expect(game.view().notice).toBeNull();
  });

  it('rests while nobody looks, and is read at once when somebody comes back', async () => {
    const game = await world({ level: 6 });
    await game.send({ type: 'PAGE_HIDDEN' });
    await game.wait(20_000);
    await game.wait(20_000);
    expect(lists(game)).toBe(1);
    await game.send({ type: 'PAGE_SEEN' });
    expect(lists(game)).toBe(2);
    await game.wait(20_000);
    expect(lists(game)).toBe(3);
  });

  it('an older list does not cover a star that was given meanwhile', async () => {
    const held: (() => void)[] = [];
    let calls = 0;
    const game = await world({
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
    await settle();
    expect(mine(game, 'p1')).toBe(4);
    await game.wait(20_000);
    expect(calls).toBe(2);
  });

  it('the second tap of a double tap is no empty comment; later an empty one is', async () => {
    const game = await world({ level: 6 });
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, { type: 'SEND_COMMENT', text: 'Boa' });
    await game.send({ type: 'SEND_COMMENT', text: '' });
    expect(council(game).comment.error).toBeNull();
    await game.wait(1_500);
    await game.send({ type: 'SEND_COMMENT', text: '' });
    expect(council(game).comment.error).toBe('Escrevam o comentário antes de enviar.');
    expect(asked(game, 'comment')).toEqual(['comment p1 Boa']);
  });
});

describe('reporting a comment', () => {
  const others = { _id: 'c1', name: 'Cometas', comment: 'Mmm', at: 0 };
  const own = { ...others, _id: 'c2', mine: true as const };
  const talked = { ...proposalOf('p1'), teamProposal: { comments: [others, own] } };
  const OPEN = { type: 'OPEN_COMMENTS', proposalId: 'p1' } as const;
  const REPORT = { type: 'REPORT_COMMENT', commentId: 'c1' } as const;
  const loadCouncil = async () => ({ proposals: [talked], total: 1 });
  const marks = (game: World) => council(game).proposals[0]?.teamProposal.comments.map(({ reported }) => reported);

  it('goes once, and stays marked', async () => {
    const game = await world({ level: 6, effects: { loadCouncil } });
    await game.send(OPEN, REPORT);
    expect(marks(game)).toEqual([true, undefined]);
    await game.send(REPORT);
    expect(asked(game, 'report')).toEqual(['report c1']);
    expect(council(game).report).toEqual({
      commentId: null,
      proposalId: null,
      error: null,
      sending: false,
      allowed: true,
    });
  });

  it('is not for the own ones, nor where nothing is open', async () => {
    const game = await world({ level: 6, effects: { loadCouncil } });
    await game.send(REPORT, OPEN, { type: 'REPORT_COMMENT', commentId: 'c2' });
    expect(asked(game, 'report')).toEqual([]);
  });

  it('says beside the comment why it was refused, and can be tried again', async () => {
    let broken = true;
    const report = async () => {
      if (broken) throw { code: 'offline', message: 'Sem ligação.' };
    };
    const game = await world({ level: 6, effects: { loadCouncil, report } });
    await game.send(OPEN, REPORT);
    expect(council(game).report).toMatchObject({ commentId: 'c1', error: 'Sem ligação.', sending: false });
    expect(marks(game)).toEqual([undefined, undefined]);
    broken = false;
    await game.send(REPORT);
    expect(marks(game)).toEqual([true, undefined]);
  });

  it('a comment just sent is the own one: it cannot be reported', async () => {
    const game = await world({ level: 6, effects: { loadCouncil } });
    await game.send(OPEN, { type: 'SEND_COMMENT', text: 'Boa' });
    expect(council(game).proposals[0]?.teamProposal.comments.at(-1)).toMatchObject({ mine: true });
  });
});

describe('reporting a proposal', () => {
  const REPORT = { type: 'REPORT_PROPOSAL', proposalId: 'p1' } as const;

  it('goes once, and stays marked', async () => {
    const game = await world({ level: 6 });
    await game.send(REPORT);
    expect(council(game).proposals[0]).toMatchObject({ _id: 'p1', reported: true });
    await game.send(REPORT);
    expect(asked(game, 'report')).toEqual(['report p1']);
  });

  it('is not for the own one', async () => {
    const game = await world({ level: 6 });
    await game.send({ type: 'REPORT_PROPOSAL', proposalId: 'p2' });
    expect(asked(game, 'report')).toEqual([]);
  });

  it('says why it was refused', async () => {
    const report = async () => {
      throw { code: 'offline', message: 'Sem ligação.' };
    };
    const game = await world({ level: 6, effects: { report } });
    await game.send(REPORT);
    expect(council(game).report).toMatchObject({ proposalId: 'p1', commentId: null, error: 'Sem ligação.' });
    expect(council(game).proposals[0]?.reported).toBeUndefined();
  });
});

describe('a proposal that is withdrawn', () => {
  const WITHDRAWN = { type: 'WITHDRAWN', proposalIds: ['p1', 'p2'] } as const;
  const ids = (game: World) => council(game).proposals.map(({ _id }) => _id);
  const never = new Promise<never>(() => {});

  it('leaves the list at once, whatever is on its way, and its window closes with a word about it', async () => {
    let lists = 0;
    const loadCouncil = async () => {
      lists += 1;
      return lists === 1
        ? { proposals: [proposalOf('p1'), proposalOf('p2', TEAM._id), proposalOf('p3')], total: 3 }
        : never;
    };
    const game = await world({ level: 6, effects: { loadCouncil, rate: () => never } });
    await game.send(
      { type: 'RATE', proposalId: 'p3', stars: 4 },
      { type: 'OPEN_COMMENTS', proposalId: 'p1' },
      WITHDRAWN,
    );
    expect(ids(game)).toEqual(['p2', 'p3']);
    expect(council(game).openComments).toBeNull();
    expect(game.view().notice?.text).toBe('A proposta que estavam a ver saiu do Conselho.');
    expect(lists).toBe(2);
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p3' });
    expect(game.view().notice).toBeNull();
  });

  it('leaves what a search has found too', async () => {
    const game = await world({ level: 6 });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' });
    expect(ids(game)).toEqual(['p9']);
    await game.send({ type: 'WITHDRAWN', proposalIds: ['p9'] });
    expect(ids(game)).toEqual([]);
  });

  it('of the own team stays, and is read anew to say how it stands', async () => {
    let state: 'hidden' | undefined;
    const loadCouncil = async () => ({
      proposals: [{ ...proposalOf('p2', TEAM._id), ...(state && { state }) }],
      total: 1,
    });
    const game = await world({ level: 6, effects: { loadCouncil } });
    state = 'hidden';
    await game.send(WITHDRAWN);
    expect(council(game).proposals).toMatchObject([{ _id: 'p2', state: 'hidden' }]);
    const before = asked(game, 'loadCouncil').length;
    await game.send(WITHDRAWN);
    expect(asked(game, 'loadCouncil').length).toBe(before);
  });

  it('does not come back with a list that was asked for before', async () => {
    const answers: (() => void)[] = [];
    const loadCouncil = () =>
      new Promise<{ proposals: ReturnType<typeof proposalOf>[]; total: number }>((done) => {
        const proposals = answers.length < 2 ? [proposalOf('p1'), proposalOf('p3')] : [proposalOf('p3')];
        answers.push(() => done({ proposals, total: proposals.length }));
      });
    const game = await world({ level: 6, effects: { loadCouncil } });
    answers[0]?.();
    await settle();
    await game.send({ type: 'PAGE_SEEN' });
    await game.send({ type: 'WITHDRAWN', proposalIds: ['p1'] });
    answers[1]?.();
    await settle();
    expect(ids(game)).toEqual(['p3']);
    answers[2]?.();
    await settle();
    expect(ids(game)).toEqual(['p3']);
  });
});

describe('more proposals withdrawn than are told', () => {
  const ids = (game: World) => council(game).proposals.map(({ _id }) => _id);

  it('are gone once the list, its further pages and what was found are read anew', async () => {
    let gone: readonly string[] = [];
    const isThere = ({ _id }: { _id: string }) => !gone.includes(_id);
    const first = Array.from({ length: COUNCIL_SHOWN_MAX }, (_, index) => proposalOf(`p${index}`));
    const all = [...first, proposalOf('further')];
    const loadCouncil = async () => ({ proposals: first.filter(isThere), total: 200 });
    const loadMore = async () => ({ proposals: all.filter(isThere), total: 200 });
    const searchCouncil = async () => ({
      proposals: [proposalOf('p9'), proposalOf('found')].filter(isThere),
      more: false,
    });
    const game = await world({ level: 6, effects: { loadCouncil, loadMore, searchCouncil } });
    await game.send({ type: 'LOAD_MORE' });
    expect(ids(game)).toContain('further');
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' });
    expect(ids(game)).toEqual(['p9', 'found']);
    gone = ['p3', 'further', 'found'];
    await game.send({ type: 'MANY_WITHDRAWN' });
    expect(ids(game)).toEqual(['p9']);
    await game.send({ type: 'SEARCH_COUNCIL', words: '' });
    expect(ids(game)).toEqual(first.filter(isThere).map(({ _id }) => _id));
  });

  it('are not brought back by a list that was asked for before', async () => {
    const answers: ((ids: readonly string[]) => void)[] = [];
    const loadCouncil = () =>
      new Promise<{ proposals: ReturnType<typeof proposalOf>[]; total: number }>((done) => {
        answers.push((told) => done({ proposals: told.map((id) => proposalOf(id)), total: told.length }));
      });
    const game = await world({ level: 6, effects: { loadCouncil } });
    await game.send({ type: 'MANY_WITHDRAWN' });
    answers[0]?.(['p1', 'p3']);
    answers[1]?.(['p3']);
    await settle();
    expect(ids(game)).toEqual(['p3']);
    await game.send({ type: 'PAGE_SEEN' }, { type: 'MANY_WITHDRAWN' });
    answers[2]?.(['p3', 'p4']);
    answers[3]?.(['p4']);
    await settle();
    expect(ids(game)).toEqual(['p4']);
  });
});

describe('a search of the council', () => {
  const many = Array.from({ length: COUNCIL_SHOWN_MAX }, (_, index) => proposalOf(`p${index}`));
  const loadCouncil = async () => ({ proposals: many, total: COUNCIL_SHOWN_MAX + 1 });
  const shown = (game: World) => council(game).proposals.map(({ _id }) => _id);

  it('is offered where the list is not all, and brings what the server finds in its place', async () => {
    const game = await world({ level: 6, effects: { loadCouncil } });
    expect(council(game).search).toEqual({ isSearching: false, found: null, error: null });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' });
    expect(asked(game, 'searchCouncil')).toEqual(['searchCouncil rampa']);
    expect(council(game).search?.found).toMatchObject({ words: 'rampa', more: true });
    expect(shown(game)).toEqual(['p9']);
    await game.send({ type: 'RATE', proposalId: 'p9', stars: 5 });
    expect([asked(game, 'rate'), mine(game, 'p9')]).toEqual([['rate p9 5'], 5]);
    await game.send({ type: 'SEARCH_COUNCIL', words: '' });
    expect(council(game).search?.found).toBeNull();
    expect(shown(game)).toHaveLength(COUNCIL_SHOWN_MAX);
    expect(asked(game, 'searchCouncil')).toHaveLength(1);
  });

  it('reads nothing else anew, and leaves further pages on their way', async () => {
    const lists = vi.fn(loadCouncil);
    const loadMore = vi.fn(() => new Promise<never>(() => {}));
    const game = await world({ level: 6, effects: { loadCouncil: lists, loadMore } });
    await game.send({ type: 'LOAD_MORE' });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'horta' });
    expect(asked(game, 'searchCouncil')).toEqual(['searchCouncil rampa', 'searchCouncil horta']);
    expect([lists.mock.calls.length, loadMore.mock.calls.length]).toEqual([1, 1]);
    await game.send({ type: 'SEARCH_COUNCIL', words: '' });
    expect(council(game).extent?.isGrowing).toBe(true);
  });

  it('is not offered where the list is all there is, nor to staff', async () => {
    expect(council(await world({ level: 6 })).search).toBeNull();
    const staff = await world({ input: { mode: 'test', team: null }, effects: { loadCouncil } });
    await playTo(staff, 'council');
    expect(council(staff).search).toBeNull();
  });

  it('that is asked later takes the place of the one before, however late that one answers', async () => {
    const answers: Record<string, (found: { proposals: ReturnType<typeof proposalOf>[]; more: boolean }) => void> = {};
    const searchCouncil = (words: string) =>
      new Promise<{ proposals: ReturnType<typeof proposalOf>[]; more: boolean }>((resolve) => {
        answers[words] = resolve;
      });
    const game = await world({ level: 6, effects: { loadCouncil, searchCouncil } });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' });
    expect(council(game).search?.isSearching).toBe(true);
    await game.send({ type: 'SEARCH_COUNCIL', words: 'horta' });
    answers.horta?.({ proposals: [proposalOf('h')], more: false });
    answers.rampa?.({ proposals: [proposalOf('r')], more: false });
    await settle();
    expect([shown(game), council(game).search?.found?.words]).toEqual([['h'], 'horta']);
  });

  it('that fails says why, and leaves the list in sight', async () => {
    const searchCouncil = () => Promise.reject({ code: 'databaseDown', message: 'O servidor está a recuperar.' });
    const game = await world({ level: 6, effects: { loadCouncil, searchCouncil } });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' });
    expect(council(game).search).toEqual({ isSearching: false, found: null, error: 'O servidor está a recuperar.' });
    expect(shown(game)).toHaveLength(COUNCIL_SHOWN_MAX);
  });
});

describe('the ranking', () => {
  const OPENED = { type: 'RANKING_OPENED', scope: 'class' } as const;
  const ranking = (game: World) => council(game).ranking;

  it('is not there, and not asked for, until the teacher opens it', async () => {
    const game = await world({ level: 6 });
    await game.send({ type: 'OPEN_RANKING' });
    expect([ranking(game), asked(game, 'loadRanking')]).toEqual([null, []]);
  });

  it('is read when the team opens it, and read anew each time', async () => {
    const game = await world({ level: 6 });
    await game.send(OPENED);
    expect(ranking(game)).toEqual({ isShown: false, isLoading: false, places: null, failure: null });
    await game.send({ type: 'OPEN_RANKING' });
    expect(ranking(game)).toEqual({ isShown: true, isLoading: false, places: RANKING, failure: null });
    await game.send({ type: 'CLOSE_RANKING' }, { type: 'OPEN_RANKING' });
    expect(asked(game, 'loadRanking')).toHaveLength(2);
  });

  it('is remembered from before the team came to the council', async () => {
    const game = await world({ level: 5 });
    await game.send(OPENED);
    await playTo(game, 'council');
    expect(ranking(game)).not.toBeNull();
  });

  it('goes as soon as the teacher closes it, and is read anew where it is opened wider', async () => {
    const game = await world({ level: 6 });
    await game.send(OPENED, { type: 'OPEN_RANKING' }, { type: 'RANKING_OPENED', scope: 'school' });
    expect([asked(game, 'loadRanking').length, ranking(game)?.isShown]).toEqual([2, true]);
    await game.send({ type: 'RANKING_OPENED', scope: null });
    expect(ranking(game)).toBeNull();
    await game.send(OPENED);
    expect(ranking(game)?.isShown).toBe(false);
  });

  it('that cannot be read says why, and can be asked for again', async () => {
    const loadRanking = () => Promise.reject({ code: 'rankingClosed', message: 'Ainda não.' });
    const game = await world({ level: 6, effects: { loadRanking } });
    await game.send(OPENED, { type: 'OPEN_RANKING' });
    expect(ranking(game)).toMatchObject({ isShown: true, failure: 'Ainda não.', places: null });
    await game.send({ type: 'OPEN_RANKING' });
    expect(asked(game, 'loadRanking')).toHaveLength(2);
  });

  it('is nothing for staff in test mode', async () => {
    const staff = await world({ input: { mode: 'test', team: null } });
    await playTo(staff, 'council');
    await staff.send(OPENED);
    expect(ranking(staff)).toBeNull();
  });
});

describe('more proposals', () => {
  const first = Array.from({ length: COUNCIL_SHOWN_MAX }, (_, n) => `p${n}`);
  const loadCouncil = async () => ({ ...listOf(...first), total: 62 });
  const loadMore = async ({ page }: { page: number }) => ({
    ...(page === 0 ? listOf(...first) : listOf('p60', 'p61')),
    total: 62,
  });
  const extent = (game: World) => council(game).extent;

  it('are counted, and brought below the list until all are there', async () => {
    const game = await world({ level: 6, effects: { loadCouncil, loadMore } });
    expect(extent(game)).toEqual({ shown: 60, total: 62, canGrow: true, isGrowing: false, error: null });
    await game.send({ type: 'LOAD_MORE' });
    // The first page brought nothing that was not there.
    expect(asked(game, 'loadMore')).toEqual(['loadMore ic 0', 'loadMore ic 1']);
    expect(extent(game)).toMatchObject({ shown: 62, total: 62, canGrow: false });
    expect(council(game).proposals.at(-1)?._id).toBe('p61');
    await game.send({ type: 'LOAD_MORE' });
    expect(asked(game, 'loadMore')).toHaveLength(2);
  });

  it('are rated and commented like the others, and stay when the list is read again', async () => {
    const game = await world({ level: 6, effects: { loadCouncil, loadMore } });
    await game.send({ type: 'LOAD_MORE' }, { type: 'RATE', proposalId: 'p61', stars: 5 });
    expect([asked(game, 'rate'), mine(game, 'p61')]).toEqual([['rate p61 5'], 5]);
    await game.wait(20_000);
    expect(extent(game)?.shown).toBe(62);
  });

  it('that do not come say why, and can be asked for again', async () => {
    let broken = true;
    const game = await world({
      level: 6,
      effects: {
        loadCouncil,
        loadMore: (wanted) =>
          broken ? Promise.reject({ code: 'databaseDown', message: 'A recuperar.' }) : loadMore(wanted),
      },
    });
    await game.send({ type: 'LOAD_MORE' });
    expect(extent(game)).toMatchObject({ error: 'A recuperar.', shown: 60, canGrow: true });
    broken = false;
    await game.send({ type: 'LOAD_MORE' });
    expect(extent(game)).toMatchObject({ error: null, shown: 62 });
  });

  it('are not counted while a search is shown, and not asked for then', async () => {
    const game = await world({ level: 6, effects: { loadCouncil, loadMore } });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' }, { type: 'LOAD_MORE' });
    expect([extent(game), asked(game, 'loadMore')]).toEqual([null, []]);
  });

  it('are there for staff in test mode too', async () => {
    const staff = await world({ input: { mode: 'test', team: null, theme: 'ds' }, effects: { loadCouncil, loadMore } });
    await playTo(staff, 'council');
    await staff.send({ type: 'LOAD_MORE' });
    expect(asked(staff, 'loadMore')).toEqual(['loadMore ic 0', 'loadMore ic 1']);
  });
});

it.each(['ic', 'dh', 'ds'] as const)(
  'in test mode of %s the council says that it is of Interculturalidade',
  async (theme) => {
    const staff = await world({ input: { mode: 'test', team: null, theme } });
    expect(staff.view().info.galaxy).toBe(THEME_NAMES[theme]);
    await playTo(staff, 'council');
    expect([asked(staff, 'loadCouncil'), staff.view().info.galaxy]).toEqual([['loadCouncil ic'], 'Interculturalidade']);
  },
);

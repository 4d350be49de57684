import { describe, expect, it } from 'vitest';
import { COUNCIL_SHOWN_MAX } from '#domain/limits.ts';
import { callsNamed, councilViewOf } from '../councilHarness.ts';
import { type GameHarness, proposalOf, settlePromises, startGame, TEAM } from '../gameHarness.ts';

describe('reporting a comment', () => {
  const others = { _id: 'c1', name: 'Cometas', comment: 'Mmm', at: 0 };
  const own = { ...others, _id: 'c2', mine: true as const };
  const talked = { ...proposalOf('p1'), teamProposal: { comments: [others, own] } };
  const OPEN = { type: 'OPEN_COMMENTS', proposalId: 'p1' } as const;
  const REPORT = { type: 'REPORT_COMMENT', commentId: 'c1' } as const;
  const loadCouncil = async () => ({ proposals: [talked], total: 1 });
  const marks = (game: GameHarness) =>
    councilViewOf(game).proposals[0]?.teamProposal.comments.map(({ reported }) => reported);

  it('is sent once, and stays marked', async () => {
    const game = await startGame({ level: 6, effects: { loadCouncil } });
    await game.send(OPEN, REPORT);
    expect(marks(game)).toEqual([true, undefined]);
    await game.send(REPORT);
    expect(callsNamed(game, 'report')).toEqual(['report c1']);
    expect(councilViewOf(game).report).toEqual({
      commentId: null,
      proposalId: null,
      error: null,
      sending: false,
      allowed: true,
    });
  });

  it('does not exist for own comments, nor without an open dialog', async () => {
    const game = await startGame({ level: 6, effects: { loadCouncil } });
    await game.send(REPORT, OPEN, { type: 'REPORT_COMMENT', commentId: 'c2' });
    expect(callsNamed(game, 'report')).toEqual([]);
  });

  it('shows the error beside the comment, and can be retried', async () => {
    let broken = true;
    const report = async () => {
      if (broken) throw { code: 'offline', message: 'Sem ligação.' };
    };
    const game = await startGame({ level: 6, effects: { loadCouncil, report } });
    await game.send(OPEN, REPORT);
    expect(councilViewOf(game).report).toMatchObject({ commentId: 'c1', error: 'Sem ligação.', sending: false });
    expect(marks(game)).toEqual([undefined, undefined]);
    broken = false;
    await game.send(REPORT);
    expect(marks(game)).toEqual([true, undefined]);
  });

  it('does not exist for a comment just sent, which is marked as own', async () => {
    const game = await startGame({ level: 6, effects: { loadCouncil } });
    await game.send(OPEN, { type: 'SEND_COMMENT', text: 'Boa' });
    expect(councilViewOf(game).proposals[0]?.teamProposal.comments.at(-1)).toMatchObject({ mine: true });
  });
});

describe('reporting a proposal', () => {
  const REPORT = { type: 'REPORT_PROPOSAL', proposalId: 'p1' } as const;

  it('is sent once, and stays marked', async () => {
    const game = await startGame({ level: 6 });
    await game.send(REPORT);
    expect(councilViewOf(game).proposals[0]).toMatchObject({ _id: 'p1', reported: true });
    await game.send(REPORT);
    expect(callsNamed(game, 'report')).toEqual(['report p1']);
  });

  it('does not exist for the own proposal', async () => {
    const game = await startGame({ level: 6 });
    await game.send({ type: 'REPORT_PROPOSAL', proposalId: 'p2' });
    expect(callsNamed(game, 'report')).toEqual([]);
  });

  it('shows why it was refused', async () => {
    const report = async () => {
      throw { code: 'offline', message: 'Sem ligação.' };
    };
    const game = await startGame({ level: 6, effects: { report } });
    await game.send(REPORT);
    expect(councilViewOf(game).report).toMatchObject({ proposalId: 'p1', commentId: null, error: 'Sem ligação.' });
    expect(councilViewOf(game).proposals[0]?.reported).toBeUndefined();
  });
});

describe('a withdrawn proposal', () => {
  const WITHDRAWN = { type: 'WITHDRAWN', proposalIds: ['p1', 'p2'] } as const;
  const ids = (game: GameHarness) => councilViewOf(game).proposals.map(({ _id }) => _id);
  const never = new Promise<never>(() => {});

  it('leaves the list at once, whatever is pending, and closes its dialog with a notice', async () => {
    let lists = 0;
    const loadCouncil = async () => {
      lists += 1;
      return lists === 1
        ? { proposals: [proposalOf('p1'), proposalOf('p2', TEAM._id), proposalOf('p3')], total: 3 }
        : never;
    };
    const game = await startGame({ level: 6, effects: { loadCouncil, rate: () => never } });
    await game.send(
      { type: 'RATE', proposalId: 'p3', stars: 4 },
      { type: 'OPEN_COMMENTS', proposalId: 'p1' },
      WITHDRAWN,
    );
    expect(ids(game)).toEqual(['p2', 'p3']);
    expect(councilViewOf(game).openComments).toBeNull();
    expect(game.view().notice?.text).toBe('A proposta que estavam a ver saiu do Conselho.');
    expect(lists).toBe(2);
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p3' });
    expect(game.view().notice).toBeNull();
  });

  it('leaves the results of a search too', async () => {
    const game = await startGame({ level: 6 });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' });
    expect(ids(game)).toEqual(['p9']);
    await game.send({ type: 'WITHDRAWN', proposalIds: ['p9'] });
    expect(ids(game)).toEqual([]);
  });

  it('of the own team stays, and its status is read again', async () => {
    let state: 'hidden' | undefined;
    const loadCouncil = async () => ({
      proposals: [{ ...proposalOf('p2', TEAM._id), ...(state && { state }) }],
      total: 1,
    });
    const game = await startGame({ level: 6, effects: { loadCouncil } });
    state = 'hidden';
    await game.send(WITHDRAWN);
    expect(councilViewOf(game).proposals).toMatchObject([{ _id: 'p2', state: 'hidden' }]);
    const before = callsNamed(game, 'loadCouncil').length;
    await game.send(WITHDRAWN);
    expect(callsNamed(game, 'loadCouncil').length).toBe(before);
  });

  it('does not return with a list that was requested before', async () => {
    const answers: (() => void)[] = [];
    const loadCouncil = () =>
      new Promise<{ proposals: ReturnType<typeof proposalOf>[]; total: number }>((done) => {
        const proposals = answers.length < 2 ? [proposalOf('p1'), proposalOf('p3')] : [proposalOf('p3')];
        answers.push(() => done({ proposals, total: proposals.length }));
      });
    const game = await startGame({ level: 6, effects: { loadCouncil } });
    answers[0]?.();
    await settlePromises();
    await game.send({ type: 'PAGE_SEEN' });
    await game.send({ type: 'WITHDRAWN', proposalIds: ['p1'] });
    answers[1]?.();
    await settlePromises();
    expect(ids(game)).toEqual(['p3']);
    answers[2]?.();
    await settlePromises();
    expect(ids(game)).toEqual(['p3']);
  });
});

describe('more withdrawn proposals than the event lists', () => {
  const ids = (game: GameHarness) => councilViewOf(game).proposals.map(({ _id }) => _id);

  it('are removed when the list, its further pages and the results are read again', async () => {
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
    const game = await startGame({ level: 6, effects: { loadCouncil, loadMore, searchCouncil } });
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

  it('do not return with a list that was requested before', async () => {
    const answers: ((ids: readonly string[]) => void)[] = [];
    const loadCouncil = () =>
      new Promise<{ proposals: ReturnType<typeof proposalOf>[]; total: number }>((done) => {
        answers.push((sent) => done({ proposals: sent.map((id) => proposalOf(id)), total: sent.length }));
      });
    const game = await startGame({ level: 6, effects: { loadCouncil } });
    await game.send({ type: 'MANY_WITHDRAWN' });
    answers[0]?.(['p1', 'p3']);
    answers[1]?.(['p3']);
    await settlePromises();
    expect(ids(game)).toEqual(['p3']);
    await game.send({ type: 'PAGE_SEEN' }, { type: 'MANY_WITHDRAWN' });
    answers[2]?.(['p3', 'p4']);
    answers[3]?.(['p4']);
    await settlePromises();
    expect(ids(game)).toEqual(['p4']);
  });
});

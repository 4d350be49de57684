import { describe, expect, it, vi } from 'vitest';
import { COUNCIL_SHOWN_MAX } from '#domain/limits.ts';
import { callsNamed, councilViewOf, listOf, ownStarsOf } from '../councilHarness.ts';
import { type GameHarness, playTo, proposalOf, settlePromises, startGame } from '../gameHarness.ts';

describe('a search of the council', () => {
  const many = Array.from({ length: COUNCIL_SHOWN_MAX }, (_, index) => proposalOf(`p${index}`));
  const loadCouncil = async () => ({ proposals: many, total: COUNCIL_SHOWN_MAX + 1 });
  const shown = (game: GameHarness) => councilViewOf(game).proposals.map(({ _id }) => _id);

  it('is offered when the list is not complete, and replaces it by the results', async () => {
    const game = await startGame({ level: 6, effects: { loadCouncil } });
    expect(councilViewOf(game).search).toEqual({ isSearching: false, found: null, error: null });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' });
    expect(callsNamed(game, 'searchCouncil')).toEqual(['searchCouncil rampa']);
    expect(councilViewOf(game).search?.found).toMatchObject({ words: 'rampa', more: true });
    expect(shown(game)).toEqual(['p9']);
    await game.send({ type: 'RATE', proposalId: 'p9', stars: 5 });
    expect([callsNamed(game, 'rate'), ownStarsOf(game, 'p9')]).toEqual([['rate p9 5'], 5]);
    await game.send({ type: 'SEARCH_COUNCIL', words: '' });
    expect(councilViewOf(game).search?.found).toBeNull();
    expect(shown(game)).toHaveLength(COUNCIL_SHOWN_MAX);
    expect(callsNamed(game, 'searchCouncil')).toHaveLength(1);
  });

  it('reads nothing else again, and leaves pending pages alone', async () => {
    const lists = vi.fn(loadCouncil);
    const loadMore = vi.fn(() => new Promise<never>(() => {}));
    const game = await startGame({ level: 6, effects: { loadCouncil: lists, loadMore } });
    await game.send({ type: 'LOAD_MORE' });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'horta' });
    expect(callsNamed(game, 'searchCouncil')).toEqual(['searchCouncil rampa', 'searchCouncil horta']);
    expect([lists.mock.calls.length, loadMore.mock.calls.length]).toEqual([1, 1]);
    await game.send({ type: 'SEARCH_COUNCIL', words: '' });
    expect(councilViewOf(game).extent?.isGrowing).toBe(true);
  });

  it('is not offered when the list is complete, nor to staff', async () => {
    expect(councilViewOf(await startGame({ level: 6 })).search).toBeNull();
    const staff = await startGame({ input: { mode: 'test', team: null }, effects: { loadCouncil } });
    await playTo(staff, 'council');
    expect(councilViewOf(staff).search).toBeNull();
  });

  it('replaces an earlier search, however late that one is answered', async () => {
    const answers: Record<string, (found: { proposals: ReturnType<typeof proposalOf>[]; more: boolean }) => void> = {};
    const searchCouncil = (words: string) =>
      new Promise<{ proposals: ReturnType<typeof proposalOf>[]; more: boolean }>((resolve) => {
        answers[words] = resolve;
      });
    const game = await startGame({ level: 6, effects: { loadCouncil, searchCouncil } });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' });
    expect(councilViewOf(game).search?.isSearching).toBe(true);
    await game.send({ type: 'SEARCH_COUNCIL', words: 'horta' });
    answers.horta?.({ proposals: [proposalOf('h')], more: false });
    answers.rampa?.({ proposals: [proposalOf('r')], more: false });
    await settlePromises();
    expect([shown(game), councilViewOf(game).search?.found?.words]).toEqual([['h'], 'horta']);
  });

  it('shows why it failed, and keeps the list', async () => {
    const searchCouncil = () => Promise.reject({ code: 'databaseDown', message: 'O servidor está a recuperar.' });
    const game = await startGame({ level: 6, effects: { loadCouncil, searchCouncil } });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' });
    expect(councilViewOf(game).search).toEqual({
      isSearching: false,
      found: null,
      error: 'O servidor está a recuperar.',
    });
    expect(shown(game)).toHaveLength(COUNCIL_SHOWN_MAX);
  });
});

describe('more proposals', () => {
  const first = Array.from({ length: COUNCIL_SHOWN_MAX }, (_, n) => `p${n}`);
  const loadCouncil = async () => ({ ...listOf(...first), total: 62 });
  const loadMore = async ({ page }: { page: number }) => ({
    ...(page === 0 ? listOf(...first) : listOf('p60', 'p61')),
    total: 62,
  });
  const extent = (game: GameHarness) => councilViewOf(game).extent;

  it('are counted, and added below the list until all are loaded', async () => {
    const game = await startGame({ level: 6, effects: { loadCouncil, loadMore } });
    expect(extent(game)).toEqual({ shown: 60, total: 62, canGrow: true, isGrowing: false, error: null });
    await game.send({ type: 'LOAD_MORE' });
    // The first page has no new proposal.
    expect(callsNamed(game, 'loadMore')).toEqual(['loadMore ic 0', 'loadMore ic 1']);
    expect(extent(game)).toMatchObject({ shown: 62, total: 62, canGrow: false });
    expect(councilViewOf(game).proposals.at(-1)?._id).toBe('p61');
    await game.send({ type: 'LOAD_MORE' });
    expect(callsNamed(game, 'loadMore')).toHaveLength(2);
  });

  it('are rated and commented like the others, and stay when the list is read again', async () => {
    const game = await startGame({ level: 6, effects: { loadCouncil, loadMore } });
    await game.send({ type: 'LOAD_MORE' }, { type: 'RATE', proposalId: 'p61', stars: 5 });
    expect([callsNamed(game, 'rate'), ownStarsOf(game, 'p61')]).toEqual([['rate p61 5'], 5]);
    await game.wait(20_000);
    expect(extent(game)?.shown).toBe(62);
  });

  it('show why they failed to load, and can be requested again', async () => {
    let broken = true;
    const game = await startGame({
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

  it('are neither counted nor requested while a search is shown', async () => {
    const game = await startGame({ level: 6, effects: { loadCouncil, loadMore } });
    await game.send({ type: 'SEARCH_COUNCIL', words: 'rampa' }, { type: 'LOAD_MORE' });
    expect([extent(game), callsNamed(game, 'loadMore')]).toEqual([null, []]);
  });

  it('are loaded for staff in test mode too', async () => {
    const staff = await startGame({
      input: { mode: 'test', team: null, theme: 'ds' },
      effects: { loadCouncil, loadMore },
    });
    await playTo(staff, 'council');
    await staff.send({ type: 'LOAD_MORE' });
    expect(callsNamed(staff, 'loadMore')).toEqual(['loadMore ic 0', 'loadMore ic 1']);
  });
});

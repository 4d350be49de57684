import { describe, expect, it } from 'vitest';
import type { CouncilState } from '#client/game/flow/GameState.ts';
import {
  canGrow,
  EMPTY_COUNCIL,
  grown,
  hasMore,
  isPageKnown,
  listed,
  rated,
  ratingRefused,
  ratingSettled,
  searched,
  shownProposals,
} from '#client/game/flow/rules/council.ts';
import { COUNCIL_SHOWN_MAX } from '#domain/limits.ts';
import { proposalOf } from './gameHarness.ts';

const council: CouncilState = { ...EMPTY_COUNCIL, proposals: [proposalOf('p1'), proposalOf('p2')] };
const mine = (state: CouncilState) => state.proposals.map(({ stars }) => stars.mine);
const server = (stars: number) => ({ average: stars, count: 4, mine: stars });

describe('pending ratings', () => {
  it('show the latest, whatever the server replies to an earlier one', () => {
    const twice = rated(rated(council, 'p1', 2, true), 'p1', 5, true);
    expect(mine(ratingSettled(twice, server(2)))).toEqual([5, null]);
    expect(mine(ratingRefused(twice))).toEqual([5, null]);
    expect(mine(ratingRefused(ratingSettled(twice, server(2))))).toEqual([2, null]);
    expect(mine(ratingRefused(ratingRefused(twice)))).toEqual([null, null]);
  });

  it('fall back to the previous rating when refused, each proposal separately', () => {
    const first = ratingSettled(rated(council, 'p1', 3, true), server(3));
    const both = rated(rated(first, 'p2', 4, true), 'p1', 1, true);
    const one = ratingRefused(both);
    expect(mine(one)).toEqual([1, null]);
    expect(mine(ratingRefused(one))).toEqual([3, null]);
    expect(ratingRefused(ratingRefused(one)).ratings).toEqual([]);
  });

  it('are not queued in test mode', () => {
    const state = rated(council, 'p2', 4, false);
    expect(mine(state)).toEqual([null, 4]);
    expect(state.ratings).toEqual([]);
  });
});

const listOf = (...ids: string[]) => ({ proposals: ids.map((id) => proposalOf(id)), total: ids.length });

describe('a search', () => {
  const list = listed(EMPTY_COUNCIL, listOf('p1', 'p2'));
  const sought = { ...list, sought: 'rampa' };
  const ids = (state: CouncilState) => shownProposals(state).map(({ _id }) => _id);

  it('replaces the list, in its own order, until the list is requested', () => {
    const found = searched(sought, { proposals: [proposalOf('p9'), proposalOf('p2')], more: true });
    expect(found.found).toEqual({ words: 'rampa', ids: ['p9', 'p2'], more: true });
    expect(ids(found)).toEqual(['p9', 'p2']);
    expect(ids({ ...found, found: null })).toEqual(['p1', 'p2']);
  });

  it('stays shown when the list is read again, and shows pending stars', () => {
    const found = searched(sought, { proposals: [proposalOf('p9')], more: false });
    const again = listed(rated(found, 'p9', 4, true), listOf('p3', 'p1'));
    expect(ids(again)).toEqual(['p9']);
    expect(shownProposals(again).map(({ stars }) => stars.mine)).toEqual([4]);
    expect(ids({ ...again, found: null })).toEqual(['p3', 'p1']);
    expect(mine(ratingSettled(again, server(4)))).toEqual([null, null, 4]);
  });

  it('is offered when there are more proposals than the list shows', () => {
    const many = listOf(...Array.from({ length: COUNCIL_SHOWN_MAX }, (_, index) => `p${index}`));
    expect(hasMore(listed(EMPTY_COUNCIL, { ...many, total: COUNCIL_SHOWN_MAX + 1 }))).toBe(true);
    expect(hasMore(listed(EMPTY_COUNCIL, many))).toBe(false);
  });
});

describe('further pages of the list', () => {
  const ids = (state: CouncilState) => shownProposals(state).map(({ _id }) => _id);
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `p${from + n}`);
  const page = (from: number, to: number) => ({ ...listOf(...range(from, to)), total: 150 });

  it('are added page by page, without duplicates, until all are loaded', () => {
    let state = listed(EMPTY_COUNCIL, page(0, 63));
    expect([canGrow(state), state.nextPage]).toEqual([true, 0]);
    // The list is not the first page: it was chosen from all of them.
    state = grown(state, page(30, 90));
    expect([ids(state), state.nextPage, canGrow(state)]).toEqual([range(0, 90), 1, true]);
    state = grown(state, page(90, 150));
    expect([ids(state), canGrow(state)]).toEqual([range(0, 150), false]);
  });

  it('stay below a list that is read again, without duplicates', () => {
    const state = grown(listed(EMPTY_COUNCIL, page(0, 60)), page(60, 120));
    const again = listed(state, { ...listOf('new', ...range(0, 60)), total: 151 });
    expect(ids(again)).toEqual(['new', ...range(0, 120)]);
    expect([again.total, canGrow(again)]).toEqual([151, true]);
  });

  it('without a new proposal lead to the next page, but not past the end', () => {
    let state = listed(EMPTY_COUNCIL, page(0, 60));
    expect(isPageKnown(state, page(0, 60))).toBe(true);
    expect(isPageKnown(state, page(1, 61))).toBe(false);
    for (const nextPage of [1, 2, 3]) {
      state = grown(state, page(0, 60));
      expect(state.nextPage).toBe(nextPage);
    }
    expect([canGrow(state), isPageKnown({ ...state, nextPage: 2 }, page(0, 60))]).toEqual([false, false]);
  });

  it('are requested again where new proposals were added at the end', () => {
    let state = listed(EMPTY_COUNCIL, page(0, 60));
    for (const [from, to] of [
      [0, 60],
      [60, 120],
      [120, 150],
    ] as const)
      state = grown(state, page(from, to));
    expect(canGrow(state)).toBe(false);
    const later = listed(state, { ...page(0, 60), total: 152 });
    expect([later.nextPage, canGrow(later), ids(later)]).toEqual([2, true, range(0, 150)]);
  });

  it('are not kept for a list that shrinks when none were loaded', () => {
    expect(ids(listed(listed(EMPTY_COUNCIL, page(0, 3)), page(0, 2)))).toEqual(['p0', 'p1']);
  });

  it('show pending stars', () => {
    const state = rated(grown(listed(EMPTY_COUNCIL, page(0, 1)), page(1, 2)), 'p1', 4, true);
    expect(shownProposals(grown({ ...state, listed: ['p0'] }, page(1, 2)))[1]?.stars.mine).toBe(4);
  });
});

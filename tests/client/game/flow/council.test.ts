import { describe, expect, it } from 'vitest';
import {
  EMPTY_COUNCIL,
  hasMore,
  listed,
  rated,
  ratingRefused,
  ratingSettled,
  searched,
  shownProposals,
} from '#client/game/flow/council.ts';
import type { CouncilState } from '#client/game/flow/GameState.ts';
import { COUNCIL_SHOWN_MAX } from '#domain/limits.ts';
import { proposalOf } from './world.ts';

const council: CouncilState = { ...EMPTY_COUNCIL, proposals: [proposalOf('p1'), proposalOf('p2')] };
const mine = (state: CouncilState) => state.proposals.map(({ stars }) => stars.mine);
const server = (stars: number) => ({ average: stars, count: 4, mine: stars });

describe('ratings on their way', () => {
  it('show the latest, whatever the server answers to an earlier one', () => {
    const twice = rated(rated(council, 'p1', 2, true), 'p1', 5, true);
    expect(mine(ratingSettled(twice, server(2)))).toEqual([5, null]);
    expect(mine(ratingRefused(twice))).toEqual([5, null]);
    expect(mine(ratingRefused(ratingSettled(twice, server(2))))).toEqual([2, null]);
    expect(mine(ratingRefused(ratingRefused(twice)))).toEqual([null, null]);
  });

  it('fall back to what stood before when refused, each to its own', () => {
    const first = ratingSettled(rated(council, 'p1', 3, true), server(3));
    const both = rated(rated(first, 'p2', 4, true), 'p1', 1, true);
    const one = ratingRefused(both);
    expect(mine(one)).toEqual([1, null]);
    expect(mine(ratingRefused(one))).toEqual([3, null]);
    expect(ratingRefused(ratingRefused(one)).ratings).toEqual([]);
  });

  it('do not queue in test mode', () => {
    const state = rated(council, 'p2', 4, false);
    expect(mine(state)).toEqual([null, 4]);
    expect(state.ratings).toEqual([]);
  });
});

describe('a search', () => {
  const list = listed(EMPTY_COUNCIL, [proposalOf('p1'), proposalOf('p2')]);
  const sought = { ...list, sought: 'rampa' };
  const ids = (state: CouncilState) => shownProposals(state).map(({ _id }) => _id);

  it('is shown in the place of the list, in its own order, until the list is asked for', () => {
    const found = searched(sought, { proposals: [proposalOf('p9'), proposalOf('p2')], more: true });
    expect(found.found).toEqual({ words: 'rampa', ids: ['p9', 'p2'], more: true });
    expect(ids(found)).toEqual(['p9', 'p2']);
    expect(ids({ ...found, found: null })).toEqual(['p1', 'p2']);
  });

  it('stays in sight when the list comes anew, and shows stars on their way', () => {
    const found = searched(sought, { proposals: [proposalOf('p9')], more: false });
    const again = listed(rated(found, 'p9', 4, true), [proposalOf('p3'), proposalOf('p1')]);
    expect(ids(again)).toEqual(['p9']);
    expect(shownProposals(again).map(({ stars }) => stars.mine)).toEqual([4]);
    expect(ids({ ...again, found: null })).toEqual(['p3', 'p1']);
    expect(mine(ratingSettled(again, server(4)))).toEqual([null, null, 4]);
  });

  it('is offered where there may be more proposals than the list shows', () => {
    const many = Array.from({ length: COUNCIL_SHOWN_MAX }, (_, index) => proposalOf(`p${index}`));
    expect(hasMore(listed(EMPTY_COUNCIL, many))).toBe(true);
    expect(hasMore(listed(EMPTY_COUNCIL, many.slice(1)))).toBe(false);
  });
});

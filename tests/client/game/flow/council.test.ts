import { describe, expect, it } from 'vitest';
import { EMPTY_COUNCIL, rated, ratingRefused, ratingSettled } from '#client/game/flow/council.ts';
import type { CouncilState } from '#client/game/flow/GameState.ts';
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

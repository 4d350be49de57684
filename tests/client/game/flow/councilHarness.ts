import type { GameHarness } from './gameHarness.ts';
import { proposalOf } from './gameHarness.ts';

/** Returns the council's view; throws when the game is not in the council. */
export function councilViewOf(game: GameHarness) {
  const { work } = game.view();
  if (work.kind !== 'council') throw new Error(`Not in the council: ${game.at()}`);
  return work;
}
/** Returns the stars that this team gave to a proposal. */
export const ownStarsOf = (game: GameHarness, id: string) =>
  councilViewOf(game).proposals.find(({ _id }) => _id === id)?.stars.mine;
/** Returns a complete list as the server sends it. */
export const listOf = (...ids: string[]) => ({ proposals: ids.map((id) => proposalOf(id)), total: ids.length });
/** Returns the game's calls whose name starts with `name`. */
export const callsNamed = (game: GameHarness, name: string) => game.calls.filter((call) => call.startsWith(name));

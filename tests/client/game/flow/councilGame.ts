import type { World } from './world.ts';
import { proposalOf } from './world.ts';

/** What the council shows. */
export function council(game: World) {
  const { work } = game.view();
  if (work.kind !== 'council') throw new Error(`Not in the council: ${game.at()}`);
  return work;
}
/** The stars that this team gave. */
export const mine = (game: World, id: string) => council(game).proposals.find(({ _id }) => _id === id)?.stars.mine;
/** A list as the server sends it, whole. */
export const listOf = (...ids: string[]) => ({ proposals: ids.map((id) => proposalOf(id)), total: ids.length });
/** What the game asked the world for, by the beginning of its name. */
export const asked = (game: World, name: string) => game.calls.filter((call) => call.startsWith(name));

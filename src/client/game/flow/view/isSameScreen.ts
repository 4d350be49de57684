import type { GameView } from '../GameView.ts';

/** Returns whether both views belong to one screen: the same scene with the same step of the same work. */
export function isSameScreen(one: GameView, other: GameView): boolean {
  return one.scene === other.scene && one.mission === other.mission && stepOf(one) === stepOf(other);
}

/** The ship in the carousel is chosen on one screen. */
function stepOf({ work }: GameView): string {
  return 'number' in work && work.kind !== 'ship' ? `${work.kind} ${work.number}` : work.kind;
}

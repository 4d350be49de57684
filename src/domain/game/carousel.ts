import { SHIPS, type ShipNumber } from '../vocabulary.ts';

/** Returns the ship `delta` positions on; stops at the first and the last ship, never wraps (spec, section 5). */
export function moveShip(current: number, delta: number): ShipNumber {
  const target = Math.min(Math.max(current + delta, 0), SHIPS.length - 1);
  return SHIPS[target]?.number ?? 0;
}

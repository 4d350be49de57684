import { shipAvatar } from '#client/ui/shipAvatars.ts';
import { SHIPS, type ShipNumber } from '#domain/vocabulary.ts';

/** Returns the address of a ship's small picture. */
export function avatarOf(ship: ShipNumber): string {
  return shipAvatar(SHIPS[ship].key);
}

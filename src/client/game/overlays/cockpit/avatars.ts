import { shipAvatar } from '#client/ui/shipAvatars.ts';
import { SHIPS, type ShipNumber } from '#domain/vocabulary.ts';

/** Returns the text alternative of a ship's picture: 'Nave Caracol'. */
export function shipWords(ship: ShipNumber): string {
  return `Nave ${SHIPS[ship].name}`;
}

/** Returns the address of a ship's small picture. */
export function avatarOf(ship: ShipNumber): string {
  return shipAvatar(SHIPS[ship].key);
}

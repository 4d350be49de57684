import { SHIPS, type ShipNumber } from '#domain/vocabulary.ts';

const PICTURES = import.meta.glob<string>('../../../../../assets/ships/*-avatar.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the address of a ship's small picture. */
export function avatarOf(ship: ShipNumber): string {
  return PICTURES[`../../../../../assets/ships/${SHIPS[ship].key}-avatar.webp`] ?? '';
}

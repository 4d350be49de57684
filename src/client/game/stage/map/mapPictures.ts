import { SHIPS, type ShipNumber, type Theme } from '#domain/vocabulary.ts';
import { avatarPicture, type PictureKey, type SystemPart, systemPicture } from '../assets/bundles.ts';

/** What every map shows. */
const COMMON: readonly PictureKey[] = [
  'shared/stars',
  'shared/spark',
  'shared/glow',
  'ships/flame',
  'council/hologram',
  'map/dock',
  'map/council',
  'map/pod',
];
const PLANETS = ['p1', 'p2', 'p3', 'p4'] as const satisfies readonly SystemPart[];

/** Height of the planets' pictures by the number of solar systems: as large as they are drawn on a projector. */
const PLANET_HEIGHTS = [400, 400, 320, 256] as const;

export function planetHeight(systems: number): number {
  return PLANET_HEIGHTS[systems] ?? 256;
}

/** Returns the picture of a team's ship; a pod before it has chosen one. */
export function shipPictureOf(ship: ShipNumber | null): PictureKey {
  return ship === null ? 'map/pod' : avatarPicture(SHIPS[ship].key);
}

/** Returns the pictures that stay at their size. */
export function wholePictures(themes: readonly Theme[], ships: readonly (ShipNumber | null)[]): PictureKey[] {
  const suns = themes.map((theme) => systemPicture(theme, 'sun'));
  return [...new Set([...COMMON, ...suns, ...ships.map(shipPictureOf)])];
}

export function planetPictures(themes: readonly Theme[]): PictureKey[] {
  return themes.flatMap((theme) => PLANETS.map((part) => systemPicture(theme, part)));
}

export function nebulaPictures(themes: readonly Theme[]): PictureKey[] {
  return themes.map((theme) => systemPicture(theme, 'nebula'));
}

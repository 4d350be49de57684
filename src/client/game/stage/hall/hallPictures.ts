import type { ShipNumber } from '#domain/vocabulary.ts';
import { bundlePictures, type PictureKey } from '../assets/bundles.ts';
import { shipPictureOf } from '../map/mapPictures.ts';

/** What every hall shows beside ORBI. */
const COMMON: readonly PictureKey[] = [
  'shared/stars',
  'shared/spark',
  'shared/glow',
  'shared/star',
  'ships/flame',
  'login/nebula',
  'login/earth',
  'hall/arena',
  'hall/desk',
];

/** Returns the pictures of a hall with these ships. */
export function hallPictures(ships: readonly (ShipNumber | null)[]): PictureKey[] {
  const robot = bundlePictures('robot', { theme: 'ic', ship: 0, hull: null });
  return [...new Set([...COMMON, ...robot, ...ships.map(shipPictureOf)])];
}

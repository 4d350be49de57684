import type { Hull } from '#client/game/flow/cockpitLayout.ts';
import { SHIPS, type ShipKey, type ShipNumber, type Theme } from '#domain/vocabulary.ts';
import { FIRST_FLYBY } from '../space/flyby.ts';

/** A picture by its key in assets/manifest.json: folder and name. */
export type PictureKey = `${string}/${string}`;

const FOLDER = '../../../../../assets/';
const FILES: Record<string, string> = import.meta.glob('../../../../../assets/**/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of every picture, by key; empty for a picture that only its pack holds. */
export const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([file, address]) => [file.slice(FOLDER.length, -'.webp'.length), address]),
);

/**
 * Bundles that a scene can ask for. `hull` depends on the screen's shape, `system` and `ship` on the team; `nebula` is the sky of
 * a system without its sun and planets, `fleet` the ships around the shown one.
 */
export const SCENE_BUNDLES = [
  'sky',
  'hull',
  'robot',
  'system',
  'nebula',
  'login',
  'council',
  'ship',
  'flame',
  'fleet',
  'passing',
] as const;
export type SceneBundle = (typeof SCENE_BUNDLES)[number];

/** What the pictures depend on; `hull` is null where the screen shows no painted cockpit. */
export interface BundleOwner {
  theme: Theme;
  ship: ShipNumber;
  hull: Hull | null;
}

const FIXED = {
  sky: ['shared/stars', 'shared/glow', 'shared/spark', 'shared/streak', 'shared/star', 'shared/dust'],
  robot: [
    'robot/body',
    'robot/body-paint',
    'robot/head',
    'robot/head-paint',
    'robot/eye',
    'robot/iris',
    'robot/glint',
    'robot/shade',
    'robot/lid-upper',
    'robot/lid-lower',
    'robot/mouth',
    'shared/glow',
  ],
  login: ['login/nebula', 'login/earth'],
  council: ['council/hall', 'council/front', 'council/hologram'],
  flame: ['ships/flame', 'shared/glow'],
  // The first ship that passes the page for signing in; the others are loaded when their turn comes.
  passing: [avatarPicture(SHIPS[FIRST_FLYBY].key)],
} as const satisfies Partial<Record<SceneBundle, readonly PictureKey[]>>;

const FRAME: readonly PictureKey[] = ['hull/frame', 'hull/frame-paint'];

export function shipPicture(ship: ShipKey): PictureKey {
  return `ships/${ship}`;
}

export function avatarPicture(ship: ShipKey): PictureKey {
  return `ships/${ship}-avatar`;
}

const SYSTEM_PARTS = ['nebula', 'sun', 'p1', 'p2', 'p3', 'p4'] as const;
export type SystemPart = (typeof SYSTEM_PARTS)[number];

export function systemPicture(theme: Theme, part: SystemPart): PictureKey {
  return `${theme}/${part}`;
}

/** Returns the painted cockpit, and the part of it that takes the ship's colour. */
export function hullPictures(hull: Hull): readonly [PictureKey, PictureKey] {
  return [`hull/${hull}`, `hull/${hull}-paint`];
}

/** Returns the glass behind ORBI, which is seen through the opening of the painted cockpit. */
export function screenPicture(hull: Hull): PictureKey {
  return `hull/${hull}-screen`;
}

/** The chosen ship, its neighbours, and those that come into sight when it changes. */
const FLEET_REACH = 2;

function fleetAround(ship: ShipNumber): readonly PictureKey[] {
  return SHIPS.filter(({ number }) => Math.abs(number - ship) <= FLEET_REACH).map(({ key }) => shipPicture(key));
}

/** Returns the pictures of a bundle for one team. */
export function bundlePictures(bundle: SceneBundle, { theme, ship, hull }: BundleOwner): readonly PictureKey[] {
  if (bundle === 'ship') return [shipPicture(SHIPS[ship].key)];
  if (bundle === 'fleet') return fleetAround(ship);
  if (bundle === 'hull') return hull === null ? FRAME : [...hullPictures(hull), screenPicture(hull), ...FRAME];
  if (bundle === 'system') return SYSTEM_PARTS.map((part) => systemPicture(theme, part));
  if (bundle === 'nebula') return [systemPicture(theme, 'nebula')];
  return FIXED[bundle];
}

/** Returns the pictures of several bundles, without duplicates. */
export function picturesOf(bundles: readonly SceneBundle[], owner: BundleOwner): readonly PictureKey[] {
  return [...new Set(bundles.flatMap((bundle) => bundlePictures(bundle, owner)))];
}

/**
 * Moving pictures that are drawn much smaller than they are: they need mipmaps on the graphics card, or their edges
 * would shimmer. Mipmaps would only cost the others sharpness.
 */
const SCALED_DOWN = /^(ships\/.*-avatar|.*\/p[1-4]|map\/.*)$/;

export function isMipmapped(key: PictureKey): boolean {
  return SCALED_DOWN.test(key);
}

interface PictureSize {
  width: number;
  height: number;
}

/** Returns the bytes of one picture on the graphics card: four per pixel, and a third more for mipmaps. */
export function pictureBytes({ width, height }: PictureSize, mipmapped: boolean): number {
  return Math.ceil((width * height * 4 * (mipmapped ? 4 : 3)) / 3);
}

/**
 * Returns the bytes of a scene's pictures on the graphics card; `sizes` as in the manifest. Throws if a size is
 * missing.
 */
export function texturesBytes(keys: readonly PictureKey[], sizes: Readonly<Record<string, PictureSize>>): number {
  return [...new Set(keys)].reduce((sum, key) => {
    const size = sizes[key];
    if (!size) throw new Error(`${key} has no size`);
    return sum + pictureBytes(size, isMipmapped(key));
  }, 0);
}

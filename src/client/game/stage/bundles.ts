import { SHIPS, type ShipKey, type Theme } from '#domain/vocabulary.ts';
import dhMoon from '../../../../assets/dh/moon.webp';
import dhNebula from '../../../../assets/dh/nebula.webp';
import dhPlanet from '../../../../assets/dh/planet.webp';
import dhRinged from '../../../../assets/dh/ringed.webp';
import dsMoon from '../../../../assets/ds/moon.webp';
import dsNebula from '../../../../assets/ds/nebula.webp';
import dsPlanet from '../../../../assets/ds/planet.webp';
import dsRinged from '../../../../assets/ds/ringed.webp';
import icMoon from '../../../../assets/ic/moon.webp';
import icNebula from '../../../../assets/ic/nebula.webp';
import icPlanet from '../../../../assets/ic/planet.webp';
import icRinged from '../../../../assets/ic/ringed.webp';
import robotFaces from '../../../../assets/robot/faces.webp';
import robotOrbi from '../../../../assets/robot/orbi.webp';
import sharedCockpit from '../../../../assets/shared/cockpit.webp';
import sharedCockpitPaint from '../../../../assets/shared/cockpit-paint.webp';
import sharedGlow from '../../../../assets/shared/glow.webp';
import sharedSpark from '../../../../assets/shared/spark.webp';
import sharedStar from '../../../../assets/shared/star.webp';
import sharedStars from '../../../../assets/shared/stars.webp';
import sharedStreak from '../../../../assets/shared/streak.webp';
import sharedSun from '../../../../assets/shared/sun.webp';
import shipsAnel from '../../../../assets/ships/anel.webp';
import shipsAnelAvatar from '../../../../assets/ships/anel-avatar.webp';
import shipsBaleia from '../../../../assets/ships/baleia.webp';
import shipsBaleiaAvatar from '../../../../assets/ships/baleia-avatar.webp';
import shipsBesouro from '../../../../assets/ships/besouro.webp';
import shipsBesouroAvatar from '../../../../assets/ships/besouro-avatar.webp';
import shipsCaracol from '../../../../assets/ships/caracol.webp';
import shipsCaracolAvatar from '../../../../assets/ships/caracol-avatar.webp';
import shipsCorisco from '../../../../assets/ships/corisco.webp';
import shipsCoriscoAvatar from '../../../../assets/ships/corisco-avatar.webp';
import shipsFaisca from '../../../../assets/ships/faisca.webp';
import shipsFaiscaAvatar from '../../../../assets/ships/faisca-avatar.webp';
import shipsLibelula from '../../../../assets/ships/libelula.webp';
import shipsLibelulaAvatar from '../../../../assets/ships/libelula-avatar.webp';
import shipsManta from '../../../../assets/ships/manta.webp';
import shipsMantaAvatar from '../../../../assets/ships/manta-avatar.webp';
import shipsNuvem from '../../../../assets/ships/nuvem.webp';
import shipsNuvemAvatar from '../../../../assets/ships/nuvem-avatar.webp';
import shipsTatu from '../../../../assets/ships/tatu.webp';
import shipsTatuAvatar from '../../../../assets/ships/tatu-avatar.webp';

/** Every picture of the stage by its key in assets/manifest.json. */
export const PICTURES = {
  'shared/cockpit': sharedCockpit,
  'shared/cockpit-paint': sharedCockpitPaint,
  'shared/stars': sharedStars,
  'shared/sun': sharedSun,
  'shared/glow': sharedGlow,
  'shared/spark': sharedSpark,
  'shared/streak': sharedStreak,
  'shared/star': sharedStar,
  'robot/orbi': robotOrbi,
  'robot/faces': robotFaces,
  'ic/nebula': icNebula,
  'ic/planet': icPlanet,
  'ic/ringed': icRinged,
  'ic/moon': icMoon,
  'dh/nebula': dhNebula,
  'dh/planet': dhPlanet,
  'dh/ringed': dhRinged,
  'dh/moon': dhMoon,
  'ds/nebula': dsNebula,
  'ds/planet': dsPlanet,
  'ds/ringed': dsRinged,
  'ds/moon': dsMoon,
  'ships/faisca': shipsFaisca,
  'ships/faisca-avatar': shipsFaiscaAvatar,
  'ships/caracol': shipsCaracol,
  'ships/caracol-avatar': shipsCaracolAvatar,
  'ships/besouro': shipsBesouro,
  'ships/besouro-avatar': shipsBesouroAvatar,
  'ships/manta': shipsManta,
  'ships/manta-avatar': shipsMantaAvatar,
  'ships/anel': shipsAnel,
  'ships/anel-avatar': shipsAnelAvatar,
  'ships/nuvem': shipsNuvem,
  'ships/nuvem-avatar': shipsNuvemAvatar,
  'ships/libelula': shipsLibelula,
  'ships/libelula-avatar': shipsLibelulaAvatar,
  'ships/baleia': shipsBaleia,
  'ships/baleia-avatar': shipsBaleiaAvatar,
  'ships/corisco': shipsCorisco,
  'ships/corisco-avatar': shipsCoriscoAvatar,
  'ships/tatu': shipsTatu,
  'ships/tatu-avatar': shipsTatuAvatar,
} as const satisfies Record<string, string>;
export type PictureKey = keyof typeof PICTURES;

/** What a scene can ask for: `system` is the team's theme and `ship` the team's ship. */
export type SceneBundle = 'sky' | 'cockpit' | 'robot' | 'system' | 'ship' | 'fleet' | 'avatars';

const FIXED = {
  sky: ['shared/stars', 'shared/sun', 'shared/glow', 'shared/spark', 'shared/streak', 'shared/star'],
  cockpit: ['shared/cockpit', 'shared/cockpit-paint', 'shared/glow'],
  robot: ['robot/orbi', 'robot/faces', 'shared/glow'],
  fleet: SHIPS.map(({ key }) => shipPicture(key)),
  avatars: SHIPS.map(({ key }) => avatarPicture(key)),
} as const satisfies Partial<Record<SceneBundle, readonly PictureKey[]>>;

export function shipPicture(ship: ShipKey): PictureKey {
  return `ships/${ship}`;
}

export function avatarPicture(ship: ShipKey): PictureKey {
  return `ships/${ship}-avatar`;
}

export type SystemPart = 'nebula' | 'planet' | 'ringed' | 'moon';

export function systemPicture(theme: Theme, part: SystemPart): PictureKey {
  return `${theme}/${part}`;
}

/** The pictures of a bundle for one team. */
export function bundlePictures(bundle: SceneBundle, theme: Theme, ship: ShipKey): readonly PictureKey[] {
  if (bundle === 'ship') return [shipPicture(ship)];
  if (bundle !== 'system') return FIXED[bundle];
  return (['nebula', 'planet', 'ringed', 'moon'] as const).map((part) => systemPicture(theme, part));
}

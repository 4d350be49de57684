import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import type { WorksheetPlace } from '#domain/game/worksheets.ts';
import { SHIPS, type Ship, THEMES } from '#domain/vocabulary.ts';

const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));
/** 210 x 62 mm at 150 dpi. */
const BANNER = { width: 1240, height: 366 };
/** The robot is printed 25 mm wide. */
const ROBOT_PX = 240;
const WHITE = '#ffffff';

/** Centre and width of a picture in the banner, in px. */
interface Spot {
  x: number;
  y: number;
  width: number;
}
interface Scenery {
  planet: Spot;
  moon: Spot;
  ship: Spot;
}

/** The scenery of each of a mission's three worksheets. */
const SCENERIES: Record<WorksheetPlace['number'], Scenery> = {
  1: {
    planet: { x: 1085, y: 255, width: 430 },
    moon: { x: 745, y: 70, width: 84 },
    ship: { x: 930, y: 165, width: 330 },
  },
  2: {
    planet: { x: 850, y: 250, width: 350 },
    moon: { x: 1180, y: 265, width: 110 },
    ship: { x: 1060, y: 130, width: 330 },
  },
  3: {
    planet: { x: 1070, y: 95, width: 400 },
    moon: { x: 770, y: 95, width: 70 },
    ship: { x: 900, y: 205, width: 340 },
  },
};

/** Dark colour at the left, behind the title. */
const NIGHTS: Record<WorksheetPlace['theme'], string> = { ic: '#2B0F3A', dh: '#0D1A4A', ds: '#06303A' };

/** Returns the ship of a worksheet: the ten rotate, so that a mission's three sheets have different ones. */
export function shipOf({ theme, mission, number }: WorksheetPlace): Ship {
  const turn = THEMES.indexOf(theme) * 12 + (mission - 1) * 3 + (number - 1);
  return SHIPS[turn % SHIPS.length] ?? SHIPS[0];
}

/** Lists the source assets of a worksheet's pictures. */
export function pictureSources(place: WorksheetPlace): string[] {
  const { theme, mission } = place;
  return [
    `${theme}/nebula`,
    `${theme}/p${mission}`,
    `${theme}/p${moonOf(mission)}`,
    `ships/${shipOf(place).key}`,
    'robot/orbi',
  ].map((name) => `${ASSETS}${name}.webp`);
}

/** Makes a worksheet's pictures, by their path relative to tools/pdf. The same assets give the same bytes. */
export async function worksheetPictures(place: WorksheetPlace): Promise<Map<string, Buffer>> {
  return new Map([
    ['typst/pictures/banner.jpg', await banner(place)],
    ['typst/pictures/orbi.jpg', await robot()],
  ]);
}

/** Returns the mission of the distant planet, which is the next one. */
function moonOf(mission: number): number {
  return (mission % 4) + 1;
}

async function banner(place: WorksheetPlace): Promise<Buffer> {
  const [nebula = '', planet = '', moon = '', ship = ''] = pictureSources(place);
  const scenery = SCENERIES[place.number];
  const layers: OverlayOptions[] = [
    { input: veil(NIGHTS[place.theme]) },
    await layer(moon, scenery.moon),
    await layer(planet, scenery.planet),
    await layer(ship, scenery.ship),
  ];
  const painted = await sharp(nebula)
    .resize({ ...BANNER, fit: 'cover' })
    .composite(layers)
    .png()
    .toBuffer();
  return sharp(painted).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** Darkens the left half, so that white text has enough contrast on every nebula. */
function veil(night: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BANNER.width}" height="${BANNER.height}">` +
      `<linearGradient id="v"><stop offset="0" stop-color="${night}" stop-opacity=".9"/>` +
      `<stop offset=".45" stop-color="${night}" stop-opacity=".72"/>` +
      `<stop offset=".75" stop-color="${night}" stop-opacity="0"/></linearGradient>` +
      `<rect width="100%" height="100%" fill="url(#v)"/></svg>`,
  );
}

/** Places a picture at its spot, cropped at the banner's edge. */
async function layer(file: string, { x, y, width }: Spot): Promise<OverlayOptions> {
  const { data, info } = await sharp(readFileSync(file)).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const left = Math.round(x - info.width / 2);
  const top = Math.round(y - info.height / 2);
  const [fromX, fromY] = [Math.max(0, -left), Math.max(0, -top)];
  const seen = {
    left: fromX,
    top: fromY,
    width: Math.min(BANNER.width, left + info.width) - Math.max(0, left),
    height: Math.min(BANNER.height, top + info.height) - Math.max(0, top),
  };
  return { input: await sharp(data).extract(seen).png().toBuffer(), left: left + fromX, top: top + fromY };
}

function robot(): Promise<Buffer> {
  return sharp(`${ASSETS}robot/orbi.webp`)
    .trim()
    .resize({ width: ROBOT_PX })
    .flatten({ background: WHITE })
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import type { WorksheetPlace } from '#domain/game/worksheets.ts';
import { SHIPS, type Ship, THEMES } from '#domain/vocabulary.ts';
import { drawPose, poseOf, ROBOT_LAYERS } from './robotPoses.ts';

const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));
/** 210 x 50 mm at 150 dpi. */
const BANNER = { width: 1240, height: 295 };
const WHITE = '#ffffff';
/** Pictures are printed this much lighter than on the screen, to spare ink. */
const LIGHT = { by: 0.78, add: 56 };

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
  /** The way of the ship, an SVG path. */
  course: string;
}

/** The scenery of each of a mission's three worksheets: the title stands left of it, right of it, and above it. */
const SCENERIES: Record<WorksheetPlace['number'], Scenery> = {
  1: {
    planet: { x: 1095, y: 165, width: 270 },
    moon: { x: 745, y: 62, width: 62 },
    ship: { x: 870, y: 150, width: 240 },
    course: 'M 640 262 C 740 255 800 210 860 165 S 1010 20 1225 42',
  },
  2: {
    planet: { x: 165, y: 175, width: 270 },
    moon: { x: 420, y: 248, width: 62 },
    ship: { x: 330, y: 95, width: 220 },
    course: 'M 20 40 C 90 10 180 10 320 100 S 470 200 480 290',
  },
  3: {
    planet: { x: 1120, y: 170, width: 230 },
    moon: { x: 150, y: 236, width: 84 },
    ship: { x: 800, y: 205, width: 220 },
    course: 'M 200 240 C 360 290 600 270 790 215 S 960 150 1010 160',
  },
};

/** The colour of the ship's way. */
const LINES: Record<WorksheetPlace['theme'], string> = { ic: '#FF8A6B', dh: '#8DB2FF', ds: '#5FD0A8' };

/** Returns the ship of a worksheet: the ten rotate, so that a mission's three sheets have different ones. */
export function shipOf({ theme, mission, number }: WorksheetPlace): Ship {
  const turn = THEMES.indexOf(theme) * 12 + (mission - 1) * 3 + (number - 1);
  return SHIPS[turn % SHIPS.length] ?? SHIPS[0];
}

/** Lists the source assets of a worksheet's pictures. */
export function pictureSources(place: WorksheetPlace): string[] {
  return [...bannerSources(place), ...ROBOT_LAYERS];
}

function bannerSources(place: WorksheetPlace): string[] {
  const { theme, mission } = place;
  return [`${theme}/p${mission}`, `${theme}/p${moonOf(mission)}`, `ships/${shipOf(place).key}`].map(
    (name) => `${ASSETS}${name}.webp`,
  );
}

/** Makes a worksheet's pictures, by their path relative to tools/pdf. The same assets give the same bytes. */
export async function worksheetPictures(place: WorksheetPlace): Promise<Map<string, Buffer>> {
  return new Map([
    ['typst/pictures/banner.jpg', await banner(place)],
    ['typst/pictures/orbi.jpg', await drawPose(poseOf(place))],
  ]);
}

/** Returns the mission of the distant planet, which is the next one. */
function moonOf(mission: number): number {
  return (mission % 4) + 1;
}

async function banner(place: WorksheetPlace): Promise<Buffer> {
  const [planet = '', moon = '', ship = ''] = bannerSources(place);
  const scenery = SCENERIES[place.number];
  const layers: OverlayOptions[] = [
    { input: course(scenery, LINES[place.theme]) },
    await layer(moon, scenery.moon),
    await layer(planet, scenery.planet),
    await layer(ship, scenery.ship),
  ];
  const painted = await sharp({ create: { ...BANNER, channels: 3, background: WHITE } })
    .composite(layers)
    .png()
    .toBuffer();
  return sharp(painted).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** Draws the dotted way of the ship, and a ring around the planet. */
function course({ course: way, planet }: Scenery, color: string): Buffer {
  const { width, height } = BANNER;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="${color}">` +
      `<circle cx="${planet.x}" cy="${planet.y}" r="${planet.width * 0.62}" stroke-width="2" stroke-dasharray="2 9"/>` +
      `<path d="${way}" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 14"/></svg>`,
  );
}

/** Places a picture at its spot, cropped at the banner's edge. */
async function layer(file: string, { x, y, width }: Spot): Promise<OverlayOptions> {
  const { data, info } = await sharp(readFileSync(file))
    .resize({ width })
    .ensureAlpha()
    .linear([LIGHT.by, LIGHT.by, LIGHT.by, 1], [LIGHT.add, LIGHT.add, LIGHT.add, 0])
    .png()
    .toBuffer({ resolveWithObject: true });
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

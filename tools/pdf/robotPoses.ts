import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { WorksheetPlace } from '#domain/game/worksheets.ts';
import { MISSION_LEVELS, THEMES } from '#domain/vocabulary.ts';
import { assembleRobot, type Face } from '../art/orbi.ts';
import { pictureOf } from '../art/pack.ts';
import type { Picture } from '../art/recipe.ts';

const ASSETS = fileURLToPath(new URL('../../assets/', import.meta.url));
/** The robot is printed 25 mm wide. */
const ROBOT_PX = 240;
const WHITE = '#ffffff';
const LAYERS = ['body', 'head', 'eye', 'iris', 'glint', 'lid-lower', 'lid-upper', 'shade', 'mouth'] as const;

interface Pose {
  face: Face;
  /** What the picture shows, after 'A ORBI'. */
  alt: string;
}

const SMILE = [0.7, 0.5, 0.4, 0.5, 0.7];
const REST = [0.2, 0.26, 0.3, 0.26, 0.2];
const SPEECH = [0.3, 0.7, 1, 0.6, 0.35];
const WONDER = [0.12, 0.5, 1, 0.5, 0.12];

/** What ORBI does on paper. */
const POSES: readonly Pose[] = [
  { alt: 'a olhar em frente', face: { look: { x: 0, y: 0 }, upper: 0.06, lower: 0, bars: REST } },
  {
    alt: 'com a cabeça de lado, curiosa',
    face: { tilt: 11, look: { x: 0.6, y: -0.5 }, upper: 0, lower: 0, bars: REST },
  },
  { alt: 'a ler a página', face: { tilt: 5, look: { x: -0.2, y: 1 }, upper: 0.42, lower: 0, bars: REST } },
  { alt: 'a rir', face: { tilt: -8, look: { x: 0, y: -0.2 }, upper: 0.04, lower: 0.62, bars: SMILE } },
  {
    alt: 'a pensar, a olhar para cima',
    face: { tilt: -10, look: { x: -0.8, y: -0.9 }, upper: 0.3, lower: 0.1, bars: REST },
  },
  {
    alt: 'espantada, de olho muito aberto',
    face: { look: { x: 0, y: -0.3 }, upper: -0.04, lower: -0.02, bars: WONDER },
  },
  { alt: 'a ouvir com atenção', face: { tilt: 8, look: { x: 1, y: 0.1 }, upper: 0.36, lower: 0.12, bars: REST } },
  { alt: 'a contar uma coisa', face: { tilt: -4, look: { x: 0.5, y: 0 }, upper: 0.02, lower: 0.06, bars: SPEECH } },
  { alt: 'cansada, quase a dormir', face: { tilt: 12, look: { x: 0.3, y: 0.7 }, upper: 0.76, lower: 0.2, bars: REST } },
  {
    alt: 'orgulhosa, de cabeça levantada',
    face: { tilt: -6, look: { x: 0.7, y: -0.8 }, upper: 0.2, lower: 0.4, bars: SMILE },
  },
];

/** The source assets of every pose. */
export const ROBOT_LAYERS: readonly string[] = LAYERS.map((layer) => `${ASSETS}robot/${layer}.webp`);

/** Returns the pose of a worksheet: all of them in turn, so that those of a mission differ. */
export function poseOf({ theme, mission, number }: WorksheetPlace): Pose {
  const turn = (THEMES.indexOf(theme) * MISSION_LEVELS.length + mission - 1) * 3 + number - 1;
  return POSES[turn % POSES.length] ?? POSES[0]!;
}

/** Draws a pose on white. The same assets give the same bytes. */
export async function drawPose({ face }: Pose): Promise<Buffer> {
  const { width, height, data } = await assembleRobot(await layers(), face);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .trim()
    .resize({ width: ROBOT_PX })
    .flatten({ background: WHITE })
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function layers(): Promise<Map<string, Picture>> {
  const read = LAYERS.map(async (layer, index) => {
    const picture = await pictureOf(sharp(ROBOT_LAYERS[index]));
    return [`robot/${layer}`, picture] as const;
  });
  return new Map(await Promise.all(read));
}

import sharp, { type OverlayOptions } from 'sharp';
import { ROBOT_RIG } from '#client/game/stage/robot/robotRig.ts';
import { imageOf, pictureOf } from './pack.ts';
import type { Picture } from './recipe.ts';

const { width, height, layers, cover, lids, mouth } = ROBOT_RIG;

/** ORBI's facial expression. */
export interface Face {
  /** Turn of the head about its neck, in degrees; positive leans to the right. Default 0. */
  tilt?: number;
  /** Gaze direction, -1..1 per axis. */
  look: { x: number; y: number };
  /** Eyelids: 0 = open, 1 = shut. */
  upper: number;
  lower: number;
  /** Heights of the mouth's bars, 0..1. */
  bars: readonly number[];
}

const CALM: Face = { look: { x: 0, y: 0 }, upper: 0.1, lower: 0, bars: [0.22, 0.34, 0.44, 0.34, 0.22] };

/** Composites the robot from its layers as the game does (see robotRig.ts). */
export async function assembleRobot(
  pictures: ReadonlyMap<string, Picture | undefined>,
  face: Face = CALM,
): Promise<Picture> {
  const layer = (name: string) => {
    const picture = pictures.get(`robot/${name}`);
    if (!picture) throw new RangeError(`Falta a camada robot/${name}.`);
    return picture;
  };
  const placed = async (name: 'eye' | 'iris' | 'glint' | 'shade' | 'lid-upper' | 'lid-lower', dx = 0, dy = 0) => {
    const { x, y, ...size } = layers[name];
    return place(layer(name), x + dx, y + dy, size);
  };
  const lidAt = ({ open, shut }: { open: number; shut: number }, share: number) => open + (shut - open) * share;
  const eye = [
    await placed('eye'),
    await placed('iris', face.look.x * ROBOT_RIG.look.x, face.look.y * ROBOT_RIG.look.y),
    await placed('glint'),
    await placed('lid-lower', 0, lidAt(lids.lower, face.lower)),
    await placed('lid-upper', 0, lidAt(lids.upper, face.upper)),
  ];
  const bars = await Promise.all(
    face.bars.map((share, index) => {
      const size = { width: layers.mouth.width, height: Math.max(1, Math.round(layers.mouth.height * share)) };
      const x = mouth.x + mouth.gap * index - size.width / 2;
      return place(layer('mouth'), x, mouth.y - size.height / 2, size);
    }),
  );
  const body = { input: await png(layer('body')) };
  const behind = { input: await withinCover(eye) };
  const head = { input: await png(layer('head')) };
  const ofHead = [behind, head, await placed('shade'), ...bars];
  if (!face.tilt) return pictureOf(blank().composite([body, ...ofHead]));
  return pictureOf(blank().composite([body, { input: await turned(ofHead, face.tilt) }]));
}

/** Draws the parts of the head turned about the neck. */
async function turned(parts: readonly OverlayOptions[], degrees: number): Promise<Buffer> {
  const { neck } = ROBOT_RIG;
  const drawn = await blank()
    .composite([...parts])
    .png()
    .toBuffer();
  // sharp turns about the middle of a picture: the neck is brought there.
  const reach = Math.max(neck.x, width - neck.x, neck.y, height - neck.y);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const around = await sharp(drawn)
    .extend({
      left: reach - neck.x,
      right: reach - (width - neck.x),
      top: reach - neck.y,
      bottom: reach - (height - neck.y),
      background: clear,
    })
    .png()
    .toBuffer();
  const { data, info } = await sharp(around)
    .rotate(degrees, { background: clear })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.round(info.width / 2 - neck.x), Math.round(info.height / 2 - neck.y)];
  return sharp(data).extract({ left, top, width, height }).png().toBuffer();
}

function blank() {
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
}

function png(picture: Picture): Promise<Buffer> {
  return imageOf(picture).png().toBuffer();
}

async function place(
  picture: Picture,
  x: number,
  y: number,
  size: { width: number; height: number },
): Promise<OverlayOptions> {
  const input = await imageOf(picture).resize(size.width, size.height, { fit: 'fill' }).png().toBuffer();
  return { input, left: Math.round(x), top: Math.round(y) };
}

/** Keeps of the parts behind the head only what the head covers: a raised lid would stand out above it. */
async function withinCover(parts: readonly OverlayOptions[]): Promise<Buffer> {
  const drawn = await blank()
    .composite([...parts])
    .png()
    .toBuffer();
  const foot = height - cover.foot;
  return sharp(drawn)
    .extract({ left: 0, top: cover.top, width, height: cover.foot - cover.top })
    .extend({ top: cover.top, bottom: foot, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

import { parseHex, toLinear } from './color.ts';
import { CHANNELS, type Channels, expose } from './film.ts';
import { type Film, type Layers, NEUTRAL_PAINT, type Picture } from './recipe.ts';

const NEUTRAL = parseHex(NEUTRAL_PAINT)[0];
/** The filmic curve darkens dark colours and brightens bright ones; the tint applies the same contrast. */
const CONTRAST = 1.6;

/** Returns the tint for a mask, sRGB 0..1 per channel, that gives a ship this paint. */
export function paintTint(paint: string): Channels {
  const [red, green, blue] = parseHex(paint);
  const tint = (channel: number) => {
    const share = Math.min(1, channel / NEUTRAL);
    return share + CONTRAST * share * (1 - share) * (share - 0.5);
  };
  return [tint(red), tint(green), tint(blue)];
}

/**
 * Computes the mask that recolours a picture in NEUTRAL_PAINT to any of `paints`, drawn over it with `multiply` blending and
 * tinted with paintTint. Light that the paint does not colour (coat reflections, the cyan rim) must not change, so the mask's
 * colour and alpha are fitted, pixel by pixel, to the rendering in each paint:
 * picture(paint) = neutral * (1 - alpha + alpha * mask * tint).
 */
export function paintMask(layers: Layers, film: Film, paints: readonly string[]): Picture {
  const { width, height, surface, tint } = layers;
  const data = new Uint8Array(width * height * 4).fill(255);
  const fitted = fitterOf(paints, film);
  const fixed: Channels = [0, 0, 0];
  const painted: Channels = [0, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    const cover = surface[at + 3] ?? 0;
    const share = Math.max(tint[at] ?? 0, tint[at + 1] ?? 0, tint[at + 2] ?? 0);
    data[at + 3] = 0;
    if (cover < 0.02 || share < 1e-4) continue;
    for (const channel of CHANNELS) {
      painted[channel] = (tint[at + channel] ?? 0) / cover;
      fixed[channel] = Math.max(0, (surface[at + channel] ?? 0) / cover - painted[channel] * toLinear(NEUTRAL));
    }
    data.set(fitted(fixed, painted), at);
  }
  return { width, height, data };
}

/** Least squares over all paints: three channels of colour and one common alpha, as bytes. */
function fitterOf(paints: readonly string[], film: Film) {
  const linear = paints.map((paint) => parseHex(paint).map(toLinear));
  const tints = CHANNELS.map((channel) => paints.map((paint) => paintTint(paint)[channel]));
  const powers = tints.map((tint) => dot(tint, tint));
  const ones = paints.map(() => 1);
  const onesLeft = tints.map((tint, channel) => without(ones, tint, powers[channel] ?? 1));
  const value: Channels = [0, 0, 0];

  return (fixed: Channels, painted: Channels): [number, number, number, number] => {
    for (const channel of CHANNELS) value[channel] = fixed[channel] + painted[channel] * toLinear(NEUTRAL);
    expose(value, film);
    const neutral: Channels = [...value];
    const ratios = CHANNELS.map(() => paints.map(() => 1));
    for (const [index, paint] of linear.entries()) {
      for (const channel of CHANNELS) value[channel] = fixed[channel] + painted[channel] * (paint[channel] ?? 0);
      expose(value, film);
      for (const channel of CHANNELS) {
        const row = ratios[channel];
        if (row) row[index] = value[channel] / Math.max(neutral[channel], 1e-3);
      }
    }
    let above = 0;
    let below = 0;
    for (const channel of CHANNELS) {
      const left = onesLeft[channel] ?? ones;
      const weight = neutral[channel] ** 2;
      above += weight * dot(left, ratios[channel] ?? ones);
      below += weight * dot(left, left);
    }
    const untouched = Math.min(1, Math.max(0, above / Math.max(below, 1e-9)));
    const alpha = 1 - untouched;
    const color = (channel: number) => {
      const tint = tints[channel] ?? ones;
      const rest = (ratios[channel] ?? ones).map((ratio) => ratio - untouched);
      return dot(tint, rest) / (powers[channel] ?? 1) / Math.max(alpha, 1e-3);
    };
    return [byte(color(0)), byte(color(1)), byte(color(2)), byte(alpha)];
  };
}

/** Returns `a` without its projection on `b`. */
function without(a: readonly number[], b: readonly number[], power: number): number[] {
  const share = dot(a, b) / power;
  return a.map((value, index) => value - share * (b[index] ?? 0));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

function byte(value: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}

import { toDisplay } from './color.ts';
import type { Film, Layers, Picture } from './recipe.ts';

/** Halo light below this share of the full scale is dropped to save bytes. */
const DIMMEST_HALO = 0.008;
const LUMINANCE = [0.2126, 0.7152, 0.0722] as const;

/** Converts linear light to an 8-bit picture with straight alpha: bloom, filmic curve and grain. */
export function develop(layers: Layers, film: Film): Picture {
  const { width, height, surface, light } = layers;
  const glow = glowOf(layers, film.bloom);
  const data = new Uint8Array(width * height * 4);
  const grain = grainOf(film.grain);
  const body: Channels = [0, 0, 0];
  const halo: Channels = [0, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * 4;
    const cover = surface[at + 3] ?? 0;
    for (const channel of CHANNELS) {
      const bodiless = (light[at + channel] ?? 0) + (glow[pixel * 3 + channel] ?? 0);
      body[channel] = bodiless + (cover > 0 ? (surface[at + channel] ?? 0) / cover : 0);
      halo[channel] = bodiless;
    }
    expose(body, film);
    expose(halo, film);
    const shine = Math.max(...halo);
    const haloCover = shine > DIMMEST_HALO ? shine : 0;
    const alpha = film.opaque ? 1 : cover + (1 - cover) * haloCover;
    const noise = grain();
    for (const channel of CHANNELS) {
      const straight = (cover * body[channel] + (1 - cover) * halo[channel]) / Math.max(alpha, 1e-4);
      data[at + channel] = byte(straight + noise);
    }
    data[at + 3] = byte(alpha);
  }
  return { width, height, data };
}

export type Channels = [number, number, number];
export const CHANNELS = [0, 1, 2] as const;

/** Applies the filmic curve to linear light, in place; the result is sRGB 0..1. */
export function expose(value: Channels, { exposure, saturation }: Film): void {
  let luminance = 0;
  for (const channel of CHANNELS) {
    value[channel] = filmicCurve(value[channel] * exposure * 0.72);
    luminance += value[channel] * LUMINANCE[channel];
  }
  for (const channel of CHANNELS) {
    const saturated = luminance + (value[channel] - luminance) * saturation;
    value[channel] = toDisplay(Math.min(1, Math.max(0, saturated)));
  }
}

function filmicCurve(x: number): number {
  return Math.min(1, Math.max(0, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)));
}

/** Triangular noise with a fixed seed, so that renders are repeatable. */
function grainOf(amplitude: number): () => number {
  let seed = 1234567;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  return () => (random() + random() - 1) * amplitude;
}

function byte(value: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}

/** Returns the RGB bloom around bright areas: the sum of three blurs, narrow to wide. */
function glowOf({ width, height, surface, light }: Layers, strength: number): Float32Array {
  const count = width * height;
  const glow = new Float32Array(count * 3);
  if (strength === 0) return glow;
  const bright = new Float32Array(count * 3);
  for (let pixel = 0; pixel < count; pixel++) {
    const sum = (channel: number) => (surface[pixel * 4 + channel] ?? 0) + (light[pixel * 4 + channel] ?? 0);
    const peak = Math.max(sum(0), sum(1), sum(2));
    const share = Math.min(1, Math.max(0, (peak - 1.15) / 1.2)) * Math.min(1, 4 / peak);
    if (share > 0) for (const channel of CHANNELS) bright[pixel * 3 + channel] = sum(channel) * share;
  }
  const unit = Math.min(width, height) / 1024;
  for (const [radius, weight] of [
    [5, 0.5],
    [18, 0.35],
    [52, 0.25],
  ] as const) {
    const blurred = blur(bright, width, height, Math.max(1, Math.round(radius * unit)));
    for (let i = 0; i < glow.length; i++) glow[i] = (glow[i] ?? 0) + strength * weight * (blurred[i] ?? 0);
  }
  return glow;
}

/** Three box blurs in each direction, which approximate a Gaussian. */
function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  let from = source.slice();
  let to = new Float32Array(source.length);
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < height; row++) boxBlur(from, to, row * width, 1, width, radius);
    [from, to] = [to, from];
    for (let column = 0; column < width; column++) boxBlur(from, to, column, width, height, radius);
    [from, to] = [to, from];
  }
  return from;
}

function boxBlur(from: Float32Array, to: Float32Array, start: number, step: number, count: number, radius: number) {
  const size = radius * 2 + 1;
  for (const channel of CHANNELS) {
    const at = (i: number) => (start + i * step) * 3 + channel;
    let sum = 0;
    for (let i = 0; i <= Math.min(radius, count - 1); i++) sum += from[at(i)] ?? 0;
    for (let i = 0; i < count; i++) {
      to[at(i)] = sum / size;
      if (i + radius + 1 < count) sum += from[at(i + radius + 1)] ?? 0;
      if (i - radius >= 0) sum -= from[at(i - radius)] ?? 0;
    }
  }
}

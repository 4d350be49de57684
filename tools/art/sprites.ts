import type { Picture } from './recipe.ts';

/** Grey and coverage, 0..1 each. */
export type Ink = readonly [grey: number, cover: number];

/** Samples per pixel and axis. */
const SAMPLES = 4;

/**
 * Draws a grey picture with alpha from a formula; the game tints it.
 * @param ink called with x and y from -1 to 1 (y downwards) across the picture
 */
export function drawn(width: number, height: number, ink: (x: number, y: number) => Ink): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let light = 0;
      let cover = 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const x = ((column + ((sample % SAMPLES) + 0.5) / SAMPLES) / width) * 2 - 1;
        const y = ((row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / height) * 2 - 1;
        const [grey, part] = ink(x, y);
        light += grey * part;
        cover += part;
      }
      const at = (row * width + column) * 4;
      const grey = cover > 0 ? byte(light / cover, 0) : 255;
      data.set([grey, grey, grey, byte(cover / SAMPLES ** 2, dither(column, row))], at);
    }
  }
  return { width, height, data };
}

/** Deterministic dither of up to half an 8-bit step, which prevents banding in wide soft light. */
function dither(column: number, row: number): number {
  const wave = Math.sin(column * 127.1 + row * 311.7) * 43758.5453;
  return wave - Math.floor(wave) - 0.5;
}

function byte(value: number, offset: number): number {
  if (value <= 0 || value >= 1) return Math.round(255 * Math.min(1, Math.max(0, value)));
  return Math.min(255, Math.max(0, Math.round(255 * value + offset)));
}

function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Soft round light that ends at the picture's edge. */
export function glow(x: number, y: number): Ink {
  const distance = Math.hypot(x, y);
  const wide = Math.exp(-distance * distance * 4.2) * 0.62;
  const core = Math.exp(-distance * distance * 26) * 0.38;
  return [1, (wide + core) * smoothstep(1, 0.62, distance)];
}

/** Point of light with four fine rays. */
export function spark(x: number, y: number): Ink {
  const distance = Math.hypot(x, y);
  const core = Math.exp(-distance * distance * 60) * 1.25;
  const halo = Math.exp(-distance * distance * 9) * 0.2;
  const ray = (along: number, across: number) =>
    Math.exp(-Math.abs(across) * (26 + 90 * Math.abs(along))) * (1 - Math.abs(along)) ** 2.2;
  const light = core + halo + 0.75 * Math.max(ray(x, y), ray(y, x));
  return [1, Math.min(1, light) * smoothstep(1, 0.8, distance)];
}

/** Trail of light: its head at the right edge, fading to the left. */
export function streak(x: number, y: number): Ink {
  const along = (x + 1) / 2;
  const width = 0.12 + 0.5 * along ** 2.2;
  const body = Math.exp(-((y / width) ** 2) * 2.6) * along ** 1.9;
  return [1, body * smoothstep(1, 0.965, along) * smoothstep(1, 0.7, Math.abs(y))];
}

/** Speck out of focus: a pale disc with a slightly brighter rim. */
export function dust(x: number, y: number): Ink {
  const distance = Math.hypot(x, y);
  const disc = smoothstep(0.95, 0.5, distance);
  const rim = Math.exp(-(((distance - 0.66) / 0.12) ** 2)) * 0.14;
  return [1, Math.min(1, disc * 0.5 + rim * disc)];
}

const POINTS = 5;
const SECTOR = (2 * Math.PI) / POINTS;
const OUTER = 0.93;
const INNER = 0.47;

/** Folded paper star with ten facets, the left one of each point lit, and soft tips. */
export function paperStar(x: number, y: number): Ink {
  const cy = y - 0.06;
  const radius = Math.hypot(x, cy);
  const angle = Math.atan2(x, -cy);
  const turned = angle - Math.round(angle / SECTOR) * SECTOR;
  // The edge from a tip to the notch beside it, in the frame of the nearest tip.
  const px = radius * Math.cos(turned);
  const py = Math.abs(radius * Math.sin(turned));
  const nx = INNER * Math.cos(SECTOR / 2);
  const ny = INNER * Math.sin(SECTOR / 2);
  const length = Math.hypot(OUTER - nx, ny);
  const beyond = ((px - OUTER) * ny + py * (OUTER - nx)) / length;
  const tip = px - (OUTER - 0.07);
  const cover = smoothstep(0.012, -0.012, beyond) * smoothstep(0.02, -0.02, tip);
  const fold = smoothstep(0.03, 0, Math.min(py, 0.5 * Math.abs(beyond + 0.02)));
  const facet = turned < 0 ? 1 : 0.8;
  const lit = facet - 0.1 * (cy + radius * 0.3) * (turned < 0 ? 0.6 : 1);
  return [Math.min(1, Math.max(0.62, lit + fold * 0.08)), cover];
}

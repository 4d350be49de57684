import type { Picture } from './recipe.ts';

interface Kind {
  count: number;
  /** Radius of the body, pixels. */
  radius: number;
  /** Highest and lowest brightness, as a share of the full scale. */
  light: readonly [number, number];
  /** Length of the four rays, pixels; 0 = none. */
  rays: number;
  /** 0 = evenly spread, 1 = only in dense regions. */
  crowding: number;
}

const KINDS: readonly Kind[] = [
  { count: 3600, radius: 0.6, light: [0.7, 0.12], rays: 0, crowding: 1 },
  { count: 620, radius: 0.9, light: [0.95, 0.24], rays: 0, crowding: 0.7 },
  { count: 110, radius: 1.3, light: [1.1, 0.55], rays: 0, crowding: 0.3 },
  { count: 22, radius: 1.6, light: [1.25, 0.9], rays: 13, crowding: 0.2 },
];
/** Blue-white to warm white, linear light. */
const COOL = [0.62, 0.78, 1] as const;
const WARM = [1, 0.84, 0.66] as const;

/** Draws far stars on black, for additive blending; tiles seamlessly in both directions. */
export function farStars(width: number, height: number, seed: number): Picture {
  const random = randomOf(seed);
  const light = new Float32Array(width * height * 3);
  for (const kind of KINDS) {
    for (let placed = 0; placed < kind.count; ) {
      const [x, y] = [random(), random()];
      if (random() > 1 - kind.crowding * (1 - crowd(x, y))) continue;
      const [most, least] = kind.light;
      const bright = least + (most - least) * random() ** 2.5;
      const warmth = random();
      const color = COOL.map((cool, channel) => bright * (cool + ((WARM[channel] ?? 1) - cool) * warmth));
      splat(light, width, height, x * width, y * height, kind, color);
      placed++;
    }
  }
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const value = Math.min(1, light[pixel * 3 + channel] ?? 0);
      data[pixel * 4 + channel] = Math.round(255 * value ** (1 / 1.6));
    }
  }
  return { width, height, data };
}

/** Returns the density of stars, 0..1: one winding band with clouds, equal at opposite edges. */
function crowd(x: number, y: number): number {
  const [a, b] = [x * 2 * Math.PI, y * 2 * Math.PI];
  const band = 0.5 + 0.5 * Math.cos(b - 3 + 0.9 * Math.sin(a) + 0.4 * Math.cos(2 * a + 1));
  const cloud = 0.5 + 0.3 * Math.sin(3 * a + 1.3 + 1.4 * Math.sin(2 * b)) * Math.cos(2 * b - a + 0.7);
  const share = Math.min(1, Math.max(0, band ** 2 * (0.35 + cloud)));
  return 0.06 + 0.94 * share;
}

function splat(
  light: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  { radius, rays }: Kind,
  color: readonly number[],
): void {
  const reach = Math.ceil(Math.max(radius * 4, rays));
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const [px, py] = [Math.floor(x) + dx, Math.floor(y) + dy];
      const [ox, oy] = [px + 0.5 - x, py + 0.5 - y];
      let value = Math.exp(-(ox * ox + oy * oy) / (radius * radius));
      if (rays > 0) value += 0.5 * (ray(ox, oy, rays) + ray(oy, ox, rays)) + 0.05 * Math.exp(-Math.hypot(ox, oy) / 4);
      if (value < 0.004) continue;
      const at = (modulo(py, height) * width + modulo(px, width)) * 3;
      for (let channel = 0; channel < 3; channel++)
        light[at + channel] = (light[at + channel] ?? 0) + value * (color[channel] ?? 0);
    }
  }
}

function ray(along: number, across: number, length: number): number {
  return Math.max(0, 1 - Math.abs(along) / length) ** 2.5 * Math.exp(-across * across * 1.4);
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}

/** Seeded random numbers 0..1. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

import type { MissionLevel, Theme } from '#domain/vocabulary.ts';

/** A body in the sky: middle in shares of the area, size in units of the area (see unitOf), depth 0..1 for the parallax. */
export interface Body {
  x: number;
  y: number;
  /** Width of the whole picture; a globe fills about four fifths of it. */
  size: number;
  depth: number;
}

interface Sky {
  sun: Body;
  /** One per mission. */
  planets: Record<MissionLevel, Body>;
}

/** Each system has its own composition at the sides of the window; the middle stays quiet for the overlays. */
export const SKIES: Record<Theme, Sky> = {
  ic: {
    sun: { x: 0.12, y: 0.14, size: 1.15, depth: 0.08 },
    planets: {
      1: { x: 0.84, y: 0.27, size: 0.46, depth: 0.18 },
      2: { x: 0.13, y: 0.7, size: 0.5, depth: 0.24 },
      3: { x: 0.89, y: 0.76, size: 0.42, depth: 0.3 },
      4: { x: 0.23, y: 0.31, size: 0.34, depth: 0.12 },
    },
  },
  dh: {
    sun: { x: 0.88, y: 0.14, size: 1.1, depth: 0.08 },
    planets: {
      1: { x: 0.11, y: 0.29, size: 0.38, depth: 0.16 },
      2: { x: 0.84, y: 0.72, size: 0.6, depth: 0.24 },
      3: { x: 0.17, y: 0.76, size: 0.5, depth: 0.28 },
      4: { x: 0.785, y: 0.25, size: 0.4, depth: 0.14 },
    },
  },
  ds: {
    sun: { x: 0.25, y: 0.13, size: 1.1, depth: 0.08 },
    planets: {
      1: { x: 0.88, y: 0.25, size: 0.38, depth: 0.14 },
      2: { x: 0.12, y: 0.34, size: 0.4, depth: 0.18 },
      3: { x: 0.81, y: 0.75, size: 0.48, depth: 0.26 },
      4: { x: 0.19, y: 0.77, size: 0.48, depth: 0.3 },
    },
  },
};

/** A planet at the front: width of its picture, and how far its middle stands from the side of the window. */
interface Hero {
  size: number;
  inset: number;
}

/** Wide and tall planets need more room; of a globe two thirds in view are enough. */
const HEROES: Record<Theme, Record<MissionLevel, Hero>> = {
  ic: {
    1: { size: 1.1, inset: 0.1 },
    2: { size: 1.15, inset: 0.1 },
    3: { size: 1.1, inset: 0.1 },
    4: { size: 1.15, inset: 0.13 },
  },
  dh: {
    1: { size: 1.05, inset: 0.11 },
    2: { size: 1.2, inset: 0.13 },
    3: { size: 1.15, inset: 0.13 },
    4: { size: 1.15, inset: 0.12 },
  },
  ds: {
    1: { size: 1.15, inset: 0.11 },
    2: { size: 1.15, inset: 0.1 },
    3: { size: 1.1, inset: 0.1 },
    4: { size: 1.1, inset: 0.14 },
  },
};

const HERO_HEIGHT = 0.56;
const HERO_DEPTH = 0.3;

/** Returns where a mission's planet is at the front of the window: large, on the side of its place in the system. */
export function heroBody(theme: Theme, level: MissionLevel): Body {
  const { size, inset } = HEROES[theme][level];
  const isRight = SKIES[theme].planets[level].x > 0.5;
  return { x: isRight ? 1 - inset : inset, y: HERO_HEIGHT, size, depth: HERO_DEPTH };
}

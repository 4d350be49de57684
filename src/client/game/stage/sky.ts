import type { Theme } from '#domain/vocabulary.ts';

/** A body in the sky: middle in shares of the area, size in units of the area (see unitOf), depth 0..1 for the parallax. */
export interface Body {
  x: number;
  y: number;
  size: number;
  depth: number;
}

export interface Sky {
  sun: Body;
  moon: Body;
  ringed: Body;
  /** The system's own planet, where the missions are. */
  planet: Body;
}

/** Each system has its own composition; the middle stays quiet, the overlays write there. */
export const SKIES: Record<Theme, Sky> = {
  ic: {
    sun: { x: 0.12, y: 0.16, size: 1.25, depth: 0.08 },
    moon: { x: 0.262, y: 0.36, size: 0.25, depth: 0.15 },
    ringed: { x: 0.165, y: 0.74, size: 0.74, depth: 0.15 },
    planet: { x: 0.845, y: 0.68, size: 1.12, depth: 0.3 },
  },
  dh: {
    sun: { x: 0.88, y: 0.14, size: 1.2, depth: 0.08 },
    moon: { x: 0.752, y: 0.36, size: 0.25, depth: 0.15 },
    ringed: { x: 0.84, y: 0.72, size: 0.78, depth: 0.15 },
    planet: { x: 0.155, y: 0.66, size: 1.1, depth: 0.3 },
  },
  ds: {
    sun: { x: 0.265, y: 0.15, size: 1.1, depth: 0.08 },
    moon: { x: 0.11, y: 0.27, size: 0.36, depth: 0.15 },
    ringed: { x: 0.17, y: 0.74, size: 0.74, depth: 0.15 },
    planet: { x: 0.83, y: 0.6, size: 1.18, depth: 0.3 },
  },
};

/** What a scene does to the sky at an age in seconds. */
export interface Camera {
  /** How far the near stars have flown beyond their drift, in widths of the canvas. */
  travel: number;
  /** Size of the planet, 1 = as composed. */
  planetScale: number;
  /** How far the planet has sunk, in units of the area. */
  planetDrop: number;
  /** Size of the nebula, 1 = fills the canvas. */
  zoom: number;
  /** How bright nebula and stars are, 0..1. */
  light: number;
}

export const REST: Camera = { travel: 0, planetScale: 1, planetDrop: 0, zoom: 1, light: 1 };

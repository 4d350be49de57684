import type { ShipKey } from '#domain/vocabulary.ts';

/**
 * One exhaust on a ship's 960 x 720 picture: how to place ships/flame there, behind the ship and in additive blending.
 */
interface ShipFlame {
  /** Middle of the flame picture's right edge, just inside the nozzle; picture pixels, y down. */
  x: number;
  y: number;
  /** Radius of the fire at its start, in picture pixels. */
  radius: number;
  /** Rotation of the flame picture, which points left; radians, clockwise. */
  angle: number;
  /** Scale of the flame picture, for an engine at full thrust. */
  scale: number;
}

export interface ShipRig {
  /** Centre of what the picture shows, about which a ship rolls and swells; picture pixels. */
  pivot: { x: number; y: number };
  /** The nearest engine first. */
  flames: readonly ShipFlame[];
}

/** Numbers from the ships' cameras and engines (tools/art/recipes/ships.ts); a test compares them. */
export const SHIP_RIGS: Readonly<Record<ShipKey, ShipRig>> = {
  faisca: {
    pivot: { x: 457, y: 411 },
    flames: [
      { x: 221.8, y: 417.9, radius: 52.6, angle: 0.171, scale: 0.877 },
      { x: 413.7, y: 328.8, radius: 47.8, angle: 0.123, scale: 0.797 },
    ],
  },
  caracol: {
    pivot: { x: 484, y: 380 },
    flames: [
      { x: 160.3, y: 456.8, radius: 46.9, angle: 0.181, scale: 0.782 },
      { x: 258.8, y: 409.2, radius: 44.9, angle: 0.157, scale: 0.748 },
    ],
  },
  besouro: {
    pivot: { x: 487, y: 432 },
    flames: [
      { x: 136.8, y: 414.8, radius: 45.5, angle: 0.162, scale: 0.758 },
      { x: 306.4, y: 338.5, radius: 42.3, angle: 0.125, scale: 0.705 },
    ],
  },
  manta: {
    pivot: { x: 499, y: 416 },
    flames: [
      { x: 284.5, y: 444.3, radius: 36.1, angle: 0.183, scale: 0.602 },
      { x: 381.3, y: 341.1, radius: 34.1, angle: 0.141, scale: 0.568 },
    ],
  },
  anel: {
    pivot: { x: 425, y: 368 },
    flames: [{ x: 215.3, y: 331.8, radius: 51.6, angle: 0.15, scale: 0.86 }],
  },
  nuvem: {
    pivot: { x: 472, y: 377 },
    flames: [{ x: 174.3, y: 316.1, radius: 64, angle: 0.147, scale: 1.067 }],
  },
  libelula: {
    pivot: { x: 508, y: 363 },
    flames: [{ x: 235.9, y: 305.0, radius: 35.1, angle: 0.158, scale: 0.585 }],
  },
  baleia: {
    pivot: { x: 537, y: 370 },
    flames: [
      { x: 309.5, y: 400.4, radius: 41.8, angle: 0.18, scale: 0.697 },
      { x: 485.3, y: 313.5, radius: 38.1, angle: 0.133, scale: 0.635 },
    ],
  },
  corisco: {
    pivot: { x: 385, y: 376 },
    flames: [{ x: 200.9, y: 350.7, radius: 57.2, angle: 0.147, scale: 0.953 }],
  },
  tatu: {
    pivot: { x: 461, y: 365 },
    flames: [
      { x: 131.0, y: 465.5, radius: 40.1, angle: 0.214, scale: 0.668 },
      { x: 388.6, y: 331.7, radius: 35.7, angle: 0.15, scale: 0.595 },
      { x: 178.9, y: 320.1, radius: 55.4, angle: 0.158, scale: 0.923 },
    ],
  },
};

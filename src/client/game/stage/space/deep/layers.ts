import type { Texture } from 'pixi.js';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Camera } from '../../engine/camera.ts';
import { wave, wrap } from '../../engine/motion.ts';
import { parallaxOf, SPACE_MOTION } from '../space.ts';

export interface DeepSpaceProps {
  nebula: Texture;
  /** Part of the canvas that it fills. */
  area: Rect;
  still: boolean;
  camera: Camera;
}

/** Larger than the area, so that no edge shows when a layer drifts. */
const NEBULA_MARGIN = 1.1;
const STARS_MARGIN = 1.06;
/** How far the far stars move along when the ship flies. */
const FAR_TRAVEL = 0.15;
const FAR_LIGHT = 0.85;

/** Where a picture that fills the area is; mutated in place. */
export interface LayerPlace {
  /** Of the nebula its centre, of the far stars the upper left corner; pixels of the canvas. */
  x: number;
  y: number;
  /** Pixels of the canvas for each pixel of the picture. */
  scale: number;
  alpha: number;
}

/** What a layer's place depends on. */
export interface LayerView {
  area: Rect;
  camera: Camera;
  still: boolean;
  /** Stage time in seconds. */
  time: number;
}

export function newLayerPlace(): LayerPlace {
  return { x: 0, y: 0, scale: 1, alpha: 1 };
}

/** Writes into `out` where the nebula is, which sways too slowly to be noticed. */
export function placeNebula(
  { width, height }: Texture,
  { area, camera, still, time }: LayerView,
  out: LayerPlace,
): void {
  const drift = wave(time, SPACE_MOTION.nebulaSeconds) * area.width * SPACE_MOTION.nebulaSway;
  const shift = parallaxOf(area, SPACE_MOTION.nebulaDepth, still);
  out.x = area.x + area.width / 2 + drift - shift.x;
  out.y = area.y + area.height / 2 - shift.y;
  out.scale = Math.max(area.width / width, area.height / height) * NEBULA_MARGIN * camera.zoom;
  out.alpha = camera.light;
}

/** Writes into `out` where the picture of the far stars is; a second one continues it at its right edge. */
export function placeFarStars(picture: Texture, { area, camera, still, time }: LayerView, out: LayerPlace): void {
  const scale = Math.max(area.width / picture.width, area.height / picture.height) * STARS_MARGIN;
  const shift = parallaxOf(area, SPACE_MOTION.starsDepth, still);
  const flown = wrap(time / SPACE_MOTION.starsSeconds + camera.travel * FAR_TRAVEL);
  out.x = area.x - flown * picture.width * scale - shift.x;
  out.y = area.y + (area.height - picture.height * scale) / 2 - shift.y;
  out.scale = scale;
  out.alpha = FAR_LIGHT * camera.light;
}

/** Returns how far the nearest star has flown, in widths of the area. */
export function nearFlown(time: number, camera: Camera): number {
  return time / SPACE_MOTION.nearSeconds + camera.travel;
}

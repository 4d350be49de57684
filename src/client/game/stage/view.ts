import type { CockpitLayout, Rect } from '#client/game/flow/cockpitLayout.ts';
import type { RobotMood } from '#client/game/flow/scenes.ts';
import { SHIPS, type Ship, type ShipNumber, type Theme } from '#domain/vocabulary.ts';

/** The canvas in CSS pixels, and where the cockpit's parts stand on it. */
export interface View {
  width: number;
  height: number;
  layout: CockpitLayout;
}

/** What every scene is told. */
export interface PictureProps {
  view: View;
  theme: Theme;
  ship: ShipNumber;
  robot: RobotMood;
  /** Reduced motion: nothing drifts, bobs or shakes. */
  still: boolean;
}

/** The whole canvas, for scenes outside the ship. */
export function wholeArea(view: View): Rect {
  return { x: 0, y: 0, width: view.width, height: view.height };
}

/** The length that pictures in an area are measured by: its height, or half of its width where it is narrow. */
export function unitOf(area: Rect): number {
  return Math.min(area.height, area.width * 0.56);
}

export function shipOf(number: ShipNumber): Ship {
  return SHIPS[number];
}

/** The grey level of the cockpit's unpainted picture: multiplied by it, the ship's colour comes out exact. */
const PAINT_BASE = 0xed;

/** The tint that turns the neutral paint of the cockpit picture into `color` (#RRGGBB). */
export function paintTint(color: string): number {
  const channel = (at: number) =>
    Math.min(255, Math.round((Number.parseInt(color.slice(at, at + 2), 16) * 255) / PAINT_BASE));
  return (channel(1) << 16) | (channel(3) << 8) | channel(5);
}

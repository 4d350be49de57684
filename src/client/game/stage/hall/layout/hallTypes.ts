import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Point } from '../../map/layout/mapTypes.ts';

export type { Point };

/** Where a team's ship hovers at the rim of the hall, and the plate with its name. */
export interface Dock {
  /** Middle of the ship. */
  ship: Point;
  /** Width of the ship's picture, which is 4:3. */
  shipWidth: number;
  plate: Rect;
}

/** A globe: its middle and its diameter. */
export interface Globe extends Point {
  size: number;
}

export interface HallLayout {
  width: number;
  height: number;
  /** Pixels for each pixel of a screen of 1920 x 1080. */
  unit: number;
  /** Heights of the page's header and foot. */
  header: number;
  foot: number;
  /** The great screen. */
  screen: Rect;
  /** ORBI, the chair. */
  orbi: Rect;
  /** The hall's floor: middle and width of its rim. */
  arena: Globe;
  /** The Earth behind the great screen, in the reveal, and in the phase of the Earth. */
  earth: { far: Globe; reveal: Globe; near: Globe };
  /** The text beside the near Earth. */
  board: Rect;
  /** By the team's id; empty when there are more teams than fit. */
  docks: ReadonlyMap<string, Dock>;
  /** Size of the names, in pixels. */
  fontSize: number;
  /** Size of the names of classes under them; 0 when all teams are of one class. */
  classSize: number;
}

import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { GameLevel, ShipNumber, Theme } from '#domain/vocabulary.ts';

/** A team as the map shows it. */
export interface MapTeam {
  id: string;
  name: string;
  /** Null before the team has chosen. */
  ship: ShipNumber | null;
  theme: Theme;
  /** Where the team plays now: 1 the training, 2 to 5 the missions, 6 the council. */
  level: GameLevel;
  /** A device of the team is open. */
  isThere: boolean;
}

export interface Point {
  x: number;
  y: number;
}

/** A place of a solar system; pixels of the canvas. */
export interface Stop extends Point {
  level: GameLevel;
  /** Diameter of its globe; of the dock and the council, half of the picture's width. */
  size: number;
}

/** The part of the map that belongs to one solar system. */
export interface Lane {
  theme: Theme;
  area: Rect;
  sun: Point & { size: number };
  /** The training dock, four planets and the council, in the order of the journey. */
  stops: readonly Stop[];
}

/** A team's ship and the plate with its name; they never overlap those of another team. */
export interface Chip {
  /** Centre of the ship. */
  ship: Point;
  /** Width of the ship's picture, which is 4:3. */
  shipWidth: number;
  plate: Rect;
}

export interface MapLayout {
  width: number;
  height: number;
  /** Pixels for each pixel of a screen of 1920 x 1080. */
  unit: number;
  /** The part of the canvas between the header and the foot of the page. */
  area: Rect;
  lanes: readonly Lane[];
  council: Stop;
  /** By the team's id. */
  chips: ReadonlyMap<string, Chip>;
  /** Size of the names, in pixels. */
  fontSize: number;
  /** Size of the names of places, in pixels. */
  labelSize: number;
}

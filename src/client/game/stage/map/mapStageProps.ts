import type { StageClock } from '../engine/clock.ts';
import type { Arrival } from './flights.ts';
import type { MapLayout, MapTeam } from './layout/mapTypes.ts';
import type { PlateBoard } from './PlateBoard.ts';

export interface MapStageProps {
  layout: MapLayout;
  teams: readonly MapTeam[];
  /** The names of the ships, which move with them. */
  board: PlateBoard;
  /** Reduced motion: nothing flies or drifts. */
  still: boolean;
  /** Everything goes slowly: the class is paused, or its lesson is over. */
  slow: boolean;
  /** Stops, slows or drives the stage; without it the stage follows the screen's frames. */
  clock?: StageClock | undefined;
  /** Called once, when the map is on screen. */
  onReady(): void;
  /** Called when a ship has reached another place. */
  onArrival(arrival: Arrival): void;
  /** Called when nothing can be drawn: no WebGL, or the graphics card is lost for good. */
  onUnavailable(): void;
}

import { useCallback, useEffect, useState } from 'react';
import { announce } from '../engine/announce.ts';
import { createClock, type StageClock } from '../engine/clock.ts';
import { chooseRenderer } from '../engine/renderer/renderer.ts';
import type { Arrival } from './flights.ts';
import type { MapLayout, MapTeam } from './layout/mapTypes.ts';
import { MapCanvas } from './MapCanvas.tsx';
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

/** How many new canvases are created after a graphics card was lost for good. */
const NEW_CANVASES = 1;

/** Renders the star map with WebGL, or calls `onUnavailable`: its still version is the page's. */
export function MapStage({ clock, onUnavailable, ...props }: MapStageProps) {
  const [power] = useState(chooseRenderer);
  const [own] = useState(createClock);
  const [lost, setLost] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const onFail = useCallback(() => setFailed(true), []);
  const onGone = useCallback(() => setLost((times) => times + 1), []);
  const isUnavailable = power.renderer !== 'webgl' || hasFailed || lost > NEW_CANVASES;
  useEffect(() => {
    if (!isUnavailable) return;
    announce('mapa parado: o ecrã não desenha');
    onUnavailable();
  }, [isUnavailable, onUnavailable]);
  if (isUnavailable) return null;
  return <MapCanvas key={lost} {...props} {...{ power, onGone, onFail }} clock={clock ?? own} />;
}

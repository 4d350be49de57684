import type { Application } from 'pixi.js';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tintOf } from '../assets/paint.ts';
import { restingCamera } from '../engine/camera.ts';
import type { StageClock } from '../engine/clock.ts';
import { RendererContext } from '../engine/renderer/useRenderer.ts';
import { ClockContext, useMotion } from '../engine/useMotion.ts';
import { shipOf } from '../engine/view.ts';
import { DeepSpace } from '../space/deep/DeepSpace.tsx';
import { FrameTask } from '../sprites/FrameTask.tsx';
import { Arrivals, newRings, type Ring } from './Arrivals.tsx';
import { Bodies, opened } from './Bodies.tsx';
import { Chart } from './Chart.tsx';
import { Fleet } from './Fleet.tsx';
import { type Arrival, newPose, type ShipPose, Voyages } from './flights.ts';
import type { MapLayout, MapTeam } from './layout/mapTypes.ts';
import type { PlateBoard } from './PlateBoard.ts';
import type { MapPictures } from './useMapPictures.ts';

interface MapSceneProps {
  app: Application;
  clock: StageClock;
  layout: MapLayout;
  teams: readonly MapTeam[];
  board: PlateBoard;
  still: boolean;
  pictures: MapPictures;
  onArrival(arrival: Arrival): void;
  /** Called when ships begin to move, and when all of them are at rest. */
  onMoving(isMoving: boolean): void;
  /** Called when the scene is on the canvas. */
  onDrawn(isDrawn: boolean): void;
}

/** Renders the star map: sky, chart, bodies, ships. */
export const MapScene = memo(function MapScene(props: MapSceneProps) {
  return (
    <RendererContext value={props.app.renderer}>
      <ClockContext value={props.clock}>
        <Parts {...props} />
      </ClockContext>
    </RendererContext>
  );
});

function Parts(props: MapSceneProps) {
  const { clock, layout, teams, still, pictures, onDrawn } = props;
  const { width, height, unit } = layout;
  const [camera] = useState(restingCamera);
  const [rings] = useState(newRings);
  const voyages = useVoyages(props, rings);
  useStoppedFrame(props.app, clock);
  useEffect(() => {
    onDrawn(true);
  }, [onDrawn]);
  return (
    <>
      <FrameTask
        still={still}
        frame={({ age }) => {
          camera.light = opened(age, 0, still);
        }}
      />
      <DeepSpace nebula={pictures.sky} area={{ x: 0, y: 0, width, height }} still={still} camera={camera} />
      <Chart layout={layout} still={still} />
      <Bodies layout={layout} planets={pictures.planets} still={still} />
      {!still && <Arrivals rings={rings} />}
      <Fleet {...{ teams, voyages, unit, still }} />
    </>
  );
}

/** Draws every change once while the clock is stopped. */
function useStoppedFrame(app: Application, clock: StageClock): void {
  useLayoutEffect(() => {
    if (!app.ticker.started) clock.advance(0);
  });
}

/** Size of a ring in widths of its ship. */
const RING_SIZE = 2.3;
const NEUTRAL = '#c9c4e6';

/** Returns the voyages of the ships; keeps their plates with them and reports what happens. */
function useVoyages(props: MapSceneProps, rings: readonly Ring[]): Voyages {
  const { clock, layout, teams, still, board, onArrival, onMoving } = props;
  const [voyages] = useState(() => new Voyages());
  const [pose] = useState<ShipPose>(newPose);
  const state = useRef({ wasMoving: true, ring: 0 });
  useLayoutEffect(() => {
    voyages.follow(layout, teams, clock.time, still);
    onMoving(true);
    state.current.wasMoving = true;
  }, [voyages, layout, teams, clock, still, onMoving]);
  useMotion(false, ({ time }) => {
    const { current } = state;
    if (!current.wasMoving) return;
    for (const { id } of teams) {
      const chip = layout.chips.get(id);
      if (chip && voyages.pose(id, time, pose)) {
        board.put(id, pose.x + chip.plate.x - chip.ship.x, pose.y + chip.plate.y - chip.ship.y, pose.nameAlpha);
      }
    }
    voyages.reportArrivals(time, (arrival) => {
      light(rings[current.ring % rings.length], arrival, layout, teams, time);
      current.ring += 1;
      onArrival(arrival);
    });
    if (voyages.isMoving(time)) return;
    current.wasMoving = false;
    onMoving(false);
  });
  return voyages;
}

function light(
  ring: Ring | undefined,
  { id }: Arrival,
  layout: MapLayout,
  teams: readonly MapTeam[],
  time: number,
): void {
  const chip = layout.chips.get(id);
  const ship = teams.find((team) => team.id === id)?.ship ?? null;
  if (!ring || !chip) return;
  ring.x = chip.ship.x;
  ring.y = chip.ship.y;
  ring.size = chip.shipWidth * RING_SIZE;
  ring.tint = tintOf(ship === null ? NEUTRAL : shipOf(ship).color);
  ring.start = time;
}

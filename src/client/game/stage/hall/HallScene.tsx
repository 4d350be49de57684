import type { Application } from 'pixi.js';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { texture } from '../assets/textures.ts';
import { restingCamera } from '../engine/camera.ts';
import type { StageClock } from '../engine/clock.ts';
import { easeOut } from '../engine/motion.ts';
import { RendererContext } from '../engine/renderer/useRenderer.ts';
import { ClockContext } from '../engine/useMotion.ts';
import { DeepSpace } from '../space/deep/DeepSpace.tsx';
import { FrameTask } from '../sprites/FrameTask.tsx';
import { Applause, applauseOf, Lifting, PaperStars } from './HallLights.tsx';
import { HallShips } from './HallShips.tsx';
import { Arena, Chair, Earth } from './HallWorld.tsx';
import { HALL_MOTION } from './hallMotion.ts';
import { followHall, type HallShow, newShow, stepShow } from './hallShow.ts';
import type { HallSceneProps } from './hallStageProps.ts';

interface ScenePropsOfCanvas extends HallSceneProps {
  app: Application;
  clock: StageClock;
  /** A new object whenever pictures have arrived. */
  arrived: object;
  /** Called when the scene is on the canvas. */
  onDrawn(isDrawn: boolean): void;
}

/** Renders the hall: sky, Earth, floor, ORBI, ships and the lights between them. */
export const HallScene = memo(function HallScene(props: ScenePropsOfCanvas) {
  return (
    <RendererContext value={props.app.renderer}>
      <ClockContext value={props.clock}>
        <Parts {...props} />
      </ClockContext>
    </RendererContext>
  );
});

function Parts(props: ScenePropsOfCanvas) {
  const { app, clock, hall, layout, still, onDrawn } = props;
  const { width, height } = layout;
  const [camera] = useState(restingCamera);
  const show = useShow(props);
  // Draws every change once while the clock is stopped.
  useLayoutEffect(() => {
    if (!app.ticker.started) clock.advance(0);
  });
  useEffect(() => {
    onDrawn(true);
  }, [onDrawn]);
  const shared = { layout, show, still };
  return (
    <>
      <FrameTask
        still={false}
        frame={({ time, step, age }) => {
          stepShow(show, layout, hall.phase, { time, step, still });
          camera.light = (still ? 1 : easeOut(age / HALL_MOTION.openingSeconds)) * (0.55 + 0.45 * show.light);
        }}
      />
      <DeepSpace nebula={texture('login/nebula')} area={{ x: 0, y: 0, width, height }} still={still} camera={camera} />
      <Earth {...shared} />
      <Arena {...shared} />
      {!still && <Lifting {...shared} />}
      <Chair {...shared} hall={hall} />
      <HallShips {...props} show={show} />
      {!still && <Applause {...shared} />}
      {!still && <PaperStars {...shared} />}
    </>
  );
}

/** Returns the show, which follows the state of the hall. */
function useShow({ clock, hall, layout, isRevealing }: ScenePropsOfCanvas): HallShow {
  const [show] = useState(() => newShow(layout));
  const applause = useRef(applauseOf(hall));
  useLayoutEffect(() => {
    followHall(show, hall, isRevealing, clock.time);
    const total = applauseOf(hall);
    show.claps += Math.max(0, total - applause.current);
    applause.current = total;
  }, [show, hall, isRevealing, clock]);
  return show;
}

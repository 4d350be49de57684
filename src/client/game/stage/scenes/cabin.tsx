import { useMemo, useRef, useState } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { SceneName } from '#client/game/flow/scenes.ts';
import { flowPaint, type Paint, paintOf, repaint } from '../assets/paint.ts';
import { COCKPIT_MOTION, Cockpit } from '../cockpit/Cockpit.tsx';
import { RaisedScreen } from '../cockpit/RaisedScreen.tsx';
import { type Camera, moveCamera, resetCamera, restingCamera, snapCamera } from '../engine/camera.ts';
import { useMotion } from '../engine/useMotion.ts';
import type { PictureProps } from '../engine/view.ts';
import { CabinRobot, FramedRobot } from '../robot/Robot.tsx';
import { Space } from '../space/Space.tsx';
import { Transition } from '../sprites/Transition.tsx';
import type { StageScene } from '../stageProps.ts';
import { arrival } from './arrival.ts';
import type { CabinScene } from './cabinScene.ts';
import { celebration } from './celebration.tsx';
import { cockpit } from './cockpit.ts';
import { dilemma } from './dilemma.ts';
import { hangar } from './hangar.tsx';
import { intro } from './intro.ts';
import { missionArrival } from './missionArrival.ts';
import { quiz } from './quiz.ts';
import { upload } from './upload.tsx';
import { warp } from './warp.tsx';
import { write } from './write.ts';

/** The scenes inside the ship, by name. */
export const CABIN_SCENES = {
  intro,
  hangar,
  cockpit,
  quiz,
  write,
  upload,
  dilemma,
  missionArrival,
  celebration,
  warp,
  arrival,
} as const satisfies Partial<Record<SceneName, CabinScene>>;

const ENTRIES: readonly [string, CabinScene][] = Object.entries(CABIN_SCENES);

const BY_NAME: ReadonlyMap<string, CabinScene> = new Map(ENTRIES);

function cabinScene(name: StageScene): CabinScene {
  return BY_NAME.get(name) ?? cockpit;
}

/** Parts of the scenes outside the window, and in the cabin. */
const OUTSIDE = ENTRIES.flatMap(([name, { Outside }]) => (Outside ? [[name, Outside] as const] : []));
const INSIDE = ENTRIES.flatMap(([name, { Inside }]) => (Inside ? [[name, Inside] as const] : []));

/** Time of a still picture: all movements have ended. */
const ARRIVED = Number.POSITIVE_INFINITY;

/**
 * Renders the inside of the ship: space before the window, the cockpit, its raised screen, ORBI. All its scenes share
 * this component: nothing is unmounted between two of them, and camera and screen move on from where they are.
 */
export function CabinPicture(props: PictureProps) {
  const { view, scene, theme, ship, mission, lights, raised, still, arrived } = props;
  const [paint] = useState(() => paintOf(ship));
  const [camera] = useState(() => wantedBy(scene, mission !== null, still ? ARRIVED : 0));
  const { layout } = view;
  const area = useSameRect(layout.window);
  const partProps = useMemo(
    () => ({ view, area, camera, theme, ship, mission, still, arrived }),
    [view, area, camera, theme, ship, mission, still, arrived],
  );
  return (
    <>
      <Pilot {...props} camera={camera} paint={paint} />
      <Space {...{ area, theme, mission, lights, still, camera, arrived }} isPointedOut={scene === 'missionArrival'} />
      {OUTSIDE.map(([name, Outside]) => (
        <Transition key={name} on={name === scene} still={still} Part={Outside} partProps={partProps} />
      ))}
      {layout.mode === 'cabin' && <CabinRobot {...props} {...{ layout, paint }} />}
      <Cockpit {...{ view, paint, camera, still, arrived }} />
      {layout.mode === 'stacked' && <FramedRobot {...props} {...{ layout, paint }} />}
      {INSIDE.map(([name, Inside]) => (
        <Transition key={name} on={name === scene} still={still} Part={Inside} partProps={partProps} />
      ))}
      <RaisedScreen {...{ view, raised, paint, still }} />
    </>
  );
}

/** Returns the same object while the rectangle is the same: the window does not move when a screen rises. */
function useSameRect({ x, y, width, height }: Rect): Rect {
  return useMemo(() => ({ x, y, width, height }), [x, y, width, height]);
}

function wantedBy(scene: StageScene, hasMission: boolean, seconds: number): Camera {
  const wanted = restingCamera();
  wanted.hero = hasMission ? 1 : 0;
  cabinScene(scene).aim?.(wanted, seconds, hasMission);
  return wanted;
}

interface PilotProps extends PictureProps {
  camera: Camera;
  paint: Paint;
}

/** Moves camera and paint before anything that reads them is drawn. */
function Pilot({ scene, mission, ship, still, camera, paint }: PilotProps) {
  const [wanted] = useState(restingCamera);
  const began = useRef({ scene, at: 0 });
  useMotion(still, ({ age, step }) => {
    if (began.current.scene !== scene) {
      began.current.scene = scene;
      began.current.at = age;
    }
    resetCamera(wanted);
    wanted.hero = mission === null ? 0 : 1;
    const seconds = still ? ARRIVED : age - began.current.at;
    cabinScene(scene).aim?.(wanted, seconds, mission !== null);
    repaint(paint, ship);
    if (still) {
      snapCamera(camera, wanted);
      flowPaint(paint, 1);
    } else {
      moveCamera(camera, wanted, step);
      flowPaint(paint, (step * 1000) / Math.max(1, COCKPIT_MOTION.paintMs));
    }
  });
  return null;
}

import { useMemo, useRef, useState } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { SceneName } from '#client/game/flow/scenes.ts';
import { flowPaint, type Paint, paintOf, repaint } from '../assets/paint.ts';
import { COCKPIT_MOTION, Cockpit } from '../cockpit/Cockpit.tsx';
import { RaisedScreen } from '../cockpit/RaisedScreen.tsx';
import { type Camera, cut, rest, restingCamera, settle } from '../engine/camera.ts';
import { useMotion } from '../engine/useMotion.ts';
import type { PictureProps } from '../engine/view.ts';
import { Robot } from '../robot/Robot.tsx';
import { Space } from '../space/Space.tsx';
import { Transition } from '../sprites/Transition.tsx';
import type { StageScene } from '../stageProps.ts';
import { arrival } from './arrival.ts';
import type { CabinScene } from './cabinScene.ts';
import { celebration } from './celebration.tsx';
import { cockpit } from './cockpit.ts';
import { hangar } from './hangar.tsx';
import { intro } from './intro.ts';
import { missionArrival } from './missionArrival.ts';
import { quiz } from './quiz.ts';
import { upload } from './upload.tsx';
import { warp } from './warp.tsx';
import { write } from './write.ts';

/** What happens inside of the ship, one row a scene. */
export const CABIN_SCENES = {
  intro,
  hangar,
  cockpit,
  quiz,
  write,
  upload,
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

/** What the scenes have before the window, and in the cabin. */
const OUTSIDE = ENTRIES.flatMap(([name, { Outside }]) => (Outside ? [[name, Outside] as const] : []));
const INSIDE = ENTRIES.flatMap(([name, { Inside }]) => (Inside ? [[name, Inside] as const] : []));

/** The second that a still picture shows: everything has come to rest. */
const ARRIVED = Number.POSITIVE_INFINITY;

/**
 * Inside of the ship: space before the window, the cockpit, its raised screen, ORBI. One picture for all its scenes:
 * nothing is taken down between two of them, the camera and the screen travel on from where they are.
 */
export function CabinPicture(props: PictureProps) {
  const { view, scene, theme, ship, mission, raised, still, arrived } = props;
  const [paint] = useState(() => paintOf(ship));
  const [camera] = useState(() => wantedBy(scene, mission !== null, still ? ARRIVED : 0));
  const area = useSameRect(view.layout.window);
  const told = useMemo(
    () => ({ view, area, camera, theme, ship, mission, still, arrived }),
    [view, area, camera, theme, ship, mission, still, arrived],
  );
  return (
    <>
      <Pilot {...props} camera={camera} paint={paint} />
      <Space {...{ area, theme, mission, still, camera, arrived }} isPointedOut={scene === 'missionArrival'} />
      {OUTSIDE.map(([name, Outside]) => (
        <Transition key={name} on={name === scene} still={still} Part={Outside} told={told} />
      ))}
      <Cockpit {...{ view, paint, camera, still, arrived }} />
      <Robot {...props} paint={paint} />
      {INSIDE.map(([name, Inside]) => (
        <Transition key={name} on={name === scene} still={still} Part={Inside} told={told} />
      ))}
      <RaisedScreen {...{ view, raised, paint, still }} />
    </>
  );
}

/** The same object as long as the rectangle is the same: the window stays where it is when a screen rises. */
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
    rest(wanted);
    wanted.hero = mission === null ? 0 : 1;
    const seconds = still ? ARRIVED : age - began.current.at;
    cabinScene(scene).aim?.(wanted, seconds, mission !== null);
    repaint(paint, ship);
    if (still) {
      cut(camera, wanted);
      flowPaint(paint, 1);
    } else {
      settle(camera, wanted, step);
      flowPaint(paint, (step * 1000) / Math.max(1, COCKPIT_MOTION.paintMs));
    }
  });
  return null;
}

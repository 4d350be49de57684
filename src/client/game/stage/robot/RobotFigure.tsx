import type { Container, Sprite } from 'pixi.js';
import { useMemo, useRef, useState } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Paint } from '../assets/paint.ts';
import type { FrameTime, MotionFunction } from '../engine/clock.ts';
import { wave } from '../engine/motion.ts';
import type { PictureProps } from '../engine/view.ts';
import { heroBody } from '../space/sky.ts';
import { FrameTask } from '../sprites/FrameTask.tsx';
import { Glow, shine } from '../sprites/Glow.tsx';
import { Painted } from '../sprites/Painted.tsx';
import { snapPosition } from '../sprites/snap.ts';
import { RobotHead } from './RobotHead.tsx';
import { gazeTarget, lookTowards, type Point } from './robotGaze.ts';
import { createPose, type Pose, poseStill, ROBOT_MOTION, stepPose } from './robotPose.ts';
import { ROBOT_RIG } from './robotRig.ts';
import { ROBOT_STANCE } from './robotStance.ts';

interface RobotFigureProps extends PictureProps {
  /** The glass on which ORBI is seen. */
  rect: Rect;
  paint: Paint;
}

/** Renders ORBI's figure and the light behind it. */
export function RobotFigure({ view, theme, mission, rect, robot: mood, gaze, voice, paint, still }: RobotFigureProps) {
  const figure = useRef<Container>(null);
  const [pose] = useState(() => createPose(mood));
  const [goal] = useState<Point>(() => ({ x: 0, y: 0 }));
  const size = (rect.height * ROBOT_STANCE.height) / ROBOT_RIG.height;
  const foot = { x: rect.x + rect.width / 2, y: rect.y + rect.height * (1 + ROBOT_STANCE.below) };
  const planet = usePlanet(view.layout.window, theme, mission);
  const live: MotionFunction = ({ time, step }) => {
    lookOf(gaze, view, planet, foot, size, goal);
    if (still) poseStill(pose, mood, goal);
    else stepPose(pose, mood, goal, voice.level(), time, step);
    if (!figure.current) return;
    const bob = still ? 0 : wave(time, ROBOT_MOTION.bobSeconds) * ROBOT_MOTION.bob;
    figure.current.position.set(foot.x, snapPosition(foot.y + (bob - pose.lift - pose.hop) * size));
  };
  return (
    <>
      <FrameTask still={still} frame={live} />
      <Glow
        x={foot.x}
        y={rect.y + rect.height * 0.45}
        tint={0x38b8ff}
        still={still}
        shape={(light, { time }) => backLight(light, rect, pose, time)}
      />
      <pixiContainer ref={figure} scale={size} pivot={{ x: ROBOT_RIG.width / 2, y: ROBOT_RIG.height }}>
        <Painted picture="robot/body" place={ROBOT_RIG.layers.body} paint={paint} still={still} />
        <Glow {...ROBOT_RIG.chest} tint={0x8fe9ff} still={still} shape={chestLight} />
        <RobotHead pose={pose} paint={paint} still={still} />
      </pixiContainer>
    </>
  );
}

/** Returns the centre of the planet before the window, or null. */
function usePlanet(window: Rect, theme: PictureProps['theme'], mission: PictureProps['mission']): Point | null {
  return useMemo(() => {
    if (mission === null) return null;
    const { x, y } = heroBody(theme, mission);
    return { x: window.x + x * window.width, y: window.y + y * window.height };
  }, [window, theme, mission]);
}

const eye: Point = { x: 0, y: 0 };
const target: Point = { x: 0, y: 0 };
/** Distance at which the eye has turned by half of its range, in heights of the figure. */
const REACH = 0.35;

/** Writes into `goal` where the eye should look: each axis -1..1, 0 = straight out at the students. */
function lookOf(
  gaze: PictureProps['gaze'],
  view: PictureProps['view'],
  planet: Point | null,
  foot: Point,
  size: number,
  goal: Point,
): void {
  goal.x = 0;
  goal.y = 0;
  if (!gazeTarget(gaze, view.layout, planet, target)) return;
  eye.x = foot.x + (ROBOT_RIG.eye.x - ROBOT_RIG.width / 2) * size;
  eye.y = foot.y - (ROBOT_RIG.height - ROBOT_RIG.eye.y) * size;
  lookTowards(eye, target, ROBOT_RIG.height * size * REACH, goal);
}

const CHEST_LIGHT = 110;

function chestLight(light: Sprite, { time }: FrameTime): void {
  shine(light, CHEST_LIGHT, CHEST_LIGHT, 0.3 + 0.12 * wave(time, ROBOT_MOTION.bobSeconds, 0.4));
}

function backLight(light: Sprite, rect: Rect, pose: Pose, time: number): void {
  const pulse = 0.1 * pose.level + 0.03 * wave(time, ROBOT_MOTION.bobSeconds);
  shine(light, rect.width * 1.25, rect.height * 1.5, pose.light + pulse);
}

import type { Container } from 'pixi.js';
import { useRef } from 'react';
import type { Paint } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import { wave } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import { Glow, shine } from '../sprites/Glow.tsx';
import { Painted } from '../sprites/Painted.tsx';
import { snapAngle, snapPosition } from '../sprites/snap.ts';
import { Layer } from './Layer.tsx';
import { RobotEye } from './RobotEye.tsx';
import { barHeight, barLift } from './robotFace.ts';
import { type Pose, ROBOT_MOTION } from './robotPose.ts';
import { ROBOT_RIG } from './robotRig.ts';

interface RobotHeadProps {
  pose: Pose;
  paint: Paint;
  still: boolean;
}

const { layers, neck, mouth, lamp } = ROBOT_RIG;
/** How much the head nods, as a share of how much it turns. */
const DOWNWARDS = 0.6;
const LAMP_LIGHT = 120;

/** Renders ORBI's head, which turns about its neck, with the eye, the mouth and the lamp. */
export function RobotHead({ pose, paint, still }: RobotHeadProps) {
  const head = useRef<Container>(null);
  useMotion(still, ({ time }) => {
    if (!head.current) return;
    const { headTilt, headTurn, sway, swaySeconds } = ROBOT_MOTION;
    const swaying = still ? 0 : wave(time, swaySeconds) * sway;
    head.current.rotation = snapAngle(pose.tilt + pose.head.x * headTilt + swaying);
    head.current.position.set(
      snapPosition(neck.x + pose.head.x * headTurn),
      snapPosition(neck.y + pose.head.y * headTurn * DOWNWARDS + pose.nod),
    );
  });
  return (
    <pixiContainer ref={head} pivot={neck}>
      <RobotEye pose={pose} paint={paint} still={still} />
      <Painted picture="robot/head" place={layers.head} paint={paint} still={still} />
      {/* Its soft rim covers the hard edge of the opening. */}
      <Layer picture="robot/shade" place={layers.shade} />
      <Mouth pose={pose} still={still} />
      <Glow
        {...lamp}
        tint={0x8fe9ff}
        still={still}
        shape={(light, { time }) => {
          const breath = 0.4 + 0.15 * wave(time, ROBOT_MOTION.bobSeconds);
          shine(light, LAMP_LIGHT, LAMP_LIGHT, breath + ROBOT_MOTION.lampPulse * pose.level);
        }}
      />
    </pixiContainer>
  );
}

const BARS = Array.from({ length: mouth.bars }, (_, index) => mouth.x + index * mouth.gap);

/** Renders five bars of light: a line in silence, a wave when ORBI speaks, lifted at the ends when it smiles. */
function Mouth({ pose, still }: { pose: Pose; still: boolean }) {
  const bars = useRef<Container>(null);
  useMotion(still, ({ time }) => {
    const sprites = bars.current?.children;
    if (!sprites) return;
    for (let index = 0; index < sprites.length; index++) {
      const bar = sprites[index];
      if (!bar) continue;
      bar.scale.y = barHeight(index, pose.level, time);
      bar.y = mouth.y - barLift(index, pose.smile) * ROBOT_MOTION.smile;
    }
  });
  return (
    <pixiContainer ref={bars}>
      {BARS.map((x) => (
        <pixiSprite key={x} texture={texture('robot/mouth')} anchor={0.5} x={x} />
      ))}
    </pixiContainer>
  );
}

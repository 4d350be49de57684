import type { Container, Sprite } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { RobotMood } from '#client/game/flow/scenes.ts';
import { follow, wave } from '../motion.ts';
import { FACE_RECT, faceAt } from '../robotFace.ts';
import { texture } from '../textures.ts';
import { useFaces } from '../useFaces.ts';
import { type Moment, useMotion } from '../useMotion.ts';
import { Glow } from './Glow.tsx';

interface FigureProps {
  rect: Rect;
  mood: RobotMood;
  still: boolean;
}

const PICTURE = 480;
/** Of the screen's height: the figure, and how much of it stands below the edge. */
const HEIGHT = 1.1;
const BELOW = 0.13;

/** Tilt of the head in radians, lift in pixels of the picture, light behind it 0..1. */
const POSES: Record<RobotMood, { tilt: number; lift: number; light: number }> = {
  idle: { tilt: 0, lift: 0, light: 0.34 },
  talk: { tilt: 0.012, lift: 2, light: 0.46 },
  glad: { tilt: -0.055, lift: 6, light: 0.66 },
  encourage: { tilt: 0.05, lift: 3, light: 0.5 },
  listen: { tilt: 0.035, lift: -3, light: 0.38 },
};

/** ORBI's figure and the light behind it. */
export function RobotFigure({ rect, mood, still }: FigureProps) {
  const figure = useRef<Container>(null);
  const face = useRef<Sprite>(null);
  const pose = useRef({ ...POSES[mood] });
  const faces = useFaces();
  const size = (rect.height * HEIGHT) / PICTURE;
  const x = rect.x + rect.width / 2;
  useMotion(still, ({ time, step }) => {
    const now = pose.current;
    for (const part of ['tilt', 'lift', 'light'] as const) {
      now[part] = still ? POSES[mood][part] : follow(now[part], POSES[mood][part], 0.12, step);
    }
    const hop = mood === 'glad' && !still ? Math.abs(wave(time, 1.6)) * 6 : 0;
    const bob = wave(time, 3.2) * 6;
    figure.current?.position.set(x, rect.y + rect.height * (1 + BELOW) + (bob - now.lift - hop) * size);
    if (figure.current) figure.current.rotation = now.tilt + wave(time, 6.4, 0.2) * 0.008;
    const shown = faces.get(faceAt(mood, time, still));
    if (!face.current) return;
    face.current.visible = shown !== undefined;
    if (shown) face.current.texture = shown;
  });
  const light = ({ time }: Moment) => {
    const pulse = mood === 'talk' ? 0.06 * wave(time, 0.6) : 0.03 * wave(time, 3.2);
    return { width: rect.width * 1.25, height: rect.height * 1.5, alpha: pose.current.light + pulse };
  };
  return (
    <>
      <Glow x={x} y={rect.y + rect.height * 0.45} tint={0x38b8ff} still={still} shape={light} />
      <pixiContainer ref={figure} scale={size} pivot={{ x: 248, y: PICTURE }}>
        <pixiSprite texture={texture('robot/orbi')} />
        <pixiSprite ref={face} x={FACE_RECT.x} y={FACE_RECT.y} visible={false} />
        <Glow x={247} y={28} tint={0x8fe9ff} still={still} shape={antennaLight} />
      </pixiContainer>
    </>
  );
}

function antennaLight({ time }: Moment) {
  return { width: 110, height: 110, alpha: 0.5 + 0.2 * wave(time, 3.2) };
}

import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Camera } from '../engine/camera.ts';
import { pseudoRandomTable, wave, wrap } from '../engine/motion.ts';
import type { FrameTime } from '../engine/useMotion.ts';
import { snapPosition } from '../sprites/snap.ts';
import { useLight } from '../sprites/useLight.ts';
import { Swarm } from './Swarm.tsx';
import { parallaxOf, SPACE_MOTION } from './space.ts';

interface DustProps {
  area: Rect;
  still: boolean;
  camera: Camera;
}

const MOST = 28;
const TINTS = [0xbfe9ff, 0xffe3c2, 0xe3d4ff] as const;
const NEARNESS = pseudoRandomTable(MOST, 31).map((share) => 0.4 + share * 0.6);
const ACROSS = pseudoRandomTable(MOST, 32);
const DOWN = pseudoRandomTable(MOST, 33);
const SIZE = pseudoRandomTable(MOST, 34).map((share) => 0.06 + 0.3 * share ** 3);
const FLOAT_SECONDS = pseudoRandomTable(MOST, 35).map((share) => 9 + share * 9);
/** A nearer mote is larger, fainter and passes faster. */
const FAINT = SIZE.map((size) => 0.5 / (1 + size * 8));
/** Coarser than for other parts: the motes are blurred. */
const STEPS_PER_PIXEL = 2;
/** How far dust moves along when the ship flies. */
const TRAVEL = 2.5;

/** Renders motes of dust right before the window, out of focus: the nearest layer of space. */
export function Dust({ area, still, camera }: DustProps) {
  const flown = useRef(camera.travel);
  const isResting = () => {
    const rests = flown.current === camera.travel;
    flown.current = camera.travel;
    return rests;
  };
  const place = (mote: Sprite, index: number, { time }: FrameTime) => {
    const depth = NEARNESS[index] ?? 1;
    const way = time / SPACE_MOTION.dustSeconds + camera.travel * TRAVEL;
    const x = wrap((ACROSS[index] ?? 0) - way * depth) * 1.1 - 0.05;
    const float = wave(time, FLOAT_SECONDS[index] ?? 12, ACROSS[index]) * 0.03;
    const shift = parallaxOf(area, SPACE_MOTION.dustDepth * depth, still);
    const y = (DOWN[index] ?? 0) + float;
    mote.position.set(
      snapPosition(area.x + x * area.width - shift.x, STEPS_PER_PIXEL),
      snapPosition(area.y + y * area.height - shift.y, STEPS_PER_PIXEL),
    );
    mote.alpha = SPACE_MOTION.dustLight * (FAINT[index] ?? 0) * camera.light;
  };
  const dress = (mote: Sprite, index: number) => {
    mote.scale.set(((SIZE[index] ?? 0) * area.height) / 420);
    mote.tint = TINTS[index % TINTS.length] ?? 0xffffff;
  };
  return (
    <Swarm most={MOST} look={useLight('shared/dust')} {...{ count, still, dress, place }} atHalfRate={isResting} />
  );
}

const count = () => SPACE_MOTION.dust;

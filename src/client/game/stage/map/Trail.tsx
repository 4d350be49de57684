import type { Sprite } from 'pixi.js';
import { useState } from 'react';
import type { FrameTime } from '../engine/useMotion.ts';
import { Swarm } from '../space/Swarm.tsx';
import { useLight } from '../sprites/useLight.ts';
import { newPose, poseAt, type ShipPose, type Voyages } from './flights.ts';

/** Lights in a trail, and seconds between two of them. */
const MOST = 16;
const EVERY_SECONDS = 0.055;
const TINT = 0x8fe0ff;

/** Renders the lights that a flying ship leaves behind it. */
export function Trail({ id, voyages }: { id: string; voyages: Voyages }) {
  const [pose] = useState<ShipPose>(newPose);
  const count = ({ time }: FrameTime) => (voyages.moveOf(id, time - MOST * EVERY_SECONDS) ? MOST : 0);
  const place = (light: Sprite, index: number, { time }: FrameTime) => {
    const move = voyages.moveOf(id, time - MOST * EVERY_SECONDS);
    light.alpha = 0;
    if (!move || move.kind === 'fade' || move.kind === 'glide') return;
    const age = (index + 1) / MOST;
    poseAt(move, time - (index + 1) * EVERY_SECONDS, pose);
    light.position.set(pose.x - 0.34 * pose.width * pose.facing, pose.y + 0.02 * pose.width);
    light.scale.set((pose.width * (0.34 - 0.2 * age)) / light.texture.width);
    light.alpha = 0.55 * (1 - age) ** 1.4 * pose.thrust;
  };
  const dress = (light: Sprite) => {
    light.tint = TINT;
  };
  return <Swarm most={MOST} look={useLight('shared/glow')} still={false} {...{ count, dress, place }} />;
}

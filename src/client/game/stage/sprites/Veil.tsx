import { type Sprite, Texture } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Camera } from '../engine/camera.ts';
import { useMotion } from '../engine/useMotion.ts';

interface VeilProps {
  area: Rect;
  still: boolean;
  camera: Camera;
}

const INK = 0x120e2e;

/** Darkens the sky, so that text stands out before it. */
export function Veil({ area, still, camera }: VeilProps) {
  const veil = useRef<Sprite>(null);
  useMotion(still, () => {
    if (!veil.current) return;
    veil.current.alpha = camera.dim;
    veil.current.visible = camera.dim > 0.004;
  });
  const { x, y, width, height } = area;
  return <pixiSprite ref={veil} texture={Texture.WHITE} tint={INK} alpha={0} {...{ x, y, width, height }} />;
}

import type { Sprite } from 'pixi.js';
import { useMemo, useState } from 'react';
import { systemPicture } from '../assets/bundles.ts';
import { texture } from '../assets/textures.ts';
import { restingCamera } from '../engine/camera.ts';
import { wave } from '../engine/motion.ts';
import type { FrameTime } from '../engine/useMotion.ts';
import { type PictureProps, wholeArea } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { DeepSpace } from '../space/deep/DeepSpace.tsx';
import { Swarm } from '../space/Swarm.tsx';
import { Glow, shine } from '../sprites/Glow.tsx';
import { setTint } from '../sprites/setTint.ts';
import { useLight } from '../sprites/useLight.ts';

export const LOADING_MOTION = knobs({
  turn: { value: 2.2, min: 0.2, max: 8, step: 0.1, unit: 'rad/s' },
  radius: { value: 0.09, min: 0.03, max: 0.3, step: 0.01 },
  gap: { value: 0.24, min: 0.05, max: 0.6, step: 0.01, unit: 'rad' },
});

const SPARKS = 12;

/** Renders empty space and a small wheel of light while something loads. */
export function LoadingPicture({ view, theme, still }: PictureProps) {
  const [camera] = useState(restingCamera);
  const area = useMemo(() => wholeArea(view), [view]);
  const x = view.width / 2;
  const y = view.height / 2;
  const side = Math.min(view.width, view.height);
  const place = (spark: Sprite, index: number, { time }: FrameTime) => {
    const radius = side * LOADING_MOTION.radius;
    const angle = time * LOADING_MOTION.turn - index * LOADING_MOTION.gap;
    spark.position.set(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    spark.scale.set((1.5 - index * 0.09) * (radius / 60));
    spark.alpha = 1 - index / SPARKS;
    setTint(spark, 0x8fe9ff);
  };
  const glow = (light: Sprite, { time }: FrameTime) => {
    const edge = side * LOADING_MOTION.radius * 5;
    shine(light, edge, edge, 0.3 + 0.1 * wave(time, 3.2));
  };
  const shared = { area, still, camera };
  return (
    <>
      <DeepSpace {...shared} nebula={texture(systemPicture(theme, 'nebula'))} />
      <Glow {...{ x, y, still }} tint={0x38b8ff} shape={glow} />
      <Swarm most={SPARKS} look={useLight('shared/spark')} still={still} place={place} />
    </>
  );
}

import type { Sprite } from 'pixi.js';
import { useRef, useState } from 'react';
import { texture } from '../../assets/textures.ts';
import { type FrameTime, useMotion } from '../../engine/useMotion.ts';
import { Swarm } from '../Swarm.tsx';
import { parallaxOf, SPACE_MOTION } from '../space.ts';
import { type DeepSpaceProps, nearFlown, newLayerPlace, placeFarStars, placeNebula } from './layers.ts';
import { acrossAt, COMPOSED_FOR, DOWN, lightAt, MOST, NEARNESS, SIZE, TINTS } from './nearStars.ts';

/** Renders nebula and stars as sprites, for the canvas renderer. */
export function SkySprites({ nebula: picture, area, still, camera }: DeepSpaceProps) {
  const nebula = useRef<Sprite>(null);
  const left = useRef<Sprite>(null);
  const right = useRef<Sprite>(null);
  const far = texture('shared/stars');
  const [place] = useState(newLayerPlace);
  useMotion(still, ({ time }) => {
    if (!nebula.current || !left.current || !right.current) return;
    const view = { area, camera, still, time };
    placeNebula(picture, view, place);
    nebula.current.position.set(place.x, place.y);
    nebula.current.scale.set(place.scale);
    nebula.current.alpha = place.alpha;
    placeFarStars(far, view, place);
    left.current.position.set(place.x, place.y);
    right.current.position.set(place.x + far.width * place.scale, place.y);
    for (const half of [left.current, right.current]) {
      half.scale.set(place.scale);
      half.alpha = place.alpha;
    }
  });
  const near = (star: Sprite, index: number, { time }: FrameTime) => {
    const shift = parallaxOf(area, SPACE_MOTION.nearDepth * (NEARNESS[index] ?? 1), still);
    star.position.set(
      area.x + acrossAt(index, nearFlown(time, camera)) * area.width - shift.x,
      area.y + (DOWN[index] ?? 0) * area.height - shift.y,
    );
    star.alpha = lightAt(index, time) * camera.light;
  };
  const dress = (star: Sprite, index: number) => {
    star.scale.set(((SIZE[index] ?? 0) * area.height) / COMPOSED_FOR);
    star.tint = TINTS[index % TINTS.length] ?? 0xffffff;
  };
  const look = { texture: texture('shared/spark'), blendMode: 'add' } as const;
  return (
    <>
      <pixiSprite ref={nebula} texture={picture} anchor={0.5} />
      <pixiSprite ref={left} texture={far} blendMode="add" />
      <pixiSprite ref={right} texture={far} blendMode="add" />
      <Swarm most={MOST} count={nearCount} {...{ look, still, dress }} place={near} />
    </>
  );
}

const nearCount = () => SPACE_MOTION.nearStars;

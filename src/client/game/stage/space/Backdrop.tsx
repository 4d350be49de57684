import type { Sprite, Texture } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Camera } from '../engine/camera.ts';
import { wave } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import { parallaxOf, SPACE_MOTION } from './space.ts';

interface BackdropProps {
  picture: Texture;
  /** Part of the canvas that it fills. */
  area: Rect;
  still: boolean;
  camera: Camera;
}

/** Larger than its area, so that no edge shows when it drifts. */
const MARGIN = 1.1;

/** Renders the nebula, which fills the area and sways too slowly to be noticed. */
export function Backdrop({ picture, area, still, camera }: BackdropProps) {
  const nebula = useRef<Sprite>(null);
  const cover = Math.max(area.width / picture.width, area.height / picture.height) * MARGIN;
  const x = area.x + area.width / 2;
  const y = area.y + area.height / 2;
  useMotion(still, ({ time }) => {
    if (!nebula.current) return;
    const drift = wave(time, SPACE_MOTION.nebulaSeconds) * area.width * SPACE_MOTION.nebulaSway;
    const shift = parallaxOf(area, SPACE_MOTION.nebulaDepth, still);
    nebula.current.scale.set(cover * camera.zoom);
    nebula.current.alpha = camera.light;
    nebula.current.position.set(x + drift - shift.x, y - shift.y);
  });
  return <pixiSprite ref={nebula} texture={picture} anchor={0.5} />;
}

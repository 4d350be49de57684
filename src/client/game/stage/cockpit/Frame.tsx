import type { NineSliceSprite } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Paint } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import { useMotion } from '../engine/useMotion.ts';
import { frameSlices, layFrame } from './nineSlice.ts';

interface FrameProps {
  /** Outer edge; may be mutated while it moves. */
  rect: Rect;
  /** In pixels of the canvas. */
  thickness: number;
  paint: Paint;
  still: boolean;
}

/** Renders the painted frame of a screen, in the ship's colour, stretched between its corners. */
export function Frame({ rect, thickness, paint, still }: FrameProps) {
  const bare = useRef<NineSliceSprite>(null);
  const coat = useRef<NineSliceSprite>(null);
  const laid = useRef({ x: 0, y: 0, width: 0, height: 0, thickness: 0 });
  const frame = texture('hull/frame');
  const mask = texture('hull/frame-paint');
  // A new picture has to be laid out again, even at the same place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when they change
  useLayoutEffect(() => {
    laid.current.thickness = -1;
  }, [frame, mask]);
  useMotion(still, () => {
    if (!bare.current || !coat.current) return;
    if (coat.current.tint !== paint.tint) coat.current.tint = paint.tint;
    const { x, y, width, height } = rect;
    const last = laid.current;
    if (
      x === last.x &&
      y === last.y &&
      width === last.width &&
      height === last.height &&
      thickness === last.thickness
    ) {
      return;
    }
    layFrame(bare.current, rect, thickness);
    layFrame(coat.current, rect, thickness);
    Object.assign(last, rect);
    last.thickness = thickness;
  });
  return (
    <>
      <pixiNineSliceSprite ref={bare} texture={frame} {...frameSlices(frame)} />
      <pixiNineSliceSprite ref={coat} texture={mask} {...frameSlices(mask)} blendMode="multiply" />
    </>
  );
}

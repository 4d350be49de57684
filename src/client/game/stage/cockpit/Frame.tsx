import type { NineSliceSprite } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Paint } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import { useBakedCoat } from '../assets/useBakedCoat.ts';
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
  const frame = texture('hull/frame');
  const mask = texture('hull/frame-paint');
  const baked = useBakedCoat();
  const coated = { picture: frame, mask, paint };
  useMotion(still, (now) => {
    if (!bare.current || !coat.current) return;
    baked.dress(coated, bare.current, coat.current, now);
    layFrame(bare.current, rect, thickness);
    layFrame(coat.current, rect, thickness);
  });
  return (
    <>
      <pixiNineSliceSprite ref={bare} texture={frame} {...frameSlices(frame)} />
      <pixiNineSliceSprite ref={coat} texture={mask} {...frameSlices(mask)} blendMode="multiply" />
    </>
  );
}

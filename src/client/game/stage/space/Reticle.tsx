import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { drawnTexture } from '../assets/drawnTexture.ts';
import type { Camera } from '../engine/camera.ts';
import { approach, smoothstep } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import { unitOf } from '../engine/view.ts';
import type { Body } from './sky.ts';
import { SPACE_MOTION } from './space.ts';

interface ReticleProps {
  area: Rect;
  /** The planet that it surrounds. */
  body: Body;
  camera: Camera;
  on: boolean;
  still: boolean;
}

/** Radius of a globe in its picture, with a small margin. */
const RADIUS = 0.47;
const FADE_SECONDS = 0.8;
/** It appears once the planet has covered this share of its way to the front. */
const NEAR = 0.85;

/** Renders three arcs of light that turn slowly around a planet, to point it out. */
export function Reticle({ area, body, camera, on, still }: ReticleProps) {
  const arcs = useRef<Sprite>(null);
  const share = useRef(0);
  useMotion(still, ({ time, step }) => {
    const goal = on ? smoothstep(NEAR, 1, camera.hero) : 0;
    share.current = still ? goal : approach(share.current, goal, step / FADE_SECONDS);
    if (!arcs.current) return;
    arcs.current.visible = share.current > 0;
    if (!arcs.current.visible) return;
    arcs.current.texture = picture();
    arcs.current.alpha = share.current * SPACE_MOTION.reticle;
    arcs.current.rotation = time * SPACE_MOTION.reticleTurn;
    const radius = RADIUS * body.size * unitOf(area) * camera.scale;
    arcs.current.scale.set((radius / DRAWN) * (1.12 - 0.12 * share.current));
  });
  return <pixiSprite ref={arcs} anchor={0.5} visible={false} />;
}

/** Half of the picture's side, and in it the radius of the arcs. */
const HALF = 256;
const DRAWN = 236;
const ARCS = 3;
const ARC = 1.35;
/** Two strokes beside the arcs: a mark outwards from the middle of each, and a faint circle around all. */
const MARK = { from: 5, to: 19 } as const;
const CIRCLE = 9;

const picture = drawnTexture('reticle', 2 * HALF, 2 * HALF, (pen) => {
  pen.translate(HALF, HALF);
  for (let arc = 0; arc < ARCS; arc++) {
    const from = (arc / ARCS) * 2 * Math.PI;
    const middle = from + ARC / 2;
    pen.beginPath();
    pen.arc(0, 0, DRAWN, from, from + ARC);
    stroke(pen, 3, 0.9);
    pen.beginPath();
    pen.moveTo(Math.cos(middle) * (DRAWN + MARK.from), Math.sin(middle) * (DRAWN + MARK.from));
    pen.lineTo(Math.cos(middle) * (DRAWN + MARK.to), Math.sin(middle) * (DRAWN + MARK.to));
    stroke(pen, 2.4, 0.8);
  }
  pen.beginPath();
  pen.arc(0, 0, DRAWN + CIRCLE, 0, 2 * Math.PI);
  stroke(pen, 1, 0.35);
});

function stroke(pen: CanvasRenderingContext2D, width: number, alpha: number): void {
  pen.lineWidth = width;
  pen.strokeStyle = `rgb(143 233 255 / ${alpha})`;
  pen.stroke();
}

import type { Graphics } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
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
  const arcs = useRef<Graphics>(null);
  const share = useRef(0);
  useMotion(still, ({ time, step }) => {
    const goal = on ? smoothstep(NEAR, 1, camera.hero) : 0;
    share.current = still ? goal : approach(share.current, goal, step / FADE_SECONDS);
    if (!arcs.current) return;
    arcs.current.visible = share.current > 0;
    arcs.current.alpha = share.current * SPACE_MOTION.reticle;
    arcs.current.rotation = time * SPACE_MOTION.reticleTurn;
    const radius = RADIUS * body.size * unitOf(area) * camera.scale;
    arcs.current.scale.set((radius / DRAWN) * (1.12 - 0.12 * share.current));
  });
  return <pixiGraphics ref={arcs} draw={draw} visible={false} blendMode="add" />;
}

/** Radius of the drawing, before it is scaled. */
const DRAWN = 400;
const ARCS = 3;
const ARC = 1.35;
const CYAN = 0x8fe9ff;

function draw(pen: Graphics): void {
  pen.clear();
  for (let arc = 0; arc < ARCS; arc++) {
    const from = (arc / ARCS) * 2 * Math.PI;
    pen.moveTo(Math.cos(from) * DRAWN, Math.sin(from) * DRAWN).arc(0, 0, DRAWN, from, from + ARC);
    pen.stroke({ width: 5, color: CYAN, alpha: 0.9 });
    const middle = from + ARC / 2;
    const [cos, sin] = [Math.cos(middle), Math.sin(middle)];
    pen.moveTo(cos * (DRAWN + 8), sin * (DRAWN + 8)).lineTo(cos * (DRAWN + 34), sin * (DRAWN + 34));
    pen.stroke({ width: 4, color: CYAN, alpha: 0.8 });
  }
  pen.circle(0, 0, DRAWN + 16).stroke({ width: 1.5, color: CYAN, alpha: 0.35 });
}

import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import { drawnTexture } from '../assets/drawnTexture.ts';
import { clamp, easeOut, pseudoRandomTable } from '../engine/motion.ts';
import { type FrameTime, useMotion } from '../engine/useMotion.ts';
import { Swarm } from '../space/Swarm.tsx';
import { useLight } from '../sprites/useLight.ts';
import { MAP_MOTION } from './mapMotion.ts';

/** Rings that can be seen at once, and the sparks of each. */
const RINGS = 6;
const SPARKS = 14;

/** A ring of light around a ship that has arrived; mutated in place. */
export interface Ring {
  readonly id: number;
  x: number;
  y: number;
  /** Diameter at its widest, in pixels. */
  size: number;
  tint: number;
  /** Stage time; negative before the first. */
  start: number;
}

export function newRings(): readonly Ring[] {
  return Array.from({ length: RINGS }, (_, id) => ({ id, x: 0, y: 0, size: 0, tint: 0xffffff, start: -100 }));
}

const ANGLE = pseudoRandomTable(RINGS * SPARKS, 71).map(
  (share, index) => ((index % SPARKS) + share * 0.8) * ((2 * Math.PI) / SPARKS),
);
const REACH = pseudoRandomTable(RINGS * SPARKS, 72).map((share) => 0.45 + 0.75 * share);

function ageOf({ start }: Ring, time: number): number {
  return (time - start) / MAP_MOTION.ringSeconds;
}

/** Renders the soft event of an arrival: a ring of light that opens, and sparks. */
export function Arrivals({ rings }: { rings: readonly Ring[] }) {
  const place = (spark: Sprite, index: number, { time }: FrameTime) => {
    const ring = rings[Math.floor(index / SPARKS)];
    spark.alpha = 0;
    if (!ring) return;
    const age = ageOf(ring, time);
    if (age < 0 || age > 1) return;
    const away = easeOut(age) * (REACH[index] ?? 1) * ring.size * 0.5;
    const angle = ANGLE[index] ?? 0;
    spark.position.set(
      ring.x + Math.cos(angle) * away,
      ring.y + Math.sin(angle) * away * 0.8 + age * age * ring.size * 0.1,
    );
    spark.scale.set((ring.size * 0.13 * (1 - 0.6 * age)) / spark.texture.width);
    spark.tint = index % 3 === 0 ? 0xffffff : ring.tint;
    spark.alpha = Math.min(1, age * 8) * (1 - age) ** 1.2;
  };
  const count = ({ time }: FrameTime) => (rings.some((ring) => ageOf(ring, time) < 1) ? RINGS * SPARKS : 0);
  return (
    <>
      {rings.map((ring) => (
        <RingLight key={ring.id} ring={ring} />
      ))}
      <Swarm most={RINGS * SPARKS} look={useLight('shared/spark')} still={false} {...{ count, place }} />
    </>
  );
}

function RingLight({ ring }: { ring: Ring }) {
  const circle = useRef<Sprite>(null);
  const flash = useRef<Sprite>(null);
  const light = useLight('shared/glow');
  useMotion(false, ({ time }) => {
    if (!circle.current || !flash.current) return;
    const age = ageOf(ring, time);
    const isSeen = age >= 0 && age < 1;
    circle.current.visible = isSeen;
    flash.current.visible = isSeen;
    if (!isSeen) return;
    const open = easeOut(clamp(age));
    circle.current.texture = ringPicture();
    circle.current.position.set(ring.x, ring.y);
    circle.current.tint = ring.tint;
    circle.current.scale.set((ring.size * (0.25 + 0.75 * open)) / SIDE);
    circle.current.alpha = Math.min(1, age * 10) * (1 - age) ** 1.1;
    flash.current.position.set(ring.x, ring.y);
    flash.current.tint = ring.tint;
    flash.current.scale.set((ring.size * 1.1) / light.texture.width);
    flash.current.alpha = 0.5 * Math.min(1, age * 6) * (1 - age) ** 2;
  });
  return (
    <>
      <pixiSprite ref={flash} {...light} anchor={0.5} visible={false} />
      <pixiSprite ref={circle} anchor={0.5} visible={false} />
    </>
  );
}

const SIDE = 256;

const ringPicture = drawnTexture('map ring', SIDE, SIDE, (pen) => {
  const half = SIDE / 2;
  for (const [width, alpha] of [
    [26, 0.1],
    [15, 0.2],
    [7, 0.6],
    [2.5, 1],
  ] as const) {
    pen.beginPath();
    pen.arc(half, half, half - 18, 0, 2 * Math.PI);
    pen.lineWidth = width;
    pen.strokeStyle = `rgb(255 255 255 / ${alpha})`;
    pen.stroke();
  }
});

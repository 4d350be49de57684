import type { Container, Sprite } from 'pixi.js';
import { type RefObject, useRef } from 'react';
import type { ShipKey, ShipNumber } from '#domain/vocabulary.ts';
import { shipPicture } from '../bundles.ts';
import { wave } from '../motion.ts';
import { texture } from '../textures.ts';
import { useMotion } from '../useMotion.ts';
import { shipOf } from '../view.ts';

const MIDDLE = { x: 480, y: 360 } as const;

/** The middle of the flames on each ship's 960 x 720 picture. */
const FLAMES: Record<ShipKey, { x: number; y: number }> = {
  faisca: { x: 199, y: 335 },
  caracol: { x: 219, y: 322 },
  besouro: { x: 224, y: 305 },
  manta: { x: 288, y: 325 },
  anel: { x: 243, y: 335 },
  nuvem: { x: 222, y: 327 },
  libelula: { x: 331, y: 377 },
  baleia: { x: 220, y: 390 },
  corisco: { x: 231, y: 324 },
  tatu: { x: 173, y: 407 },
};

/** Where a ship's flames are, from its middle. */
export function flameOf(ship: ShipNumber): { x: number; y: number } {
  const { x, y } = FLAMES[shipOf(ship).key];
  return { x: x - MIDDLE.x, y: y - MIDDLE.y };
}

interface ShipProps {
  ship: ShipNumber;
  still: boolean;
  /** Moved by the scene; the ship itself is drawn 960 x 720 around its middle. */
  hull: RefObject<Container | null>;
  /** How hard the engines burn at an age, 1 = idling. */
  thrust?(age: number): number;
}

const idle = () => 1;

/** One of the ten ships with a breathing light over its engines. */
export function Ship({ ship, still, hull, thrust = idle }: ShipProps) {
  const flame = useRef<Sprite>(null);
  const { key } = shipOf(ship);
  useMotion(still, ({ time, age }) => {
    const force = thrust(age);
    if (!flame.current) return;
    flame.current.alpha = Math.min(1, 0.42 * force + 0.1 * wave(time, 0.7));
    flame.current.scale.set(2.3 * force + 0.12 * wave(time, 0.31), 1.5 * Math.sqrt(force));
  });
  return (
    <pixiContainer ref={hull} pivot={MIDDLE}>
      <pixiSprite texture={texture(shipPicture(key))} />
      <pixiSprite
        ref={flame}
        texture={texture('shared/glow')}
        anchor={{ x: 0.62, y: 0.5 }}
        x={FLAMES[key].x}
        y={FLAMES[key].y}
        tint={0x38d6ff}
        blendMode="add"
      />
    </pixiContainer>
  );
}

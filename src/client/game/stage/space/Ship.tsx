import type { Container } from 'pixi.js';
import { useRef } from 'react';
import type { ShipNumber } from '#domain/vocabulary.ts';
import { shipPicture } from '../assets/bundles.ts';
import { texture } from '../assets/textures.ts';
import { pseudoRandom, wave } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import { shipOf } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { snapAlpha } from '../sprites/snap.ts';
import { useLight } from '../sprites/useLight.ts';
import { SHIP_RIGS } from './shipRig.ts';

interface ShipProps {
  ship: ShipNumber;
  still: boolean;
  /** How hard the engines burn, 1 = full. Read in every frame. */
  thrust(): number;
}

const PICTURE_HEIGHT = 720;

export const FLAME_MOTION = knobs({
  flicker: { value: 0.08, min: 0, max: 0.4, step: 0.01 },
  seconds: { value: 0.31, min: 0.05, max: 2, step: 0.01, unit: 's' },
  light: { value: 0.9, min: 0, max: 1, step: 0.05 },
});

/** Returns the centre of a ship's flames, from its own centre, in heights of its picture. */
export function engineOf(ship: ShipNumber): { x: number; y: number } {
  const { flames, pivot } = SHIP_RIGS[shipOf(ship).key];
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    x: (mean(flames.map(({ x }) => x)) - pivot.x) / PICTURE_HEIGHT,
    y: (mean(flames.map(({ y }) => y)) - pivot.y) / PICTURE_HEIGHT,
  };
}

/** Renders one of the ten ships and its flames, 1 high around its centre; its parent moves and scales it. */
export function Ship({ ship, still, thrust }: ShipProps) {
  const group = useRef<Container>(null);
  const flames = useRef<Container>(null);
  const light = useLight('ships/flame');
  const { key } = shipOf(ship);
  const picture = texture(shipPicture(key));
  const { flames: places, pivot } = SHIP_RIGS[key];
  useMotion(still, ({ time }) => {
    const sprites = flames.current?.children;
    // The fleet hides the ships that are far away.
    if (!sprites || group.current?.parent?.visible === false) return;
    const force = thrust();
    for (let index = 0; index < sprites.length; index++) {
      const flame = sprites[index];
      const place = places[index];
      if (!flame || !place) continue;
      const beat = 1 + FLAME_MOTION.flicker * wave(time, FLAME_MOTION.seconds, pseudoRandom(index, ship));
      flame.scale.set(place.scale * (0.25 + 0.95 * force) * beat, place.scale * (0.75 + 0.25 * force));
      flame.alpha = snapAlpha(Math.min(1, (0.55 + 0.45 * force) * FLAME_MOTION.light));
    }
  });
  return (
    <pixiContainer ref={group} scale={1 / PICTURE_HEIGHT} pivot={pivot}>
      <pixiContainer ref={flames}>
        {places.map(({ x, y, angle }) => (
          <pixiSprite key={`${x} ${y}`} {...light} anchor={{ x: 1, y: 0.5 }} {...{ x, y }} rotation={angle} />
        ))}
      </pixiContainer>
      <pixiSprite texture={picture} />
    </pixiContainer>
  );
}

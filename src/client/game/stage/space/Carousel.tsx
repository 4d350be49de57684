import type { Container } from 'pixi.js';
import { useRef, useState } from 'react';
import { SHIPS, type ShipNumber } from '#domain/vocabulary.ts';
import { mixColours, tintOf } from '../assets/paint.ts';
import { clamp, type SpringState, spring, wave } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import { knobs } from '../knobs.ts';
import { setTint } from '../sprites/setTint.ts';
import { snapAngle, snapPosition } from '../sprites/snap.ts';
import { type DockPosition, dockPositionAt } from './dockPositions.ts';
import { Ship } from './Ship.tsx';

interface CarouselProps {
  chosen: ShipNumber;
  /** Centre of the chosen ship, and the unit of the area. */
  x: number;
  y: number;
  unit: number;
  still: boolean;
}

export const CAROUSEL_MOTION = knobs({
  stiffness: { value: 90, min: 20, max: 300 },
  damping: { value: 15, min: 4, max: 40 },
  gap: { value: 1.02, min: 0.6, max: 1.6, step: 0.02 },
  farGap: { value: 0.7, min: 0.3, max: 1.4, step: 0.02 },
  neighbour: { value: 0.46, min: 0.2, max: 1, step: 0.02 },
  lift: { value: 0.06, min: 0, max: 0.3, step: 0.01 },
  shade: { value: '#8f8ac4' },
  bob: { value: 0.011, min: 0, max: 0.05, step: 0.001 },
  lean: { value: 0.012, min: 0, max: 0.05, step: 0.001 },
  thrust: { value: 0.4, min: 0, max: 1.5, step: 0.05 },
});

const MOST_LEAN = 0.07;
/** Steps of shade, each of which may cost a copy of the picture (see paint.ts). */
const SHADES = 6;

/**
 * Renders the ten ships in a row that springs to the chosen one. Buttons turn it, not dragging, and it does not wrap
 * around.
 */
export function Carousel({ chosen, x, y, unit, still }: CarouselProps) {
  const row = useRef<Container>(null);
  const [place] = useState<SpringState>(() => ({ value: chosen, velocity: 0 }));
  const [dock] = useState<DockPosition>(() => ({ x: 0, y: 0, scale: 1, alpha: 1, shade: 0 }));
  useMotion(still, ({ time, step }) => {
    spring(place, chosen, step, CAROUSEL_MOTION.stiffness, CAROUSEL_MOTION.damping);
    if (still) {
      place.value = chosen;
      place.velocity = 0;
    }
    const lean = clamp(place.velocity * CAROUSEL_MOTION.lean, -MOST_LEAN, MOST_LEAN);
    const ships = row.current?.children ?? NONE;
    for (let index = 0; index < ships.length; index++) {
      const ship = ships[index];
      if (!ship) continue;
      dockPositionAt(index - place.value, CAROUSEL_MOTION, dock);
      ship.visible = dock.alpha > 0;
      if (!ship.visible) continue;
      const bob = wave(time, 3.2, index * 0.17) * CAROUSEL_MOTION.bob;
      ship.position.set(snapPosition(x + dock.x * unit), snapPosition(y + (dock.y + bob) * unit));
      ship.scale.set(dock.scale * unit);
      ship.rotation = snapAngle(lean + wave(time, 5.1, index * 0.3) * 0.008);
      ship.alpha = dock.alpha;
      setTint(ship, mixColours(0xffffff, tintOf(CAROUSEL_MOTION.shade), Math.round(dock.shade * SHADES) / SHADES));
    }
  });
  return (
    <pixiContainer ref={row}>
      {SHIPS.map(({ number }) => (
        <pixiContainer key={number}>
          <Ship ship={number} still={still} thrust={idle} />
        </pixiContainer>
      ))}
    </pixiContainer>
  );
}

function idle(): number {
  return CAROUSEL_MOTION.thrust;
}

const NONE: readonly Container[] = [];

import type { Container } from 'pixi.js';
import { useRef } from 'react';
import { SHIPS, type ShipNumber } from '#domain/vocabulary.ts';
import { clamp, lerp, type SpringState, spring, wave } from '../motion.ts';
import { useMotion } from '../useMotion.ts';
import { Ship } from './Ship.tsx';

interface CarouselProps {
  chosen: ShipNumber;
  /** The middle of the chosen ship, and the height of the area. */
  x: number;
  y: number;
  unit: number;
  still: boolean;
}

const DIM = 0xb0ace0;
const WHITE = 0xffffff;

/** The ten ships in a row that springs to the chosen one. It is turned by buttons, never dragged. */
export function Carousel({ chosen, x, y, unit, still }: CarouselProps) {
  const row = useRef<SpringState>({ value: chosen, velocity: 0 });
  useMotion(still, ({ step }) => {
    row.current = still ? { value: chosen, velocity: 0 } : spring(row.current, chosen, step, 90, 15);
  });
  return SHIPS.map(({ number }) => <Berth key={number} {...{ number, row, x, y, unit, still }} />);
}

interface BerthProps extends Omit<CarouselProps, 'chosen'> {
  number: ShipNumber;
  row: { current: SpringState };
}

function Berth({ number, row, x, y, unit, still }: BerthProps) {
  const hull = useRef<Container>(null);
  useMotion(still, ({ time }) => {
    const ship = hull.current;
    if (!ship) return;
    const away = number - row.current.value;
    const side = clamp(Math.abs(away));
    const far = clamp(Math.abs(away) - 1);
    ship.visible = far < 1;
    const bob = wave(time, 3.2, number * 0.17) * unit * 0.011;
    ship.position.set(x + away * unit * lerp(1.02, 0.8, far), y - side * unit * 0.06 + bob);
    ship.scale.set((lerp(1, 0.46, side) * unit) / 720);
    // The row leans into its turn.
    ship.rotation = clamp(row.current.velocity * 0.012, -0.07, 0.07) + wave(time, 5.1, number * 0.3) * 0.008;
    ship.alpha = 1 - far;
    ship.tint = side < 0.5 ? WHITE : DIM;
  });
  return <Ship ship={number} still={still} hull={hull} />;
}

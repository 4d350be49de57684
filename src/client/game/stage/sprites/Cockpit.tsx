import type { Container, Graphics, Sprite } from 'pixi.js';
import { useCallback, useRef } from 'react';
import { WORLD_HEIGHT, WORLD_WIDTH } from '#client/game/flow/cockpitLayout.ts';
import type { ShipNumber } from '#domain/vocabulary.ts';
import { lerp, scatter, wave } from '../motion.ts';
import { texture } from '../textures.ts';
import { useMotion } from '../useMotion.ts';
import { paintTint, shipOf, type View } from '../view.ts';

interface CockpitProps {
  view: View;
  ship: ShipNumber;
  still: boolean;
  /** How hard the ship trembles at an age, in pixels of the 1920 x 1080 picture. */
  shake?(age: number): number;
}

const calm = () => 0;

/** The cockpit in the ship's colour: the painted picture, or on narrow screens a plain dashboard under the window. */
export function Cockpit(props: CockpitProps) {
  return props.view.layout.mode === 'wide' ? <Painted {...props} /> : <Dashboard {...props} />;
}

function Painted({ view, ship, still, shake = calm }: CockpitProps) {
  const cabin = useRef<Container>(null);
  const { offsetX, offsetY, scale } = view.layout;
  useMotion(still, ({ time, age }) => {
    const force = still ? 0 : shake(age);
    // A little larger while it trembles, so that no edge shows.
    const size = scale * (1 + force * 0.0015);
    const beat = Math.floor(time * 30);
    const x = (scatter(beat, 1) - 0.5) * 2 * force;
    const y = (scatter(beat, 2) - 0.5) * 2 * force;
    cabin.current?.scale.set(size);
    cabin.current?.position.set(
      offsetX + x * scale - (WORLD_WIDTH * (size - scale)) / 2,
      offsetY + y * scale - WORLD_HEIGHT * (size - scale),
    );
  });
  return (
    <pixiContainer ref={cabin}>
      <pixiSprite texture={texture('shared/cockpit')} width={WORLD_WIDTH} height={WORLD_HEIGHT} />
      <pixiSprite
        texture={texture('shared/cockpit-paint')}
        width={WORLD_WIDTH}
        height={WORLD_HEIGHT}
        tint={paintTint(shipOf(ship).color)}
        blendMode="multiply"
      />
      <Lamp x={960} y={24} width={620} height={130} period={5} still={still} />
      <Lamp x={960} y={1057} width={120} height={90} period={2.6} still={still} />
      <Lamp x={650} y={834} width={90} height={90} period={3.4} still={still} />
      <Lamp x={1269} y={834} width={90} height={90} period={4.1} still={still} />
    </pixiContainer>
  );
}

interface LampProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Seconds of one breath. */
  period: number;
  still: boolean;
}

function Lamp({ x, y, width, height, period, still }: LampProps) {
  const light = useRef<Sprite>(null);
  useMotion(still, ({ time }) => {
    if (light.current) light.current.alpha = 0.26 + 0.12 * wave(time, period);
  });
  return (
    <pixiSprite
      ref={light}
      texture={texture('shared/glow')}
      anchor={0.5}
      x={x}
      y={y}
      width={width}
      height={height}
      tint={0x8fe9ff}
      blendMode="add"
    />
  );
}

const DASH_TOP = [0x35, 0x2b, 0x78] as const;
const DASH_FOOT = [0x16, 0x10, 0x40] as const;
const LIP = 16;

function Dashboard({ view, ship }: CockpitProps) {
  const { width, height, layout } = view;
  const top = layout.window.y + layout.window.height;
  const paint = shipOf(ship).color;
  const draw = useCallback(
    (pen: Graphics) => {
      pen.clear();
      const bands = 32;
      for (let band = 0; band < bands; band++) {
        const y = top + ((height - top) * band) / bands;
        pen.rect(0, y, width, (height - top) / bands + 1).fill(shade(DASH_TOP, DASH_FOOT, band / bands));
      }
      for (let line = 0; line < 24; line++) {
        pen.rect(0, top + LIP + line, width, 1).fill({ color: 0x0a0820, alpha: 0.5 * (1 - line / 24) });
      }
      pen.rect(0, top - 4, width, 4).fill(0x120e2e);
      pen.rect(0, top, width, LIP).fill(paint);
      pen.rect(0, top + 2, width, 3).fill({ color: 0xffffff, alpha: 0.38 });
      pen.rect(0, top + LIP - 5, width, 5).fill({ color: 0x2b1b66, alpha: 0.4 });
      pen.rect(0, top + LIP, width, 2).fill({ color: 0x8fe9ff, alpha: 0.7 });
    },
    [width, height, top, paint],
  );
  return <pixiGraphics draw={draw} />;
}

type Rgb = readonly [number, number, number];

function shade(from: Rgb, to: Rgb, share: number): number {
  const channel = (at: 0 | 1 | 2) => Math.round(lerp(from[at], to[at], share));
  return (channel(0) << 16) | (channel(1) << 8) | channel(2);
}

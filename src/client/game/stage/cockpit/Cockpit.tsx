import type { Container, Sprite } from 'pixi.js';
import { memo, useRef } from 'react';
import type { Hull } from '#client/game/flow/cockpitLayout.ts';
import { hullPictures } from '../assets/bundles.ts';
import type { Paint } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import type { Camera } from '../engine/camera.ts';
import { pseudoRandom, wave } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import type { View } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { LAMPS, type Lamp } from './lamps.ts';
import { WindowFrame } from './WindowFrame.tsx';

interface CockpitProps {
  view: View;
  paint: Paint;
  camera: Camera;
  still: boolean;
  arrived: object;
}

export const COCKPIT_MOTION = knobs({
  lampLight: { value: 0.26, min: 0, max: 1, step: 0.02 },
  lampBreath: { value: 0.12, min: 0, max: 0.5, step: 0.01 },
  shakeRate: { value: 30, min: 5, max: 60, unit: '1/s' },
  paintMs: { value: 320, min: 0, max: 2000, unit: 'ms' },
});

/** Renders the cockpit in the ship's colour: the painted hull or, on small screens, a frame around the window. */
export function Cockpit({ view, ...rest }: CockpitProps) {
  const { layout } = view;
  if (layout.mode !== 'cabin') return <WindowFrame {...rest} view={view} layout={layout} />;
  const { hull, offsetX, offsetY, scale } = layout;
  return <PaintedHull {...rest} {...{ hull, offsetX, offsetY, scale }} />;
}

interface PaintedHullProps extends Omit<CockpitProps, 'view'> {
  hull: Hull;
  offsetX: number;
  offsetY: number;
  scale: number;
}

const PaintedHull = memo(function PaintedHull(props: PaintedHullProps) {
  const { hull, offsetX, offsetY, scale, paint, camera, still } = props;
  const cabin = useRef<Container>(null);
  const coat = useRef<Sprite>(null);
  const [bare, mask] = hullPictures(hull);
  const picture = texture(bare);
  const { width, height } = picture;
  useMotion(still, ({ time }) => {
    if (!cabin.current || !coat.current) return;
    const force = still ? 0 : camera.shake;
    const beat = Math.floor(time * COCKPIT_MOTION.shakeRate);
    // Slightly enlarged while it shakes, so that no edge shows.
    const grown = scale * (1 + force * 0.0015);
    cabin.current.scale.set(grown);
    cabin.current.position.set(
      offsetX + (pseudoRandom(beat, 1) - 0.5) * 2 * force * scale - (width * (grown - scale)) / 2,
      offsetY + (pseudoRandom(beat, 2) - 0.5) * 2 * force * scale - (height * (grown - scale)) / 2,
    );
    if (coat.current.tint !== paint.tint) coat.current.tint = paint.tint;
  });
  return (
    <pixiContainer ref={cabin}>
      <pixiSprite texture={picture} />
      <pixiSprite ref={coat} texture={texture(mask)} width={width} height={height} blendMode="multiply" />
      <Lamps hull={hull} still={still} />
    </pixiContainer>
  );
});

const LAMP_TINT = 0x8fe9ff;

/** Renders light over the painted lamps, each pulsing at its own pace. */
function Lamps({ hull, still }: { hull: Hull; still: boolean }) {
  const lights = useRef<Container>(null);
  const lamps: readonly Lamp[] = LAMPS[hull];
  useMotion(still, ({ time }) => {
    const sprites = lights.current?.children;
    if (!sprites) return;
    for (let index = 0; index < sprites.length; index++) {
      const light = sprites[index];
      const lamp = lamps[index];
      if (light && lamp) {
        light.alpha = COCKPIT_MOTION.lampLight + COCKPIT_MOTION.lampBreath * wave(time, lamp.seconds, index * 0.3);
      }
    }
  });
  return (
    <pixiContainer ref={lights}>
      {lamps.map(({ x, y, width, height }) => (
        <pixiSprite
          key={`${x} ${y}`}
          texture={texture('shared/glow')}
          anchor={0.5}
          {...{ x, y, width, height }}
          tint={LAMP_TINT}
          blendMode="add"
        />
      ))}
    </pixiContainer>
  );
}

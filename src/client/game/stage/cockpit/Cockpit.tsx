import type { Container, Sprite, Texture } from 'pixi.js';
import { memo, useRef } from 'react';
import type { Hull, Rect } from '#client/game/flow/cockpitLayout.ts';
import { hullPictures } from '../assets/bundles.ts';
import type { Paint } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import { useBakedCoat } from '../assets/useBakedCoat.ts';
import type { Camera } from '../engine/camera.ts';
import { pseudoRandom, wave } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import type { View } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { snapAlpha } from '../sprites/snap.ts';
import { useLight } from '../sprites/useLight.ts';
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
  const { width, height } = view;
  return <PaintedHull {...rest} {...{ hull, offsetX, offsetY, scale, width, height }} />;
}

interface PaintedHullProps extends Omit<CockpitProps, 'view'> {
  hull: Hull;
  offsetX: number;
  offsetY: number;
  scale: number;
  /** Size of the canvas. */
  width: number;
  height: number;
}

const PaintedHull = memo(function PaintedHull(props: PaintedHullProps) {
  const { hull, offsetX, offsetY, scale, paint, camera, still } = props;
  const cabin = useRef<Container>(null);
  const bare = useRef<Sprite>(null);
  const coat = useRef<Sprite>(null);
  const baked = useBakedCoat();
  const [bareKey, maskKey] = hullPictures(hull);
  const picture = texture(bareKey);
  const mask = texture(maskKey);
  const { width, height } = picture;
  const area = visiblePart(props, picture);
  const coated = { picture, mask, paint, area, scale };
  useMotion(still, (now) => {
    if (!cabin.current || !bare.current || !coat.current) return;
    const isBaked = baked.dress(coated, bare.current, coat.current, now);
    bare.current.position.set(isBaked ? area.x : 0, isBaked ? area.y : 0);
    const force = still ? 0 : camera.shake;
    const beat = Math.floor(now.time * COCKPIT_MOTION.shakeRate);
    // Slightly enlarged while it shakes, so that no edge shows.
    const grown = scale * (1 + force * 0.0015);
    cabin.current.scale.set(grown);
    cabin.current.position.set(
      offsetX + (pseudoRandom(beat, 1) - 0.5) * 2 * force * scale - (width * (grown - scale)) / 2,
      offsetY + (pseudoRandom(beat, 2) - 0.5) * 2 * force * scale - (height * (grown - scale)) / 2,
    );
  });
  return (
    <pixiContainer ref={cabin}>
      <pixiSprite ref={bare} texture={picture} />
      <pixiSprite ref={coat} texture={mask} width={width} height={height} blendMode="multiply" />
      <Lamps hull={hull} still={still} />
    </pixiContainer>
  );
});

/** How far the hull is needed beyond the screen's edge, because it shakes; CSS pixels. */
const BEYOND = 8;

/** Returns the part of the hull's picture that is on the screen, in its pixels; its corner lies on a whole CSS pixel. */
function visiblePart({ offsetX, offsetY, scale, width, height }: PaintedHullProps, picture: Texture): Rect {
  const left = Math.max(Math.floor(offsetX), -BEYOND);
  const top = Math.max(Math.floor(offsetY), -BEYOND);
  const right = Math.min(Math.ceil(offsetX + picture.width * scale), width + BEYOND);
  const foot = Math.min(Math.ceil(offsetY + picture.height * scale), height + BEYOND);
  return {
    x: (left - offsetX) / scale,
    y: (top - offsetY) / scale,
    width: (right - left) / scale,
    height: (foot - top) / scale,
  };
}

const LAMP_TINT = 0x8fe9ff;

/** Renders light over the painted lamps, each pulsing at its own pace. */
function Lamps({ hull, still }: { hull: Hull; still: boolean }) {
  const lights = useRef<Container>(null);
  const picture = useLight('shared/glow');
  const lamps: readonly Lamp[] = LAMPS[hull];
  useMotion(still, ({ time, isSecond }) => {
    const sprites = lights.current?.children;
    if (!sprites || isSecond) return;
    for (let index = 0; index < sprites.length; index++) {
      const light = sprites[index];
      const lamp = lamps[index];
      if (light && lamp) {
        const breath = COCKPIT_MOTION.lampBreath * wave(time, lamp.seconds, index * 0.3);
        light.alpha = snapAlpha(COCKPIT_MOTION.lampLight + breath);
      }
    }
  });
  return (
    <pixiContainer ref={lights}>
      {lamps.map(({ x, y, width, height }) => (
        <pixiSprite key={`${x} ${y}`} {...picture} anchor={0.5} {...{ x, y, width, height }} tint={LAMP_TINT} />
      ))}
    </pixiContainer>
  );
}

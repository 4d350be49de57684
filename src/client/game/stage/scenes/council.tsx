import type { Container, Sprite } from 'pixi.js';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { texture } from '../assets/textures.ts';
import { lerp, pseudoRandomTable, wave, wrap } from '../engine/motion.ts';
import { type FrameTime, useMotion } from '../engine/useMotion.ts';
import { type PictureProps, wholeArea } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { Swarm } from '../space/Swarm.tsx';
import { parallaxOf } from '../space/space.ts';
import { snapAlpha, snapPosition } from '../sprites/snap.ts';
import { useLight } from '../sprites/useLight.ts';

export const COUNCIL_MOTION = knobs({
  hallDepth: { value: 0.06, min: 0, max: 0.4, step: 0.01 },
  hologramDepth: { value: 0.12, min: 0, max: 0.4, step: 0.01 },
  frontDepth: { value: 0.3, min: 0, max: 0.8, step: 0.01 },
  hologramLight: { value: 0.78, min: 0, max: 1, step: 0.02 },
  hologramBreath: { value: 0.12, min: 0, max: 0.5, step: 0.01 },
  hologramSeconds: { value: 4.5, min: 1, max: 15, unit: 's' },
  hologramSize: { value: 590, min: 200, max: 900, unit: 'px' },
  motes: { value: 16, min: 0, max: 30, step: 1 },
  moteSeconds: { value: 7, min: 1, max: 20, unit: 's' },
  moteLight: { value: 0.7, min: 0, max: 1, step: 0.05 },
});

/** Size of the hall's picture, and the place in it where the hologram's light leaves the podium. */
const HALL = { width: 1920, height: 1080 } as const;
const PODIUM = { x: 960, y: 962 } as const;
/** Where in the hologram's own picture its light begins. */
const LIGHT_FOOT = { x: 0.474, y: 0.975 } as const;

/** Renders the Galactic Council in session: the hall, the world in its middle, the backs of the nearest row. */
export function CouncilPicture({ view, still }: PictureProps) {
  const area = useMemo(() => wholeArea(view), [view]);
  return (
    <>
      <Layer {...{ area, still }} depth={hallDepth}>
        <pixiSprite texture={texture('council/hall')} width={HALL.width} height={HALL.height} />
      </Layer>
      <Layer {...{ area, still }} depth={hologramDepth}>
        <Hologram still={still} />
        <Motes still={still} />
      </Layer>
      <Layer {...{ area, still }} depth={frontDepth}>
        <pixiSprite texture={texture('council/front')} anchor={{ x: 0.5, y: 1 }} {...FRONT} />
      </Layer>
    </>
  );
}

/** Wider and lower than the hall, so that no edge shows when it shifts; the podium is seen between two heads. */
const FRONT_SIZE = 1.16;
const FRONT = {
  x: HALL.width / 2 + 136,
  y: HALL.height + 56,
  width: HALL.width * FRONT_SIZE,
  height: 300 * FRONT_SIZE,
} as const;
const hallDepth = () => COUNCIL_MOTION.hallDepth;
const hologramDepth = () => COUNCIL_MOTION.hologramDepth;
const frontDepth = () => COUNCIL_MOTION.frontDepth;
/** Larger than the screen, so that no edge shows when a layer shifts. */
const MARGIN = 1.06;

interface LayerProps {
  area: Rect;
  still: boolean;
  depth(): number;
  /** In pixels of the hall's picture. */
  children: ReactNode;
}

/** Renders a layer of the hall; all layers have the hall's coordinates, and each shifts by its depth. */
function Layer({ area, still, depth, children }: LayerProps) {
  const layer = useRef<Container>(null);
  const cover = Math.max(area.width / HALL.width, area.height / HALL.height) * MARGIN;
  useMotion(still, () => {
    const shift = parallaxOf(area, depth(), still);
    layer.current?.position.set(
      area.x + (area.width - HALL.width * cover) / 2 - shift.x,
      // Aligned near the screen's lower edge, so that the podium is never cut off.
      area.y + area.height - HALL.height * (cover - (cover * (MARGIN - 1)) / (2 * MARGIN)) - shift.y,
    );
  });
  return (
    <pixiContainer ref={layer} scale={cover}>
      {children}
    </pixiContainer>
  );
}

/** Renders the world of light over the podium. */
function Hologram({ still }: { still: boolean }) {
  const light = useRef<Sprite>(null);
  const picture = useLight('council/hologram');
  useMotion(still, ({ time, isSecond }) => {
    if (!light.current || isSecond) return;
    const beat = wave(time, COUNCIL_MOTION.hologramSeconds);
    const size = snapPosition(COUNCIL_MOTION.hologramSize * (1 + 0.006 * beat));
    light.current.scale.set(size / picture.texture.width);
    light.current.alpha = snapAlpha(COUNCIL_MOTION.hologramLight + COUNCIL_MOTION.hologramBreath * beat);
  });
  return <pixiSprite ref={light} {...picture} anchor={LIGHT_FOOT} {...PODIUM} />;
}

const MOST = 30;
const START = pseudoRandomTable(MOST, 51);
const SIDE = pseudoRandomTable(MOST, 52).map((share) => share - 0.5);
const SIZE = pseudoRandomTable(MOST, 53).map((share) => 0.3 + 0.5 * share);

/** Renders sparks that rise from the podium into the light. */
function Motes({ still }: { still: boolean }) {
  const place = (mote: Sprite, index: number, { time }: FrameTime) => {
    const way = wrap(time / COUNCIL_MOTION.moteSeconds + (START[index] ?? 0));
    const spread = (SIDE[index] ?? 0) * lerp(120, 420, way);
    mote.position.set(PODIUM.x + spread + wave(time, 5, START[index]) * 10, PODIUM.y - way * 560);
    mote.alpha = snapAlpha(4 * way * (1 - way) * COUNCIL_MOTION.moteLight);
  };
  const dress = (mote: Sprite, index: number) => {
    mote.scale.set(SIZE[index] ?? 0);
    mote.tint = 0x8fe9ff;
  };
  return <Swarm most={MOST} look={useLight('shared/spark')} {...{ count, still, dress, place }} atHalfRate={always} />;
}

const count = () => COUNCIL_MOTION.motes;
const always = () => true;

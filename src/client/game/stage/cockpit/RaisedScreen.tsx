import { type Container, type NineSliceSprite, type Sprite, Texture } from 'pixi.js';
import { type Ref, type RefObject, useRef, useState } from 'react';
import { FRAME_WIDTH, type Raised, type Rect } from '#client/game/flow/cockpitLayout.ts';
import { type Paint, tintOf } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import type { MotionFunction } from '../engine/clock.ts';
import { useMotion } from '../engine/useMotion.ts';
import type { View } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { Band } from '../sprites/Band.tsx';
import { FrameTask } from '../sprites/FrameTask.tsx';
import { setTint } from '../sprites/setTint.ts';
import { useLight } from '../sprites/useLight.ts';
import { Frame } from './Frame.tsx';
import { setSize } from './nineSlice.ts';
import { raisedScreenArea, retargetScreenLift, settledScreenLift, stepScreenLift } from './screenLift.ts';

interface RaisedScreenProps {
  view: View;
  raised: Raised;
  paint: Paint;
  still: boolean;
}

export const SCREEN_MOTION = knobs({
  rise: { value: 420, min: 0, max: 1500, unit: 'ms' },
  glass: { value: '#0a1f4a' },
  glassAlpha: { value: 0.93, min: 0.5, max: 1, step: 0.01 },
  sheen: { value: 0.2, min: 0, max: 1, step: 0.02 },
  sheenTint: { value: '#1b4f9a' },
  reflection: { value: 0.035, min: 0, max: 0.2, step: 0.005 },
  reflectionTint: { value: '#bfe9ff' },
  shadow: { value: 0.55, min: 0, max: 1, step: 0.05 },
});

/** Renders the middle screen, which rises from the dashboard over the window to show text or work. */
export function RaisedScreen({ view, raised, paint, still }: RaisedScreenProps) {
  const screen = useRef<Container>(null);
  const shadow = useRef<NineSliceSprite>(null);
  const glass = useRef<Container>(null);
  const [rise] = useState(() => settledScreenLift(view, raised));
  const [target] = useState<Rect>(() => ({ x: 0, y: 0, width: 0, height: 0 }));
  const { layout } = view;
  const thickness = FRAME_WIDTH * layout.scale;
  const lift: MotionFunction = ({ time }) => {
    retargetScreenLift(rise, raised, view, time);
    raisedScreenArea(layout, target);
    stepScreenLift(rise, target, time, still ? 0 : SCREEN_MOTION.rise);
    if (!screen.current || !glass.current || !shadow.current) return;
    screen.current.visible = rise.height > 0 && layout.mode === 'cabin';
    if (!screen.current.visible) return;
    layGlass(glass.current, rise.rect, thickness / 2);
    layShadow(shadow.current, rise.rect, thickness, rise.height);
  };
  return (
    <pixiContainer ref={screen} visible={false}>
      <FrameTask still={false} frame={lift} />
      <Shadow shadow={shadow} />
      <pixiContainer ref={glass}>
        <Glass still={still} />
      </pixiContainer>
      <Frame rect={rise.rect} thickness={thickness} paint={paint} still={still} />
    </pixiContainer>
  );
}

function layGlass(glass: Container, { x, y, width, height }: Rect, inset: number): void {
  glass.position.set(x + inset, y + inset);
  glass.scale.set(width - 2 * inset, height - 2 * inset);
}

/** How far the shadow reaches beyond the frame on each side, in thicknesses of the frame. */
const SHADOW_REACH = 1.6;

function layShadow(shadow: NineSliceSprite, rect: Rect, thickness: number, height: number): void {
  const reach = SHADOW_REACH * thickness;
  const scale = (2.4 * reach) / shadow.texture.width;
  shadow.scale.set(scale);
  shadow.position.set(rect.x - reach, rect.y - reach * 0.6);
  setSize(shadow, (rect.width + 2 * reach) / scale, (rect.height + 2 * reach) / scale);
  shadow.alpha = SCREEN_MOTION.shadow * height;
}

function Shadow({ shadow }: { shadow: Ref<NineSliceSprite> }) {
  const soft = texture('shared/glow');
  const slice = soft.width * 0.46;
  return (
    <pixiNineSliceSprite
      ref={shadow}
      texture={soft}
      tint={0x05030f}
      leftWidth={slice}
      rightWidth={slice}
      topHeight={slice}
      bottomHeight={slice}
    />
  );
}

/** Renders dark glass of 1 by 1, drawn once and stretched, with a soft light in it and a faint reflection across it. */
function Glass({ still }: { still: boolean }) {
  const pane = useRef<Sprite>(null);
  const sheen = useRef<Sprite>(null);
  const glow = useLight('shared/glow');
  const reflection = useRef<Container>(null);
  useMotion(still, () => {
    tune(pane, SCREEN_MOTION.glass, SCREEN_MOTION.glassAlpha);
    tune(sheen, SCREEN_MOTION.sheenTint, SCREEN_MOTION.sheen);
    tune(reflection, SCREEN_MOTION.reflectionTint, SCREEN_MOTION.reflection);
  });
  return (
    <>
      <pixiSprite ref={pane} texture={Texture.WHITE} width={1} height={1} />
      <pixiSprite ref={sheen} {...glow} width={1} height={1} />
      <pixiContainer ref={reflection}>
        {BANDS.map(([left, right]) => (
          <Band key={left} {...{ left, right }} slant={SLANT} />
        ))}
      </pixiContainer>
    </>
  );
}

function tune({ current }: RefObject<Container | null>, tint: string, alpha: number): void {
  if (!current) return;
  setTint(current, tintOf(tint));
  current.alpha = alpha;
}

/** Two slanting bands of light, as shares of the glass. */
const BANDS = [
  [0.5, 0.68],
  [0.72, 0.77],
] as const;
const SLANT = 0.22;

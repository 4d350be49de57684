import { Texture } from 'pixi.js';
import type { Rect, StackedLayout } from '#client/game/flow/cockpitLayout.ts';
import { drawnTexture } from '../assets/drawnTexture.ts';
import { type Paint, tintOf } from '../assets/paint.ts';
import type { View } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { Frame } from './Frame.tsx';

interface WindowFrameProps {
  view: View;
  layout: StackedLayout;
  paint: Paint;
  still: boolean;
}

export const SMALL_SCREEN = knobs({
  dashTop: { value: '#352b78' },
  dashFoot: { value: '#161040' },
  frame: { value: 17, min: 8, max: 40, unit: 'px' },
});

const STEPS = 32;
/** From nothing at the top to white at the foot. */
const ramp = drawnTexture('ramp', 1, STEPS, (pen) => {
  const colours = pen.createLinearGradient(0, 0, 0, STEPS);
  colours.addColorStop(0, 'rgb(255 255 255 / 0)');
  colours.addColorStop(1, 'rgb(255 255 255)');
  pen.fillStyle = colours;
  pen.fillRect(0, 0, 1, STEPS);
});

/** Renders the framed window of small screens, and the plain dashboard on which the overlays scroll. */
export function WindowFrame({ view, layout, paint, still }: WindowFrameProps) {
  const { window: area } = layout;
  const [top, foot] = [tintOf(SMALL_SCREEN.dashTop), tintOf(SMALL_SCREEN.dashFoot)];
  const isBeside = area.width < view.width;
  const [x, y] = isBeside ? [area.width, 0] : [0, area.height];
  const dash = { x, y, width: view.width - x, height: view.height - y };
  const { frame: thickness } = SMALL_SCREEN;
  return (
    <>
      <pixiSprite texture={Texture.WHITE} {...dash} tint={top} />
      <pixiSprite texture={ramp()} {...dash} tint={foot} />
      {/* The frame's corners are round; the sky must not show behind them. */}
      {cornersOf(area, thickness).map((corner) => (
        <pixiSprite
          key={`${corner.x} ${corner.y}`}
          texture={Texture.WHITE}
          {...corner}
          width={thickness}
          height={thickness}
          tint={foot}
        />
      ))}
      <Frame rect={area} thickness={thickness} paint={paint} still={still} />
    </>
  );
}

function cornersOf({ x, y, width, height }: Rect, side: number): readonly { x: number; y: number }[] {
  return [x, x + width - side].flatMap((left) => [y, y + height - side].map((top) => ({ x: left, y: top })));
}

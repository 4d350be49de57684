import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import type { StackedLayout } from '#client/game/flow/cockpitLayout.ts';
import { mixColours, type Paint } from '../assets/paint.ts';
import type { View } from '../engine/view.ts';
import { colour, knobs } from '../knobs.ts';
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

const BANDS = 32;

/** Renders the framed window of small screens, and the plain dashboard on which the overlays scroll. */
export function WindowFrame({ view, layout, paint, still }: WindowFrameProps) {
  const { window: area } = layout;
  const { width, height } = view;
  const draw = useCallback(
    (pen: Graphics) => {
      pen.clear();
      const [top, foot] = [colour(SMALL_SCREEN.dashTop), colour(SMALL_SCREEN.dashFoot)];
      const isBeside = area.width < width;
      const [left, head] = isBeside ? [area.width, 0] : [0, area.height];
      const band = (height - head) / BANDS;
      for (let index = 0; index < BANDS; index++) {
        // Each band overlaps the next, so that no seam shows.
        pen.rect(left, head + index * band, width - left, band + 1).fill(mixColours(top, foot, index / BANDS));
      }
      const { frame: thickness } = SMALL_SCREEN;
      // The frame's corners are round; the sky must not show behind them.
      for (const x of [area.x, area.x + area.width - thickness]) {
        for (const y of [area.y, area.y + area.height - thickness]) pen.rect(x, y, thickness, thickness).fill(foot);
      }
    },
    [area, width, height],
  );
  return (
    <>
      <pixiGraphics draw={draw} />
      <Frame rect={area} thickness={SMALL_SCREEN.frame} paint={paint} still={still} />
    </>
  );
}

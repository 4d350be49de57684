import type { Container, Graphics } from 'pixi.js';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { CockpitLayout, Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Paint } from '../assets/paint.ts';
import { Frame } from '../cockpit/Frame.tsx';
import type { PictureProps } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { RobotFigure } from './RobotFigure.tsx';

interface RobotProps extends PictureProps {
  paint: Paint;
}

export const ROBOT_SCREEN = knobs({
  glass: { value: '#0b2350' },
  smallFrame: { value: 0.09, min: 0.03, max: 0.2, step: 0.01 },
  reflection: { value: 0.06, min: 0, max: 0.3, step: 0.01 },
  corner: { value: 0.05, min: 0, max: 0.3, step: 0.01 },
});

/** Renders ORBI on its screen in the dashboard or, on small screens, in a frame before the window. */
export function Robot(props: RobotProps) {
  const { view, paint, still } = props;
  const glass = useRef<Graphics>(null);
  const picture = useRef<Container>(null);
  const isSmall = view.layout.mode === 'stacked';
  const thickness = view.layout.robot.height * ROBOT_SCREEN.smallFrame;
  const rect = useMemo(() => glassOf(view.layout, thickness), [view.layout, thickness]);
  const draw = useCallback(
    (pen: Graphics) =>
      pen
        .clear()
        .roundRect(rect.x, rect.y, rect.width, rect.height, rect.height * ROBOT_SCREEN.corner)
        .fill(0xffffff),
    [rect],
  );
  useLayoutEffect(() => {
    if (picture.current) picture.current.mask = glass.current;
  }, []);
  return (
    <>
      {isSmall && <pixiGraphics draw={draw} tint={ROBOT_SCREEN.glass} />}
      <pixiGraphics ref={glass} draw={draw} />
      <pixiContainer ref={picture}>
        <RobotFigure {...props} rect={rect} />
        <Reflection rect={rect} />
      </pixiContainer>
      {isSmall && <Frame rect={view.layout.robot} thickness={thickness} paint={paint} still={still} />}
    </>
  );
}

/** Renders a faint band of light on the glass in front of ORBI, drawn 1 by 1 and stretched. */
function Reflection({ rect }: { rect: Rect }) {
  return (
    <pixiGraphics
      draw={drawReflection}
      position={{ x: rect.x, y: rect.y }}
      scale={{ x: rect.width, y: rect.height }}
      alpha={ROBOT_SCREEN.reflection}
      blendMode="add"
    />
  );
}

function drawReflection(pen: Graphics): void {
  pen.clear().poly([0.62, 0, 0.86, 0, 0.5, 1, 0.26, 1]).fill(0xbfe9ff);
}

/** Returns the dark glass on which ORBI is seen. */
function glassOf({ mode, robot }: CockpitLayout, thickness: number): Rect {
  if (mode === 'cabin') return robot;
  const inset = thickness / 2;
  return { x: robot.x + inset, y: robot.y + inset, width: robot.width - 2 * inset, height: robot.height - 2 * inset };
}

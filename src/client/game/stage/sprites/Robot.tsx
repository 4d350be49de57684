import type { Container, Graphics } from 'pixi.js';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { RobotMood } from '#client/game/flow/scenes.ts';
import type { ShipNumber } from '#domain/vocabulary.ts';
import { shipOf, type View } from '../view.ts';
import { RobotFigure } from './RobotFigure.tsx';

interface RobotProps {
  view: View;
  mood: RobotMood;
  ship: ShipNumber;
  still: boolean;
}

/** The painted screen's lip, in pixels of the 1920 x 1080 picture: the glass begins inside it. */
const LIP = 8;

/** ORBI on the left screen: bobs, blinks, moves its mouth when it talks, tilts when it is glad. */
export function Robot({ view, mood, ship, still }: RobotProps) {
  const { robot: screen, mode, scale } = view.layout;
  const glass = useRef<Graphics>(null);
  const figure = useRef<Container>(null);
  const inset = mode === 'wide' ? LIP * scale : 0;
  const rect = useMemo(() => shrink(screen, inset), [screen, inset]);
  const radius = rect.height * 0.09;
  const drawGlass = useCallback(
    (pen: Graphics) => pen.clear().roundRect(rect.x, rect.y, rect.width, rect.height, radius).fill(0xffffff),
    [rect, radius],
  );
  useLayoutEffect(() => {
    if (figure.current) figure.current.mask = glass.current;
  }, []);
  return (
    <>
      {mode !== 'wide' && <ScreenFrame rect={rect} color={shipOf(ship).color} radius={radius} />}
      <pixiGraphics ref={glass} draw={drawGlass} />
      <pixiContainer ref={figure}>
        <RobotFigure rect={rect} mood={mood} still={still} />
      </pixiContainer>
    </>
  );
}

function shrink(rect: Rect, by: number): Rect {
  return { x: rect.x + by, y: rect.y + by, width: rect.width - 2 * by, height: rect.height - 2 * by };
}

function ScreenFrame({ rect, color, radius }: { rect: Rect; color: string; radius: number }) {
  const draw = useCallback(
    (pen: Graphics) => {
      const frame = (grow: number, fill: number | string, alpha = 1) =>
        pen
          .roundRect(rect.x - grow, rect.y - grow, rect.width + 2 * grow, rect.height + 2 * grow, radius + grow)
          .fill({ color: fill, alpha });
      pen.clear();
      frame(11, 0x120e2e, 0.55);
      frame(9, color);
      frame(3, 0x2b1b66, 0.55);
      frame(0, 0x0a1f4a);
      pen.roundRect(rect.x - 7, rect.y - 7, rect.width + 14, rect.height + 14, radius + 7);
      pen.stroke({ width: 2, color: 0xffffff, alpha: 0.35 });
    },
    [rect, color, radius],
  );
  return <pixiGraphics draw={draw} />;
}

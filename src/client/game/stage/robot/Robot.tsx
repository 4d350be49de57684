import { type Container, Texture } from 'pixi.js';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type CabinLayout, grown, type Rect, type StackedLayout } from '#client/game/flow/cockpitLayout.ts';
import { screenPicture } from '../assets/bundles.ts';
import type { Paint } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import { Frame } from '../cockpit/Frame.tsx';
import { SCREEN_MARGIN } from '../cockpit/robotScreen.ts';
import type { PictureProps } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { Band } from '../sprites/Band.tsx';
import { RobotFigure } from './RobotFigure.tsx';

interface RobotProps extends PictureProps {
  paint: Paint;
}

export const ROBOT_SCREEN = knobs({
  glass: { value: '#0b2350' },
  smallFrame: { value: 0.09, min: 0.03, max: 0.2, step: 0.01 },
  reflection: { value: 0.06, min: 0, max: 0.3, step: 0.01 },
});

/** Renders ORBI on its screen in the dashboard, behind the hull, which has an opening there. */
export function CabinRobot(props: RobotProps & { layout: CabinLayout }) {
  const { hull, robot, scale } = props.layout;
  const { x, y, width, height } = grown(robot, SCREEN_MARGIN * scale);
  return (
    <>
      <pixiSprite texture={texture(screenPicture(hull))} {...{ x, y, width, height }} />
      <RobotFigure {...props} rect={robot} />
      <Reflection rect={robot} />
    </>
  );
}

/** Renders ORBI in a frame before the window, on small screens. */
export function FramedRobot(props: RobotProps & { layout: StackedLayout }) {
  const { layout, paint, still } = props;
  const glass = useRef<Container>(null);
  const picture = useRef<Container>(null);
  const thickness = layout.robot.height * ROBOT_SCREEN.smallFrame;
  const rect = useMemo(() => grown(layout.robot, -thickness / 2), [layout, thickness]);
  useLayoutEffect(() => {
    if (picture.current) picture.current.mask = glass.current;
  }, []);
  return (
    <>
      <pixiSprite texture={Texture.WHITE} {...rect} tint={ROBOT_SCREEN.glass} />
      {/* A container, because Pixi would mask by the light of a sprite. */}
      <pixiContainer ref={glass}>
        <pixiSprite texture={Texture.WHITE} {...rect} />
      </pixiContainer>
      <pixiContainer ref={picture}>
        <RobotFigure {...props} rect={rect} />
        <Reflection rect={rect} />
      </pixiContainer>
      <Frame rect={layout.robot} thickness={thickness} paint={paint} still={still} />
    </>
  );
}

/** Renders a faint band of light on the glass in front of ORBI. */
function Reflection({ rect: { x, y, width, height } }: { rect: Rect }) {
  return (
    <pixiContainer {...{ x, y }} scale={{ x: width, y: height }}>
      <Band left={0.62} right={0.86} slant={0.36} tint={0xbfe9ff} alpha={ROBOT_SCREEN.reflection} />
    </pixiContainer>
  );
}

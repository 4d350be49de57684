import type { Container, Graphics, Sprite } from 'pixi.js';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PictureKey } from '../assets/bundles.ts';
import type { Paint } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import { lerp } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import type { Pose } from './robotPose.ts';
import { ROBOT_RIG } from './robotRig.ts';

interface RobotEyeProps {
  pose: Pose;
  paint: Paint;
  still: boolean;
}

const { layers, eye, look, lids } = ROBOT_RIG;
/** Share of the iris's movement by which the reflection of the room follows it. */
const GLINT_FOLLOWS = 0.3;

/** Renders the eye: an iris that slides behind the shadow of its opening, between two lids in the ship's colour. */
export function RobotEye({ pose, paint, still }: RobotEyeProps) {
  const opening = useRef<Graphics>(null);
  const inside = useRef<Container>(null);
  const iris = useRef<Sprite>(null);
  const glint = useRef<Sprite>(null);
  const lower = useRef<Sprite>(null);
  const upper = useRef<Sprite>(null);
  useLayoutEffect(() => {
    if (inside.current) inside.current.mask = opening.current;
  }, []);
  useMotion(still, () => {
    if (!iris.current || !glint.current || !lower.current || !upper.current) return;
    const x = pose.look.x * look.x;
    const y = pose.look.y * look.y;
    iris.current.position.set(layers.iris.x + x, layers.iris.y + y);
    glint.current.position.set(layers.glint.x + x * GLINT_FOLLOWS, layers.glint.y + y * GLINT_FOLLOWS);
    lower.current.y = layers['lid-lower'].y + lerp(lids.lower.open, lids.lower.shut, pose.lowerLid);
    upper.current.y = layers['lid-upper'].y + lerp(lids.upper.open, lids.upper.shut, pose.upperLid);
    lower.current.tint = paint.tint;
    upper.current.tint = paint.tint;
  });
  return (
    <>
      <pixiGraphics ref={opening} draw={drawOpening} />
      <pixiContainer ref={inside}>
        <Layer layer={iris} picture="robot/iris" place={layers.iris} />
        <Layer layer={glint} picture="robot/glint" place={layers.glint} />
        <Layer layer={lower} picture="robot/lid-lower" place={layers['lid-lower']} />
        <Layer layer={upper} picture="robot/lid-upper" place={layers['lid-upper']} />
      </pixiContainer>
      {/* Not clipped, because its soft rim covers the hard edge of the opening. */}
      <Layer picture="robot/shade" place={layers.shade} />
    </>
  );
}

function drawOpening(pen: Graphics): void {
  pen
    .clear()
    .ellipse(eye.x, eye.y, eye.width / 2, eye.height / 2)
    .fill(0xffffff);
}

interface LayerProps {
  layer?: RefObject<Sprite | null>;
  picture: PictureKey;
  place: { x: number; y: number; width: number; height: number };
}

function Layer({ layer, picture, place }: LayerProps) {
  const { x, y, width, height } = place;
  return <pixiSprite ref={layer} texture={texture(picture)} {...{ x, y, width, height }} />;
}

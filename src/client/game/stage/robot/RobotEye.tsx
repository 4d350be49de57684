import { Rectangle, type Sprite, Texture } from 'pixi.js';
import { useMemo, useRef } from 'react';
import type { PictureKey } from '../assets/bundles.ts';
import type { Paint } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import { lerp } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import { setTint } from '../sprites/setTint.ts';
import { clipLid } from './clipLid.ts';
import { Layer } from './Layer.tsx';
import type { Pose } from './robotPose.ts';
import { ROBOT_RIG } from './robotRig.ts';

interface RobotEyeProps {
  pose: Pose;
  paint: Paint;
  still: boolean;
}

const { layers, look, lids } = ROBOT_RIG;
/** Share of the iris's movement by which the reflection of the room follows it. */
const GLINT_FOLLOWS = 0.3;

/** Renders the parts behind the opening of the head: an iris that slides, and two lids in the ship's colour. */
export function RobotEye({ pose, paint, still }: RobotEyeProps) {
  const iris = useRef<Sprite>(null);
  const glint = useRef<Sprite>(null);
  const lower = useRef<Sprite>(null);
  const upper = useRef<Sprite>(null);
  const lowerPicture = useClippable('robot/lid-lower');
  const upperPicture = useClippable('robot/lid-upper');
  useMotion(still, () => {
    if (!iris.current || !glint.current || !lower.current || !upper.current) return;
    const x = pose.look.x * look.x;
    const y = pose.look.y * look.y;
    iris.current.position.set(layers.iris.x + x, layers.iris.y + y);
    glint.current.position.set(layers.glint.x + x * GLINT_FOLLOWS, layers.glint.y + y * GLINT_FOLLOWS);
    clipLid(lower.current, layers['lid-lower'].y + lerp(lids.lower.open, lids.lower.shut, pose.lowerLid));
    clipLid(upper.current, layers['lid-upper'].y + lerp(lids.upper.open, lids.upper.shut, pose.upperLid));
    setTint(lower.current, paint.tint);
    setTint(upper.current, paint.tint);
  });
  return (
    <>
      <Layer picture="robot/eye" place={layers.eye} />
      <Layer layer={iris} picture="robot/iris" place={layers.iris} />
      <Layer layer={glint} picture="robot/glint" place={layers.glint} />
      <pixiSprite ref={lower} texture={lowerPicture} x={layers['lid-lower'].x} />
      <pixiSprite ref={upper} texture={upperPicture} x={layers['lid-upper'].x} />
    </>
  );
}

/** Returns a texture of the picture whose frame may be changed. */
function useClippable(key: PictureKey): Texture {
  const picture = texture(key);
  return useMemo(() => {
    const { width, height } = picture;
    return new Texture({ source: picture.source, frame: new Rectangle(0, 0, width, height), dynamic: true });
  }, [picture]);
}

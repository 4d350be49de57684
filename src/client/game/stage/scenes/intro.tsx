import { easeOut, lerp } from '../motion.ts';
import { REST } from '../sky.ts';
import { Cabin } from '../sprites/Cabin.tsx';
import type { PictureProps } from '../view.ts';

/** ORBI welcomes the team: the planet swells a little while the ship comes to rest. */
export function IntroScene(props: PictureProps) {
  const camera = (age: number) => {
    const way = easeOut(age / 6);
    return { ...REST, travel: way * 0.1, planetScale: lerp(0.94, 1, way) };
  };
  return <Cabin {...props} camera={props.still ? undefined : camera} />;
}

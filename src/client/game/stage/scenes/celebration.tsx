import type { Sprite } from 'pixi.js';
import { scatter, wave, wrap } from '../motion.ts';
import { Cabin } from '../sprites/Cabin.tsx';
import { Swarm } from '../sprites/Swarm.tsx';
import { texture } from '../textures.ts';
import type { Moment } from '../useMotion.ts';
import type { PictureProps } from '../view.ts';

const STARS = 54;
const TINTS = [0xffb25e, 0xff5f8f, 0x7bed9f, 0x8fe9ff, 0xffe9a8, 0xc9a2ff] as const;

/** Well done: paper stars sink slowly through the cabin, without a flash. */
export function CelebrationScene(props: PictureProps) {
  const { width, height } = props.view;
  const size = Math.min(width, height) / 900;
  const place = (star: Sprite, index: number, { time, age }: Moment) => {
    const near = 0.45 + scatter(index, 1) * 0.55;
    const way = wrap(scatter(index, 2) + time * 0.06 * (0.7 + near));
    const sway = wave(time, 3 + scatter(index, 3) * 3, scatter(index, 4)) * 26 * size;
    star.position.set(scatter(index, 5) * width + sway, (way * 1.2 - 0.1) * height);
    star.rotation = time * (scatter(index, 6) - 0.5) * 1.6;
    // Turning paper shows its narrow side now and then.
    const turn = 0.35 + 0.65 * Math.abs(wave(time, 4 + scatter(index, 7) * 3, scatter(index, 8)));
    star.scale.set(0.5 * near * size * turn, 0.5 * near * size);
    star.alpha = (props.still ? 1 : Math.min(1, age / 0.8)) * (0.55 + 0.45 * near);
    star.tint = TINTS[index % TINTS.length] ?? 0xffffff;
  };
  return (
    <>
      <Cabin {...props} />
      <Swarm count={STARS} texture={texture('shared/star')} still={props.still} blend="normal" place={place} />
    </>
  );
}

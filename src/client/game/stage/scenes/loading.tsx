import type { Sprite } from 'pixi.js';
import { wave } from '../motion.ts';
import { Glow } from '../sprites/Glow.tsx';
import { Space } from '../sprites/Space.tsx';
import { Swarm } from '../sprites/Swarm.tsx';
import { texture } from '../textures.ts';
import type { Moment } from '../useMotion.ts';
import { type PictureProps, wholeArea } from '../view.ts';

const SPARKS = 12;

/** Empty space and a small wheel of light: something is on its way. */
export function LoadingScene({ view, theme, still }: PictureProps) {
  const x = view.width / 2;
  const y = view.height / 2;
  const radius = Math.min(view.width, view.height) * 0.09;
  const place = (spark: Sprite, index: number, { time }: Moment) => {
    const angle = time * 2.2 - index * 0.24;
    spark.position.set(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    spark.scale.set((1.5 - index * 0.09) * (radius / 60));
    spark.alpha = 1 - index / SPARKS;
    spark.tint = 0x8fe9ff;
  };
  return (
    <>
      <Space view={view} area={wholeArea(view)} theme={theme} still={still} sky={null} />
      <Glow
        {...{ x, y, still }}
        tint={0x38b8ff}
        shape={({ time }) => ({ width: radius * 5, height: radius * 5, alpha: 0.3 + 0.1 * wave(time, 3.2) })}
      />
      <Swarm count={SPARKS} texture={texture('shared/spark')} still={still} place={place} />
    </>
  );
}

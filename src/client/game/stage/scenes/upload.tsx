import type { Sprite } from 'pixi.js';
import { lerp, scatter, wrap } from '../motion.ts';
import { SKIES } from '../sky.ts';
import { Cabin } from '../sprites/Cabin.tsx';
import { Swarm } from '../sprites/Swarm.tsx';
import { texture } from '../textures.ts';
import type { Moment } from '../useMotion.ts';
import type { PictureProps } from '../view.ts';

const SPARKS = 26;

/** The team sends its work: sparks rise from the dashboard and fly to the planet. */
export function UploadScene(props: PictureProps) {
  const { window: area } = props.view.layout;
  const { planet } = SKIES[props.theme];
  const from = { x: area.x + area.width / 2, y: area.y + area.height };
  const to = { x: area.x + planet.x * area.width, y: area.y + planet.y * area.height };
  const place = (spark: Sprite, index: number, { time }: Moment) => {
    const way = wrap(time / 4.2 + index / SPARKS + scatter(index, 1) * 0.05);
    const spread = (scatter(index, 2) - 0.5) * (1 - way) * area.width * 0.1;
    const arc = Math.sin(way * Math.PI) * area.height * (0.16 + scatter(index, 3) * 0.16);
    spark.position.set(lerp(from.x, to.x, way) + spread, lerp(from.y, to.y, way) - arc);
    spark.scale.set((1.5 - 1.0 * way) * (area.height / 400));
    spark.alpha = Math.sin(way * Math.PI);
    spark.tint = index % 3 === 0 ? 0xffb25e : 0x8fe9ff;
  };
  return (
    <Cabin {...props} dim={0.14}>
      <Swarm count={SPARKS} texture={texture('shared/spark')} still={props.still} place={place} />
    </Cabin>
  );
}

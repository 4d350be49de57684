import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { systemPicture } from '../bundles.ts';
import { gaze } from '../gaze.ts';
import { wave } from '../motion.ts';
import { type Body, type Camera, REST, SKIES, type Sky } from '../sky.ts';
import { texture } from '../textures.ts';
import { useMotion } from '../useMotion.ts';
import { unitOf, type View } from '../view.ts';
import { Stars } from './Stars.tsx';

interface SpaceProps {
  view: View;
  /** What of the canvas is seen; the planets are composed in it. */
  area: Rect;
  theme: Theme;
  still: boolean;
  /** Another composition than the system's own; null = no bodies at all. */
  sky?: Partial<Sky> | null;
  /** Share of light that is taken away, for text in front. */
  dim?: number;
  camera?(age: number): Camera;
}

const rest = () => REST;
const VEIL = 0x120e2e;
const PARALLAX = 90;

/** The sky of a solar system: nebula, stars, sun and planets, each shifting by its distance. */
export function Space({ view, area, theme, still, sky, dim = 0, camera = rest }: SpaceProps) {
  const nebula = useRef<Sprite>(null);
  const picture = texture(systemPicture(theme, 'nebula'));
  const { width, height } = view;
  useMotion(still, ({ time, age }) => {
    const cover = Math.max(width / picture.width, height / picture.height) * 1.12 * camera(age).zoom;
    const drift = wave(time, 110) * width * 0.02;
    nebula.current?.scale.set(cover);
    if (nebula.current) nebula.current.alpha = camera(age).light;
    nebula.current?.position.set(width / 2 + drift - gaze.x * 3, height / 2 - gaze.y * 3);
  });
  const bodies = sky === null ? {} : (sky ?? SKIES[theme]);
  const shared = { area, theme, still, camera };
  return (
    <>
      <pixiSprite ref={nebula} texture={picture} anchor={0.5} />
      <Stars view={view} still={still} camera={camera} />
      {bodies.moon && <CelestialBody {...shared} part="moon" body={bodies.moon} />}
      {bodies.ringed && <CelestialBody {...shared} part="ringed" body={bodies.ringed} />}
      {bodies.planet && <CelestialBody {...shared} part="planet" body={bodies.planet} />}
      {dim > 0 && (
        <pixiGraphics draw={(pen) => pen.clear().rect(0, 0, width, height).fill({ color: VEIL, alpha: dim })} />
      )}
      {bodies.sun && <CelestialBody {...shared} part="sun" body={bodies.sun} />}
    </>
  );
}

interface BodyProps extends Required<Pick<SpaceProps, 'area' | 'theme' | 'still' | 'camera'>> {
  part: keyof Sky;
  body: Body;
}

function CelestialBody({ area, theme, still, camera, part, body }: BodyProps) {
  const sprite = useRef<Sprite>(null);
  const picture = texture(part === 'sun' ? 'shared/sun' : systemPicture(theme, part));
  const unit = unitOf(area);
  useMotion(still, ({ time, age }) => {
    const { planetScale, planetDrop } = camera(age);
    const own = part === 'planet' ? planetScale : 1;
    const breath = part === 'sun' ? 1 + 0.02 * wave(time, 7) : 1;
    const sway = wave(time, 46, body.x) * unit * 0.012 * (body.depth / 0.15);
    const drop = part === 'sun' ? 0 : planetDrop * (body.depth / 0.3);
    const shift = (PARALLAX * body.depth * unit) / 560;
    sprite.current?.scale.set(((body.size * unit) / picture.width) * own * breath);
    sprite.current?.position.set(
      area.x + body.x * area.width + sway - gaze.x * shift,
      area.y + body.y * area.height + drop * unit - gaze.y * shift,
    );
  });
  return <pixiSprite ref={sprite} texture={picture} anchor={0.5} blendMode={part === 'sun' ? 'screen' : 'normal'} />;
}

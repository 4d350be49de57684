import type { Container, Sprite } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { TRANSITION_MS } from '#client/game/flow/scenes.ts';
import type { ShipNumber } from '#domain/vocabulary.ts';
import { clamp, easeIn, lerp, scatter, smoothstep } from '../motion.ts';
import { REST, SKIES } from '../sky.ts';
import { flameOf, Ship } from '../sprites/Ship.tsx';
import { Space } from '../sprites/Space.tsx';
import { Swarm } from '../sprites/Swarm.tsx';
import { texture } from '../textures.ts';
import { type Moment, useMotion } from '../useMotion.ts';
import { type PictureProps, unitOf, wholeArea } from '../view.ts';

const SECONDS = TRANSITION_MS.takeOff / 1000;
const SHAKE_SECONDS = 0.6;
const SHAKE_PIXELS = 2;
const PLANET_SIZE = 2.1;
/** Of the planet's picture. */
const PLANET_RADIUS = 0.39;

/** Seen from outside: the engines shake the ship, then it rises over the planet and leaves the picture. */
export function TakeOffScene({ view, theme, ship, still }: PictureProps) {
  const hull = useRef<Container>(null);
  const area = wholeArea(view);
  useMotion(still, ({ time, age }) => {
    const { way, x, y, scale, rotation } = flight(area, age, still);
    const force = still ? 0 : SHAKE_PIXELS * (1 - smoothstep(0, 0.3, way)) * smoothstep(0, 0.2, age);
    const beat = Math.floor(time * 30);
    hull.current?.position.set(x + (scatter(beat, 1) - 0.5) * 2 * force, y + (scatter(beat, 2) - 0.5) * 2 * force);
    hull.current?.scale.set(scale);
    if (hull.current) hull.current.rotation = rotation;
  });
  const camera = (age: number) => {
    const { way } = flight(area, age, still);
    return { ...REST, travel: way * 0.7, planetDrop: way * 0.3, planetScale: 1 - 0.06 * way, zoom: 1 + 0.05 * way };
  };
  const { sun, moon } = SKIES[theme];
  const horizon = 0.5 + (PLANET_SIZE * PLANET_RADIUS * unitOf(area)) / area.height;
  const planet = { x: 0.5, y: horizon, size: PLANET_SIZE, depth: 0.3 };
  return (
    <>
      <Space view={view} area={area} theme={theme} still={still} sky={{ sun, moon, planet }} camera={camera} />
      {!still && <Trail area={area} ship={ship} />}
      <Ship ship={ship} still={still} hull={hull} thrust={(age) => lerp(0.8, 1.9, smoothstep(0, 1.4, age))} />
    </>
  );
}

/** Where the ship is at an age: nothing moves while the engines warm up. */
function flight(area: Rect, age: number, still: boolean) {
  const way = still ? 0.1 : easeIn((age - SHAKE_SECONDS) / (SECONDS - SHAKE_SECONDS));
  return {
    way,
    x: area.width * (0.42 + way * 0.95),
    y: area.height * (0.5 - way * 0.62),
    scale: (lerp(0.78, 0.62, way) * unitOf(area)) / 720,
    rotation: -0.3 * smoothstep(0, 0.35, way),
  };
}

const SPARKS = 40;
const SPARK_SECONDS = 0.9;

/** The light that the engines leave behind: each spark stays where it was born. */
function Trail({ area, ship }: { area: Rect; ship: ShipNumber }) {
  const flame = flameOf(ship);
  const unit = unitOf(area);
  const place = (spark: Sprite, index: number, { age }: Moment) => {
    const old = ((scatter(index, 1) + index) / SPARKS) * SPARK_SECONDS;
    const { x, y, way, scale, rotation } = flight(area, age - old, false);
    const fade = 1 - clamp(old / SPARK_SECONDS);
    const cos = Math.cos(rotation) * scale;
    const sin = Math.sin(rotation) * scale;
    const spread = unit * 0.08 * (1 - fade);
    spark.position.set(
      x + flame.x * cos - flame.y * sin + (scatter(index, 2) - 0.5) * spread,
      y + flame.x * sin + flame.y * cos + (scatter(index, 3) - 0.5) * spread,
    );
    spark.scale.set((0.3 + fade) * 1.1 * (unit / 720));
    spark.alpha = 0.34 * fade * smoothstep(0, 0.12, way);
    spark.tint = 0x38b8ff;
  };
  return <Swarm count={SPARKS} texture={texture('shared/glow')} still={false} place={place} />;
}

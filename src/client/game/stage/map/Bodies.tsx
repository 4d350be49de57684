import type { Sprite, Texture } from 'pixi.js';
import { useRef } from 'react';
import type { Theme } from '#domain/vocabulary.ts';
import { systemPicture } from '../assets/bundles.ts';
import type { ReducedTextures } from '../assets/ReducedTextures.ts';
import { texture } from '../assets/textures.ts';
import { easeOut, lerp, wave } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import { snapAlpha, snapAngle, snapPosition } from '../sprites/snap.ts';
import { useLight } from '../sprites/useLight.ts';
import type { Lane, MapLayout, Stop } from './layout/mapTypes.ts';
import { MAP_MOTION } from './mapMotion.ts';

interface BodiesProps {
  layout: MapLayout;
  planets: ReducedTextures;
  still: boolean;
}

/** Renders suns, docks, planets and the council. */
export function Bodies({ layout, planets, still }: BodiesProps) {
  const { lanes, council, unit } = layout;
  return (
    <>
      {lanes.map((lane) => (
        <LaneSun key={lane.theme} lane={lane} still={still} />
      ))}
      {lanes.map((lane) => (
        <LaneBodies key={lane.theme} {...{ lane, planets, unit, still }} />
      ))}
      <Council stop={council} unit={unit} still={still} />
    </>
  );
}

function LaneSun({ lane: { theme, sun }, still }: { lane: Lane; still: boolean }) {
  const sprite = useRef<Sprite>(null);
  const light = useLight(systemPicture(theme, 'sun'));
  useMotion(still, ({ time, age }) => {
    if (!sprite.current) return;
    const breath = 1 + MAP_MOTION.sunBreath * wave(time, MAP_MOTION.breathSeconds, sun.y);
    sprite.current.scale.set(snapPosition(sun.size * breath) / light.texture.width);
    sprite.current.alpha = opened(age, 0, still);
  });
  return <pixiSprite ref={sprite} {...light} anchor={0.5} x={sun.x} y={sun.y} />;
}

interface LaneBodiesProps {
  lane: Lane;
  planets: ReducedTextures;
  unit: number;
  still: boolean;
}

function LaneBodies({ lane: { theme, stops }, planets, unit, still }: LaneBodiesProps) {
  return stops.slice(0, -1).map((stop) => {
    const picture = stop.level === 1 ? texture('map/dock') : planets.get(planetKey(theme, stop.level));
    return <Body key={stop.level} {...{ stop, picture, unit, still }} />;
  });
}

function planetKey(theme: Theme, level: Stop['level']) {
  return systemPicture(theme, `p${(level - 1) as 1 | 2 | 3 | 4}`);
}

/** Returns how far a part of the opening has come, 0..1, `after` seconds after the beginning. */
export function opened(age: number, after: number, still: boolean): number {
  return still ? 1 : easeOut((age - after) / Math.max(0.01, MAP_MOTION.openingSeconds));
}

/** A globe fills about four fifths of its picture's height. */
const GLOBE_SHARE = 0.8;
/** The dock is wide: its picture has the height of a globe. */
const DOCK_SHARE = 0.86;

interface BodyProps {
  stop: Stop;
  picture: Texture;
  unit: number;
  still: boolean;
}

/** Renders a planet or the dock, which breathes and turns a little. */
function Body({ stop, picture, unit, still }: BodyProps) {
  const body = useRef<Sprite>(null);
  const { level, x, y, size } = stop;
  const height = size / (level === 1 ? DOCK_SHARE : GLOBE_SHARE);
  useMotion(still, ({ time, age }) => {
    if (!body.current) return;
    const open = opened(age, 0.3 + level * MAP_MOTION.planetEvery, still);
    const phase = level * 0.23 + y * 0.001;
    const lift = wave(time, MAP_MOTION.breathSeconds, phase) * MAP_MOTION.breath * unit;
    body.current.position.set(x, snapPosition(y + lift));
    body.current.rotation = snapAngle(wave(time, MAP_MOTION.breathSeconds * 1.7, phase) * MAP_MOTION.turn);
    body.current.scale.set((snapPosition(height) / picture.height) * lerp(0.86, 1, open));
    body.current.alpha = snapAlpha(open);
  });
  return <pixiSprite ref={body} texture={picture} anchor={0.5} />;
}

/** Of the hologram's picture: where its light leaves the station, and its size in widths of the station. */
const LIGHT_FOOT = { x: 0.5, y: 0.97 } as const;
const HOLOGRAM_SIZE = 1.02;
/** The station's picture shows half as much again. */
const STATION_SIZE = 1.34;
/** Height of the station's podium above the middle of its picture, in widths. */
const PODIUM = 0.01;

/** Renders the station of the Galactic Council, with the world of light over it. */
function Council({ stop: { x, y, size }, unit, still }: { stop: Stop; unit: number; still: boolean }) {
  const station = useRef<Sprite>(null);
  const hologram = useRef<Sprite>(null);
  const light = useLight('council/hologram');
  const picture = texture('map/council');
  const foot = y + size * 0.32;
  useMotion(still, ({ time, age }) => {
    if (!station.current || !hologram.current) return;
    const open = opened(age, 1, still);
    const lift = wave(time, MAP_MOTION.breathSeconds * 1.2) * MAP_MOTION.breath * 0.8 * unit;
    const beat = wave(time, 4.5);
    station.current.position.set(x, snapPosition(foot + lift));
    station.current.scale.set((size * STATION_SIZE) / picture.width);
    station.current.alpha = snapAlpha(open);
    hologram.current.position.set(x, snapPosition(foot + lift - PODIUM * size));
    hologram.current.scale.set((size * HOLOGRAM_SIZE * lerp(0.9, 1 + 0.008 * beat, open)) / light.texture.width);
    hologram.current.alpha = snapAlpha(open * (MAP_MOTION.hologram + 0.1 * beat));
  });
  return (
    <>
      <pixiSprite ref={station} texture={picture} anchor={0.5} />
      <pixiSprite ref={hologram} {...light} anchor={LIGHT_FOOT} />
    </>
  );
}

import type { Container, Sprite } from 'pixi.js';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { MISSION_LEVELS, type MissionLevel, type ShipNumber, type Theme } from '#domain/vocabulary.ts';
import { type PictureKey, systemPicture } from '../assets/bundles.ts';
import { tintOf } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import { type Camera, restingCamera } from '../engine/camera.ts';
import { clamp, pseudoRandom, pseudoRandomTable, smoothstep } from '../engine/motion.ts';
import { type FrameTime, useMotion } from '../engine/useMotion.ts';
import { type PictureProps, unitOf, wholeArea } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { DeepSpace } from '../space/deep/DeepSpace.tsx';
import { type Flight, flightAt, newFlight } from '../space/flight.ts';
import { engineOf, Ship } from '../space/Ship.tsx';
import { Swarm } from '../space/Swarm.tsx';
import { Sun, World } from '../space/Worlds.tsx';
import { setTint } from '../sprites/setTint.ts';
import { useLight } from '../sprites/useLight.ts';

export const TAKE_OFF_MOTION = knobs({
  shakeSeconds: { value: 0.6, min: 0, max: 2, step: 0.05, unit: 's' },
  shake: { value: 2, min: 0, max: 10, step: 0.5, unit: 'px' },
  shakeRate: { value: 30, min: 5, max: 60, unit: '1/s' },
  fromX: { value: 0.42, min: 0, max: 1, step: 0.01 },
  fromY: { value: 0.5, min: 0, max: 1, step: 0.01 },
  toX: { value: 1.37, min: 1, max: 2, step: 0.01 },
  toY: { value: -0.12, min: -1, max: 1, step: 0.01 },
  sizeFrom: { value: 0.78, min: 0.2, max: 1.5, step: 0.02 },
  sizeTo: { value: 0.62, min: 0.1, max: 1.5, step: 0.02 },
  climb: { value: 0.3, min: 0, max: 1, step: 0.02, unit: 'rad' },
  travel: { value: 0.7, min: 0, max: 3, step: 0.05 },
  drop: { value: 0.3, min: 0, max: 1, step: 0.02 },
  trail: { value: '#38b8ff' },
  trailLight: { value: 0.34, min: 0, max: 1, step: 0.02 },
  trailSeconds: { value: 0.9, min: 0.1, max: 3, step: 0.1, unit: 's' },
});

/**
 * Renders the take-off from outside: the engines shake the ship, then it rises over the planet and leaves the picture.
 */
export function TakeOffPicture({ view, theme, mission, ship, still }: PictureProps) {
  const area = useMemo(() => wholeArea(view), [view]);
  const [camera] = useState(restingCamera);
  const [flight] = useState(newFlight);
  const [ground] = useState(() => ({ x: 0.5, y: 0, size: GROUND_SIZE, depth: 0.3 }));
  const hull = useRef<Container>(null);
  const shared = { area, theme, still, camera };
  return (
    <>
      <Pilot {...{ area, still, camera, flight, ground, hull }} />
      <DeepSpace {...{ area, still, camera }} nebula={texture(systemPicture(theme, 'nebula'))} />
      <Sun {...shared} />
      <World {...shared} picture={texture(groundPicture(theme, mission))} body={ground} />
      {!still && <Trail area={area} ship={ship} />}
      <pixiContainer ref={hull}>
        <Ship ship={ship} still={still} thrust={() => flight.thrust} />
      </pixiContainer>
    </>
  );
}

/** Returns the planet that the ship leaves: that of the mission before `mission`; before the first one, the Earth. */
export function groundPicture(theme: Theme, mission: MissionLevel | null): PictureKey {
  if (mission === 1) return 'login/earth';
  const before = MISSION_LEVELS.findLast((level) => mission === null || level < mission) ?? 1;
  return systemPicture(theme, `p${before}`);
}

const SECONDS = TRANSITION_MS.takeOff / 1000;
const GROUND_SIZE = 1.8;
/** Radius of the planet in its picture. */
const GROUND_RADIUS = 0.4;
/** Height of its upper edge, in heights of the picture. */
const HORIZON = 0.56;
/** Second of the flight that a still picture shows. */
const STILL_AGE = 1.4;

interface PilotProps {
  area: Rect;
  still: boolean;
  camera: Camera;
  flight: Flight;
  ground: { y: number };
  hull: RefObject<Container | null>;
}

/** Moves ship, ground and camera before they are drawn. */
function Pilot({ area, still, camera, flight, ground, hull }: PilotProps) {
  const middle = HORIZON + (GROUND_SIZE * GROUND_RADIUS * unitOf(area)) / area.height;
  useMotion(still, ({ time, age }) => {
    flightAt(still ? STILL_AGE : age, SECONDS, TAKE_OFF_MOTION, flight);
    const { way } = flight;
    camera.travel = way * TAKE_OFF_MOTION.travel;
    camera.scale = 1 - 0.06 * way;
    camera.zoom = 1 + 0.05 * way;
    ground.y = middle + (way * TAKE_OFF_MOTION.drop * unitOf(area)) / area.height;
    if (!hull.current) return;
    const force = still ? 0 : TAKE_OFF_MOTION.shake * flight.tremble;
    const beat = Math.floor(time * TAKE_OFF_MOTION.shakeRate);
    hull.current.position.set(
      flight.x * area.width + (pseudoRandom(beat, 1) - 0.5) * 2 * force,
      flight.y * area.height + (pseudoRandom(beat, 2) - 0.5) * 2 * force,
    );
    hull.current.scale.set(flight.size * unitOf(area));
    hull.current.rotation = flight.rotation;
  });
  return null;
}

const SPARKS = 44;
const BORN = pseudoRandomTable(SPARKS, 1).map((share, index) => (share + index) / SPARKS);
const SIDE_X = pseudoRandomTable(SPARKS, 2).map((share) => share - 0.5);
const SIDE_Y = pseudoRandomTable(SPARKS, 3).map((share) => share - 0.5);

/** Renders the light that the engines leave behind; each spark stays where it started. */
function Trail({ area, ship }: { area: Rect; ship: ShipNumber }) {
  const [then] = useState(newFlight);
  const engine = engineOf(ship);
  const unit = unitOf(area);
  const place = (spark: Sprite, index: number, { age }: FrameTime) => {
    const old = (BORN[index] ?? 0) * TAKE_OFF_MOTION.trailSeconds;
    flightAt(age - old, SECONDS, TAKE_OFF_MOTION, then);
    const fade = 1 - clamp(BORN[index] ?? 0);
    const cos = Math.cos(then.rotation) * then.size * unit;
    const sin = Math.sin(then.rotation) * then.size * unit;
    const spread = unit * 0.08 * (1 - fade);
    spark.position.set(
      then.x * area.width + engine.x * cos - engine.y * sin + (SIDE_X[index] ?? 0) * spread,
      then.y * area.height + engine.x * sin + engine.y * cos + (SIDE_Y[index] ?? 0) * spread,
    );
    spark.scale.set((0.3 + fade) * 1.1 * (unit / 720));
    spark.alpha = TAKE_OFF_MOTION.trailLight * fade * smoothstep(0, 0.12, then.way);
    setTint(spark, tintOf(TAKE_OFF_MOTION.trail));
  };
  return <Swarm most={SPARKS} look={useLight('shared/glow')} still={false} place={place} />;
}

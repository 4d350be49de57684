import type { Container, Sprite, Texture } from 'pixi.js';
import { type ReactNode, useRef, useState } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { PlanetLights as ChosenLights } from '#client/game/flow/view.ts';
import type { DilemmaChoice } from '#domain/game/dilemmas.ts';
import { MISSION_LEVELS, type MissionLevel, type Theme } from '#domain/vocabulary.ts';
import { systemPicture } from '../assets/bundles.ts';
import { texture } from '../assets/textures.ts';
import type { Camera } from '../engine/camera.ts';
import type { MotionFunction } from '../engine/clock.ts';
import { approach, lerp, smoothstep, wave } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import { unitOf } from '../engine/view.ts';
import { FrameTask } from '../sprites/FrameTask.tsx';
import { setTint } from '../sprites/setTint.ts';
import { snapPosition } from '../sprites/snap.ts';
import { useLight } from '../sprites/useLight.ts';
import { duskOf, PlanetLights } from './PlanetLights.tsx';
import { Reticle } from './Reticle.tsx';
import { type Body, heroBody, SKIES } from './sky.ts';
import { parallaxOf, SPACE_MOTION } from './space.ts';

interface SkyProps {
  area: Rect;
  theme: Theme;
  still: boolean;
  camera: Camera;
}

interface WorldsProps extends SkyProps {
  mission: MissionLevel | null;
  lights?: ChosenLights | undefined;
  isPointedOut: boolean;
}

/** Renders the sun and the four planets of a system; the mission's planet comes to the front. */
export function Worlds({ mission, lights = {}, isPointedOut, ...sky }: WorldsProps) {
  const { planets } = SKIES[sky.theme];
  const nearness = (level: MissionLevel) => (level === mission ? Number.POSITIVE_INFINITY : planets[level].depth);
  const order = [...MISSION_LEVELS].sort((a, b) => nearness(a) - nearness(b));
  return (
    <>
      <Sun {...sky} />
      {order.map((level) => (
        <Planet
          key={level}
          {...sky}
          {...{ level, isPointedOut }}
          choice={choiceOn(level, lights)}
          isHero={level === mission}
        />
      ))}
    </>
  );
}

function choiceOn(level: MissionLevel, lights: ChosenLights): DilemmaChoice | null {
  return Object.entries(lights).find(([mission]) => Number(mission) === level)?.[1] ?? null;
}

/** Renders a system's sun, which pulses slightly. */
export function Sun({ area, theme, still, camera }: SkyProps) {
  const sun = useRef<Sprite>(null);
  const light = useLight(systemPicture(theme, 'sun'));
  const body = SKIES[theme].sun;
  useMotion(still, ({ time }) => {
    if (!sun.current) return;
    const breath = 1 + SPACE_MOTION.sunBreath * wave(time, SPACE_MOTION.sunSeconds);
    put(sun.current, area, body, still);
    sun.current.scale.set(snapPosition(body.size * unitOf(area) * breath) / light.texture.width);
    fade(sun.current, camera.sun);
  });
  return <pixiSprite ref={sun} {...light} anchor={0.5} />;
}

interface PlanetProps extends SkyProps {
  level: MissionLevel;
  isHero: boolean;
  isPointedOut: boolean;
  /** The team's choice that lights it; null = none. */
  choice: DilemmaChoice | null;
}

/** Renders one of the four planets, between its place in the system and the front of the window. */
function Planet({ theme, level, isHero, isPointedOut, choice, ...world }: PlanetProps) {
  const { area, still, camera } = world;
  const home = SKIES[theme].planets[level];
  const front = heroBody(theme, level);
  const share = useRef(isHero ? camera.hero : 0);
  const [body] = useState<Body>(() => ({ ...home }));
  const travel: MotionFunction = ({ step }) => {
    const goal = isHero ? camera.hero : 0;
    share.current = still ? goal : approach(share.current, goal, step * SPACE_MOTION.heroSpeed);
    between(home, front, smoothstep(0, 1, share.current), body);
  };
  return (
    <>
      <FrameTask still={still} frame={travel} />
      <World
        {...world}
        picture={texture(systemPicture(theme, `p${level}`))}
        body={body}
        dusk={choice && duskOf(choice)}
      >
        {choice && <PlanetLights {...{ area, body, camera, still, choice }} />}
        {isHero && <Reticle {...{ area, body, camera, still }} on={isPointedOut} />}
      </World>
    </>
  );
}

interface WorldProps extends Omit<SkyProps, 'theme'> {
  picture: Texture;
  /** May be mutated while it moves. */
  body: Body;
  /** The colour that its light turns to; null or absent = full day. */
  dusk?: number | null;
  /** Drawn over the planet, around its centre. */
  children?: ReactNode;
}

/** Renders a planet at `body`, swaying a little. */
export function World({ area, still, camera, picture, body, dusk = null, children }: WorldProps) {
  const place = useRef<Container>(null);
  const planet = useRef<Sprite>(null);
  const evening = useRef(0);
  useMotion(still, ({ time, step }) => {
    if (!planet.current || !place.current) return;
    evening.current = dusk === null ? 0 : still ? 1 : approach(evening.current, 1, step / EVENING_SECONDS);
    setTint(planet.current, dusk === null ? WHITE : mixed(WHITE, dusk, evening.current));
    const unit = unitOf(area);
    const sway = wave(time, SPACE_MOTION.planetSeconds, body.depth * 3.7) * SPACE_MOTION.planetSway;
    put(place.current, area, body, still, sway * unit * (body.depth / SWAY_DEPTH));
    planet.current.scale.set(snapPosition(body.size * unit * camera.scale) / picture.width);
    fade(planet.current, camera.planets);
  });
  return (
    <pixiContainer ref={place}>
      <pixiSprite ref={planet} texture={picture} anchor={0.5} />
      {children}
    </pixiContainer>
  );
}

const WHITE = 0xffffff;
const EVENING_SECONDS = 2.4;

/** Returns the colour at this share of the way between two, channel by channel. */
function mixed(from: number, to: number, share: number): number {
  const channel = (shift: number) => Math.round(lerp((from >> shift) & 0xff, (to >> shift) & 0xff, share)) << shift;
  return channel(16) | channel(8) | channel(0);
}

/** The depth for which `planetSway` was chosen. */
const SWAY_DEPTH = 0.15;

function between(home: Body, front: Body, share: number, out: Body): void {
  out.x = lerp(home.x, front.x, share);
  out.y = lerp(home.y, front.y, share);
  out.size = lerp(home.size, front.size, share);
  out.depth = lerp(home.depth, front.depth, share);
}

/** Pictures of less strength are not drawn: they may have left the graphics card (useShownScene.ts). */
const FAINTEST = 0.01;

function fade(sprite: Sprite, strength: number): void {
  sprite.alpha = strength;
  sprite.visible = strength > FAINTEST;
}

function put(sprite: Container, area: Rect, body: Body, still: boolean, sway = 0): void {
  const shift = parallaxOf(area, body.depth, still);
  const x = area.x + body.x * area.width + sway - shift.x;
  sprite.position.set(snapPosition(x), snapPosition(area.y + body.y * area.height - shift.y));
}

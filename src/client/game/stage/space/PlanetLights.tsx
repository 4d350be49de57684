import type { Sprite } from 'pixi.js';
import { useRef } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { DilemmaChoice } from '#domain/game/dilemmas.ts';
import type { Camera } from '../engine/camera.ts';
import { approach, pseudoRandomTable, wave } from '../engine/motion.ts';
import { type FrameTime, useMotion } from '../engine/useMotion.ts';
import { unitOf } from '../engine/view.ts';
import { colour, knobs } from '../knobs.ts';
import { setTint } from '../sprites/setTint.ts';
import { snapAlpha } from '../sprites/snap.ts';
import { useLight } from '../sprites/useLight.ts';
import { Swarm } from './Swarm.tsx';
import { lightAt, MOST_LIGHTS } from './settlements.ts';
import type { Body } from './sky.ts';

export const PLANET_LIGHTS_MOTION = knobs({
  seconds: { value: 2.4, min: 0.2, max: 8, step: 0.1, unit: 's' },
  size: { value: 0.12, min: 0.01, max: 0.2, step: 0.005 },
  strength: { value: 0.95, min: 0, max: 1, step: 0.05 },
  breath: { value: 0.18, min: 0, max: 0.5, step: 0.02 },
  amber: { value: '#ffb25e' },
  mint: { value: '#7bed9f' },
  coral: { value: '#ff5f8f' },
  cyan: { value: '#8fe9ff' },
  duskAmber: { value: '#d6a08c' },
  duskMint: { value: '#8fb8b4' },
  duskMany: { value: '#a48fd0' },
});

const DUSK = { first: 'duskAmber', second: 'duskMint', third: 'duskMany' } as const;

/** Returns the colour of the light on a planet after a choice, which falls as its evening comes. */
export function duskOf(choice: DilemmaChoice): number {
  return colour(PLANET_LIGHTS_MOTION[DUSK[choice]]);
}

/** Each choice has its own colours and its own order of lights, so that neither is told by colour alone. */
const COLOURS: Record<DilemmaChoice, readonly ('amber' | 'mint' | 'coral' | 'cyan')[]> = {
  first: ['amber'],
  second: ['mint'],
  third: ['amber', 'mint', 'coral', 'cyan'],
};

const NEARNESS = pseudoRandomTable(MOST_LIGHTS, 12);
const PHASE = pseudoRandomTable(MOST_LIGHTS, 13);
const SECONDS = pseudoRandomTable(MOST_LIGHTS, 14).map((share) => 3 + share * 4);

interface PlanetLightsProps {
  area: Rect;
  /** The planet that is lit. */
  body: Body;
  camera: Camera;
  choice: DilemmaChoice;
  still: boolean;
}

/** Renders the lights of the settlements on a planet, which come on after the team's choice, without flashes. */
export function PlanetLights({ area, body, camera, choice, still }: PlanetLightsProps) {
  const look = useLight('shared/glow');
  const on = useRef(still ? 1 : 0);
  useMotion(still, ({ step }) => {
    on.current = still ? 1 : approach(on.current, 1, step / PLANET_LIGHTS_MOTION.seconds);
  });
  const colours = COLOURS[choice];
  const dress = (light: Sprite, index: number) => {
    setTint(light, colour(PLANET_LIGHTS_MOTION[colours[index % colours.length] ?? 'amber']));
  };
  const place = (light: Sprite, index: number, { time }: FrameTime) => {
    const width = body.size * unitOf(area) * camera.scale;
    const { x, y } = lightAt(choice, index);
    light.position.set(x * width, y * width);
    light.scale.set((PLANET_LIGHTS_MOTION.size * width * (0.7 + 0.6 * (NEARNESS[index] ?? 0))) / light.texture.width);
    const breath = 1 - PLANET_LIGHTS_MOTION.breath * (0.5 + 0.5 * wave(time, SECONDS[index] ?? 4, PHASE[index]));
    light.alpha = snapAlpha(on.current * breath * PLANET_LIGHTS_MOTION.strength * camera.planets);
  };
  return <Swarm most={MOST_LIGHTS} {...{ look, still, dress, place }} />;
}

import type { Sprite } from 'pixi.js';
import { TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { tintOf } from '../assets/paint.ts';
import type { Camera } from '../engine/camera.ts';
import { clamp, lerp, smoothstep, warpDepth } from '../engine/motion.ts';
import type { FrameTime } from '../engine/useMotion.ts';
import { unitOf } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { Streaks } from '../space/Streaks.tsx';
import { Swarm } from '../space/Swarm.tsx';
import { Glow, shine } from '../sprites/Glow.tsx';
import { setTint } from '../sprites/setTint.ts';
import { useLight } from '../sprites/useLight.ts';
import type { CabinPartProps, CabinScene } from './cabinScene.ts';

export const WARP_MOTION = knobs({
  zoom: { value: 0.9, min: 0, max: 2, step: 0.05 },
  darken: { value: 0.62, min: 0, max: 1, step: 0.02 },
  shake: { value: 2.5, min: 0, max: 8, step: 0.5, unit: 'px' },
  violet: { value: '#6a2fd0' },
  violetLight: { value: 0.55, min: 0, max: 1, step: 0.05 },
  blue: { value: '#1f6bff' },
  blueLight: { value: 0.75, min: 0, max: 1, step: 0.05 },
  core: { value: '#cfefff' },
  coreLight: { value: 0.8, min: 0, max: 1, step: 0.05 },
  swirlLight: { value: 0.42, min: 0, max: 1, step: 0.02 },
  swirlTurn: { value: 0.5, min: -3, max: 3, step: 0.1, unit: 'rad/s' },
});

const SECONDS = TRANSITION_MS.warp / 1000;
/** Share of the way after which sun and planets are gone. */
const GONE_AT = 0.28;

/**
 * The jump: the stars become lines around a tunnel of light. Nothing flashes: the light rises over 1.2 s and falls
 * once, at its fastest over 0.49 s (the last 18 % of the way). Through jump and arrival the mean relative luminance of
 * the screen stays between 0.13 and 0.20, and changes by at most 0.21 in a second.
 */
export const warp: CabinScene = {
  aim(wanted, seconds) {
    const share = clamp(seconds / SECONDS);
    const depth = warpDepth(share);
    wanted.jump = depth;
    wanted.zoom = 1 + WARP_MOTION.zoom * depth;
    wanted.light = 1 - WARP_MOTION.darken * depth;
    wanted.shake = WARP_MOTION.shake * depth;
    wanted.planets = 1 - smoothstep(0, GONE_AT, share);
    wanted.sun = wanted.planets;
  },
  Outside: Tunnel,
};

/** Renders the lights of the tunnel, widest first; sizes in units of the window. */
function Tunnel({ area, camera, still }: CabinPartProps) {
  const x = area.x + area.width / 2;
  const y = area.y + area.height / 2;
  const unit = unitOf(area);
  const swell = (light: Sprite, size: number, strength: number, tint: string) => {
    const edge = unit * size * lerp(0.4, 1, camera.jump);
    setTint(light, tintOf(tint));
    shine(light, edge * 1.3, edge, strength * camera.jump);
  };
  const at = { x, y, still, tint: 0xffffff };
  return (
    <>
      <Swirl {...{ x, y, unit, still, camera }} />
      <Glow {...at} shape={(light) => swell(light, 3.4, WARP_MOTION.violetLight, WARP_MOTION.violet)} />
      <Glow {...at} shape={(light) => swell(light, 2, WARP_MOTION.blueLight, WARP_MOTION.blue)} />
      <Streaks {...{ x, y, still, camera }} reach={Math.hypot(area.width, area.height) * 0.6} />
      <Glow {...at} shape={(light) => swell(light, 1.1, WARP_MOTION.coreLight, WARP_MOTION.core)} />
    </>
  );
}

interface SwirlProps {
  x: number;
  y: number;
  unit: number;
  still: boolean;
  camera: Camera;
}

/** Tints of the clouds, in turn: violet, magenta, blue. */
const SWIRL_TINTS = [0x5a1fa0, 0xa0206a, 0x2333b0] as const;
const CLOUDS = 6;

/** Renders the wall of the tunnel: clouds of light that turn around its middle. */
function Swirl({ x, y, unit, still, camera }: SwirlProps) {
  const place = (cloud: Sprite, index: number, { time }: FrameTime) => {
    const angle = (index / CLOUDS) * 2 * Math.PI + time * WARP_MOTION.swirlTurn;
    const away = unit * lerp(0.5, 1, camera.jump);
    cloud.position.set(x + Math.cos(angle) * away * 1.5, y + Math.sin(angle) * away * 0.62);
    shine(cloud, unit * 2.2, unit * 1.5, WARP_MOTION.swirlLight * camera.jump);
    setTint(cloud, SWIRL_TINTS[index % SWIRL_TINTS.length] ?? 0xffffff);
  };
  return <Swarm most={CLOUDS} look={useLight('shared/glow')} still={still} place={place} />;
}

import type { Sprite } from 'pixi.js';
import { useState } from 'react';
import type { HallView } from '#client/game/flow/HallView.ts';
import { texture } from '../assets/textures.ts';
import { easeInOut, lerp, pseudoRandomTable, smoothstep, wave } from '../engine/motion.ts';
import type { FrameTime } from '../engine/useMotion.ts';
import { Swarm } from '../space/Swarm.tsx';
import { useLight } from '../sprites/useLight.ts';
import { HALL_MOTION } from './hallMotion.ts';
import type { HallShow } from './hallShow.ts';
import type { HallLayout } from './layout/hallTypes.ts';

interface LightsProps {
  layout: HallLayout;
  show: HallShow;
}

/** Lights of applause that can be seen at once, and how many a clap adds: many hands are never a storm. */
const CLAPS_MOST = 48;
const LIGHTS_OF_CLAP = 2;
const NEW_AT_ONCE = 12;
const ACROSS = pseudoRandomTable(CLAPS_MOST, 81);
const DELAY = pseudoRandomTable(CLAPS_MOST, 82);
const SIZE = pseudoRandomTable(CLAPS_MOST, 83).map((share) => 0.6 + 0.7 * share);
const CLAP_TINTS = [0xffe9a8, 0xffb25e, 0x8fe9ff, 0xffffff] as const;

/** Renders applause: soft lights that rise at both sides of the great screen. */
export function Applause({ layout, show }: LightsProps) {
  const [starts] = useState(() => new Float32Array(CLAPS_MOST).fill(-100));
  const [state] = useState({ next: 0, latest: -100 });
  const { screen, unit, height } = layout;
  const look = useLight('shared/spark');
  const begin = (time: number) => {
    const added = Math.min(NEW_AT_ONCE, show.claps * LIGHTS_OF_CLAP);
    show.claps = 0;
    for (let index = 0; index < added; index += 1) {
      starts[state.next % CLAPS_MOST] = time + 0.9 * (DELAY[state.next % CLAPS_MOST] ?? 0);
      state.next += 1;
      state.latest = time;
    }
  };
  const count = ({ time }: FrameTime) => {
    if (show.claps > 0) begin(time);
    return time - state.latest < HALL_MOTION.clapSeconds + 1 ? CLAPS_MOST : 0;
  };
  const place = (light: Sprite, index: number, { time }: FrameTime) => {
    const age = (time - (starts[index] ?? -100)) / HALL_MOTION.clapSeconds;
    light.alpha = 0;
    if (age < 0 || age > 1) return;
    const side = index % 2 === 0 ? -1 : 1;
    const away = screen.width / 2 + lerp(10, 120, ACROSS[index] ?? 0) * unit;
    const foot = screen.y + screen.height + 0.14 * height;
    light.position.set(
      layout.width / 2 + side * away + wave(time, 3.4, ACROSS[index]) * 12 * unit,
      lerp(foot, screen.y, age),
    );
    light.scale.set(((SIZE[index] ?? 1) * 46 * unit) / light.texture.width);
    light.alpha = Math.min(1, age * 6) * (1 - age) ** 0.8;
  };
  const dress = (light: Sprite, index: number) => {
    light.tint = CLAP_TINTS[index % CLAP_TINTS.length] ?? 0xffffff;
  };
  return <Swarm most={CLAPS_MOST} {...{ look, count, place, dress }} still={false} />;
}

const LIFTED = 26;
const LIFT_SECONDS = 1.1;
const LAG = pseudoRandomTable(LIFTED, 84);
const SPREAD = pseudoRandomTable(LIFTED, 85).map((share) => share - 0.5);

/** Renders the plan on its way from the team's ship to the great screen: a swarm of lights. */
export function Lifting({ layout, show }: LightsProps) {
  const count = ({ time }: FrameTime) => {
    return show.presenter !== null && time - show.presentedAt < 2 * LIFT_SECONDS ? LIFTED : 0;
  };
  const place = (light: Sprite, index: number, { time }: FrameTime) => {
    const dock = layout.docks.get(show.presenter ?? '');
    const age = (time - show.presentedAt) / LIFT_SECONDS - 0.5 * (LAG[index] ?? 0);
    light.alpha = 0;
    if (!dock || age < 0 || age > 1) return;
    const { screen, unit } = layout;
    const way = easeInOut(age);
    const wide = (SPREAD[index] ?? 0) * screen.width * 0.7 * way;
    light.position.set(
      lerp(dock.ship.x, screen.x + screen.width / 2, way) + wide,
      lerp(dock.ship.y, screen.y + screen.height * 0.8, way) - Math.sin(way * Math.PI) * 60 * unit,
    );
    light.scale.set((lerp(26, 54, way) * unit) / light.texture.width);
    light.alpha = Math.sin(age * Math.PI);
  };
  const dress = (light: Sprite) => {
    light.tint = 0x8fe9ff;
  };
  return <Swarm most={LIFTED} look={useLight('shared/spark')} {...{ count, place, dress }} still={false} />;
}

/** Paper stars of the reveal: they fall once, and no more come. */
const PAPER_MOST = 56;
const PAPER_TINTS = [0xffb25e, 0xff5f8f, 0x7bed9f, 0x8fe9ff, 0xffe9a8, 0xc9a2ff] as const;
const NEARNESS = pseudoRandomTable(PAPER_MOST, 86).map((share) => 0.5 + share * 0.5);
const PLACE = pseudoRandomTable(PAPER_MOST, 87);
const LATE = pseudoRandomTable(PAPER_MOST, 88);
const TURN = pseudoRandomTable(PAPER_MOST, 89).map((share) => share - 0.5);

/** Renders the paper stars that sink over the hall after the ship has arrived. */
export function PaperStars({ layout, show }: LightsProps) {
  const { width, height, unit } = layout;
  const ageOf = (index: number, time: number) => {
    if (show.partyAt === null) return -1;
    return (time - show.partyAt) / HALL_MOTION.fallSeconds - 0.45 * (LATE[index] ?? 0);
  };
  const count = ({ time }: FrameTime) => {
    return show.partyAt !== null && time - show.partyAt < 1.6 * HALL_MOTION.fallSeconds ? PAPER_MOST : 0;
  };
  const place = (star: Sprite, index: number, { time }: FrameTime) => {
    const age = ageOf(index, time);
    star.alpha = 0;
    if (age < 0 || age > 1) return;
    const near = NEARNESS[index] ?? 1;
    star.position.set(
      (PLACE[index] ?? 0) * width + wave(time, 3 + 2 * near, PLACE[index]) * 26 * unit,
      lerp(-0.06, 0.96, age) * height * (0.7 + 0.3 * near),
    );
    star.rotation = time * (TURN[index] ?? 0) * 1.6;
    const flip = 0.35 + 0.65 * Math.abs(wave(time, 4 + 2 * near, LATE[index]));
    const scale = 0.5 * near * 1.2 * unit;
    star.scale.set(scale * flip, scale);
    star.alpha = (1 - smoothstep(0.75, 1, age)) * (0.55 + 0.45 * near);
  };
  const dress = (star: Sprite, index: number) => {
    star.tint = PAPER_TINTS[index % PAPER_TINTS.length] ?? 0xffffff;
  };
  return (
    <Swarm
      most={PAPER_MOST}
      look={{ texture: texture('shared/star'), blendMode: 'normal' }}
      still={false}
      {...{ count, place, dress }}
    />
  );
}

/** Returns how often the presented plans were applauded in all. */
export function applauseOf({ plans }: Pick<HallView, 'plans'>): number {
  return plans.reduce((sum, { applause }) => sum + applause, 0);
}

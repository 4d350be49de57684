import type { Container, Sprite } from 'pixi.js';
import { useRef, useState } from 'react';
import type { HallTeam } from '#client/game/flow/HallView.ts';
import { texture } from '../assets/textures.ts';
import { approach, easeOut, pseudoRandom, wave } from '../engine/motion.ts';
import { type FrameTime, useMotion } from '../engine/useMotion.ts';
import { shipPictureOf } from '../map/mapPictures.ts';
import { snapAlpha, snapAngle, snapPosition } from '../sprites/snap.ts';
import { useLight } from '../sprites/useLight.ts';
import { HALL_MOTION } from './hallMotion.ts';
import type { HallShow } from './hallShow.ts';
import type { HallSceneProps } from './hallStageProps.ts';
import type { Dock } from './layout/hallTypes.ts';
import { newRevealPose, poseAtEarth, poseInReveal, type RevealPose } from './reveal.ts';

interface HallShipsProps extends HallSceneProps {
  show: HallShow;
}

/** Renders the ships at their docks; the winning one flies to the Earth. */
export function HallShips({ hall, layout, show, still }: HallShipsProps) {
  const isVote = hall.phase === 'vote';
  return hall.teams.map((team, order) => {
    const dock = layout.docks.get(team.id);
    const lamp = isVote && team.hasVoted === true;
    return dock && <HallShip key={team.id} {...{ team, order, dock, layout, show, still, lamp }} />;
  });
}

/** Where the flame leaves a ship: left of its middle, in widths of its picture. */
const NOZZLE = 0.3;
const FLAME_LENGTH = 0.62;
const FLAME_ANCHOR = { x: 0.94, y: 0.5 } as const;
const FADE_SECONDS = 0.7;
const VOTED = 0x7bed9f;
const PRESENTING = 0x8fe9ff;

interface HallShipProps extends Pick<HallShipsProps, 'layout' | 'show' | 'still'> {
  team: HallTeam;
  order: number;
  dock: Dock;
  /** Its dock is lit: the team has voted. */
  lamp: boolean;
}

/** What changes smoothly; mutated in place. */
interface ShipState {
  light: number;
  lamp: number;
  raised: number;
  pose: RevealPose;
}

function HallShip({ team, order, dock, layout, show, still, lamp }: HallShipProps) {
  const group = useRef<Container>(null);
  const ship = useRef<Sprite>(null);
  const flame = useRef<Sprite>(null);
  const glow = useRef<Sprite>(null);
  const [state] = useState<ShipState>(() => ({ light: 1, lamp: 0, raised: 0, pose: newRevealPose() }));
  const [phase] = useState(() => pseudoRandom(order, 63));
  const picture = texture(shipPictureOf(team.ship));
  const fire = useLight('ships/flame');
  const halo = useLight('shared/glow');
  useMotion(false, (now) => {
    if (!group.current || !ship.current || !flame.current || !glow.current) return;
    step(state, { team, lamp, show, still, seconds: now.step });
    place(state.pose, { team, order, dock, layout, show, still, now, raised: state.raised });
    const { pose } = state;
    const hover = still
      ? 0
      : wave(now.time, HALL_MOTION.hoverSeconds * (0.85 + 0.3 * phase), phase) * (1 - pose.thrust);
    group.current.position.set(snapPosition(pose.x), snapPosition(pose.y + hover * HALL_MOTION.hover * layout.unit));
    group.current.rotation = snapAngle(pose.rotation + hover * 0.012);
    group.current.alpha = snapAlpha(state.light);
    const scale = pose.width / Math.max(1, picture.width);
    ship.current.scale.set(scale * pose.facing, scale);
    burn(flame.current, pose, fire.texture.width, now, phase);
    const shine = Math.max(state.lamp, state.raised);
    glow.current.visible = shine > 0.01;
    glow.current.tint = state.raised > state.lamp ? PRESENTING : VOTED;
    glow.current.alpha = snapAlpha(shine * (0.62 + 0.1 * wave(now.time, 2.6, phase)));
    glow.current.scale.set((pose.width * 1.9) / halo.texture.width, (pose.width * 1.45) / halo.texture.height);
  });
  return (
    <pixiContainer ref={group}>
      <pixiSprite ref={glow} {...halo} anchor={0.5} visible={false} />
      <pixiSprite ref={flame} {...fire} anchor={FLAME_ANCHOR} visible={false} />
      <pixiSprite ref={ship} texture={picture} anchor={0.5} />
    </pixiContainer>
  );
}

interface StepOf extends Pick<HallShipProps, 'team' | 'lamp' | 'show' | 'still'> {
  seconds: number;
}

function step(state: ShipState, { team, lamp, show, still, seconds }: StepOf): void {
  const most = still ? 1 : seconds / FADE_SECONDS;
  const isWinner = team.id === show.winner && (show.revealSeconds >= 0 || show.isWinnerAway);
  const there = team.isThere || team.id === show.presenter ? 1 : HALL_MOTION.absent;
  state.light = approach(state.light, isWinner ? 1 : there * show.light, most * 2);
  state.lamp = approach(state.lamp, lamp ? 1 : 0, most);
  state.raised = approach(state.raised, team.id === show.presenter ? 1 : 0, most);
}

interface PlaceOf extends Omit<HallShipProps, 'lamp'> {
  now: FrameTime;
  raised: number;
}

function place(pose: RevealPose, { team, order, dock, layout, show, still, now, raised }: PlaceOf): void {
  const { ship, shipWidth } = dock;
  if (team.id === show.winner && show.revealSeconds >= 0 && !still) {
    poseInReveal(show.revealSeconds, { ...ship, width: shipWidth }, show.earth, pose);
    return;
  }
  if (team.id === show.winner && (show.isWinnerAway || show.revealSeconds >= 0)) {
    poseAtEarth(show.earth, pose);
    return;
  }
  const entered = still ? 1 : easeOut((now.age - order * HALL_MOTION.enterEvery) / HALL_MOTION.enterSeconds);
  const side = ship.x < layout.width / 2 ? -1 : 1;
  pose.facing = side === 1 ? -1 : 1;
  pose.x = ship.x + side * (1 - entered) * 0.55 * layout.width;
  pose.y = ship.y - (1 - entered) * 0.12 * layout.height - raised * HALL_MOTION.lift * shipWidth;
  pose.width = shipWidth * (1 + 0.12 * raised);
  pose.rotation = 0;
  pose.thrust = entered >= 1 ? 0 : 1 - entered;
}

function burn(flame: Sprite, pose: RevealPose, width: number, { time }: FrameTime, phase: number): void {
  flame.visible = pose.thrust > 0.01;
  if (!flame.visible) return;
  const beat = 1 + 0.08 * wave(time, 0.31, phase);
  const size = (FLAME_LENGTH * pose.width) / width;
  flame.position.x = -NOZZLE * pose.width * pose.facing;
  flame.scale.set(size * pose.thrust * beat * pose.facing, size * (0.6 + 0.3 * pose.thrust));
  flame.alpha = snapAlpha(0.9 * pose.thrust);
}

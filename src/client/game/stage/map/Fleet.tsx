import type { Container, Sprite } from 'pixi.js';
import { useRef, useState } from 'react';
import { texture } from '../assets/textures.ts';
import { approach, pseudoRandom, wave } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import { snapAlpha, snapAngle, snapPosition } from '../sprites/snap.ts';
import { useLight } from '../sprites/useLight.ts';
import { newPose, type ShipPose, type Voyages } from './flights.ts';
import type { MapTeam } from './layout/mapTypes.ts';
import { MAP_MOTION } from './mapMotion.ts';
import { shipPictureOf } from './mapPictures.ts';
import { Trail } from './Trail.tsx';

interface FleetProps {
  teams: readonly MapTeam[];
  voyages: Voyages;
  unit: number;
  still: boolean;
}

/** Renders the ships, those in flight with their flames. */
export function Fleet({ teams, ...shared }: FleetProps) {
  return teams.map((team) => <TeamShip key={team.id} team={team} {...shared} />);
}

/** Where the flame leaves a ship: left of its middle, in widths of its picture. */
const NOZZLE = 0.3;
const FLAME_LENGTH = 0.62;
const DIM_SECONDS = 0.8;

function TeamShip({ team, voyages, unit, still }: Omit<FleetProps, 'teams'> & { team: MapTeam }) {
  const group = useRef<Container>(null);
  const ship = useRef<Sprite>(null);
  const flame = useRef<Sprite>(null);
  const light = useRef(team.isThere ? 1 : MAP_MOTION.absent);
  const [pose] = useState<ShipPose>(newPose);
  const [phase] = useState(() => pseudoRandom(hashOf(team.id), 61));
  const picture = texture(shipPictureOf(team.ship));
  const fire = useLight('ships/flame');
  useMotion(false, ({ time, step }) => {
    if (!group.current || !ship.current || !flame.current || !voyages.pose(team.id, time, pose)) return;
    const goal = team.isThere || pose.thrust > 0 ? 1 : MAP_MOTION.absent;
    light.current = still ? goal : approach(light.current, goal, step / DIM_SECONDS);
    const hover = still ? 0 : wave(time, MAP_MOTION.hoverSeconds * (0.85 + 0.3 * phase), phase);
    const lift = hover * MAP_MOTION.hover * unit * (1 - pose.thrust);
    group.current.position.set(snapPosition(pose.x), snapPosition(pose.y + lift));
    group.current.rotation = snapAngle(pose.rotation + hover * 0.014);
    group.current.alpha = snapAlpha(light.current * pose.alpha);
    const scale = pose.width / Math.max(1, picture.width);
    ship.current.scale.set(scale * pose.facing, scale);
    flame.current.visible = pose.thrust > 0;
    if (!flame.current.visible) return;
    const beat = 1 + 0.08 * wave(time, 0.31, phase);
    const size = (FLAME_LENGTH * pose.width) / fire.texture.width;
    flame.current.position.x = -NOZZLE * pose.width * pose.facing;
    flame.current.scale.set(size * pose.thrust * beat * pose.facing, size * (0.6 + 0.3 * pose.thrust));
    flame.current.alpha = snapAlpha(0.9 * pose.thrust);
  });
  return (
    <>
      {!still && <Trail id={team.id} voyages={voyages} />}
      <pixiContainer ref={group}>
        <pixiSprite ref={flame} {...fire} anchor={FLAME_ANCHOR} visible={false} />
        <pixiSprite ref={ship} texture={picture} anchor={0.5} />
      </pixiContainer>
    </>
  );
}

const FLAME_ANCHOR = { x: 0.94, y: 0.5 } as const;

function hashOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return Math.abs(hash);
}

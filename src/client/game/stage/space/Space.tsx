import { memo } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { PlanetLights } from '#client/game/flow/view.ts';
import type { MissionLevel, Theme } from '#domain/vocabulary.ts';
import { systemPicture } from '../assets/bundles.ts';
import { texture } from '../assets/textures.ts';
import type { Camera } from '../engine/camera.ts';
import { Veil } from '../sprites/Veil.tsx';
import { Dust } from './Dust.tsx';
import { DeepSpace } from './deep/DeepSpace.tsx';
import { Worlds } from './Worlds.tsx';

interface SpaceProps {
  /** Visible part of the canvas; the planets are composed in it. */
  area: Rect;
  theme: Theme;
  mission: MissionLevel | null;
  lights?: PlanetLights | undefined;
  still: boolean;
  camera: Camera;
  arrived: object;
  /** Whether the mission's planet is pointed out. */
  isPointedOut?: boolean;
}

/** Renders the sky of a solar system: nebula, stars, sun and planets, each shifting by its distance. */
export const Space = memo(function Space(props: SpaceProps) {
  const { area, theme, mission, lights, still, camera, isPointedOut = false } = props;
  const shared = { area, still, camera };
  return (
    <>
      <DeepSpace {...shared} nebula={texture(systemPicture(theme, 'nebula'))} />
      <Worlds {...shared} {...{ theme, mission, lights, isPointedOut }} />
      <Dust {...shared} />
      <Veil {...shared} />
    </>
  );
});

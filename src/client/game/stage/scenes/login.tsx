import { type Sprite, Texture } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { SHIPS, type ShipNumber } from '#domain/vocabulary.ts';
import { avatarPicture } from '../assets/bundles.ts';
import { TextureCache, texture } from '../assets/textures.ts';
import { restingCamera } from '../engine/camera.ts';
import { useMotion } from '../engine/useMotion.ts';
import { type PictureProps, unitOf, wholeArea } from '../engine/view.ts';
import { knobs } from '../knobs.ts';
import { DeepSpace } from '../space/deep/DeepSpace.tsx';
import { type Flyby, flybyAt } from '../space/flyby.ts';
import { World } from '../space/Worlds.tsx';

export const LOGIN_MOTION = knobs({
  every: { value: 15, min: 4, max: 60, unit: 's' },
  crossing: { value: 11, min: 3, max: 40, unit: 's' },
  sizeFrom: { value: 0.1, min: 0.03, max: 0.5, step: 0.01 },
  sizeTo: { value: 0.22, min: 0.03, max: 0.6, step: 0.01 },
});

const EARTH = { x: 0.84, y: 0.78, size: 0.92, depth: 0.3 } as const;

/** Renders the sky over the Earth behind the sign-in, where one of the ten ships passes now and then. */
export function LoginPicture({ view, still }: PictureProps) {
  const [camera] = useState(restingCamera);
  const area = useMemo(() => wholeArea(view), [view]);
  const shared = { area, still, camera };
  return (
    <>
      <DeepSpace {...shared} nebula={texture('login/nebula')} />
      <PassingShip area={area} still={still} />
      <World {...shared} picture={texture('login/earth')} body={EARTH} />
    </>
  );
}

/** Second of the loop that a still picture shows, with a ship in view. */
const STILL_AT = 5;

function PassingShip({ area, still }: { area: Rect; still: boolean }) {
  const sprite = useRef<Sprite>(null);
  const [flyby] = useState<Flyby>(() => ({ ship: -1, x: 0, y: 0, size: 0, rotation: 0 }));
  const pictureOf = useShipPicture();
  useMotion(still, ({ time }) => {
    if (!sprite.current) return;
    flybyAt(still ? STILL_AT : time, SHIPS.length, LOGIN_MOTION, flyby);
    const picture = pictureOf(flyby.ship);
    sprite.current.visible = picture !== Texture.EMPTY;
    if (picture === Texture.EMPTY) return;
    if (sprite.current.texture !== picture) sprite.current.texture = picture;
    sprite.current.position.set(area.x + flyby.x * area.width, area.y + flyby.y * area.height);
    sprite.current.scale.set((flyby.size * unitOf(area)) / picture.height);
    sprite.current.rotation = flyby.rotation;
  });
  return <pixiSprite ref={sprite} anchor={0.5} visible={false} />;
}

/** Returns a function that returns the picture of a ship, which it loads when its turn comes: few see all ten ships pass. */
function useShipPicture(): (ship: number) => Texture {
  const [textures] = useState(() => new TextureCache());
  const loaded = useRef(-1);
  useEffect(() => () => textures.clear(), [textures]);
  return useCallback(
    (ship) => {
      const model = SHIPS[ship as ShipNumber];
      if (!model) return Texture.EMPTY;
      const picture = avatarPicture(model.key);
      if (ship !== loaded.current) {
        loaded.current = ship;
        void textures.load([picture]);
        textures.tidy();
      }
      return texture(picture);
    },
    [textures],
  );
}

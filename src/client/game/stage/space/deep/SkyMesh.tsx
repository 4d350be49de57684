import type { Container } from 'pixi.js';
import { useLayoutEffect, useRef, useState } from 'react';
import { texture } from '../../assets/textures.ts';
import { quality } from '../../engine/quality.ts';
import { readsOnePicture } from '../../engine/renderer/pictureLimit.ts';
import { useRenderer } from '../../engine/renderer/useRenderer.ts';
import { type FrameTime, useMotion } from '../../engine/useMotion.ts';
import { parallaxOf, SPACE_MOTION } from '../space.ts';
import { type DeepSpaceProps, nearFlown, newLayerPlace, placeFarStars, placeNebula } from './layers.ts';
import { COMPOSED_FOR } from './nearStars.ts';
import { Sky } from './Sky.ts';

/** Renders nebula and stars as one mesh: as sprites, the stars alone would cost more than the rest of a resting scene. */
export function SkyMesh({ nebula, area, still, camera }: DeepSpaceProps) {
  const renderer = useRenderer();
  const group = useRef<Container>(null);
  const [sky] = useState(() => new Sky({ onePictureEach: readsOnePicture(renderer) }));
  const [place] = useState(newLayerPlace);
  const far = texture('shared/stars');
  const near = texture('shared/spark');
  useLayoutEffect(() => {
    group.current?.addChild(sky);
    return () => sky.destroy();
  }, [sky]);
  useLayoutEffect(() => sky.setPictures(nebula, far, near), [sky, nebula, far, near]);
  useMotion(still, ({ time }: FrameTime) => {
    const view = { area, camera, still, time };
    placeNebula(nebula, view, place);
    sky.set('nebula', place.x, place.y, nebula.width * place.scale, nebula.height * place.scale);
    const nebulaLight = place.alpha;
    placeFarStars(far, view, place);
    sky.set('far', place.x, place.y, far.width * place.scale, far.height * place.scale);
    const shift = parallaxOf(area, SPACE_MOTION.nearDepth, still);
    sky.set('area', area.x, area.y, area.width, area.height);
    sky.set('way', time, nearFlown(time, camera), shift.x, shift.y);
    const count = SPACE_MOTION.nearStars * quality.particles;
    sky.set('light', nebulaLight, place.alpha, count, (near.width * area.height) / COMPOSED_FOR);
  });
  return <pixiContainer ref={group} />;
}

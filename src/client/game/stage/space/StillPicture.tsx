import { lazy, Suspense, useEffect, useRef } from 'react';
import { TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { PICTURES, type PictureKey, systemPicture } from '../assets/bundles.ts';
import { STILL_FADE_MS } from '../engine/crossFade.ts';
import { useView } from '../engine/useSize.ts';
import { useStable } from '../engine/useStable.ts';
import { shipOf } from '../engine/view.ts';
import { StageLayer } from '../StageLayer.tsx';
import { type Scene, scenes } from '../scenes/scenes.ts';
import type { StageProps, StageScene, StageSubject } from '../stageProps.ts';

type StillShipType = typeof import('../cockpit/StillShip.tsx').StillShip;

/** Only devices that cannot draw load it; one that does not arrive leaves the sky alone. */
const StillShip = lazy<StillShipType>(() =>
  import('../cockpit/StillShip.tsx').then(
    (module) => ({ default: module.StillShip }),
    () => ({ default: () => <></> }),
  ),
);

/** Renders the scene where nothing can be drawn: its sky, and the cockpit before it. Nothing moves. */
export function StillPicture({ scene, theme, ship, raised, projector, onReady, onTransitionEnd }: StageProps) {
  const layer = useRef<HTMLDivElement>(null);
  const { layout } = useView(layer, { raised, projector });
  const { bundles }: Scene = scenes[scene];
  const ready = useStable(onReady);
  const end = useStable(onTransitionEnd);
  useEffect(() => {
    ready();
  }, [ready]);
  useEffect(() => {
    if (scene === 'login' || !(scene in TRANSITION_MS)) return;
    const timer = window.setTimeout(end, STILL_FADE_MS, scene);
    return () => window.clearTimeout(timer);
  }, [scene, end]);
  return (
    <StageLayer ref={layer} scene={scene} renderer="imagem" raised={raised}>
      <div
        className="absolute inset-0 bg-cover bg-center"
        style={{ backgroundImage: `url("${PICTURES.get(skyOf(scene, theme))}")` }}
      />
      {layout.mode === 'cabin' && bundles.includes('hull') && (
        <Suspense fallback={null}>
          <StillShip layout={layout} color={shipOf(ship).color} />
        </Suspense>
      )}
    </StageLayer>
  );
}

function skyOf(scene: StageScene, theme: StageSubject['theme']): PictureKey {
  if (scene === 'login') return 'login/nebula';
  return scene === 'council' ? 'council/hall' : systemPicture(theme, 'nebula');
}

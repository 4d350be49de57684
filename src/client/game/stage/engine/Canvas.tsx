import type { Application as PixiApplication } from 'pixi.js';
import { useEffect, useRef, useState } from 'react';
import { countTextures } from '../assets/gpuTextures.ts';
import { type ShownScene, useShownScene } from '../assets/useShownScene.ts';
import { useStart } from '../assets/useStart.ts';
import { StageLayer } from '../StageLayer.tsx';
import { type Scene, scenes } from '../scenes/scenes.ts';
import { followPointer } from '../space/gaze.ts';
import type { StageProps, StageScene } from '../stageProps.ts';
import type { StageClock } from './clock.ts';
import { Deferred } from './Deferred.tsx';
import { FrameBoundary } from './FrameBoundary.tsx';
import { Picture } from './Picture.tsx';
import type { RenderBudget } from './renderer/renderer.ts';
import { useBattery } from './renderer/useBattery.ts';
import { useBudget } from './renderer/useBudget.ts';
import { useDeferredScreen } from './renderer/useDeferredScreen.ts';
import { Surface } from './Surface.tsx';
import { useContextLoss } from './useContextLoss.ts';
import { useFrames } from './useFrames.ts';
import { useCanvasSize, useView } from './useSize.ts';
import { useStable } from './useStable.ts';

interface CanvasProps extends StageProps {
  power: RenderBudget;
  clock: StageClock;
  /** Called when the graphics card is lost for good. */
  onGone(): void;
  /** Called when drawing has failed, or has not begun in time. */
  onFail(): void;
}

/** Renders the one canvas of the game, which is mounted once and changes scenes itself. */
export function Canvas(props: CanvasProps) {
  const { clock, scene, theme, ship, mission, lights, raised, reducedMotion: still, onGone, onFail } = props;
  const { power } = props;
  const budget = useBudget(power, scene, clock);
  const layer = useRef<HTMLDivElement>(null);
  const [app, setApp] = useState<PixiApplication | null>(null);
  const [screen, setScreen] = useState<HTMLCanvasElement | null>(null);
  const view = useView(layer, props);
  useCanvasSize(app, view, clock);
  const { layout } = view;
  const hull = layout.mode === 'cabin' ? layout.hull : null;
  const { shown, drawn, onDrawn } = useShownScene({ scene, theme, ship, mission, lights, hull }, app, clock, still);
  const isDrawn = drawn !== null;
  const isLost = useContextLoss(app, onGone);
  const paused = isLost || budget.frozen || props.paused === true;
  useFrames(app, {
    ...budget,
    clock,
    lively: isLively(shown),
    onBattery: useBattery(),
    paused,
    isDrawn,
    screen: useDeferredScreen(app, isDrawn ? screen : null),
    onFail,
  });
  const onReady = useStable(props.onReady);
  useStart({ hasCanvas: app !== null, isDrawn, onReady, onFail });
  useEffect(() => (app ? countTextures(app.renderer) : undefined), [app]);
  useEffect(() => (still || clock.driven ? undefined : followPointer()), [still, clock]);
  const onEnd = useStable((ended: StageScene) => {
    if (ended !== 'login') props.onTransitionEnd?.(ended);
  });
  const { robot, gaze, voice, projector } = props;
  const sceneProps = { clock, view, robot, gaze, raised, voice, projector, still, onDrawn, onEnd };
  return (
    <StageLayer ref={layer} scene={drawn?.scene ?? null} renderer={power.renderer} raised={raised}>
      <Surface
        {...{ power, view }}
        hidden={power.software && budget.deferred}
        resolution={budget.levels[0]?.resolution ?? 1}
        onInit={setApp}
      >
        {app && shown && (
          <FrameBoundary onFail={onFail}>
            <Deferred value={shown}>{(ready) => <Picture key={ready.theme} shown={ready} {...sceneProps} />}</Deferred>
          </FrameBoundary>
        )}
      </Surface>
      {budget.deferred && <canvas ref={setScreen} className="invisible absolute inset-0 size-full -scale-y-100" />}
    </StageLayer>
  );
}

function isLively(shown: ShownScene | null): boolean {
  const scene: Scene | null = shown && scenes[shown.scene];
  return scene?.lively === true;
}

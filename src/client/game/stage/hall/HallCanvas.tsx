import type { Application as PixiApplication } from 'pixi.js';
import { useEffect, useMemo, useState } from 'react';
import { countTextures } from '../assets/gpuTextures.ts';
import { useStart } from '../assets/useStart.ts';
import type { StageClock } from '../engine/clock.ts';
import { FrameBoundary } from '../engine/FrameBoundary.tsx';
import type { QualityLevel } from '../engine/quality.ts';
import type { RenderBudget } from '../engine/renderer/renderer.ts';
import { useBattery } from '../engine/renderer/useBattery.ts';
import { useBudget } from '../engine/renderer/useBudget.ts';
import { useDeferredScreen } from '../engine/renderer/useDeferredScreen.ts';
import { Surface } from '../engine/Surface.tsx';
import { useContextLoss } from '../engine/useContextLoss.ts';
import { useFrames } from '../engine/useFrames.ts';
import { useCanvasSize } from '../engine/useSize.ts';
import { HallScene } from './HallScene.tsx';
import type { HallSceneProps } from './hallStageProps.ts';
import { useHallPictures } from './useHallPictures.ts';

interface HallCanvasProps extends HallSceneProps {
  power: RenderBudget;
  clock: StageClock;
  isCovered: boolean;
  onReady(): void;
  /** Called when the graphics card is lost for good. */
  onGone(): void;
  /** Called when drawing has failed, or has not begun in time. */
  onFail(): void;
}

/** How fast time runs while the session is paused. */
const PAUSED_SPEED = 0.16;

/** Renders the canvas of the hall. */
export function HallCanvas({ power, clock, isCovered, onGone, onFail, onReady, ...scene }: HallCanvasProps) {
  const { hall, layout, still } = scene;
  const { frozen, deferred, levels, onSlow } = useBudget(power, 'council', clock);
  const [app, setApp] = useState<PixiApplication | null>(null);
  const [screen, setScreen] = useState<HTMLCanvasElement | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  useCanvasSize(app, layout, clock);
  const arrived = useHallPictures(
    app,
    hall.teams.map(({ ship }) => ship),
  );
  const isLost = useContextLoss(app, onGone);
  useFrames(app, {
    clock,
    levels: useMemo(() => levels.map(calm), [levels]),
    onSlow,
    lively: scene.isRevealing,
    onBattery: useBattery(),
    // Under reduced motion each change is drawn once.
    paused: isLost || frozen || (isCovered && isDrawn) || (still && isDrawn),
    isDrawn,
    deferred,
    screen: useDeferredScreen(app, isDrawn ? screen : null),
    onFail,
  });
  useStart({ hasCanvas: app !== null, isDrawn, onReady, onFail });
  useEffect(() => (app ? countTextures(app.renderer) : undefined), [app]);
  useEffect(() => {
    if (!clock.driven) clock.speed = hall.isPaused ? PAUSED_SPEED : 1;
  }, [clock, hall.isPaused]);
  return (
    <div
      aria-hidden="true"
      data-ready={isDrawn}
      className={`absolute inset-0 overflow-hidden transition-opacity duration-700 ${isDrawn ? '' : 'opacity-0'}`}
    >
      <Surface
        {...{ power }}
        view={layout}
        hidden={power.software && deferred}
        resolution={levels[0]?.resolution ?? 1}
        onInit={setApp}
      >
        {app && arrived && (
          <FrameBoundary onFail={onFail}>
            <HallScene {...scene} {...{ app, clock, arrived }} onDrawn={setDrawn} />
          </FrameBoundary>
        )}
      </Surface>
      {deferred && <canvas ref={setScreen} className="invisible absolute inset-0 size-full -scale-y-100" />}
    </div>
  );
}

/** What only drifts looks the same at 30 frames a second. */
const DRIFT_FPS = 30;

function calm(level: QualityLevel): QualityLevel {
  return { ...level, restFps: Math.min(level.restFps || DRIFT_FPS, DRIFT_FPS) };
}

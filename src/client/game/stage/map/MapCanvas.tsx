import type { Application as PixiApplication } from 'pixi.js';
import { useEffect, useMemo, useRef, useState } from 'react';
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
import { MapScene } from './MapScene.tsx';
import type { MapStageProps } from './mapStageProps.ts';
import { useMapPictures } from './useMapPictures.ts';

interface MapCanvasProps extends Omit<MapStageProps, 'onUnavailable' | 'clock'> {
  power: RenderBudget;
  clock: StageClock;
  /** Called when the graphics card is lost for good. */
  onGone(): void;
  /** Called when drawing has failed, or has not begun in time. */
  onFail(): void;
}

/** How fast time runs while everything goes slowly. */
const SLOW_SPEED = 0.16;

/** Renders the canvas of the star map. */
export function MapCanvas({ power, clock, onGone, onFail, onReady, slow, ...scene }: MapCanvasProps) {
  const { layout, teams, still } = scene;
  const { frozen, deferred, levels, onSlow } = useBudget(power, 'council', clock);
  const [app, setApp] = useState<PixiApplication | null>(null);
  const [screen, setScreen] = useState<HTMLCanvasElement | null>(null);
  const [isMoving, setMoving] = useState(true);
  const [isDrawn, setDrawn] = useState(false);
  useCanvasSize(app, layout, clock);
  const themes = layout.lanes.map(({ theme }) => theme);
  const pictures = useMapPictures(
    app,
    themes,
    teams.map(({ ship }) => ship),
  );
  const isLost = useContextLoss(app, onGone);
  useFrames(app, {
    clock,
    levels: useMemo(() => levels.map(calm), [levels]),
    onSlow,
    lively: isMoving,
    onBattery: useBattery(),
    // Under reduced motion nothing is drawn while all ships are at rest.
    paused: isLost || frozen || (still && isDrawn && !isMoving),
    isDrawn,
    deferred,
    screen: useDeferredScreen(app, isDrawn ? screen : null),
    onFail,
  });
  useStart({ hasCanvas: app !== null, isDrawn, onReady, onFail });
  useEffect(() => (app ? countTextures(app.renderer) : undefined), [app]);
  useEffect(() => {
    clock.speed = slow ? SLOW_SPEED : 1;
  }, [clock, slow]);
  return (
    <Layer isDrawn={isDrawn}>
      <Surface
        {...{ power }}
        view={layout}
        hidden={power.software && deferred}
        resolution={levels[0]?.resolution ?? 1}
        onInit={setApp}
      >
        {app && pictures && (
          <FrameBoundary onFail={onFail}>
            <MapScene {...scene} {...{ app, clock, pictures }} onMoving={setMoving} onDrawn={setDrawn} />
          </FrameBoundary>
        )}
      </Surface>
      {deferred && <canvas ref={setScreen} className="invisible absolute inset-0 size-full -scale-y-100" />}
    </Layer>
  );
}

/** What only drifts looks the same at 30 frames a second. */
const DRIFT_FPS = 30;

function calm(level: QualityLevel): QualityLevel {
  return { ...level, restFps: Math.min(level.restFps || DRIFT_FPS, DRIFT_FPS) };
}

function Layer({ isDrawn, children }: { isDrawn: boolean; children: React.ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={layer}
      aria-hidden="true"
      data-ready={isDrawn}
      className={`absolute inset-0 overflow-hidden transition-opacity duration-700 ${isDrawn ? '' : 'opacity-0'}`}
    >
      {children}
    </div>
  );
}

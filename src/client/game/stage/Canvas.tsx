import './pixi.ts';
import { Application } from '@pixi/react';
import type { Application as PixiApplication } from 'pixi.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cockpitLayout, roomOf } from '#client/game/flow/cockpitLayout.ts';
import { followPointer } from './gaze.ts';
import { Picture } from './Picture.tsx';
import type { Power } from './renderer.ts';
import { type Scene, scenes } from './scenes/scenes.ts';
import type { StageProps } from './stageProps.ts';
import { useRunning } from './useRunning.ts';
import { type Shown, useShownScene } from './useShownScene.ts';
import { useSize } from './useSize.ts';

interface CanvasProps extends StageProps {
  power: Power;
}

/** Nobody waits longer for the pictures than this. */
const READY_LIMIT_MS = 6_000;
const SPACE = 0x0a0820;

/** The one canvas of the game: mounted once, it changes scenes by itself. */
export function Canvas({
  power,
  scene,
  theme,
  ship,
  robot,
  reducedMotion,
  paused,
  onReady,
  onTransitionEnd,
}: CanvasProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const [app, setApp] = useState<PixiApplication | null>(null);
  const size = useSize(wrapper, app);
  const shown = useShownScene({ scene, theme, ship }, app, reducedMotion);
  const ready = app !== null && shown !== null;
  useRunning(app, paused ?? false, isLively(shown) ? power.maxFps : power.restFps);
  useReady(ready, onReady);
  useEffect(() => (reducedMotion ? undefined : followPointer()), [reducedMotion]);
  const room = roomOf(shown?.scene ?? scene);
  const view = useMemo(() => ({ ...size, layout: cockpitLayout(size.width, size.height, room) }), [size, room]);
  return (
    <div
      ref={wrapper}
      className="pointer-events-none absolute inset-0 overflow-hidden"
      aria-hidden="true"
      data-scene={shown?.scene}
      data-ready={ready}
    >
      <Application
        className="block"
        preference="webgl"
        skipExtensionImports
        autoDensity
        resolution={power.resolution}
        width={size.width}
        height={size.height}
        backgroundColor={SPACE}
        powerPreference="high-performance"
        onInit={setApp}
      >
        {shown && (
          <Picture
            key={`${shown.scene} ${shown.theme}`}
            {...{ shown, view, robot }}
            still={reducedMotion}
            onEnd={() => onTransitionEnd?.(shown.scene)}
          />
        )}
      </Application>
    </div>
  );
}

function isLively(shown: Shown | null): boolean {
  const scene: Scene | null = shown && scenes[shown.scene];
  return scene?.lively === true;
}

/** Calls `onReady` once: when the first scene is up, or when waiting has lasted long enough. */
function useReady(ready: boolean, onReady: (() => void) | undefined): void {
  const called = useRef(false);
  const latest = useRef(onReady);
  useEffect(() => {
    latest.current = onReady;
  }, [onReady]);
  useEffect(() => {
    const call = () => {
      if (called.current) return;
      called.current = true;
      latest.current?.();
    };
    if (ready) call();
    const timer = window.setTimeout(call, READY_LIMIT_MS);
    return () => window.clearTimeout(timer);
  }, [ready]);
}

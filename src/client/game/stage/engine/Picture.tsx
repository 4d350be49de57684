import { useApplication } from '@pixi/react';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownScene } from '../assets/useShownScene.ts';
import { type Scene, scenes } from '../scenes/scenes.ts';
import { settleGaze } from '../space/gaze.ts';
import type { StageScene } from '../stageProps.ts';
import type { StageClock } from './clock.ts';
import { STILL_FADE_MS } from './crossFade.ts';
import { RendererContext } from './renderer/useRenderer.ts';
import { ClockContext, useMotion } from './useMotion.ts';
import type { PictureProps } from './view.ts';

interface PictureOfProps extends Omit<PictureProps, keyof ShownScene | 'arrived'> {
  clock: StageClock;
  shown: ShownScene;
  /** Called when `shown` is on the canvas. */
  onDrawn(shown: ShownScene): void;
  /** Called once, when a scene that ends by itself has ended. */
  onEnd(scene: StageScene): void;
}

const NOT_BEGUN = { scene: null, since: 0, hasEnded: false };

/** Renders the shown scene and ends it. Memoised, because a scene has hundreds of parts. */
export const Picture = memo(function Picture(props: PictureOfProps) {
  const { app } = useApplication();
  return (
    <RendererContext value={app.renderer}>
      <ClockContext value={props.clock}>
        <TimedPicture {...props} />
      </ClockContext>
    </RendererContext>
  );
});

function TimedPicture({ clock, shown, onDrawn, onEnd, ...sceneProps }: PictureOfProps) {
  const { Picture: Content, lengthMs }: Scene = scenes[shown.scene];
  const { still } = sceneProps;
  useMotion(still, ({ step }) => {
    if (!still) settleGaze(step);
  });
  useEnd(shown.scene, lengthMs && still ? STILL_FADE_MS : lengthMs, onEnd);
  useStoppedFrame(clock);
  useEffect(() => onDrawn(shown), [shown, onDrawn]);
  const { scene, theme, ship, mission, lights } = shown;
  return <Content {...sceneProps} {...{ scene, theme, ship, mission, lights }} arrived={shown} />;
}

/** Draws every change once while the clock is stopped, so that a paused picture still fits its window. */
function useStoppedFrame(clock: StageClock): void {
  const { app } = useApplication();
  useLayoutEffect(() => {
    if (!app.ticker.started) clock.advance(0);
  });
}

/** Calls `onEnd` once for each scene that has a length, when that much stage time has passed. */
function useEnd(scene: StageScene, lengthMs: number | undefined, onEnd: (scene: StageScene) => void): void {
  const present = useRef<{ scene: StageScene | null; since: number; hasEnded: boolean }>(NOT_BEGUN);
  useMotion(false, ({ time, step }) => {
    if (present.current.scene !== scene) present.current = { scene, since: time - step, hasEnded: false };
    const now = present.current;
    if (lengthMs === undefined || now.hasEnded || (time - now.since) * 1000 < lengthMs) return;
    now.hasEnded = true;
    onEnd(scene);
  });
}

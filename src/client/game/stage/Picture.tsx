import { useApplication } from '@pixi/react';
import { useLayoutEffect, useRef } from 'react';
import type { RobotMood } from '#client/game/flow/scenes.ts';
import { settleGaze } from './gaze.ts';
import { type Scene, scenes } from './scenes/scenes.ts';
import { useMotion } from './useMotion.ts';
import type { Shown } from './useShownScene.ts';
import type { View } from './view.ts';

interface PictureOfProps {
  shown: Shown;
  view: View;
  robot: RobotMood;
  still: boolean;
  /** Called once, when a scene that ends by itself has ended. */
  onEnd(): void;
}

/** Under reduced motion a transition is only its cross-fade. */
const STILL_LENGTH_MS = 200;

/** The scene that is shown, and its end. */
export function Picture({ shown, view, robot, still, onEnd }: PictureOfProps) {
  const { Picture: Content, lengthMs }: Scene = scenes[shown.scene];
  const ended = useRef(false);
  useMotion(still, ({ age, step }) => {
    if (!still) settleGaze(step);
    const length = lengthMs && still ? STILL_LENGTH_MS : lengthMs;
    if (length === undefined || ended.current || age * 1000 < length) return;
    ended.current = true;
    onEnd();
  });
  useStoppedFrame();
  return <Content view={view} theme={shown.theme} ship={shown.ship} robot={robot} still={still} />;
}

/** While the ticker stands still, every change is drawn once, so that a paused picture still fits its window. */
function useStoppedFrame(): void {
  const { app } = useApplication();
  useLayoutEffect(() => {
    if (!app.ticker.started) app.ticker.update();
  });
}

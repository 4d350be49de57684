import type { Application } from 'pixi.js';
import { useEffect, useMemo } from 'react';
import { isWebgl } from '../../assets/gpuTextures.ts';
import { DeferredScreen } from './DeferredScreen.ts';

/** Returns what shows the application's pictures on `canvas`; null without one. */
export function useDeferredScreen(app: Application | null, canvas: HTMLCanvasElement | null): DeferredScreen | null {
  const screen = useMemo(
    () => (app && canvas && isWebgl(app.renderer) ? new DeferredScreen(app.renderer, canvas) : null),
    [app, canvas],
  );
  useEffect(() => () => screen?.stop(), [screen]);
  return screen;
}

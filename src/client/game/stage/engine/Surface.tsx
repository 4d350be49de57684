import './pixi.ts';
import { Application } from '@pixi/react';
import type { Application as PixiApplication } from 'pixi.js';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { patchBlendModes } from './renderer/canvasRenderer.ts';
import { readOnePicture } from './renderer/pictureLimit.ts';
import type { RenderBudget, RendererName } from './renderer/renderer.ts';
import { useStable } from './useStable.ts';

interface SurfaceProps {
  power: RenderBudget;
  /** CSS pixels. */
  view: { width: number; height: number };
  /** The canvas is not shown itself, from the start. */
  hidden: boolean;
  resolution: number;
  onInit(app: PixiApplication): void;
  /** Null until the canvas exists: children mounted on an unfinished one could not be unmounted. */
  children: ReactNode;
}

const SPACE = 0x0a0820;
/** Spread, because the types of @pixi/react belong to an older Pixi without a canvas renderer. */
const PREFERENCE: Record<RendererName, object> = {
  webgl: { preference: ['webgl'] },
  canvas: { preference: ['canvas'] },
  imagem: {},
};

/** Renders a canvas of Pixi, which draws only when a clock tells it to. */
export function Surface({ power, view, hidden, resolution, onInit, children }: SurfaceProps) {
  const begin = useStable((app: PixiApplication) => {
    patchBlendModes(app.renderer);
    if (power.software) readOnePicture(app.renderer);
    onInit(app);
  });
  const isMounted = useMountedAtOnce();
  if (!isMounted) return null;
  return (
    <Application
      className={hidden ? 'hidden' : 'block'}
      {...PREFERENCE[power.renderer]}
      skipExtensionImports
      autoStart={false}
      autoDensity
      resolution={resolution}
      width={view.width}
      height={view.height}
      backgroundColor={SPACE}
      powerPreference="high-performance"
      onInit={begin}
    >
      {/* A container for the scene, so that the snapshot of a cross-fade lies above it. */}
      <pixiContainer>{children}</pixiContainer>
    </Application>
  );
}

/**
 * Mounts the canvas from a layout effect in development. There React runs all effects twice; @pixi/react destroys an application
 * that has begun between the two, and never makes another. After a layout effect both runs come before it can begin.
 */
function useMountedAtOnce(): boolean {
  const [isMounted, setMounted] = useState(!import.meta.env.DEV);
  useLayoutEffect(() => setMounted(true), []);
  return isMounted;
}

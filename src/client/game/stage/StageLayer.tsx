import type { ReactNode, RefObject } from 'react';
import type { Raised } from '#client/game/flow/cockpitLayout.ts';
import type { RendererName } from './engine/renderer/renderer.ts';
import type { StageScene } from './stageProps.ts';

interface LayerProps {
  ref: RefObject<HTMLDivElement | null>;
  /** The scene whose pictures are shown; null until the first one is. */
  scene: StageScene | null;
  renderer: RendererName;
  raised: Raised;
  children: ReactNode;
}

/** Renders the layer behind the overlays. Its data attributes describe its state to tests and for inspection. */
export function StageLayer({ ref, scene, renderer, raised, children }: LayerProps) {
  return (
    <div
      ref={ref}
      // An empty canvas would hide the still picture that the page shows meanwhile.
      className={`pointer-events-none absolute inset-0 overflow-hidden ${scene === null ? 'invisible' : ''}`}
      aria-hidden="true"
      data-scene={scene ?? undefined}
      data-ready={scene !== null}
      data-renderer={renderer}
      data-raised={raised}
    >
      {children}
    </div>
  );
}

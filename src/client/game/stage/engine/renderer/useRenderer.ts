import type { Renderer } from 'pixi.js';
import { createContext, useContext } from 'react';

/** The renderer of the stage that a part belongs to. */
export const RendererContext = createContext<Renderer | null>(null);

/** Returns the renderer that draws this part. Throws outside of a stage. */
export function useRenderer(): Renderer {
  const renderer = useContext(RendererContext);
  if (!renderer) throw new Error('A part of the stage is outside of it.');
  return renderer;
}

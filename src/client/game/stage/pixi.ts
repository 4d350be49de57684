// First of all: without it Pixi compiles its uniform code at run time, which the content security policy forbids.
import 'pixi.js/unsafe-eval';
// Named parts instead of Pixi's own bundle: no event system, no accessibility layer (it adds a stray button on tablets).
import 'pixi.js/app';
import 'pixi.js/graphics';
import { extend } from '@pixi/react';
import { Assets, Container, Graphics, Sprite } from 'pixi.js';

extend({ Container, Graphics, Sprite });

/** Workers would need `blob:` scripts, and format detection fetches data URLs: both are blocked, so neither is tried. */
export const assetsReady: Promise<void> = Assets.init({
  skipDetections: true,
  preferences: { preferWorkers: false },
});

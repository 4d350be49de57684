import { type Application, type Container, Sprite } from 'pixi.js';
import type { StageClock } from './clock.ts';
import { clamp } from './motion.ts';

export const FADE_MS = 420;
/** Under reduced motion. */
export const STILL_FADE_MS = 200;

interface Fading {
  photo: Sprite;
  /** Milliseconds of the fade. */
  length: number;
  /** Null until the fade begins. */
  stop: (() => void) | null;
}

const fading = new WeakMap<Container, Fading>();

/**
 * Lays a snapshot of the current picture over the stage, which `beginCrossFade` fades out in `length` milliseconds of the
 * clock. The new picture is made in slices beneath it.
 */
export function prepareCrossFade(app: Application, length: number): void {
  const photo = photograph(app);
  // Ended only now, because the new snapshot includes one that was still fading.
  endCrossFade(app);
  app.stage.addChild(photo);
  fading.set(app.stage, { photo, length, stop: null });
}

/** Fades a prepared snapshot out, because the new picture is there. */
export function beginCrossFade(app: Application, clock: StageClock): void {
  const prepared = fading.get(app.stage);
  if (!prepared || prepared.stop) return;
  const { photo, length } = prepared;
  prepared.stop = clock.add({
    still: false,
    frame: ({ age }) => {
      photo.alpha = 1 - clamp((age * 1000) / length);
      // After a resize the snapshot is stretched, so that it still covers the stage.
      photo.setSize(app.screen.width, app.screen.height);
      if (photo.alpha <= 0) endCrossFade(app);
    },
  });
}

/** At most one pixel per CSS pixel, because the snapshot is seen only for a moment. */
function photograph({ renderer, stage, screen }: Application): Sprite {
  const resolution = Math.min(1, renderer.resolution);
  const texture = renderer.generateTexture({
    target: stage,
    frame: screen,
    resolution,
    clearColor: renderer.background.color,
  });
  return new Sprite(texture);
}

/** Removes the snapshot, however far it has faded. */
export function endCrossFade({ stage }: Application): void {
  const present = fading.get(stage);
  if (!present) return;
  fading.delete(stage);
  present.stop?.();
  present.photo.destroy({ texture: true, textureSource: true });
}

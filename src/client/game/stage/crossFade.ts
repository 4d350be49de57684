import { type Application, Sprite, type Ticker } from 'pixi.js';
import { clamp } from './motion.ts';

const fading = new WeakMap<Application, Sprite>();

/** Lays a photograph of the present picture over the stage and lets it fade in `milliseconds`. */
export function crossFade(app: Application, milliseconds: number): void {
  endCrossFade(app);
  const photo = new Sprite(app.renderer.generateTexture({ target: app.stage, frame: app.screen }));
  fading.set(app, photo);
  app.stage.addChild(photo);
  let age = 0;
  const fade = (ticker: Ticker) => {
    age += ticker.deltaMS;
    if (photo.destroyed) app.ticker.remove(fade);
    else if (age >= milliseconds) endCrossFade(app);
    else {
      photo.alpha = 1 - clamp(age / milliseconds);
      // After a resize the photograph no longer fits: stretched, it still covers.
      photo.setSize(app.screen.width, app.screen.height);
    }
  };
  app.ticker.add(fade);
}

/** Takes the photograph away, wherever its fading stands. */
export function endCrossFade(app: Application): void {
  fading.get(app)?.destroy({ texture: true, textureSource: true });
  fading.delete(app);
}

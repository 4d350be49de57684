import { Application, Assets, Sprite } from 'pixi.js';
import { type SpriteRecord, swayed } from './sprites.ts';

const app = new Application();
const movers: { sprite: Sprite; record: SpriteRecord; index: number }[] = [];
let seconds = 0;

/** Pixi and nothing around it. */
window.bench = {
  async load(sprites, width, height) {
    await app.init({ width, height, preference: 'webgl', autoStart: false, backgroundColor: 0x0a0820 });
    document.body.append(app.canvas);
    for (const [index, record] of sprites.entries()) {
      const sprite = new Sprite(await Assets.load(record.url));
      sprite.anchor.set(0.5);
      sprite.position.set(record.x, record.y);
      sprite.setSize(record.width, record.height);
      sprite.rotation = record.rotation;
      sprite.alpha = record.alpha;
      sprite.tint = record.tint;
      sprite.blendMode = record.additive ? 'add' : 'normal';
      app.stage.addChild(sprite);
      if (record.moves) movers.push({ sprite, record, index });
    }
    app.render();
  },
  frames(count) {
    for (let frame = 0; frame < count; frame += 1) {
      seconds += 1 / 60;
      for (const { sprite, record, index } of movers) {
        sprite.position.set(swayed(record.x, index, seconds), swayed(record.y, index + 1, seconds));
      }
      app.render();
    }
  },
};

import { Application, Assets, Sprite } from 'pixi.js';
import type { Pose, SpriteRecord } from './sprites.ts';

const app = new Application();
const movers: { sprite: Sprite; poses: readonly Pose[] }[] = [];
let shown = 0;

/** Draws the recorded sprites with plain Pixi. */
window.bench = {
  async load(sprites, width, height) {
    await app.init({ width, height, preference: 'webgl', autoStart: false, backgroundColor: 0x0a0820 });
    document.body.append(app.canvas);
    for (const record of sprites) await add(record);
    app.render();
  },
  frames(count) {
    for (let frame = 0; frame < count; frame += 1) {
      shown += 1;
      for (const { sprite, poses } of movers) {
        const pose = poses[shown % poses.length];
        if (pose) put(sprite, pose);
      }
      app.render();
    }
  },
};

async function add({ url, tint, blendMode, poses }: SpriteRecord): Promise<void> {
  const sprite = new Sprite(await Assets.load(url));
  sprite.anchor.set(0.5);
  sprite.tint = tint;
  sprite.blendMode = blendMode;
  if (poses[0]) put(sprite, poses[0]);
  app.stage.addChild(sprite);
  if (poses.length > 1) movers.push({ sprite, poses });
}

function put(sprite: Sprite, { x, y, width, height, rotation, alpha }: Pose): void {
  sprite.position.set(x, y);
  sprite.scale.set(width / sprite.texture.width, height / sprite.texture.height);
  sprite.rotation = rotation;
  sprite.alpha = alpha;
}

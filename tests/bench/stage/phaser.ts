import Phaser from 'phaser';
import type { BlendMode, Pose, SpriteRecord } from './sprites.ts';

const BLEND_MODES: Record<BlendMode, Phaser.BlendModes> = {
  normal: Phaser.BlendModes.NORMAL,
  add: Phaser.BlendModes.ADD,
  screen: Phaser.BlendModes.SCREEN,
  multiply: Phaser.BlendModes.MULTIPLY,
};

const movers: { image: Phaser.GameObjects.Image; poses: readonly Pose[] }[] = [];
let game: Phaser.Game | null = null;
let shown = 0;

/** Draws the recorded sprites with Phaser. */
window.bench = {
  load(sprites, width, height) {
    return new Promise((done) => {
      game = new Phaser.Game({
        type: Phaser.WEBGL,
        width,
        height,
        parent: document.body,
        banner: false,
        audio: { noAudio: true },
        scene: {
          preload(this: Phaser.Scene) {
            for (const url of new Set(sprites.map((sprite) => sprite.url))) this.load.image(url, url);
          },
          create(this: Phaser.Scene) {
            for (const record of sprites) add(this, record);
            game?.loop.stop();
            done();
          },
        },
      });
    });
  },
  frames(count) {
    for (let frame = 0; frame < count; frame += 1) {
      shown += 1;
      for (const { image, poses } of movers) {
        const pose = poses[shown % poses.length];
        if (pose) put(image, pose);
      }
      game?.step((shown * 1000) / 60, 1000 / 60);
    }
  },
};

function add(scene: Phaser.Scene, { url, tint, blendMode, poses }: SpriteRecord): void {
  const image = scene.add.image(0, 0, url);
  image.setTint(tint);
  image.setBlendMode(BLEND_MODES[blendMode]);
  if (poses[0]) put(image, poses[0]);
  if (poses.length > 1) movers.push({ image, poses });
}

function put(image: Phaser.GameObjects.Image, { x, y, width, height, rotation, alpha }: Pose): void {
  image.setPosition(x, y).setDisplaySize(width, height).setRotation(rotation).setAlpha(alpha);
}

import Phaser from 'phaser';
import { type SpriteRecord, swayed } from './sprites.ts';

const movers: { image: Phaser.GameObjects.Image; record: SpriteRecord; index: number }[] = [];
let game: Phaser.Game | null = null;
let seconds = 0;

/** The same pictures, drawn by Phaser. */
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
            for (const [index, record] of sprites.entries()) place(this, record, index);
            game?.loop.stop();
            done();
          },
        },
      });
    });
  },
  frames(count) {
    for (let frame = 0; frame < count; frame += 1) {
      seconds += 1 / 60;
      for (const { image, record, index } of movers) {
        image.setPosition(swayed(record.x, index, seconds), swayed(record.y, index + 1, seconds));
      }
      game?.step(seconds * 1000, 1000 / 60);
    }
  },
};

function place(scene: Phaser.Scene, record: SpriteRecord, index: number): void {
  const image = scene.add.image(record.x, record.y, record.url);
  image.setDisplaySize(record.width, record.height);
  image.setRotation(record.rotation).setAlpha(record.alpha).setTint(record.tint);
  if (record.additive) image.setBlendMode(Phaser.BlendModes.ADD);
  if (record.moves) movers.push({ image, record, index });
}

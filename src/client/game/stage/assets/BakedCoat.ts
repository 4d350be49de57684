import { Container, Matrix, type Renderer, RenderTexture, Sprite, Texture } from 'pixi.js';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { isWebgl } from './gpuTextures.ts';
import type { Paint } from './paint.ts';

/** A picture in neutral paint under the mask that gives it the ship's colour. */
export interface Coat {
  picture: Texture;
  mask: Texture;
  paint: Paint;
  /** The part that is needed, in pixels of the picture; absent = all of it. */
  area?: Readonly<Rect>;
  /** Pixels of the canvas for each pixel of the picture; absent = 1. */
  scale?: number;
}

/**
 * The painted picture as one texture, made when the colour has arrived: drawing picture and mask apart costs two draw calls
 * more in every frame.
 */
export class BakedCoat {
  private readonly renderer: Renderer;
  private texture: RenderTexture | null = null;
  private baked: Coat | null = null;
  private tint = 0;

  constructor(renderer: Renderer) {
    this.renderer = renderer;
  }

  /**
   * Returns the texture. Null while the colour changes or the pictures have not arrived, and without WebGL: then picture and
   * mask have to be drawn.
   */
  bake(coat: Coat): Texture | null {
    const { picture, mask, paint } = coat;
    if (paint.way < 1 || picture === Texture.EMPTY || mask === Texture.EMPTY) return null;
    if (this.baked && this.tint === paint.tint && isSame(this.baked, coat)) return this.texture;
    if (!isWebgl(this.renderer) || this.renderer.context.isLost) return null;
    this.draw(coat);
    return this.texture;
  }

  /** Makes the texture anew at the next call, because the graphics card has lost it. */
  forget(): void {
    this.baked = null;
  }

  destroy(): void {
    this.texture?.destroy(true);
    this.texture = null;
    this.baked = null;
  }

  private draw(coat: Coat): void {
    const { picture, mask, paint, area = picture.frame, scale = 1 } = coat;
    this.texture?.destroy(true);
    this.texture = RenderTexture.create({ width: area.width, height: area.height, resolution: scale });
    const painted = new Container({
      children: [
        new Sprite(picture),
        new Sprite({
          texture: mask,
          width: picture.width,
          height: picture.height,
          tint: paint.tint,
          blendMode: 'multiply',
        }),
      ],
    });
    this.renderer.render({
      container: painted,
      target: this.texture,
      transform: new Matrix(1, 0, 0, 1, -area.x, -area.y),
      clearColor: [0, 0, 0, 0],
    });
    painted.destroy({ children: true });
    this.baked = coat;
    this.tint = paint.tint;
  }
}

function isSame(one: Coat, other: Coat): boolean {
  return (
    one === other ||
    (one.picture === other.picture && one.mask === other.mask && one.area === other.area && one.scale === other.scale)
  );
}

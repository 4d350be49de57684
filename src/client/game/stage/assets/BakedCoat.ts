import { Container, Matrix, type NineSliceSprite, type Renderer, RenderTexture, Sprite, Texture } from 'pixi.js';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { FrameTime } from '../engine/clock.ts';
import { quality } from '../engine/quality.ts';
import { setTint } from '../sprites/setTint.ts';
import { isWebgl, rest, wake } from './gpuTextures.ts';
import type { Paint } from './paint.ts';

/** A picture in neutral paint, and the mask that gives it the ship's colour. */
export interface Coat {
  picture: Texture;
  mask: Texture;
  paint: Paint;
  /** The part of the picture that is needed, in its pixels; absent = all of it. */
  area?: Readonly<Rect>;
  /** CSS pixels for each pixel of the picture; the texture is not sharper than the screen. Absent = as sharp as the picture. */
  scale?: number;
}

/** Number of the last frame that baked a coat. */
let lastBaking = 0;

/**
 * Returns whether a frame may bake a coat: one does, because a frame that bakes all of a scene's coats stutters. A picture
 * that is drawn without time passing (the first one, after a resize, while paused) bakes them all: another may not follow.
 */
function takeTurn({ number }: Pick<FrameTime, 'number'>): boolean {
  if (number > 0 && number === lastBaking) return false;
  lastBaking = number;
  return true;
}

/**
 * Combines picture and mask into one texture when the ship's colour has arrived: drawn apart, they cost two more draw calls in
 * every frame. They leave the graphics card's memory, as large as the texture or larger, until the colour changes.
 */
export class BakedCoat {
  private readonly renderer: Renderer;
  private texture: RenderTexture | null = null;
  private baked: Coat | null = null;
  private tint = 0;
  private resolution = 1;

  constructor(renderer: Renderer) {
    this.renderer = renderer;
  }

  /** Dresses the two sprites of a coat for this frame; returns whether the first one alone shows the baked texture. */
  dress(coat: Coat, bare: Sprite | NineSliceSprite, mask: Container, now: FrameTime): boolean {
    const baked = this.bake(coat, now);
    const texture = baked ?? coat.picture;
    if (bare.texture !== texture) bare.texture = texture;
    mask.visible = baked === null;
    setTint(mask, coat.paint.tint);
    return baked !== null;
  }

  /**
   * Returns the texture. Null while the colour changes or the pictures have not arrived, in a frame that has baked another coat,
   * and without WebGL: then picture and mask have to be drawn.
   */
  bake(coat: Coat, now: Pick<FrameTime, 'number'>): Texture | null {
    const { picture, mask, paint } = coat;
    if (paint.way < 1 || picture === Texture.EMPTY || mask === Texture.EMPTY) return null;
    if (this.isBaked(coat)) return this.texture;
    if (!isWebgl(this.renderer) || this.renderer.context.isLost || !takeTurn(now)) return null;
    this.draw(coat);
    return this.texture;
  }

  /** Makes the texture anew at the next call, because the graphics card has lost it. */
  forget(): void {
    for (const { source } of this.sources()) wake(source);
    this.baked = null;
  }

  destroy(): void {
    this.forget();
    this.texture?.destroy(true);
    this.texture = null;
  }

  private sources(): readonly Texture[] {
    return this.baked ? [this.baked.picture, this.baked.mask] : [];
  }

  private isBaked({ picture, mask, paint, area, scale }: Coat): boolean {
    const { baked } = this;
    return (
      baked !== null &&
      baked.picture === picture &&
      baked.mask === mask &&
      isSameArea(baked.area, area) &&
      this.tint === paint.tint &&
      this.resolution === this.resolutionFor(scale)
    );
  }

  /** The canvas lowers its resolution while frames are slow, when a new texture for each step would make them slower. */
  private resolutionFor(scale: number | undefined): number {
    return scale === undefined ? 1 : Math.min(1, scale * quality.bestResolution);
  }

  private draw(coat: Coat): void {
    const { picture, mask, paint, area = picture.frame, scale } = coat;
    const { width, height } = picture;
    this.resolution = this.resolutionFor(scale);
    this.texture?.destroy(true);
    this.texture = RenderTexture.create({ width: area.width, height: area.height, resolution: this.resolution });
    const painted = new Container({
      children: [
        new Sprite(picture),
        new Sprite({ texture: mask, width, height, tint: paint.tint, blendMode: 'multiply' }),
      ],
    });
    this.renderer.render({
      container: painted,
      target: this.texture,
      transform: new Matrix(1, 0, 0, 1, -area.x, -area.y),
      clearColor: [0, 0, 0, 0],
    });
    painted.destroy({ children: true });
    this.forget();
    this.baked = coat;
    this.tint = paint.tint;
    for (const { source } of this.sources()) rest(source);
  }
}

/** Compares by value, because a part computes its area anew each time it renders. */
function isSameArea(one: Coat['area'], other: Coat['area']): boolean {
  if (!one || !other) return one === other;
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

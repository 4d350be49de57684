// @vitest-environment happy-dom
import { type Renderer, RendererType, Texture } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { BakedCoat, type Coat } from '#client/game/stage/assets/BakedCoat.ts';
import { isResting } from '#client/game/stage/assets/gpuTextures.ts';
import { paintOf, repaint } from '#client/game/stage/assets/paint.ts';

/** A picture that is drawn without time passing. */
const STILL = { number: 0 };
const picture = new Texture();
const mask = new Texture();

function rendererOf(type: RendererType) {
  const render = vi.fn();
  return { renderer: { type, context: { isLost: false }, resolution: 1, render } as unknown as Renderer, render };
}

const coatOf = (changes: Partial<Coat> = {}): Coat => ({ picture, mask, paint: paintOf(0), ...changes });

describe('BakedCoat', () => {
  it('draws picture and mask once for the same paint', () => {
    const { renderer, render } = rendererOf(RendererType.WEBGL);
    const baked = new BakedCoat(renderer);
    const coat = coatOf();
    const texture = baked.bake(coat, STILL);
    expect(texture).not.toBeNull();
    expect(baked.bake({ ...coat }, STILL)).toBe(texture);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('draws anew for another part of the picture, not for an equal one', () => {
    const { renderer, render } = rendererOf(RendererType.WEBGL);
    const baked = new BakedCoat(renderer);
    const coat = coatOf({ area: { x: 0, y: 2, width: 4, height: 8 } });
    baked.bake(coat, STILL);
    baked.bake({ ...coat, area: { x: 0, y: 2, width: 4, height: 8 } }, STILL);
    expect(render).toHaveBeenCalledTimes(1);
    baked.bake({ ...coat, area: { x: 0, y: 2, width: 4, height: 9 } }, STILL);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('draws anew for another paint and after the graphics card was lost', () => {
    const { renderer, render } = rendererOf(RendererType.WEBGL);
    const baked = new BakedCoat(renderer);
    baked.bake(coatOf(), STILL);
    baked.bake(coatOf({ paint: paintOf(3) }), STILL);
    baked.forget();
    baked.bake(coatOf({ paint: paintOf(3) }), STILL);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('draws one coat in a frame, and all of them where none follows', () => {
    const { renderer, render } = rendererOf(RendererType.WEBGL);
    const coats = [new BakedCoat(renderer), new BakedCoat(renderer)];
    const bakeAll = (number: number) => coats.map((baked) => baked.bake(coatOf(), { number }) !== null);
    expect(bakeAll(7)).toEqual([true, false]);
    expect(bakeAll(8)).toEqual([true, true]);
    expect(render).toHaveBeenCalledTimes(2);
    for (const baked of coats) baked.forget();
    expect(bakeAll(0)).toEqual([true, true]);
  });

  it('draws anew for another size on the screen, not while slow frames lower the resolution of the canvas', () => {
    const { renderer, render } = rendererOf(RendererType.WEBGL);
    const baked = new BakedCoat(renderer);
    baked.bake(coatOf({ scale: 0.5 }), STILL);
    Object.assign(renderer, { resolution: 0.6 });
    baked.bake(coatOf({ scale: 0.5 }), STILL);
    expect(render).toHaveBeenCalledTimes(1);
    baked.bake(coatOf({ scale: 0.75 }), STILL);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('keeps picture and mask out of the memory of the graphics card while the baked one is shown', () => {
    const { renderer } = rendererOf(RendererType.WEBGL);
    const unloaded = vi.fn();
    for (const { source } of [picture, mask]) source.on('unload', unloaded);
    const baked = new BakedCoat(renderer);
    baked.bake(coatOf(), STILL);
    expect(unloaded).toHaveBeenCalledTimes(2);
    expect(isResting(picture.source)).toBe(true);
    baked.destroy();
    expect(isResting(picture.source)).toBe(false);
  });

  it.each<[string, Partial<Coat>]>([
    ['while the colour changes', { paint: changing() }],
    ['before the picture has arrived', { picture: Texture.EMPTY }],
    ['before the mask has arrived', { mask: Texture.EMPTY }],
  ])('leaves picture and mask apart %s', (_, changes) => {
    expect(new BakedCoat(rendererOf(RendererType.WEBGL).renderer).bake(coatOf(changes), STILL)).toBeNull();
  });

  it('leaves them apart with the canvas renderer', () => {
    expect(new BakedCoat(rendererOf(RendererType.CANVAS).renderer).bake(coatOf(), STILL)).toBeNull();
  });
});

function changing() {
  const paint = paintOf(0);
  repaint(paint, 5);
  return paint;
}

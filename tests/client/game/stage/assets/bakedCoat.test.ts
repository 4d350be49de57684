// @vitest-environment happy-dom
import { type Renderer, RendererType, Texture } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { BakedCoat, type Coat } from '#client/game/stage/assets/BakedCoat.ts';
import { isResting } from '#client/game/stage/assets/gpuTextures.ts';
import { paintOf, repaint } from '#client/game/stage/assets/paint.ts';

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
    const texture = baked.bake(coat);
    expect(texture).not.toBeNull();
    expect(baked.bake({ ...coat })).toBe(texture);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('draws anew for another part of the picture, not for an equal one', () => {
    const { renderer, render } = rendererOf(RendererType.WEBGL);
    const baked = new BakedCoat(renderer);
    const coat = coatOf({ area: { x: 0, y: 2, width: 4, height: 8 } });
    baked.bake(coat);
    baked.bake({ ...coat, area: { x: 0, y: 2, width: 4, height: 8 } });
    expect(render).toHaveBeenCalledTimes(1);
    baked.bake({ ...coat, area: { x: 0, y: 2, width: 4, height: 9 } });
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('draws anew for another paint and after the graphics card was lost', () => {
    const { renderer, render } = rendererOf(RendererType.WEBGL);
    const baked = new BakedCoat(renderer);
    baked.bake(coatOf());
    baked.bake(coatOf({ paint: paintOf(3) }));
    baked.forget();
    baked.bake(coatOf({ paint: paintOf(3) }));
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('draws one coat in a frame', () => {
    const { renderer, render } = rendererOf(RendererType.WEBGL);
    const timeline = { currentTime: 16 };
    Object.defineProperty(document, 'timeline', { value: timeline, configurable: true });
    const coats = [new BakedCoat(renderer), new BakedCoat(renderer)];
    const bakeAll = () => coats.map((baked) => baked.bake(coatOf()) !== null);
    expect(bakeAll()).toEqual([true, false]);
    expect(bakeAll()).toEqual([true, false]);
    timeline.currentTime = 32;
    expect(bakeAll()).toEqual([true, true]);
    expect(render).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(document, 'timeline');
  });

  it('draws anew for another size on the screen, not while slow frames lower the resolution of the canvas', () => {
    const { renderer, render } = rendererOf(RendererType.WEBGL);
    const baked = new BakedCoat(renderer);
    baked.bake(coatOf({ scale: 0.5 }));
    Object.assign(renderer, { resolution: 0.6 });
    baked.bake(coatOf({ scale: 0.5 }));
    expect(render).toHaveBeenCalledTimes(1);
    baked.bake(coatOf({ scale: 0.75 }));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('keeps picture and mask out of the memory of the graphics card while the baked one is shown', () => {
    const { renderer } = rendererOf(RendererType.WEBGL);
    const unloaded = vi.fn();
    for (const { source } of [picture, mask]) source.on('unload', unloaded);
    const baked = new BakedCoat(renderer);
    baked.bake(coatOf());
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
    expect(new BakedCoat(rendererOf(RendererType.WEBGL).renderer).bake(coatOf(changes))).toBeNull();
  });

  it('leaves them apart with the canvas renderer', () => {
    expect(new BakedCoat(rendererOf(RendererType.CANVAS).renderer).bake(coatOf())).toBeNull();
  });
});

function changing() {
  const paint = paintOf(0);
  repaint(paint, 5);
  return paint;
}

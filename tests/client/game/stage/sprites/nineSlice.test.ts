// @vitest-environment happy-dom
import { NineSliceSprite, Texture, TextureSource } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { cockpitLayout, FRAME_WIDTH } from '#client/game/flow/cockpitLayout.ts';
import { FRAME, frameSlices, layFrame } from '#client/game/stage/cockpit/nineSlice.ts';

describe.each([
  ['the painted frame', 960, 720],
  ['its mask, half as large', 480, 360],
])('%s', (_, width, height) => {
  const picture = new Texture({ source: new TextureSource({ width, height }) });
  const sprite = new NineSliceSprite({ texture: picture, ...frameSlices(picture) });

  it.each([
    [1366, 768],
    [1024, 768],
    [768, 1024],
    [1920, 1080],
  ])('has its opening exactly on the glass at %d x %d', (screenWidth, screenHeight) => {
    const layout = cockpitLayout(screenWidth, screenHeight, { raised: 'form' });
    if (layout.mode !== 'cabin' || !layout.frame) throw new Error('a form has a frame');
    const thickness = FRAME_WIDTH * layout.scale;
    layFrame(sprite, layout.frame, thickness);
    const scale = sprite.scale.x;
    const edge = ((FRAME.margin + FRAME.thickness) * width * scale) / FRAME.width;
    expect(sprite.x + edge).toBeCloseTo(layout.frame.x + thickness);
    expect(sprite.y + edge).toBeCloseTo(layout.frame.y + thickness);
    expect(sprite.x + sprite.width * scale - edge).toBeCloseTo(layout.frame.x + layout.frame.width - thickness);
    expect(sprite.y + sprite.height * scale - edge).toBeCloseTo(layout.frame.y + layout.frame.height - thickness);
    expect(layout.work.x).toBeCloseTo(layout.frame.x + thickness);
  });
});
